import { localName } from '#domain/catalogue/localise.ts';
import type { Language, Names } from '#domain/catalogue/types.ts';

/**
 * The four orders of the unit list, `points-asc` by default (docs/product.md, "Available units").
 */
export type UnitOrder = 'points-asc' | 'points-desc' | 'name-asc' | 'name-desc';

type Sortable = {
  readonly id: string;
  readonly name: string;
  readonly names: Names;
  readonly points: number;
};
type Keyed<U> = { readonly unit: U; readonly name: string };

const collators = new Map<Language, Intl.Collator>();

/**
 * A new array of the units in the wanted order. Names are those shown in the language, by that
 * language's alphabet; units of equal points stand by name, those of equal name by id, whichever
 * way the order runs.
 */
export function sortUnits<U extends Sortable>(
  units: readonly U[],
  order: UnitOrder,
  language: Language,
): readonly U[] {
  const { compare } = collatorOf(language);
  const byName = (one: Keyed<U>, other: Keyed<U>) => compare(one.name, other.name);
  const byPoints = (one: Keyed<U>, other: Keyed<U>) => one.unit.points - other.unit.points;
  const byId = (one: Keyed<U>, other: Keyed<U>) => Number(one.unit.id > other.unit.id) * 2 - 1;
  const comparisons = {
    'points-asc': (one: Keyed<U>, other: Keyed<U>) => byPoints(one, other) || byName(one, other),
    'points-desc': (one: Keyed<U>, other: Keyed<U>) => byPoints(other, one) || byName(one, other),
    'name-asc': byName,
    'name-desc': (one: Keyed<U>, other: Keyed<U>) => byName(other, one),
  } satisfies Record<UnitOrder, (one: Keyed<U>, other: Keyed<U>) => number>;
  const inOrder = comparisons[order];
  return units
    .map((unit) => ({ unit, name: localName(unit, language) }))
    .toSorted((one, other) => inOrder(one, other) || (one.unit.id === other.unit.id ? 0 : byId(one, other)))
    .map(({ unit }) => unit);
}

/** Making a collator takes longer than sorting a faction with it. */
function collatorOf(language: Language): Intl.Collator {
  const known = collators.get(language);
  if (known !== undefined) return known;
  const made = new Intl.Collator(language, { numeric: true });
  collators.set(language, made);
  return made;
}
