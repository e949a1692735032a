import { queryOptions } from '@tanstack/react-query';
import { unitRows } from '#domain/units/columns.ts';
import { catalogue } from './catalogue.ts';
import { loadUnitCards } from './unit-profiles.ts';

/** The cards of all units, and all units as rows: fetched when the first page of units shows. */
export function unitRowsQuery() {
  return queryOptions({
    queryKey: ['unit-rows'],
    queryFn: async () => {
      const cardOf = await loadUnitCards();
      return { cardOf, rows: unitRows(catalogue, (unit) => cardOf(unit.faction, unit.id)?.profile ?? null) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
