import { canShare, shareLink } from '#platform/sharing/share-sheet.ts';
import { useCopy } from './use-copy.ts';

/**
 * Returns a function that passes a link on: by the device's share sheet, and where it has none by
 * the clipboard.
 */
export function useShareLink() {
  const { copyLink } = useCopy();
  return async (title: string, url: string): Promise<void> => {
    const outcome = canShare() ? await shareLink({ title, url }) : 'unavailable';
    if (outcome === 'unavailable') await copyLink(url, url);
  };
}
