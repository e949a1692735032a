/** What became of the device's own share sheet: sent, closed by the player, or not to be had. */
export type ShareOutcome = 'shared' | 'cancelled' | 'unavailable';

/** True when the device has a share sheet of its own. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** What is handed on: a link or a text. */
type Shared = { readonly title: string } & ({ readonly url: string } | { readonly text: string });

/**
 * Hands a link or a text to the device's share sheet. Only answers after a tap, as browsers demand
 * one.
 */
export async function shareLink(link: Shared): Promise<ShareOutcome> {
  if (!canShare()) return 'unavailable';
  try {
    await navigator.share(link);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'unavailable';
  }
}
