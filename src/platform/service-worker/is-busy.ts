/** Pages of a game: nothing may take one away. */
const GAME = /^\/(?:play|game|setup|deployment|scoring|summary)(?:\/|$)/;

/**
 * True when loading the page again would interrupt something: a game, an open dialog, a text that
 * is being written.
 */
export function isBusy(): boolean {
  return (
    GAME.test(location.pathname) ||
    document.querySelector('[role="dialog"], [role="alertdialog"]') !== null ||
    textFields().some(isWritten)
  );
}

const EDITOR = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

/**
 * True when drawing the page again would interrupt something: a game, an open dialog or menu, a
 * text field that has the focus or holds what is not kept yet.
 */
export function isEdited(): boolean {
  return (
    GAME.test(location.pathname) ||
    document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !==
      null ||
    (document.activeElement?.matches(EDITOR) ?? false) ||
    textFields().some((field) => field.type === 'search' && field.value !== '') ||
    hasUnsent()
  );
}

function textFields(): readonly (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
}

function isWritten(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  const isText = field instanceof HTMLTextAreaElement || !/^(?:checkbox|radio|range)$/.test(field.type);
  return isText && !field.readOnly && field.value !== '';
}

const typed = new Set<EventTarget>();

/**
 * Remembers from now on which fields the player writes in. A field that is filled already counts as
 * written by the player.
 */
export function followWriting(): void {
  for (const field of textFields())
    if (isWritten(field) && (hasBegun() || field === document.activeElement)) typed.add(field);
  document.addEventListener('input', ({ target }) => target !== null && typed.add(target), true);
}

/**
 * True when loading the page again loses a text that the player wrote. A search is no loss, and
 * what keeps itself at every key says so (`data-keeps-itself`).
 */
export function hasUnsent(): boolean {
  return [...typed].some(
    (field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.isConnected &&
      field.type !== 'search' &&
      isWritten(field) &&
      field.closest('[data-keeps-itself]') === null,
  );
}

/** True when the player has done anything on this page yet; yes where the browser does not say. */
export function hasBegun(): boolean {
  return 'userActivation' in navigator ? navigator.userActivation.hasBeenActive : true;
}
