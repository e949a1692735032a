import * as v from 'valibot';
import { normaliseFactionId } from '../catalogue/faction-id.ts';
import { findSentUnit } from '../catalogue/lookup.ts';
import type { Catalogue, FactionId } from '../catalogue/types.ts';
import { armyOf } from './army.ts';
import { checkEmptyList } from './checks/empty-list.ts';
import { checkListName } from './checks/list-name.ts';
import { checkUnitFields } from './checks/unit-fields.ts';
import { MAX_QUANTITY } from './document.ts';
import { number, parseSavedUnit, type SavedUnit, text, toSavedUnit } from './saved-unit.ts';
import type { BasedOn, Entry, FindingCode, RosterDocument } from './types.ts';

/**
 * A list as it is stored under the local key `armyLists` (docs/product.md, "Format of a saved
 * list"). The optional fields are this app's; older apps pass over them. Instants are ISO 8601 in
 * UTC.
 */
export type SavedList = {
  readonly id: string;
  readonly name: string;
  readonly faction: string;
  readonly units: readonly SavedUnit[];
  /** Empty when an older app did not store it. */
  readonly created_at: string;
  readonly updated_at?: string;
  readonly points_target?: number;
  /** The posted list that it was made from. */
  readonly based_on?: BasedOn;
  /** The release of the catalogue whose facts its units have, 0 for the files of the app. */
  readonly catalogue_release?: number;
};

/** A document ready to be stored, or the codes of all that keeps it from being saved. */
export type ToSavedList =
  | { readonly ok: true; readonly list: SavedList }
  | { readonly ok: false; readonly codes: readonly FindingCode[] };

/** The first field that keeps a stored value from being a list. */
export type SavedListFault = 'not-an-object' | 'id' | 'name' | 'faction' | 'units';

export type ParsedSavedList =
  | {
      readonly ok: true;
      readonly list: SavedList;
      /**
       * Stored units that had neither id nor name and could not be taken over. Keep the original
       * when not 0.
       */
      readonly dropped: number;
    }
  | { readonly ok: false; readonly reason: SavedListFault };

/**
 * The document as a list to store, by the rules of a local save (docs/product.md, "Saved lists"): a
 * name, a faction and a unit are there, each unit's fields are sound, the name is trimmed,
 * quantities are capped at availability. An illegal list may be saved.
 */
export function toSavedList(
  document: RosterDocument,
  catalogue: Catalogue,
  stamp: { readonly id: string; readonly createdAt: string; readonly updatedAt: string },
): ToSavedList {
  const army = armyOf(document, catalogue);
  const codes: FindingCode[] = [
    ...checkListName(document),
    ...checkEmptyList(document, army),
    ...checkUnitFields(document, army),
  ].map(({ code }) => code);
  if (document.faction.trim() === '') codes.push('faction-unknown');
  if (codes.length > 0) return { ok: false, codes: [...new Set(codes)] };
  const list: SavedList = {
    id: stamp.id,
    name: document.name.trim(),
    faction: document.faction,
    units: army.map(toSavedUnit),
    created_at: stamp.createdAt,
    updated_at: stamp.updatedAt,
    ...(document.target === null ? {} : { points_target: document.target }),
    ...(document.basedOn === undefined ? {} : { based_on: document.basedOn }),
    catalogue_release: catalogue.release,
  };
  return { ok: true, list };
}

const required = v.pipe(text, v.nonEmpty());
const fields = v.object({
  id: required,
  name: required,
  faction: required,
  units: v.union([v.array(v.unknown()), v.pipe(v.string(), v.parseJson(), v.array(v.unknown()))]),
});
const additions = v.object({
  created_at: v.fallback(text, ''),
  updated_at: v.fallback(text, ''),
  points_target: v.fallback(v.nullable(number), null),
  based_on: v.fallback(v.nullable(v.object({ id: v.string(), name: v.string() })), null),
  catalogue_release: v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), null),
});

/**
 * A stored list from any version of the app, out of JSON. Lenient where older apps were (keywords
 * as texts, `'false'`, units as JSON text, fields that are missing), strict on what makes a list:
 * id, name, faction, units.
 */
