/**
 * The app takes the place of the page that was drawn at build (prerender/build/prerender.ts) once
 * it shows as much, without a blink.
 */

/** After this long the app shows whatever it has. */
const MOST_MS = 6_000;

const FOCUSABLE = 'a[href], button, input, select, textarea';

/** The element that the app draws into. Throws when the document has none. */
export function rootFor(): HTMLElement {
  const drawn = document.getElementById('root');
  if (drawn === null) throw new Error('index.html has no #root');
  const page = document.documentElement;
  const kind = page.dataset['drawnPage'];
  if (kind === undefined) return drawn;
  // The document's own address would be taken for that of every page that follows, by sharing from
  // the browser too.
  for (const link of document.querySelectorAll('[rel=canonical], [rel=alternate], [property="og:url"]'))
    link.remove();
  if (kind === 'other') {
    delete page.dataset['drawnPage'];
    drawn.replaceChildren();
    return drawn;
  }
  const root = document.createElement('div');
  root.hidden = true;
  drawn.after(root);
  const takeOver = () => {
    observer.disconnect();
    clearTimeout(timer);
    const focused = counterpart(document.activeElement, drawn, root);
    const pressed = pressesOn(drawn).map((button) => counterpart(button, drawn, root));
    root.hidden = false;
    drawn.remove();
    root.id = 'root';
    delete page.dataset['drawnPage'];
    focused?.focus({ preventScroll: true });
    for (const button of pressed) button?.click();
  };
  const observer = new MutationObserver(() => {
    if (showsAsMuch(root, drawn)) takeOver();
  });
  observer.observe(root, { childList: true, subtree: true });
  const timer = setTimeout(takeOver, MOST_MS);
  return root;
}

/**
 * The buttons that were pressed on the prerendered page, in order; one pressed twice is there twice
 * (public/boot.js).
 */
function pressesOn(drawn: Element): readonly Element[] {
  return [...drawn.querySelectorAll('[data-pressed]')]
    .flatMap((button) =>
      (button.getAttribute('data-pressed') ?? '')
        .split(' ')
        .map((order) => ({ button, order: Number(order) })),
    )
    .toSorted((one, other) => one.order - other.order)
    .map(({ button }) => button);
}

/**
 * Returns the same element of the app's own page: at the same place, with the same words. Null when
 * there is no such element.
 */
function counterpart(element: Element | null, drawn: Element, root: Element): HTMLElement | null {
  if (element === null) return null;
  const at = [...drawn.querySelectorAll(FOCUSABLE)].indexOf(element);
  const found = root.querySelectorAll(FOCUSABLE)[at];
  const isSame = found?.tagName === element.tagName && found.textContent === element.textContent;
  return isSame && found instanceof HTMLElement ? found : null;
}

/** A page that waits for what only a server knows was drawn waiting. */
function showsAsMuch(root: Element, drawn: Element): boolean {
  if (root.childElementCount === 0 || root.querySelector('[data-loading-page]') !== null) return false;
  return root.querySelector('[data-waiting]') === null || drawn.querySelector('[data-waiting]') !== null;
}
