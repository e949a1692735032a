/** Pages of a game: nothing may take one away. */
const GAME = /^\/(?:play|game|setup|deployment|scoring|summary)(?:\/|$)/;

/** Whether loading the page anew would interrupt something: a game, an open dialog, a text that is being written. */
export function isBusy(): boolean {
  return (
    GAME.test(location.pathname) ||
    document.querySelector('[role="dialog"], [role="alertdialog"]') !== null ||
    [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(isWritten)
  );
}

function isWritten(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  const isText = field instanceof HTMLTextAreaElement || !/^(?:checkbox|radio|range)$/.test(field.type);
  return isText && !field.readOnly && field.value !== '';
}

/** Whether the player has done anything on this page yet; yes where the browser does not say. */
export function hasBegun(): boolean {
  return 'userActivation' in navigator ? navigator.userActivation.hasBeenActive : true;
}
