import { isRecord } from '../is-record.ts';
import type { UnitRecord } from '../schema.ts';
import { parseTerm } from '../texts/term.ts';
import type { CatalogueSources } from './apply-overlay.ts';

/** The units that are shown beside one. */
const MOST_SIMILAR = 3;

/** The values that are compared, by their path in `units.json`. */
const FIELDS = [
  'points',
  'command',
  'availability',
  'keywords',
  'profile.models',
  'profile.mov',
  'profile.charge',
  'profile.wounds',
  'profile.willpower',
  'profile.morale',
  'profile.profiles.0.ranged.range',
  'profile.profiles.0.ranged.dice',
  'profile.profiles.0.melee.dice',
  'profile.profiles.0.defence.dice',
  'profile.profiles.0.conquest',
] as const;

/** One value of a unit and of those that are similar to it; undefined and null are not known. */
export type SimilarRow = {
  /** As in `ChangedField`. */
  readonly field: string;
  readonly own: unknown;
  readonly others: readonly unknown[];
  /** Beyond every similar unit that has the value; null within, and beside fewer than two. */
  readonly stands: 'lowest' | 'highest' | null;
};

/** A unit beside the ones most like it. */
export type SimilarUnits = {
  readonly others: readonly Pick<UnitRecord, 'id' | 'name'>[];
  /** Without the values that none of them has. */
  readonly rows: readonly SimilarRow[];
};

/**
 * Returns the units of the same faction and type that cost nearly the same, the ones that share
 * most keywords first among equals. Null when the catalogue has no such unit or nothing like it.
 */
export function similarUnits({ factions }: CatalogueSources, target: string): SimilarUnits | null {
  const [folder, id] = target.split('/');
  const units = factions.find((each) => each.folder === folder)?.units.value ?? [];
  const unit = units.find((each) => each.id === id);
  if (unit === undefined) return null;
  const others = units
    .filter((each) => each.type === unit.type && each.id !== unit.id)
    .toSorted(
      (one, other) =>
        Math.abs(one.points - unit.points) - Math.abs(other.points - unit.points) ||
        sharedKeywords(other, unit) - sharedKeywords(one, unit) ||
        one.name.localeCompare(other.name, 'en'),
    )
    .slice(0, MOST_SIMILAR);
  return others.length === 0
    ? null
    : {
        others,
        rows: FIELDS.map((path) => rowOf(path, unit, others)).filter(({ own, others: values }) =>
          [own, ...values].some((value) => value !== undefined && value !== null),
        ),
      };
}

function sharedKeywords(one: UnitRecord, other: UnitRecord): number {
  const ids = new Set(other.keywords.map((each) => parseTerm(each).id));
  return one.keywords.filter((each) => ids.has(parseTerm(each).id)).length;
}

function rowOf(path: string, unit: UnitRecord, units: readonly UnitRecord[]): SimilarRow {
  const steps = path.split('.');
  const own = valueAt(unit, steps);
  const others = units.map((each) => valueAt(each, steps));
  const known = others.filter((value) => typeof value === 'number');
  const isComparable = typeof own === 'number' && known.length > 1;
  const stands = !isComparable
    ? null
    : own < Math.min(...known)
      ? 'lowest'
      : own > Math.max(...known)
        ? 'highest'
        : null;
  return { field: path.replaceAll(/\.(?<place>\d+)/gu, '[$<place>]'), own, others, stands };
}

function valueAt(record: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return record;
  if (Array.isArray(record)) return valueAt(record[Number(step)], rest);
  return isRecord(record) ? valueAt(record[step], rest) : undefined;
}
