/** The result of the device's share sheet: shared, closed by the player, or unavailable. */
export type ShareOutcome = 'shared' | 'cancelled' | 'unavailable';

/** True when the device has a share sheet of its own. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** The shared content: a link, a text or files. */
type Shared = { readonly title: string } & (
  { readonly url: string } | { readonly text: string } | { readonly files: File[] }
);

/** True when the device's share sheet takes these files. */
export function canShareFiles(files: File[]): boolean {
  return canShare() && typeof navigator.canShare === 'function' && navigator.canShare({ files });
}

/**
 * Opens the device's share sheet with a link, a text or files. Browsers only allow it directly
 * after a tap.
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
