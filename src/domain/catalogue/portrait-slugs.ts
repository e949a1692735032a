import { unitKey } from './lookup.ts';
import { imageSlug } from './slug.ts';
import type { Unit } from './types.ts';

/** The middles of the addresses of portraits (`imageSlug`), by `<faction>/<unit>`. */
export type PortraitSlugs = Readonly<Record<string, string>>;

/** Returns the slugs of these units. */
export function portraitSlugs(units: readonly Pick<Unit, 'faction' | 'id' | 'name'>[]): PortraitSlugs {
  return Object.fromEntries(units.map((unit) => [unitKey(unit.faction, unit.id), imageSlug(unit.name)]));
}

/**
 * Returns the slug of a unit that somebody else may have described; null when the slugs do not know
 * it. The given ids only look a slug up: no text of theirs becomes part of an address.
 */
export function portraitSlugOf(slugs: PortraitSlugs, faction: string, id: string): string | null {
  const key = unitKey(faction, id);
  return Object.hasOwn(slugs, key) ? (slugs[key] ?? null) : null;
}
