import { tokenOfTab } from '#data/release/preview-token.ts';
import { followReleases } from './follow-releases.ts';
import { keepPlace } from './keep-place.ts';

/** The name in an address of the token of a release that is not published yet. */
const PREVIEW = 'preview';

/**
 * Follows the published releases, or shows the one that this tab tries before it is published.
 * `leaveOut` opens the present address without the token.
 */
export function followCatalogue(leaveOut: (address: string) => void): void {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const asked = query.get(PREVIEW);
  if (asked !== null) {
    query.delete(PREVIEW);
    leaveOut(`${pathname}${query.size > 0 ? `?${query.toString()}` : ''}${hash}`);
  }
  const token = asked ?? tokenOfTab();
  // Paper does not say that it is of a preview.
  if (token === null || pathname.startsWith('/print')) followReleases();
  else {
    void import('./preview-strip.tsx').then(
      async ({ showPreview }) => showPreview(token, { follow: followReleases, keepPlace }),
      followReleases,
    );
  }
}
