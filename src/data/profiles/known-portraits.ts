import { slugs } from 'virtual:portrait-slugs';
import { portraitSlugOf, type PortraitSlugs } from '#domain/catalogue/portrait-slugs.ts';
import { withChangesIn } from '#domain/catalogue/release/changes.ts';
import { imageSlug } from '#domain/catalogue/slug.ts';
import { currentPatch, onPatch } from '../release/kept-patch.ts';
import { smallPortrait } from './portrait.ts';

let current = withRelease();
onPatch(() => {
  current = withRelease();
});

function withRelease(): PortraitSlugs {
  const changes = Object.entries(currentPatch()?.units ?? {}).map(
    ([key, unit]) => [key, unit === null ? null : imageSlug(unit.name)] as const,
  );
  return withChangesIn(slugs, Object.fromEntries(changes));
}

/**
 * Returns the address of the small portrait of a unit that a game describes; null for one that the
 * catalogue, with the newest release in place, does not know, whatever the game calls it.
 */
export function knownPortrait(unit: { readonly faction: string; readonly unitId: string }): string | null {
  const slug = portraitSlugOf(current, unit.faction, unit.unitId);
  return slug === null ? null : smallPortrait(slug);
}
