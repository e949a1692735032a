/**
 * Opens an address of the app in a window of its own, to be printed there. False when the browser's
 * popup blocker refused (docs/product.md, "Share dialog").
 */
export function openPrintWindow(url: string): boolean {
  const opened = window.open(url, '_blank', 'popup,width=900,height=900');
  if (opened === null) return false;
  // The printed page needs nothing of this one.
  opened.opener = null;
  return true;
}
