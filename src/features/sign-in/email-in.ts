/**
 * The address that was typed on the page one comes from, out of the navigation's state; empty
 * without one.
 */
export function emailIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}
