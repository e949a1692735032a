import { isRecord } from '../is-record.ts';
import type { SkillText } from '../texts/skill-texts.ts';
import type { Language } from '../types.ts';
import type { PlacedNumbers } from './mission-numbers.ts';

/**
 * Fields as a file of the catalogue has them, by name. `null` takes a field away that a file may
 * leave out. They are checked once they are in their place (apply-overlay.ts).
 */
type Fields = Readonly<Record<string, unknown>>;

/** Names by language; `null` takes a name away, and the English one shows. */
type ChangedNames = Readonly<Partial<Record<Language, string | null>>>;

/** A new unit (all its fields), other fields of a unit, or its end. */
export type UnitChange = {
  readonly fields?: Fields;
  readonly names?: ChangedNames;
  /** By language, then by the name of the skill as `locales/<lang>/skills.json` writes it. */
  readonly skillTexts?: Readonly<Partial<Record<Language, Readonly<Record<string, SkillText | null>>>>>;
  /** The unit is no longer in the catalogue. Lists keep its line. */
  readonly isRetired?: boolean;
};

/** A new faction or other fields of one. */
export type FactionChange = { readonly fields?: Fields; readonly names?: ChangedNames };

/** A new term of the glossary or other fields of one; `texts`: its fields in another language. */
export type TermChange = {
  readonly fields?: Fields;
  readonly texts?: Readonly<Partial<Record<Language, Fields | null>>>;
};

/**
 * The words of a mission or feat by language, then by their place (`rules.<id>.text`), and its
 * numbers by theirs (`turns.0`, `scoring.<id>.points`).
 */
export type MissionChange = Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> & {
  readonly numbers?: PlacedNumbers;
};

/**
 * Everything that a release of the catalogue says over the files of a build, by target: a faction's
 * id, `<faction>/<unit>`, `<kind>/<term>`, the id of a mission or feat. A single change is an
 * overlay with one target. Applied to files that say the same already it changes nothing.
 */
export type Overlay = {
  readonly factions: Readonly<Record<string, FactionChange>>;
  readonly units: Readonly<Record<string, UnitChange>>;
  readonly terms: Readonly<Record<string, TermChange>>;
  readonly missions: Readonly<Record<string, MissionChange>>;
};

export const EMPTY_OVERLAY: Overlay = { factions: {}, units: {}, terms: {}, missions: {} };

/** The overlay that says all that both say; where they differ, what the later one says. */
export function mergeOverlays(earlier: Overlay, later: Overlay): Overlay {
  return {
    factions: mergeTargets(earlier.factions, later.factions),
    units: mergeTargets(earlier.units, later.units),
    terms: mergeTargets(earlier.terms, later.terms),
    missions: mergeTargets(earlier.missions, later.missions),
  };
}

/**
 * Levels below a target at which single values replace each other: fields and names stand one
 * below, texts by language two. Deeper things, such as a profile, are replaced whole.
 */
const DEPTH_OF_PART: Readonly<Record<string, number>> = { fields: 1, names: 1, skillTexts: 2, texts: 2 };

function mergeTargets<Change extends UnitChange | FactionChange | TermChange | MissionChange>(
  earlier: Readonly<Record<string, Change>>,
  later: Readonly<Record<string, Change>>,
): Readonly<Record<string, Change>> {
  const merged = { ...earlier };
  for (const [target, change] of Object.entries(later)) {
    const before = Object.hasOwn(earlier, target) ? earlier[target] : undefined;
    merged[target] = before === undefined ? change : mergeChange(before, change);
  }
  return merged;
}

function mergeChange<Change extends object>(earlier: Change, later: Change): Change {
  const before = new Map(Object.entries(earlier));
  const parts = Object.entries(later).map(
    // Words of missions stand below their language, and numbers below `numbers`, one level deep.
    ([part, value]) => [part, mergeValues(before.get(part), value, DEPTH_OF_PART[part] ?? 1)] as const,
  );
  return { ...earlier, ...later, ...Object.fromEntries(parts) };
}

function mergeValues(earlier: unknown, later: unknown, depth: number): unknown {
  if (depth === 0 || !isRecord(earlier) || !isRecord(later)) return later;
  const entries = Object.entries(later).map(
    ([key, value]) => [key, mergeValues(earlier[key], value, depth - 1)] as const,
  );
  return { ...earlier, ...Object.fromEntries(entries) };
}
