import type { FactionId, UnitId } from '../catalogue/types.ts';
import type { Entry, RosterDocument } from './types.ts';

/**
 * Most copies of one unit that a list holds where no availability is known. docs/game.md, "Building
 * a list".
 */
export const MAX_QUANTITY = 99;

/** The largest points target of a list, in pts. */
export const MAX_TARGET = 9999;

/** The usual sizes of a game, in points (pts). */
export const READY_SIZES = [300, 500, 800] as const;

/**
 * A new list of a faction: no name, no units, no target, never saved (docs/product.md, "Builder").
 */
export function emptyDocument(faction: FactionId): RosterDocument {
  return { name: '', faction, target: null, entries: [], currentName: null, savedId: null };
}

/** Returns the copies of a unit in a list; 0 when it is not there. */
export function quantityOf({ entries }: RosterDocument, unitId: UnitId): number {
  return entries.find((entry) => entry.unitId === unitId)?.quantity ?? 0;
}

const PLAIN = ['name', 'faction', 'target', 'currentName', 'savedId'] as const;

/** True when two documents say the same, entries in the same order. */
export function sameDocument(one: RosterDocument, other: RosterDocument): boolean {
  if (one === other) return true;
  return (
    PLAIN.every((field) => one[field] === other[field]) &&
    sameMark(one.saved, other.saved) &&
    one.basedOn?.id === other.basedOn?.id &&
    one.remembered === other.remembered &&
    one.entries.length === other.entries.length &&
    one.entries.every((entry, index) => sameEntry(entry, other.entries[index]))
  );
}

function sameMark(one: RosterDocument['saved'], other: RosterDocument['saved']): boolean {
  return (
    one?.print === other?.print && one?.localPrint === other?.localPrint && one?.cloudId === other?.cloudId
  );
}

/** True when two entries are of the same unit and quantity and describe it alike. */
export function sameEntry(one: Entry, other: Entry | undefined): boolean {
  if (one === other) return true;
  return (
    other !== undefined &&
    one.unitId === other.unitId &&
    one.quantity === other.quantity &&
    sameForeign(one.foreign, other.foreign)
  );
}

function sameForeign(one: Entry['foreign'], other: Entry['foreign']): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (
    one.name === other.name &&
    one.points === other.points &&
    one.command === other.command &&
    one.highCommand === other.highCommand &&
    one.keywords.length === other.keywords.length &&
    one.keywords.every((keyword, index) => keyword === other.keywords[index])
  );
}
