/** Pages that take in what a mail's link brings. */
const DOORS = ['/login', '/login/confirm', '/reset-password'];

/**
 * The page for what a mail's link brings, wherever on the site the service sent it: a link that
 * sets a password to /reset-password, every other one to /login. Null when the address brings
 * nothing, or is such a page already.
 */
export function arrivalPath({ pathname, search, hash }: Location | URL): string | null {
  if (DOORS.includes(pathname)) return null;
  const brings =
    /^#(?:.*&)?(?:access_token|error_code|error_description|message)=/.test(hash) ||
    (pathname === '/' && /[?&](?:code|error_code|error_description)=/.test(search));
  if (!brings) return null;
  return `${/[#&]type=recovery(?:&|$)/.test(hash) ? '/reset-password' : '/login'}${search}${hash}`;
}
