/** Loads this page again, as the browser's button does. */
export function reloadPage(): void {
  location.reload();
}

/** Leaves the app for an address, so that all of its code is loaded again. */
export function loadAddress(address: string): void {
  location.assign(address);
}
