import { LIST_ROLES, type ListRole } from '../roster/list-roles.ts';
import { keywordsOf } from './list-keywords.ts';
import { hasRole, type ListUnit } from './list-units.ts';

/**
 * Things that both lists have, and that only one of them has. `open`: one list has it, and the
 * other may have it with a unit that is not known.
 */
export type Coverage<Id extends string> = {
  readonly both: readonly Id[];
  readonly one: readonly Id[];
  readonly other: readonly Id[];
  readonly open: readonly Id[];
};

/** Compares which roles the units of two lists cover. */
export function roleCoverage(one: readonly ListUnit[], other: readonly ListUnit[]): Coverage<ListRole> {
  const covers = (units: readonly ListUnit[]) => (role: ListRole) =>
    anyOf(units.map((each) => hasRole(role, each)));
  return coverage(LIST_ROLES, covers(one), covers(other));
}

/** Compares which keywords the units of two lists bring, in the order of their English names. */
export function keywordCoverage(one: readonly ListUnit[], other: readonly ListUnit[]): Coverage<string> {
  const all = [...one, ...other].flatMap((each) => keywordsOf(each) ?? []);
  const covers = (units: readonly ListUnit[]) => (name: string) =>
    anyOf(units.map((each) => keywordsOf(each)?.includes(name) ?? null));
  return coverage([...new Set(all)].toSorted(), covers(one), covers(other));
}

function coverage<Id extends string>(
  ids: readonly Id[],
  one: (id: Id) => boolean | null,
  other: (id: Id) => boolean | null,
): Coverage<Id> {
  const has = new Map(ids.map((id) => [id, [one(id), other(id)] as const]));
  const those = (first: boolean | null, second: boolean | null) =>
    ids.filter((id) => has.get(id)?.[0] === first && has.get(id)?.[1] === second);
  return {
    both: those(true, true),
    one: those(true, false),
    other: those(false, true),
    open: ids.filter((id) => those(true, null).includes(id) || those(null, true).includes(id)),
  };
}

/** True when one is true; else null when one is not known. */
function anyOf(values: readonly (boolean | null)[]): boolean | null {
  if (values.includes(true)) return true;
  return values.includes(null) ? null : false;
}
