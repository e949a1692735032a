import type { ChangedField } from '../catalogue/release/differences.ts';
import { findSentUnit } from '../catalogue/lookup.ts';
import type { Catalogue, UnitId } from '../catalogue/types.ts';
import { armyOf } from './army.ts';
import { type SavedList, toSavedList, type ToSavedList } from './saved-list.ts';
import { type SavedUnit, toSavedUnit } from './saved-unit.ts';
import { totalsOf } from './totals.ts';
import type { Army, Remembered, RosterDocument, RosterUnit, Totals, UnitFacts } from './types.ts';

/** A unit of a list of which the catalogue says something else now. */
export type ChangedUnit = {
  readonly unit: RosterUnit;
  /** Facts that differ, by the names that a unit's fields have in the catalogue's files. */
  readonly fields: readonly ChangedField[];
  /** True when the catalogue had the unit and has it no longer. */
  readonly isGone: boolean;
};

/** The changes of the catalogue since a list was saved or sent. */
export type ListNews = {
  readonly units: readonly ChangedUnit[];
  /** Of the list under the facts that it remembers, and under those of today. */
  readonly before: Totals;
  readonly after: Totals;
};

/** Returns the facts of an army's units as the catalogue has them, to be remembered. */
export function rememberedNow(army: Army, release: number): Remembered {
  const known = army.filter(({ unit }) => unit.known);
  return {
    release,
    units: Object.fromEntries(known.map(({ unit }) => [unit.id, factsOf(unit, wordsOf(unit))])),
  };
}

/** Returns the facts that a stored list has of the units of its document. */
export function rememberedInList(
  list: SavedList,
  { faction }: Pick<RosterDocument, 'faction'>,
  catalogue: Catalogue,
): Remembered {
  const isOurs = list.catalogue_release !== undefined;
  const units = list.units.map((saved): readonly [UnitId, UnitFacts] => [
    findSentUnit(catalogue, faction, saved)?.id ?? saved.id,
    isOurs ? factsOfSaved(saved) : sureFactsOf(saved),
  ]);
  return { release: list.catalogue_release ?? null, units: Object.fromEntries(units) };
}

function factsOfSaved({ pointsCost: points, keywords, ...saved }: SavedUnit): UnitFacts {
  const words = keywords.map(({ name }) => name);
  return factsOf({ ...saved, points }, words);
}

/**
 * The facts of a unit that another version of the app stored. It names the words of a card
 * otherwise, and a number or a yes that it left out was read as 0 or no.
 */
function sureFactsOf(saved: SavedUnit): UnitFacts {
  const { keywords: _words, ...facts } = factsOfSaved(saved);
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== 0 && value !== false));
}

/** Returns what the catalogue says otherwise now; null when it is nothing that the list knows. */
export function listNews(
  document: RosterDocument,
  remembered: Remembered,
  catalogue: Catalogue,
): ListNews | null {
  const army = armyOf(document, catalogue);
  const units = army.flatMap(({ unit }): readonly ChangedUnit[] => {
    const facts = Object.hasOwn(remembered.units, unit.id) ? remembered.units[unit.id] : undefined;
    if (facts === undefined) return [];
    // Only a list that names its release can tell that the catalogue ever had the unit.
    const isGone = !unit.known && remembered.release !== null && facts.availability !== undefined;
    const fields = unit.known ? changedFacts(facts, factsOf(unit, wordsOf(unit))) : [];
    return isGone || fields.length > 0 ? [{ unit, fields, isGone }] : [];
  });
  if (units.length === 0) return null;
  return { units, before: totalsOf(armyAsRemembered(army, remembered)), after: totalsOf(army) };
}

/** Returns an army with the facts that its list remembers in place of those of today. */
export function armyAsRemembered(army: Army, { units }: Remembered): Army {
  return army.map((entry) => {
    const facts = Object.hasOwn(units, entry.unit.id) ? units[entry.unit.id] : undefined;
    if (facts === undefined || !entry.unit.known) return entry;
    const { keywords, ...rest } = facts;
    const words = keywords === undefined ? {} : { characteristics: [], keywords };
    return { ...entry, unit: { ...entry.unit, ...rest, ...words } };
  });
}

/**
 * Returns a list to store with the facts that it remembers: as it was, beside what it is now. The
 * codes of all that keeps it from being saved, as `toSavedList`.
 */
export function listAsRemembered(
  document: RosterDocument,
  catalogue: Catalogue,
  stamp: Parameters<typeof toSavedList>[2],
): ToSavedList {
  const { remembered = { release: null, units: {} } } = document;
  const made = toSavedList(document, catalogue, stamp);
  if (!made.ok) return made;
  const { catalogue_release: _now, ...list } = made.list;
  const units = armyAsRemembered(armyOf(document, catalogue), remembered).map(toSavedUnit);
  const { release } = remembered;
  return { ok: true, list: { ...list, units, ...(release === null ? {} : { catalogue_release: release }) } };
}

/** Joins what was remembered earlier with what is remembered now: the earlier facts stay. */
export function rememberedSince(earlier: Remembered | undefined, now: Remembered): Remembered {
  if (earlier === undefined) return now;
  return { release: earlier.release, units: { ...now.units, ...earlier.units } };
}

type StatedFacts = Required<Pick<UnitFacts, 'points' | 'command' | 'highCommand'>> & {
  readonly availability?: number | null;
  readonly tournamentLegal?: boolean | null;
};

function factsOf(unit: StatedFacts, keywords: readonly string[]): UnitFacts {
  const { points, command, highCommand, availability = null, tournamentLegal = null } = unit;
  return {
    points,
    command,
    highCommand,
    ...(availability === null ? {} : { availability }),
    ...(tournamentLegal === null ? {} : { tournamentLegal }),
    keywords,
  };
}

function wordsOf({ characteristics, keywords }: RosterUnit): readonly string[] {
  return [...characteristics, ...keywords];
}

function changedFacts(before: UnitFacts, after: UnitFacts): readonly ChangedField[] {
  const now = new Map<string, unknown>(Object.entries(after));
  return Object.entries(before).flatMap(([field, value]) => {
    const next = now.get(field);
    return isSame(value, next) ? [] : [{ field, before: value, after: next }];
  });
}

/** The order of keywords says nothing. */
function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((each) => other.includes(each));
}
