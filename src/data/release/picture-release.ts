import { currentPatch } from './kept-patch.ts';

/**
 * Returns the end of the address of a unit's picture that a release added or changed: the server
 * draws it with that release. Empty for a picture as the files have it. `slug`: the middle of the
 * address.
 */
export function pictureRelease(slug: string): string {
  const patch = currentPatch();
  return patch?.pictures.includes(slug) === true ? `?release=${patch.number}` : '';
}
