import { useSearchParams } from 'react-router';
import { catalogue } from '#data/catalogue.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { readCompared, toggleCompared, writeCompared } from '#domain/units/compare.ts';
import { readQuery, type UnitQuery, writeQuery } from '#domain/units/query.ts';

export type QueryModel = {
  readonly query: UnitQuery;
  readonly change: (next: Partial<UnitQuery>) => void;
  /** Changes the query and closes its dialog; Back leads to the units shown before. */
  readonly apply: (next: Partial<UnitQuery>) => void;
  /** Units that are picked to be compared. */
  readonly picked: readonly Unit[];
  readonly togglePicked: (unit: Unit) => void;
  readonly clearPicked: () => void;
};

/**
 * Returns the query of the table of units. It lives in the address, so that a link or a reload
 * shows the same units.
 */
export function useUnitQuery(): QueryModel {
  const [search, setSearch] = useSearchParams();
  const query = readQuery(search);
  const picked = readCompared(search.get('units'), catalogue).units;
  const replace = (edit: (before: URLSearchParams) => URLSearchParams, state?: null) =>
    setSearch(edit, { replace: true, preventScrollReset: true, ...(state === null ? { state } : {}) });
  const pick = (units: readonly Unit[]) =>
    replace((before) => {
      const next = new URLSearchParams(before);
      if (units.length === 0) next.delete('units');
      else next.set('units', writeCompared(units));
      return next;
    });
  return {
    query,
    picked,
    change: (next) => replace((before) => writeQuery({ ...readQuery(before), ...next }, before)),
    apply: (next) =>
      replace((before) => {
        const applied = writeQuery({ ...readQuery(before), ...next }, before);
        applied.delete('dialog');
        return applied;
      }, null),
    togglePicked: (unit) => pick(toggleCompared(picked, unit)),
    clearPicked: () => pick([]),
  };
}
