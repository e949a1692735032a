import { findSentUnit } from '#domain/catalogue/lookup.ts';
import type { Catalogue, FactionId } from '#domain/catalogue/types.ts';
import { armyOf } from '../army.ts';
import type { Army, ArmyEntry, Entry, RosterDocument } from '../types.ts';
import type { Copies, Draft, Repair } from './fix.ts';

/**
 * Returns the changes that make a list one of another faction, the faction that knows most of its
 * units first. Units that it does not know stay as they are. `knowsAll` leaves out factions that do
 * not know every unit.
 */
export function factionChanges(repair: Repair, knowsAll: boolean): readonly Draft[] {
  const { document, catalogue } = repair;
  const army = armyOf(document, catalogue);
  return catalogue.factions
    .filter(({ id, published }) => published && id !== document.faction)
    .map(({ id }) => ({ id, known: army.filter((entry) => knownIn(catalogue, id, entry) !== null).length }))
    .filter(({ known }) => known > 0 && (!knowsAll || known === army.length))
    .toSorted((one, other) => other.known - one.known)
    .map(({ id }) => changeTo(repair, army, id));
}

function changeTo({ document, catalogue }: Repair, army: Army, faction: FactionId): Draft {
  const removed: Copies[] = [];
  const entries = new Map<string, Entry>();
  for (const [index, armyEntry] of army.entries()) {
    const unit = knownIn(catalogue, faction, armyEntry);
    const unitId = unit?.id ?? armyEntry.unit.id;
    const wanted = (entries.get(unitId)?.quantity ?? 0) + armyEntry.quantity;
    const quantity = Math.min(wanted, unit?.availability ?? wanted);
    if (quantity < wanted) removed.push({ unitId: armyEntry.unit.id, quantity: wanted - quantity });
    entries.set(unitId, unit === null ? described(document, index, armyEntry) : { unitId, quantity });
  }
  const changed = { ...document, faction, entries: [...entries.values()] };
  return { kind: 'set-faction', faction, removed, edits: [{ type: 'load', document: changed }] };
}

function knownIn(catalogue: Catalogue, faction: FactionId, { unit }: ArmyEntry) {
  return findSentUnit(catalogue, faction, { id: unit.id, name: unit.name });
}

/** An entry that stays unknown, with a description of its own. */
function described(document: RosterDocument, index: number, { unit, quantity }: ArmyEntry): Entry {
  const { name, points, command, highCommand, keywords } = unit;
  const foreign = document.entries[index]?.foreign ?? { name, points, command, highCommand, keywords };
  return { unitId: unit.id, quantity, foreign };
}
