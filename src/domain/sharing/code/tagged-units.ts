/**
 * Units without a number, such as those that came with a release of the catalogue: a code names
 * them by hashes of their ids. Each reader that knows the unit finds it, whatever its release; a
 * hash over all of them tells a unit that is not known from another one with the same tag.
 */
import { textHash } from '#domain/roster/text-hash.ts';
import type { FactionId, UnitId } from '#domain/catalogue/types.ts';
import { countDigits, type Digit, type DigitReader, digit, readCount } from './digits.ts';
import { quantityDigits, readQuantities, readSubset, subsetDigit } from './subset.ts';

const TAGS = 256;
const CHECKS = 4096;
const COUNT_RADIX = 16;
const SALT_RADIX = 8;
/** Of ten units among 40 about the third salt tells all apart, of 20 among 60 the fiftieth. */
const MOST_SALT = 200;
/** A faction of more units would take too long. */
const MOST_KNOWN = 200;
/** Ways to read the tags that are tried; a sound code has few. */
const MOST_READINGS = 2000;

export type CodedUnit = { readonly unitId: UnitId; readonly quantity: number };

/** Returns a number below `radix` that depends on the text alone. */
export function hashBelow(text: string, radix: number): number {
  return Number.parseInt(textHash(text), 36) % radix;
}

const tagOf = (salt: number, unitId: UnitId) => hashBelow(`${salt} ${unitId}`, TAGS);

function checkOf(faction: FactionId, units: readonly CodedUnit[]): number {
  const lines = units.map(({ unitId, quantity }) => `${quantity} ${unitId}`).toSorted();
  return hashBelow([faction, ...lines].join('\n'), CHECKS);
}

/**
 * Returns the digits of units of a faction. `known`: the ids of all its units. Null when there are
 * too many to be told apart.
 */
export function taggedDigits(
  faction: FactionId,
  units: readonly CodedUnit[],
  known: readonly UnitId[],
): readonly Digit[] | null {
  const head = countDigits(units.length, COUNT_RADIX);
  if (units.length === 0) return head;
  const salt = saltFor(
    units.map(({ unitId }) => unitId),
    known,
  );
  if (salt === null) return null;
  const tagged = units
    .map((unit) => ({ tag: tagOf(salt, unit.unitId), quantity: unit.quantity }))
    .toSorted((one, other) => one.tag - other.tag);
  return [
    ...head,
    ...countDigits(salt, SALT_RADIX),
    subsetDigit(
      tagged.map(({ tag }) => tag),
      TAGS,
    ),
    ...quantityDigits(tagged.map(({ quantity }) => quantity)),
    digit(checkOf(faction, units), CHECKS),
  ];
}

/** The first salt with which no other known unit has the tag of one of these. */
function saltFor(unitIds: readonly UnitId[], known: readonly UnitId[]): number | null {
  const all = [...new Set([...unitIds, ...known])];
  if (all.length > MOST_KNOWN) return null;
  for (let salt = 0; salt <= MOST_SALT; salt += 1) {
    const tags = all.map((unitId) => tagOf(salt, unitId));
    const counts = new Map<number, number>();
    for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    if (unitIds.every((unitId) => counts.get(tagOf(salt, unitId)) === 1)) return salt;
  }
  return null;
}

/**
 * The outcome of reading tagged units. `unknown`: no known units are meant. `broken`: no code says
 * so.
 */
export type ReadTagged =
  | { readonly ok: true; readonly units: readonly CodedUnit[] }
  | { readonly ok: false; readonly reason: 'unknown' | 'broken' };

/** Reads what `taggedDigits` wrote. `known`: the ids of all units of the faction here. */
export function readTagged(
  reader: DigitReader,
  faction: FactionId,
  known: readonly UnitId[],
  most: { readonly units: number; readonly quantity: number },
): ReadTagged {
  const count = readCount(reader, COUNT_RADIX, most.units);
  if (count === 0) return { ok: true, units: [] };
  const salt = count === null ? null : readCount(reader, SALT_RADIX, MOST_SALT);
  if (count === null || salt === null) return { ok: false, reason: 'broken' };
  const tags = readSubset(reader, count, TAGS);
  const quantities = readQuantities(reader, count, most.quantity);
  if (quantities === null) return { ok: false, reason: 'broken' };
  const check = reader.small(CHECKS);
  const [units, another] = readings(
    tags.map((tag, at) => ({
      unitIds: known.filter((unitId) => tagOf(salt, unitId) === tag),
      quantity: quantities[at] ?? 1,
    })),
  ).filter((reading) => checkOf(faction, reading) === check);
  if (units === undefined || another !== undefined) return { ok: false, reason: 'unknown' };
  return { ok: true, units };
}

type Place = { readonly unitIds: readonly UnitId[]; readonly quantity: number };

/** All ways to read the places; none when there are too many. */
function readings(places: readonly Place[]): readonly (readonly CodedUnit[])[] {
  const ways = places.reduce((product, { unitIds }) => product * unitIds.length, 1);
  if (ways > MOST_READINGS) return [];
  return places.reduce<readonly (readonly CodedUnit[])[]>(
    (begun, { unitIds, quantity }) =>
      begun.flatMap((reading) => unitIds.map((unitId) => [...reading, { unitId, quantity }])),
    [[]],
  );
}
