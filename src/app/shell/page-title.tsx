import { useSyncExternalStore } from 'react';

const SITE = / – Muster$/;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

/** Returns the title of the page in view, without the name of the site; for the start page that. */
function pageTitle(): string {
  return document.title.startsWith('Muster – ') ? 'Muster' : document.title.replace(SITE, '');
}

/**
 * The page's title in the bar, for the eye alone: its heading says it to screen readers. A style
 * sheet writes it, so that no text stands twice in the document.
 */
export function PageTitle({ className }: { className: string | undefined }) {
  const title = useSyncExternalStore(subscribe, pageTitle);
  return <span className={className} data-title={title} aria-hidden="true" />;
}
