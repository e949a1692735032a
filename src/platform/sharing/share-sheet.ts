/** The result of the device's share sheet: shared, closed by the player, or unavailable. */
export type ShareOutcome = 'shared' | 'cancelled' | 'unavailable';

/** True when the device has a share sheet of its own. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** The shared content: a link or a text. */
type Shared = { readonly title: string } & ({ readonly url: string } | { readonly text: string });

/**
 * Opens the device's share sheet with a link or a text. Browsers only allow it directly after a
 * tap.
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
