import { localName } from '../catalogue/localise.ts';
import type { Catalogue, Language, Unit } from '../catalogue/types.ts';
import { filterUnits } from '../roster/find/filter.ts';
import { comparerOf, MEASURES, type UnitRow } from './columns.ts';
import type { Sort, SortKey, UnitQuery } from './query.ts';

/**
 * The rows that fit the query, sorted. What a card does not print fits no range and stands last in
 * every order. `isAlsoFound` finds units by a search that knows more than the letters of words.
 */
export function browse(
  rows: readonly UnitRow[],
  query: UnitQuery,
  catalogue: Catalogue,
  language: Language,
  isAlsoFound?: (unit: Unit) => boolean,
): readonly UnitRow[] {
  const { search, legalOnly, characteristics, keywords } = query;
  const kept = rows.filter((row) => fits(row, query));
  const filter = { search, tournamentLegalOnly: legalOnly, characteristics, keywords };
  const units = kept.map((row) => row.unit);
  const found = new Set(filterUnits(units, filter, catalogue, language, isAlsoFound));
  return sortRows(
    kept.filter((row) => found.has(row.unit)),
    query.sort,
    catalogue,
    language,
  );
}

function fits({ unit, measures }: UnitRow, { faction, types, highCommandOnly, ranges }: UnitQuery): boolean {
  return (
    (faction === null || unit.faction === faction) &&
    (types.length === 0 || types.includes(unit.type)) &&
    (!highCommandOnly || unit.highCommand) &&
    MEASURES.every((measure) => {
      const range = ranges[measure];
      if (range === undefined) return true;
      const { min, max } = range;
      const value = measures[measure];
      return value !== null && value >= (min ?? 0) && value <= (max ?? Number.POSITIVE_INFINITY);
    })
  );
}

/**
 * A new array in the wanted order; rows that it does not tell apart stand by name, then by faction.
 */
export function sortRows(
  rows: readonly UnitRow[],
  { by, direction }: Sort,
  catalogue: Catalogue,
  language: Language,
): readonly UnitRow[] {
  const compare = comparerOf(language);
  const factionNames = new Map(
    catalogue.factions.map((faction) => [faction.id as string, localName(faction, language)]),
  );
  const keyed = rows.map((row) => ({
    row,
    name: localName(row.unit, language),
    faction: factionNames.get(row.unit.faction) ?? row.unit.faction,
  }));
  type Keyed = (typeof keyed)[number];
  const sign = direction === 'asc' ? 1 : -1;
  const byKey = (one: Keyed, other: Keyed): number => {
    if (by === 'name') return sign * compare(one.name, other.name);
    if (by === 'faction') return sign * compare(one.faction, other.faction);
    if (by === 'type') return sign * compare(one.row.unit.type, other.row.unit.type);
    return compareMeasures(one.row, other.row, by, sign);
  };
  return keyed
    .toSorted(
      (one, other) =>
        byKey(one, other) || compare(one.name, other.name) || compare(one.faction, other.faction),
    )
    .map(({ row }) => row);
}

function compareMeasures(
  one: UnitRow,
  other: UnitRow,
  by: Exclude<SortKey, 'name' | 'faction' | 'type'>,
  sign: number,
): number {
  const first = one.measures[by];
  const second = other.measures[by];
  if (first === null || second === null) return Number(first === null) - Number(second === null);
  return sign * (first - second);
}
