/** The stores of the installed app in the browser's cache storage. */

const SHELL_PREFIX = 'muster-app-';

/**
 * Portraits and cards that were taken along. They outlive updates: a player fetched them for the
 * day without a network.
 */
export const PICTURES = 'muster-pictures';

/** The program that reads QR codes where the browser cannot. It outlives updates too. */
export const SCANNER = 'muster-scanner';

/** The store of one version of the app; `files` is what it is made of, as one text. */
export function shellName(files: string): string {
  // FNV-1a: enough to tell a few versions apart.
  let hash = 0x811c9dc5;
  for (const letter of files) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return SHELL_PREFIX + hash.toString(36);
}

/** True for the store of any version of the app. */
export function isShell(name: string): boolean {
  return name.startsWith(SHELL_PREFIX);
}

/**
 * The address under which a picture is kept: with the release of the catalogue that it shows, and
 * without what only tells one try from another.
 */
export function pictureKey(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const release = searchParams.get('release');
  return release === null ? pathname : `${pathname}?release=${release}`;
}
