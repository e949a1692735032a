/**
 * The path to go on to after signing in, taken from an address: only one of this app's own
 * (`/builder?dialog=x`), never another site, a scheme or what a browser may read as one. Anything
 * else is null.
 */
export function ownPath(wanted: string | null): string | null {
  if (wanted === null || !wanted.startsWith('/') || wanted.startsWith('//')) return null;
  // A browser reads `\` as `/` and drops control characters and blanks at the edges.
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\\\u0000-\u0020\u007f]/.test(wanted)) return null;
  const origin = 'https://own.invalid';
  if (!URL.canParse(wanted, origin)) return null;
  const url = new URL(wanted, origin);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : null;
}
