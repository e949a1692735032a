import type { Catalogue, FactionId } from '../catalogue/types.ts';
import { normaliseFactionId } from '../catalogue/faction-id.ts';
import { findSentUnit } from '../catalogue/lookup.ts';
import { armyOf } from '../roster/army.ts';
import { emptyDocument, MAX_QUANTITY } from '../roster/document.ts';
import type { Army, Entry, RosterDocument } from '../roster/types.ts';
import type { SharedUnit, SharePayload } from './payload.ts';

/** An entry of the list, and the unit of the link that it was made from. */
type Line = { readonly entry: Entry; readonly sent: SharedUnit };

/**
 * A shared list as a document to view or to edit, under the catalogue's numbers. Units are found by
 * id, else by name in any language, as links may carry a database's ids or older spellings; one
 * that is not found stays as it was sent. Units that turn out to be the same become one entry.
 */
export function documentFromPayload(payload: SharePayload, catalogue: Catalogue): RosterDocument {
  const faction = factionOf(payload, catalogue);
  return documentOf(payload, faction, linesOf(payload, faction, catalogue));
}

/**
 * A shared list as its sender saw it: the link's points, command and high command, and everything
 * else (names, keywords, tournament legality) from the catalogue where it knows the unit. Order and
 * merging are those of `documentFromPayload`.
 */
export function armyAsSent(payload: SharePayload, catalogue: Catalogue): Army {
  const faction = factionOf(payload, catalogue);
  const lines = linesOf(payload, faction, catalogue);
  const sentById = new Map<string, SharedUnit>(lines.map(({ entry, sent }) => [entry.unitId, sent]));
  return armyOf(documentOf(payload, faction, lines), catalogue).map((armyEntry) => {
    const sent = sentById.get(armyEntry.unit.id);
    if (sent === undefined) return armyEntry;
    const { pointsCost: points, command, highCommand } = sent;
    return { ...armyEntry, unit: { ...armyEntry.unit, points, command, highCommand } };
  });
}

function documentOf(payload: SharePayload, faction: FactionId, lines: readonly Line[]): RosterDocument {
  return { ...emptyDocument(faction), name: payload.name, entries: lines.map(({ entry }) => entry) };
}

/**
 * The faction that the link means: by its id or a spelling of it; else the one faction that knows
 * most of the units; else the text as it was sent.
 */
function factionOf(payload: SharePayload, catalogue: Catalogue): FactionId {
  const named = normaliseFactionId(payload.faction, catalogue);
  if (named !== null) return named;
  const scores = catalogue.factions.map(({ id }) => ({
    id,
    known: payload.units.filter((unit) => findSentUnit(catalogue, id, unit) !== null).length,
  }));
  const most = Math.max(0, ...scores.map(({ known }) => known));
  const [best, second] = scores.filter(({ known }) => known === most);
  return most > 0 && best !== undefined && second === undefined ? best.id : payload.faction;
}

function linesOf(payload: SharePayload, faction: FactionId, catalogue: Catalogue): readonly Line[] {
  const lines = new Map<string, Line>();
  for (const sent of payload.units) {
    const unit = findSentUnit(catalogue, faction, sent);
    const unitId = unit?.id ?? freeForeignId(sent, lines);
    const line = lines.get(unitId);
    const quantity = Math.min(MAX_QUANTITY, (line?.entry.quantity ?? 0) + sent.quantity);
    const entry = unit === null ? { unitId, quantity, foreign: foreignUnit(sent) } : { unitId, quantity };
    lines.set(unitId, { entry, sent: line?.sent ?? sent });
  }
  return [...lines.values()];
}

/**
 * The sent id, numbered when other units of the link came under the same id: neither may swallow
 * the other.
 */
function freeForeignId(sent: SharedUnit, lines: ReadonlyMap<string, Line>): string {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? sent.id : `${sent.id}#${number}`;
    const line = lines.get(id);
    if (line === undefined || isSameUnit(line.sent, sent)) return id;
  }
}

function isSameUnit(one: SharedUnit, other: SharedUnit): boolean {
  return (
    one.id === other.id &&
    one.name === other.name &&
    one.pointsCost === other.pointsCost &&
    one.command === other.command &&
    one.highCommand === other.highCommand
  );
}

function foreignUnit(sent: SharedUnit) {
  return {
    name: sent.name,
    points: sent.pointsCost,
    command: sent.command,
    highCommand: sent.highCommand,
    keywords: sent.keywords.map(({ name }) => name),
  };
}
