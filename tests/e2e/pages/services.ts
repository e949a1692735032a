/**
 * The address of a call to the backend. Its services stand on the site itself, or at an address of
 * their own as a hosted project's do (`npm run test:hosted`).
 */
export function serviceAddress(path: string): string {
  return `${process.env['MUSTER_E2E_SERVICES'] ?? ''}${path}`;
}
