import { useDeferredValue, useState } from 'react';
import { useStore } from 'zustand';
import { catalogue } from '#data/catalogue.ts';
import { collectionStore } from '#data/collection/collection-store.ts';
import { loadUnitFinder } from '#data/search/load-unit-finder.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import type { FactionId, Language, Unit } from '#domain/catalogue/types.ts';
import type { UnitFilter } from '#domain/roster/find/filter.ts';
import { filterUnits } from '#domain/roster/find/filter.ts';
import type { UnitOrder } from '#domain/roster/find/sort.ts';
import { sortUnits } from '#domain/roster/find/sort.ts';
import { useFetched } from '#platform/use-fetched.ts';

/** The filter of the builder, which knows what the player owns. */
type OwnFilter = UnitFilter & { readonly ownedOnly: boolean };

const NO_FILTER: OwnFilter = {
  search: '',
  ownedOnly: false,
  tournamentLegalOnly: false,
  characteristics: [],
  keywords: [],
};

/**
 * The faction's units as the player filters and sorts them. Another faction starts without filters
 * and search; the order stays. The list follows the typing with a deferred search.
 */
export function useUnitFilter(faction: FactionId, language: Language) {
  const [filtered, setFiltered] = useState({ faction, filter: NO_FILTER });
  const filter = filtered.faction === faction ? filtered.filter : NO_FILTER;
  const setFilter = (next: OwnFilter) => setFiltered({ faction, filter: next });
  const [order, setOrder] = useState<UnitOrder>('points-asc');
  const search = useDeferredValue(filter.search);
  const all: readonly Unit[] = catalogue.unitsByFaction.get(faction) ?? [];
  const find = useFetched(search.trim() === '' ? null : language, loadUnitFinder);
  const found = find?.(search).keys;
  const isAlsoFound = (unit: Unit) => found?.has(unitKey(unit.faction, unit.id)) ?? false;
  const collection = useStore(collectionStore, (state) => state.value);
  const isOffered = ({ id }: Unit) => !filter.ownedOnly || Object.hasOwn(collection, unitKey(faction, id));
  const fitting = filterUnits(all.filter(isOffered), { ...filter, search }, catalogue, language, isAlsoFound);
  const shown = sortUnits(fitting, order, language);
  const active =
    filter.characteristics.length +
    filter.keywords.length +
    Number(filter.tournamentLegalOnly) +
    Number(filter.ownedOnly);
  return {
    filter,
    order,
    shown,
    all,
    /** The number of active filters, without the search. */
    active,
    setOrder,
    change: (part: Partial<OwnFilter>) => setFilter({ ...filter, ...part }),
    clear: () => setFilter(NO_FILTER),
  };
}

export type UnitFilterModel = ReturnType<typeof useUnitFilter>;
