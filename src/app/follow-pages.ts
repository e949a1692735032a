import { NavigationType } from 'react-router';
import type { PageRouter } from '#platform/routing/page-router.ts';
import { announce } from '#ui/live-region/live-region.tsx';

type Router = Pick<PageRouter, 'state' | 'subscribe'>;

/** A pressed link or button, as it can be found again once its page shows again. */
type Mark = { readonly signature: string; readonly at: number };

/** The time that a page may take to show its heading. */
const MOST_MS = 3_000;

const PRESSABLE = 'a[href], button';

/**
 * Gives each new page the focus, at its heading, and says its title to screen readers. Back gives
 * the focus back to what led away. A page that took the focus itself keeps it.
 */
export function followPages(router: Router): () => void {
  const marks = new Map<string, Mark>();
  const keepMark = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest(PRESSABLE) : null;
    if (pressed !== null) marks.set(router.state.location.key, markOf(pressed));
  };
  let page = pageOf(router);
  let stopWaiting = () => {};
  const stop = router.subscribe((state) => {
    if (state.next !== null || pageOf(router) === page) return;
    page = pageOf(router);
    stopWaiting();
    const mark = state.historyAction === NavigationType.Pop ? marks.get(state.location.key) : undefined;
    const left = document.activeElement;
    stopWaiting = onceShown((heading) => {
      announce(document.title.replace(/ – Muster$/, ''));
      // Pages that are alike share elements: one that led away keeps a focus that nobody gave it.
      if (document.activeElement === left || !hasFocusWithin()) moveFocus(heading, mark);
    });
  });
  document.addEventListener('click', keepMark, true);
  return () => {
    stop();
    stopWaiting();
    document.removeEventListener('click', keepMark, true);
  };
}

/** The page in view; an address within it, such as that of a dialog, is no other page. */
function pageOf({ state }: Router): string {
  return state.page.path;
}

const mainPart = () => document.querySelector('main');

/** Calls back with the heading of the next page, or with null when none comes in time. */
function onceShown(then: (heading: HTMLElement | null) => void): () => void {
  const former = mainPart()?.querySelector('h1');
  const formerWords = former?.textContent;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const look = () => {
    const heading = mainPart()?.querySelector('h1');
    if (heading === null || heading === undefined) return;
    if (heading === former && heading.textContent === formerWords) return;
    stop();
    then(heading);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const timer = setTimeout(() => {
    stop();
    then(null);
  }, MOST_MS);
  return stop;
}

/** True when a field of the page, or a dialog or menu over it, has the focus. */
function hasFocusWithin(): boolean {
  return (
    (document.activeElement?.closest('main, [role$=dialog], [role=menu], [role=listbox]') ?? null) !== null
  );
}

function moveFocus(heading: HTMLElement | null, mark: Mark | undefined): void {
  const target = (mark === undefined ? undefined : found(mark)) ?? heading ?? mainPart();
  if (target === heading) heading?.setAttribute('tabindex', '-1');
  // The router has scrolled already.
  target?.focus({ preventScroll: true });
}

function markOf(pressed: Element): Mark {
  const signature = signatureOf(pressed);
  return { signature, at: alike(signature).indexOf(pressed) };
}

function found({ signature, at }: Mark): HTMLElement | undefined {
  const element = alike(signature)[at];
  return element instanceof HTMLElement ? element : undefined;
}

function alike(signature: string): readonly Element[] {
  return [...document.querySelectorAll(PRESSABLE)].filter((each) => signatureOf(each) === signature);
}

function signatureOf(element: Element): string {
  return `${element.tagName} ${element.getAttribute('href')} ${element.getAttribute('aria-label')} ${element.textContent}`;
}
