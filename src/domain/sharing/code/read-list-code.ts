import type { Catalogue, FactionId, UnitId } from '#domain/catalogue/types.ts';
import type { UnitCodes } from '#domain/catalogue/unit-codes.ts';
import { emptyDocument, MAX_QUANTITY } from '#domain/roster/document.ts';
import type { Entry, RosterDocument } from '#domain/roster/types.ts';
import { MAX_SHARED_UNITS } from '../payload.ts';
import { type DigitReader, digitReader, readCount } from './digits.ts';
import { FACTION_RADIX, FACTION_TAGS, FORMAT, FORMAT_RADIX, knownUnits, RADIX_OF } from './format.ts';
import { type ReadLetters, readLetters } from './letters.ts';
import { readQuantities, readSubset } from './subset.ts';
import { type CodedUnit, hashBelow, readTagged } from './tagged-units.ts';

/** The highest release and number that are believed. */
const MOST = 10_000;

/**
 * A list read from its code, or the reason why there is none. `newer`: a later version of the app
 * wrote it; `other-release`: it names units of another release of the catalogue, which this device
 * does not have.
 */
export type ReadListCode =
  | {
      readonly ok: true;
      readonly document: RosterDocument;
      /** The release of the catalogue that it was made with, 0 for the files of the app. */
      readonly release: number;
    }
  | Extract<ReadLetters, { ok: false }>
  | { readonly ok: false; readonly reason: 'newer' }
  | { readonly ok: false; readonly reason: 'other-release'; readonly release: number };

const MISTYPED = { ok: false, reason: 'mistyped' } as const;
const NEWER = { ok: false, reason: 'newer' } as const;

/** Reads the list of a code as somebody typed or scanned it. Never throws. */
export function readListCode(typed: string, catalogue: Catalogue, codes: UnitCodes): ReadListCode {
  const letters = readLetters(typed);
  if (!letters.ok) return letters;
  const reader = digitReader(letters.number);
  const head = readHead(reader, catalogue, codes);
  if (!head.ok) return head;
  const { release, faction } = head;
  const numbered = head.units === null ? [] : readNumbered(reader, head.units);
  if (numbered === 'newer') return NEWER;
  if (numbered === 'mistyped') return MISTYPED;
  const known = knownUnits(catalogue, faction);
  const tagged = readTagged(reader, faction, known, { units: MAX_SHARED_UNITS, quantity: MAX_QUANTITY });
  if (!tagged.ok) {
    return tagged.reason === 'broken' ? MISTYPED : { ok: false, reason: 'other-release', release };
  }
  const units = [...numbered, ...tagged.units];
  if (!reader.isAtEnd() || units.length === 0) return MISTYPED;
  return { ok: true, release, document: documentOf(faction, units, known) };
}

type Head =
  | {
      readonly ok: true;
      readonly release: number;
      readonly faction: FactionId;
      /** Its units in the order of their numbers; null where the faction has no number. */
      readonly units: readonly UnitId[] | null;
    }
  | Extract<ReadListCode, { ok: false }>;

function readHead(reader: DigitReader, catalogue: Catalogue, codes: UnitCodes): Head {
  if (reader.small(FORMAT_RADIX) !== FORMAT) return NEWER;
  const release = readCount(reader, RADIX_OF.release, MOST);
  const place = release === null ? null : readCount(reader, FACTION_RADIX, MOST);
  if (release === null || place === null) return MISTYPED;
  if (place > codes.length) return NEWER;
  const own = codes[place - 1];
  if (own !== undefined) return { ok: true, release, faction: own.id, units: own.units };
  const faction = factionOfTag(reader.small(FACTION_TAGS), catalogue);
  if (faction === null) return { ok: false, reason: 'other-release', release };
  return { ok: true, release, faction, units: null };
}

function factionOfTag(tag: number, catalogue: Catalogue): FactionId | null {
  return catalogue.factions.find(({ id }) => hashBelow(id, FACTION_TAGS) === tag)?.id ?? null;
}

function readNumbered(
  reader: DigitReader,
  numbered: readonly UnitId[],
): readonly CodedUnit[] | 'newer' | 'mistyped' {
  const end = readCount(reader, RADIX_OF.last, MOST);
  if (end === null) return 'mistyped';
  if (end === 0) return [];
  // An app that is older than the code has no unit for the highest number.
  if (end > numbered.length) return 'newer';
  const size = reader.small(end);
  const chosen = [...readSubset(reader, size, end - 1), end - 1];
  const quantities = readQuantities(reader, chosen.length, MAX_QUANTITY);
  if (quantities === null) return 'mistyped';
  return chosen.map((at, index) => ({ unitId: numbered[at] ?? '', quantity: quantities[index] ?? 1 }));
}

/** The list with its units in the order of the catalogue, as a code does not keep their order. */
function documentOf(
  faction: FactionId,
  units: readonly CodedUnit[],
  known: readonly UnitId[],
): RosterDocument {
  const quantities = new Map(units.map(({ unitId, quantity }) => [unitId, quantity]));
  const isKnown = ({ unitId }: CodedUnit) => known.includes(unitId);
  const entries = known.flatMap((unitId) => {
    const quantity = quantities.get(unitId);
    return quantity === undefined ? [] : [{ unitId, quantity }];
  });
  const unknown = units.filter((unit) => !isKnown(unit)).map(foreignEntry);
  return { ...emptyDocument(faction), entries: [...entries, ...unknown] };
}

/** A unit that the catalogue no longer has, and never had on this device, is shown by its id. */
function foreignEntry(unit: CodedUnit): Entry {
  const words = unit.unitId.replaceAll('-', ' ');
  const name = words.charAt(0).toUpperCase() + words.slice(1);
  return { ...unit, foreign: { name, points: 0, command: 0, highCommand: false, keywords: [] } };
}
