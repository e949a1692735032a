import { imageSlug } from '#domain/catalogue/slug.ts';
import type { Catalogue, Unit } from '#domain/catalogue/types.ts';

const ADDRESS = /^\/art\/portrait\/([\w-]+)_portrait\.jpg$/;

/** The address of a unit's portrait (spec section 3, Images): stable, whatever becomes of the unit's id. */
export function portraitAddress(unit: Pick<Unit, 'name'>): string {
  return `/art/portrait/${imageSlug(unit.name)}_portrait.jpg`;
}

/**
 * The unit whose portrait an address is; null for none and for any other picture. Of a unit that several factions have, the
 * `preferred` faction's.
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

/** Every unit that has a portrait of its own: one of each picture, of several the `preferred` faction's. */
export function portraitChoices(catalogue: Catalogue, preferred: string | null = null): readonly Unit[] {
  const bySlug = new Map<string, Unit>();
  for (const unit of catalogue.units) {
    const slug = imageSlug(unit.name);
    if (!bySlug.has(slug) || unit.faction === preferred) bySlug.set(slug, unit);
  }
  return [...bySlug.values()];
}
