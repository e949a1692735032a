import { useSyncExternalStore } from 'react';

const SITE = / – Muster$/;

function onTitle(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
  };
}

/**
 * Tells of each scroll, and of nothing else: where the heading stands makes the browser lay out the
 * page, and the head changes with each chunk that loads (285 ms of a slow phone's start).
 */
function onScroll(onChange: () => void): () => void {
  document.addEventListener('scroll', onChange, { passive: true });
  return () => {
    document.removeEventListener('scroll', onChange);
  };
}

/** The least height of the bar in pixels: a heading that ends above it is out of view. */
const BAR = 44;

/** Returns true when the page's own heading has scrolled under the bar. */
function isHeadingPast(): boolean {
  const heading = document.querySelector('main h1');
  return window.scrollY > 0 && heading !== null && heading.getBoundingClientRect().bottom < BAR;
}

/** Returns the title of the page in view, without the name of the site; for the start page that. */
function pageTitle(): string {
  return document.title.startsWith('Muster – ') ? 'Muster' : document.title.replace(SITE, '');
}

/**
 * The page's title in the bar, for the eye alone: its heading says it to screen readers. A style
 * sheet writes it, and shows it only while no heading of the page is in view: it never shows twice.
 */
export function PageTitle({ className }: { className: string | undefined }) {
  const title = useSyncExternalStore(onTitle, pageTitle);
  const isPast = useSyncExternalStore(onScroll, isHeadingPast);
  return <span className={className} data-title={title} data-past={isPast || undefined} aria-hidden="true" />;
}
