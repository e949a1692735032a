import { found, type Result } from '../rest-error.ts';
import { findColumn } from '../schema.ts';
import { unknownColumn } from './fields.ts';
import type { ColumnPair, Join, Relation, Relationship } from './types.ts';

/** Plans the join that ties the rows at the end of a relationship to those of the parent. */
export function planWay(
  parent: Relation,
  { target, way }: Relationship,
): Result<Pick<Join, 'on' | 'junction' | 'call'>> {
  if (way.by === 'function') {
    const { schema, name } = way.function;
    return found({ on: [], junction: null, call: { schema, name } });
  }
  if (way.by === 'key') {
    const on = pairs(parent, way.parentColumns, target, way.childColumns);
    return on.ok ? found({ on: on.value, junction: null, call: null }) : on;
  }
  const [toParent, toChild] = way.keys;
  const on = pairs(parent, toParent.foreignColumns, way.table, toParent.columns);
  if (!on.ok) return on;
  const further = pairs(way.table, toChild.columns, target, toChild.foreignColumns);
  if (!further.ok) return further;
  return found({ on: on.value, junction: { table: way.table, on: further.value }, call: null });
}

/**
 * A function's rows may lack a column of the table whose type they have only when the schema is
 * stale.
 */
function pairs(
  parent: Relation,
  parentNames: readonly string[],
  child: Relation,
  childNames: readonly string[],
): Result<readonly ColumnPair[]> {
  const all: ColumnPair[] = [];
  for (const [place, name] of parentNames.entries()) {
    const own = findColumn(parent, name);
    const other = findColumn(child, childNames[place] ?? '');
    if (own === null || other === null) return unknownColumn(`${parent.name}.${name}`);
    all.push([own, other]);
  }
  return found(all);
}
