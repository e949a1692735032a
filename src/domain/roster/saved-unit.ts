import * as v from 'valibot';
import { imageSlug } from '../catalogue/slug.ts';
import { MAX_QUANTITY } from './document.ts';
import type { ArmyEntry } from './types.ts';

export type SavedKeyword = { readonly name: string; readonly description: string };

/**
 * One unit of a saved list, with the older app's field names (docs/product.md, "Format of a saved
 * list").
 */
export type SavedUnit = {
  readonly id: string;
  readonly name: string;
  readonly name_es?: string;
  readonly name_fr?: string;
  readonly pointsCost: number;
  readonly quantity: number;
  readonly faction: string;
  readonly faction_id: string;
  /** Printed characteristics first, then keywords, in one list as older apps read them. */
  readonly keywords: readonly SavedKeyword[];
  readonly highCommand: boolean;
  /** Absent for a unit that the catalogue does not know, as is `tournamentLegal`. */
  readonly availability?: number;
  readonly imageUrl: string;
  readonly specialRules: readonly string[];
  readonly command: number;
  readonly tournamentLegal?: boolean;
};

/**
 * An army's entry as it is saved: quantity capped at availability (docs/product.md, "Saved lists"),
 * English name, own portrait.
 */
export function toSavedUnit({ unit, quantity }: ArmyEntry): SavedUnit {
  const { es, fr } = unit.names;
  return {
    id: unit.id,
    name: unit.name,
    ...(es === undefined ? {} : { name_es: es }),
    ...(fr === undefined ? {} : { name_fr: fr }),
    pointsCost: unit.points,
    quantity: Math.min(quantity, unit.availability ?? MAX_QUANTITY),
    faction: unit.faction,
    faction_id: unit.faction,
    keywords: [...unit.characteristics, ...unit.keywords].map((name) => ({ name, description: '' })),
    highCommand: unit.highCommand,
    ...(unit.availability === null ? {} : { availability: unit.availability }),
    imageUrl: `/art/portrait/${imageSlug(unit.name)}_portrait.jpg`,
    specialRules: unit.specialRules,
    command: unit.command,
    ...(unit.tournamentLegal === null ? {} : { tournamentLegal: unit.tournamentLegal }),
  };
}

/**
 * A text, also from a number; anything else is no text. It stays as stored, but spaces alone are
 * the empty text.
 */
export const text = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.finite())]),
  v.transform((value) => (String(value).trim() === '' ? '' : String(value))),
);
/** A number, also from a text such as `'40'`. */
export const number = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
  v.finite(),
);
/** A yes or no, also from `'false'`, `'true'`, 0 and 1. */
const flag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['false', 'true', 0, 1]),
    v.transform((value) => value === 'true' || value === 1),
  ),
]);

const keyword = v.union([
  v.pipe(
    v.string(),
    v.transform((name): SavedKeyword => ({ name, description: '' })),
  ),
  v.object({ name: v.string(), description: v.fallback(v.string(), '') }),
]);
const specialRule = v.union([
  v.string(),
  v.pipe(
    v.object({ name: v.string() }),
    v.transform(({ name }) => name),
  ),
]);

/** Optional fields of a unit: one that is missing or of the wrong kind never costs the unit. */
const fields = v.object({
  id: v.fallback(text, ''),
  name: v.fallback(text, ''),
  name_es: v.fallback(text, ''),
  name_fr: v.fallback(text, ''),
  pointsCost: v.fallback(number, 0),
  quantity: v.fallback(number, 1),
  faction: v.fallback(text, ''),
  faction_id: v.fallback(text, ''),
  keywords: v.fallback(v.array(v.unknown()), []),
  highCommand: v.fallback(flag, false),
  availability: v.fallback(v.nullable(number), null),
  imageUrl: v.fallback(v.string(), ''),
  specialRules: v.fallback(v.array(v.unknown()), []),
  command: v.fallback(number, 0),
  tournamentLegal: v.fallback(v.nullable(flag), null),
});

/**
 * Returns a unit of a stored list, from any version of the app. Null when the value is not an
 * object or has neither id nor name; a missing one of the two is taken from the other. Quantity is
 * whole, at most `MAX_QUANTITY`, and 0 for a unit that was stored without a copy.
 */
export function parseSavedUnit(input: unknown): SavedUnit | null {
  const result = v.safeParse(fields, input);
  if (!result.success || (result.output.id === '' && result.output.name === '')) return null;
  const { id, name, name_es, name_fr, availability, tournamentLegal, ...rest } = result.output;
  return {
    ...rest,
    id: id || name,
    name: name || id,
    ...(name_es === '' ? {} : { name_es }),
    ...(name_fr === '' ? {} : { name_fr }),
    quantity: Math.min(MAX_QUANTITY, Math.max(0, Math.trunc(rest.quantity))),
    keywords: readable(keyword, rest.keywords),
    ...(availability === null ? {} : { availability }),
    specialRules: readable(specialRule, rest.specialRules),
    ...(tournamentLegal === null ? {} : { tournamentLegal }),
  };
}

function readable<Output>(
  schema: v.GenericSchema<unknown, Output>,
  items: readonly unknown[],
): readonly Output[] {
  return items.flatMap((item) => {
    const result = v.safeParse(schema, item);
    return result.success ? [result.output] : [];
  });
}
