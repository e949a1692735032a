/** The time that pages may take to be as long as before. */
const MOST_MS = 2_000;
/** The time between two tries. */
const PAUSE_MS = 50;

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

type Scrolled = { readonly path: string; readonly top: number; readonly left: number };

/**
 * Remembers what is scrolled and what has the focus. Returns a function that brings both back after
 * the page was drawn again, as far as the page still has them.
 */
export function keepPlace(): () => Promise<void> {
  const scrolled = [...document.querySelectorAll('*')].flatMap((element): readonly Scrolled[] => {
    const { scrollTop: top, scrollLeft: left } = element;
    return top === 0 && left === 0 ? [] : [{ path: pathOf(element), top, left }];
  });
  const focused = document.activeElement;
  const mark = focused === null || focused === document.body ? null : markOf(focused);
  return async () => {
    const end = performance.now() + MOST_MS;
    let isDone = false;
    while (!isDone && performance.now() < end) {
      await pause();
      isDone = scrolled.every(scrollBack) && focusBack(mark);
    }
  };
}

/** False while the element is not there or not long enough yet. */
function scrollBack({ path, top, left }: Scrolled): boolean {
  const element = document.querySelector(path);
  if (element === null) return false;
  // A player who scrolled on meanwhile stays there.
  if (element.scrollTop === 0) element.scrollTo({ top, left, behavior: 'instant' });
  return Math.abs(element.scrollTop - top) < 2 || element.scrollTop > 0;
}

type Mark = { readonly path: string; readonly words: string };

function focusBack(mark: Mark | null): boolean {
  if (mark === null || document.activeElement !== document.body) return true;
  const at = document.querySelector(mark.path);
  const same =
    at !== null && wordsOf(at) === mark.words
      ? at
      : [...document.querySelectorAll(FOCUSABLE)].find((each) => wordsOf(each) === mark.words);
  if (!(same instanceof HTMLElement)) return false;
  same.focus({ preventScroll: true });
  return true;
}

function markOf(element: Element): Mark {
  return { path: pathOf(element), words: wordsOf(element) };
}

function wordsOf(element: Element): string {
  return `${element.tagName} ${element.getAttribute('aria-label')} ${element.getAttribute('href')} ${element.textContent}`;
}

/** The element's place among the children of each element above it. */
function pathOf(element: Element): string {
  const steps: string[] = [];
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    const siblings = each.parentElement?.children ?? [each];
    steps.unshift(`${CSS.escape(each.localName)}:nth-child(${[...siblings].indexOf(each) + 1})`);
  }
  // The document itself is nobody's child.
  return steps.length === 1 ? ':root' : `:root > ${steps.slice(1).join(' > ')}`;
}

async function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAUSE_MS);
  });
}
