import type { Catalogue, FactionId } from '#domain/catalogue/types.ts';
import type { UnitCodes } from '#domain/catalogue/unit-codes.ts';
import type { Entry, RosterDocument } from '#domain/roster/types.ts';
import { countDigits, type Digit, digit, packDigits } from './digits.ts';
import { lettersOf, MOST_LETTERS } from './letters.ts';
import { quantityDigits, subsetDigit } from './subset.ts';
import { hashBelow, taggedDigits } from './tagged-units.ts';
import { FACTION_RADIX, FACTION_TAGS, FORMAT, FORMAT_RADIX, knownUnits, RADIX_OF } from './format.ts';

/**
 * The code of a list, or the reason why it has none. `unknown-units`: it holds units that only the
 * list itself describes. `too-large`: its code would be too long to type. A link takes both along.
 */
export type ListCode =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly reason: 'empty' | 'unknown-units' | 'too-large' };

/**
 * Returns the list as a code of a few letters (docs/product.md, "List codes"): its faction, units
 * and quantities, and the release of the catalogue that it was made with. Name, order and target
 * stay behind.
 */
export function listCode(document: RosterDocument, catalogue: Catalogue, codes: UnitCodes): ListCode {
  if (document.entries.length === 0) return { ok: false, reason: 'empty' };
  const digits = listDigits(document, catalogue, codes);
  if (digits === null) return { ok: false, reason: 'unknown-units' };
  const code = lettersOf(packDigits(digits));
  return code.length > MOST_LETTERS ? { ok: false, reason: 'too-large' } : { ok: true, code };
}

/**
 * Returns the digits of a list's code; null when it holds units that a code cannot name. How large
 * they can be depends on the numbers of units alone.
 */
export function listDigits(
  { entries, faction }: RosterDocument,
  catalogue: Catalogue,
  codes: UnitCodes,
): readonly Digit[] | null {
  const known = knownUnits(catalogue, faction);
  const isCoded = ({ unitId, foreign }: Entry) => foreign === undefined && known.includes(unitId);
  if (!entries.every(isCoded)) return null;
  const number = codes.findIndex(({ id }) => id === faction);
  const numbered = codes[number]?.units ?? [];
  const rest = entries.filter(({ unitId }) => !numbered.includes(unitId));
  const tagged = taggedDigits(faction, rest, known);
  if (tagged === null) return null;
  return [
    digit(FORMAT, FORMAT_RADIX),
    ...countDigits(catalogue.release, RADIX_OF.release),
    ...factionDigits(faction, number),
    ...(number === -1 ? [] : numberedDigits(entries, numbered)),
    ...tagged,
  ];
}

function factionDigits(faction: FactionId, number: number): readonly Digit[] {
  return number === -1
    ? [digit(0, FACTION_RADIX), digit(hashBelow(faction, FACTION_TAGS), FACTION_TAGS)]
    : countDigits(number + 1, FACTION_RADIX);
}

/**
 * The units that have numbers. The highest number stands first, so that a code does not change when
 * the table grows, and older readers know all that they can.
 */
function numberedDigits(entries: readonly Entry[], numbered: readonly string[]): readonly Digit[] {
  const quantities = new Map(entries.map(({ unitId, quantity }) => [numbered.indexOf(unitId), quantity]));
  quantities.delete(-1);
  const chosen = [...quantities.keys()].toSorted((one, other) => one - other);
  const last = chosen.at(-1);
  if (last === undefined) return countDigits(0, RADIX_OF.last);
  return [
    ...countDigits(last + 1, RADIX_OF.last),
    digit(chosen.length - 1, last + 1),
    subsetDigit(chosen.slice(0, -1), last),
    ...quantityDigits(chosen.map((at) => quantities.get(at) ?? 1)),
  ];
}
