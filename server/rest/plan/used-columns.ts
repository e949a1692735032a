import type { Column } from '../schema.ts';
import { isRowCount } from './fields.ts';
import type { PlannedFilter, ReadPlan } from './types.ts';

/** Every column of a plan's own relation that its outputs, filters, orders and joins read. */
export function usedColumns({ outputs, filters, orders }: ReadPlan): readonly Column[] {
  const used = new Set<Column>();
  for (const output of outputs) {
    if (output.kind === 'column') used.add(output.field.column);
    else if (output.kind !== 'count') for (const [own] of output.join.on) used.add(own);
  }
  const visit = (filter: PlannedFilter): void => {
    if (filter.kind === 'group') for (const part of filter.parts) visit(part);
    else if (filter.kind === 'filter') used.add(filter.field.column);
    else for (const [own] of filter.join.on) used.add(own);
  };
  for (const filter of filters) visit(filter);
  for (const { join, field } of orders) {
    if (join === null) used.add(field.column);
    else for (const [own] of join.on) used.add(own);
  }
  return [...used].filter((column) => !isRowCount(column));
}