export function parseSavedList(input: unknown): ParsedSavedList {
  const parsed = v.safeParse(fields, input, { abortEarly: true });
  if (!parsed.success) return { ok: false, reason: faultOf(parsed.issues[0]) };
  const { created_at, updated_at, points_target, based_on, catalogue_release } = v.parse(additions, input);
  const units = parsed.output.units.map(parseSavedUnit);
  const list: SavedList = {
    ...parsed.output,
    name: parsed.output.name.trim(),
    units: units.flatMap((unit) => (unit === null || unit.quantity === 0 ? [] : [unit])),
    created_at,
    ...(updated_at === '' ? {} : { updated_at }),
    ...(points_target === null ? {} : { points_target }),
    ...(based_on === null ? {} : { based_on }),
    ...(catalogue_release === null ? {} : { catalogue_release }),
  };
  return { ok: true, list, dropped: units.filter((unit) => unit === null).length };
}

function faultOf(issue: v.BaseIssue<unknown>): SavedListFault {
  const key = issue.path?.[0]?.key;
  return key === 'id' || key === 'name' || key === 'faction' || key === 'units' ? key : 'not-an-object';
}

/**
 * A stored list as a document to work on, under the catalogue's numbers. The faction is known by
 * any spelling of it, else kept as stored with all units unknown; units are found by id, else by
 * name in any language. The same unit stored twice becomes one entry; a unit that is not found
 * stays as it was stored.
 */
export function documentFromSavedList(list: SavedList, catalogue: Catalogue): RosterDocument {
  const faction = normaliseFactionId(list.faction, catalogue) ?? list.faction;
  const entries = new Map<string, Entry>();
  for (const saved of list.units) {
    const entry = entryOf(saved, faction, catalogue, entries);
    const quantity = Math.min(MAX_QUANTITY, (entries.get(entry.unitId)?.quantity ?? 0) + entry.quantity);
    entries.set(entry.unitId, { ...entry, quantity });
  }
  return {
    name: list.name,
    faction,
    target: list.points_target ?? null,
    entries: [...entries.values()],
    currentName: list.name,
    savedId: list.id,
    ...(list.based_on === undefined ? {} : { basedOn: list.based_on }),
  };
}

function entryOf(
  saved: SavedUnit,
  faction: FactionId,
  catalogue: Catalogue,
  entries: ReadonlyMap<string, Entry>,
): Entry {
  const { name, quantity } = saved;
  const unit = findSentUnit(catalogue, faction, saved);
  if (unit !== null) return { unitId: unit.id, quantity };
  const foreign = {
    name,
    points: saved.pointsCost,
    command: saved.command,
    highCommand: saved.highCommand,
    keywords: saved.keywords.map((keyword) => keyword.name),
  };
  return { unitId: freeId(saved, entries), quantity, foreign };
}

/** The stored id, numbered when another unknown unit has it: neither may swallow the other. */
function freeId(saved: SavedUnit, entries: ReadonlyMap<string, Entry>): string {
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? saved.id : `${saved.id}#${count}`;
    const there = entries.get(id);
    if (there === undefined) return id;
    if (there.foreign?.name === saved.name && there.foreign.points === saved.pointsCost) return id;
  }
}

/**
 * The lists without older ones of the same name and faction, newest first. Lists of one name in two
 * factions both stay: no list of a player's is hidden (docs/decisions/004). Of two equally new ones
 * the first given wins.
 */
export function dedupeSavedLists(lists: readonly SavedList[]): readonly SavedList[] {
  const seen = new Set<string>();
  return lists
    .toSorted((one, other) => compareText(changedAt(other), changedAt(one)))
    .filter((list) => {
      const key = JSON.stringify([list.name, list.faction]);
      return !seen.has(key) && seen.add(key);
    });
}

/** ISO 8601 instants in UTC are in order as texts. */
function changedAt(list: SavedList): string {
  return list.updated_at ?? list.created_at;
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
