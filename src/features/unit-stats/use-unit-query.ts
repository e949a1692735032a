import { useSearchParams } from 'react-router';
import { catalogue } from '#data/catalogue.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { readCompared, toggleCompared, writeCompared } from '#domain/units/compare.ts';
import { readQuery, type UnitQuery, writeQuery } from '#domain/units/query.ts';

/**
 * Returns the address and a function that changes it in place. With `isDialogDone`, the dialog in
 * which the change was made closes, and Back leads to the units shown before.
 */
export function useAddressEdit() {
  const [search, setSearch] = useSearchParams();
  const edit = (change: (before: URLSearchParams) => URLSearchParams, isDialogDone = false) =>
    setSearch(
      (before) => {
        const next = change(new URLSearchParams(before));
        if (isDialogDone) next.delete('dialog');
        return next;
      },
      { replace: true, preventScrollReset: true, ...(isDialogDone ? { state: null } : {}) },
    );
  /** Sets one parameter of the address; an empty one is left out. */
  const set = (name: string, value: string, isDialogDone = false) =>
    edit((next) => {
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    }, isDialogDone);
  return { search, edit, set };
}

/** Returns the units of the address that are compared, and ways to change them. */
export function useCompared() {
  const { search, set } = useAddressEdit();
  const { units, dropped } = readCompared(search.get('units'), catalogue);
  return {
    units,
    dropped,
    toggle: (unit: Unit) => set('units', writeCompared(toggleCompared(units, unit))),
    /** Also closes the dialog in which it was picked. */
    add: (unit: Unit) => set('units', writeCompared(toggleCompared(units, unit)), true),
    clear: () => set('units', ''),
  };
}

/**
 * Returns the query of the table of units. It lives in the address, so that a link or a reload
 * shows the same units.
 */
export function useUnitQuery() {
  const { search, edit } = useAddressEdit();
  const write = (next: Partial<UnitQuery>) => (before: URLSearchParams) =>
    writeQuery({ ...readQuery(before), ...next }, before);
  return {
    query: readQuery(search),
    compared: useCompared(),
    change: (next: Partial<UnitQuery>) => edit(write(next)),
    /** Changes the query and closes its dialog. */
    apply: (next: Partial<UnitQuery>) => edit(write(next), true),
  };
}

export type QueryModel = ReturnType<typeof useUnitQuery>;
