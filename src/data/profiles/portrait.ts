import { chargeOf } from '#domain/catalogue/heraldry.ts';
import { imageSlug } from '#domain/catalogue/slug.ts';
import type { Catalogue, Unit } from '#domain/catalogue/types.ts';
import { pictureRelease } from '../release/picture-release.ts';

const ADDRESS = /^\/art\/portrait\/([\w-]+)_portrait\.jpg$/;

/**
 * The address of a unit's portrait (docs/product.md, "Picture files"): stable, whatever becomes of
 * the unit's id.
 */
export function portraitAddress(unit: Pick<Unit, 'name'>): string {
  return `/art/portrait/${imageSlug(unit.name)}_portrait.jpg`;
}

/**
 * The address of the small copy of a portrait, for rows of lists, with the release that changed it.
 */
export function smallPortraitAddress(unit: Pick<Unit, 'name'>): string {
  return smallPortrait(imageSlug(unit.name));
}

/** The address of the small portrait with this slug. */
export function smallPortrait(slug: string): string {
  return `/art/portrait/${slug}_portrait_small.jpg${pictureRelease(slug)}`;
}

/**
 * A unit's portrait as `Avatar` takes it: the small picture if there is one, and the shield that
 * stands in for it.
 */
export function portraitOf(unit: Pick<Unit, 'name' | 'faction'> & Parameters<typeof chargeOf>[0]) {
  return {
    // A unit that a list merely describes has no type, and nobody drew it.
    src: unit.type === undefined ? null : smallPortraitAddress(unit),
    name: unit.name,
    hue: unit.faction,
    charge: chargeOf(unit),
  };
}

/**
 * The unit whose portrait an address is; null for none and for any other picture. Of a unit that
 * several factions have, the `preferred` faction's.
 */
export function portraitUnit(
  catalogue: Catalogue,
  address: string | null,
  preferred: string | null = null,
): Unit | null {
  const slug = ADDRESS.exec(address ?? '')?.[1];
  if (slug === undefined) return null;
  const units = catalogue.units.filter((unit) => imageSlug(unit.name) === slug);
  return units.find((unit) => unit.faction === preferred) ?? units[0] ?? null;
}

/**
 * Every unit that has a portrait of its own: one of each picture, of several the `preferred`
 * faction's.
 */
export function portraitChoices(catalogue: Catalogue, preferred: string | null = null): readonly Unit[] {
  const bySlug = new Map<string, Unit>();
  for (const unit of catalogue.units) {
    const slug = imageSlug(unit.name);
    if (!bySlug.has(slug) || unit.faction === preferred) bySlug.set(slug, unit);
  }
  return [...bySlug.values()];
}
