import type { SourceFile } from '../assemble.ts';
import type { Fault } from '../faults.ts';
import type { FieldChange } from '../import/apply-rows.ts';
import type { HeaderFault } from '../import/import-columns.ts';
import { cellText, type CellFault } from '../import/read-rows.ts';
import type { CsvRow } from '../import/parse-csv.ts';
import { type ImportPlan, planImport } from '../import/plan-import.ts';
import { FACT_COLUMNS, readHeader } from '../import/import-columns.ts';
import { unitKey } from '../lookup.ts';
import type { CatalogueSources } from '../release/apply-overlay.ts';
import type { UnitChange } from '../release/overlay.ts';
import { baseUnit } from './base-unit.ts';
import { changeBetween } from './change-of.ts';

/** The effect of one row of a table. */
export type TableRow = {
  /** Line of the file, counted from 1. */
  readonly line: number;
  /** The row's name or id as written; for the reader. */
  readonly name: string;
} & (
  | { readonly what: 'fault'; readonly faults: readonly CellFault[] }
  | { readonly what: 'same' }
  | {
      readonly what: 'added' | 'changed';
      readonly target: string;
      readonly cells: readonly FieldChange[];
      readonly change: UnitChange;
    }
);

export type TableChanges =
  | { readonly ok: false; readonly header: readonly HeaderFault[]; readonly titles: readonly string[] }
  | {
      readonly ok: true;
      readonly rows: readonly TableRow[];
      /** The faults of the catalogue once all rows are in place that no single row makes. */
      readonly disagreements: readonly Fault[];
    };

/**
 * Says row by row what a table of units would change (`planImport`), and the change of each. Rows
 * with faults are left out of the others' way. `source` is where the facts of new units come from
 * when the table has no column for it.
 */
export function tableChanges(
  sources: CatalogueSources,
  [titles, ...rows]: readonly CsvRow[],
  source: string,
): TableChanges {
  const languages = sources.locales.map(({ language }) => language).filter((language) => language !== 'en');
  const read = readHeader(titles?.cells ?? [], languages);
  if (!read.ok) return { ok: false, header: read.faults, titles: read.known };
  const { columns } = read;
  const hasSource = columns.includes('source');
  const width = columns.length;
  const head: CsvRow = { line: titles?.line ?? 1, cells: hasSource ? columns : [...columns, 'source'] };
  const keyOf = (row: CsvRow) =>
    unitKey(cellText(row, columns, 'faction_id') ?? '', cellText(row, columns, 'id') ?? '');
  const full = rows.map((row) => {
    // An empty source changes nothing of a unit that there is.
    const cell = baseUnit(sources, keyOf(row)) === null ? source : '';
    return hasSource ? row : { ...row, cells: padded(row.cells, width, cell) };
  });

  const faults: CellFault[] = [];
  let left = full;
  for (;;) {
    const plan = planImport(sources, [head, ...left]);
    const found = foundIn(plan, { rows: left, columns }, sources);
    if (plan.ok || found.length === 0) {
      const isGood = new Set(left.map(({ line }) => line));
      const changes = plan.ok ? changesOf(sources, plan.rewritten) : new Map<string, UnitChange>();
      const units = plan.ok ? plan.units : [];
      return {
        ok: true,
        disagreements: plan.ok ? [] : plan.files,
        rows: full.map((row): TableRow => {
          const name = cellText(row, columns, 'name') || cellText(row, columns, 'id') || '';
          const own = { line: row.line, name };
          if (!isGood.has(row.line))
            return { ...own, what: 'fault', faults: faults.filter(({ line }) => line === row.line) };
          const target = keyOf(row);
          const unit = units.find((each) => unitKey(each.faction, each.id) === target);
          const change = changes.get(target);
          if (unit === undefined || change === undefined) return { ...own, what: 'same' };
          const what = unit.isNew ? 'added' : 'changed';
          return { line: row.line, name: unit.name, what, target, cells: unit.changes, change };
        }),
      };
    }
    faults.push(...found);
    const faulty = new Set(found.map(({ line }) => line));
    left = left.filter(({ line }) => !faulty.has(line));
  }
}

type Table = { readonly rows: readonly CsvRow[]; readonly columns: readonly string[] };

/** All faults that single rows make: their own, and those of the catalogue with them in place. */
function foundIn(plan: ImportPlan, table: Table, sources: CatalogueSources): readonly CellFault[] {
  return plan.ok ? [] : [...plan.cells, ...plan.files.flatMap((fault) => inCells(fault, table, sources))];
}

/** A fault of the catalogue as that of the row which makes it; empty when no row does. */
function inCells(
  { file, unit, field, message }: Fault,
  { rows, columns }: Table,
  { factions }: CatalogueSources,
): readonly CellFault[] {
  const folder = factions.find(({ units }) => units.file === file)?.folder;
  const column = FACT_COLUMNS.find((each) => each[1] === field)?.[0] ?? field;
  return rows
    .filter((row) => cellText(row, columns, 'faction_id') === folder && cellText(row, columns, 'id') === unit)
    .map((row) => ({
      line: row.line,
      column,
      unit,
      found: cellText(row, columns, column) ?? '',
      expected: message,
      suggestion: null,
    }));
}

function padded(cells: readonly string[], width: number, last: string): readonly string[] {
  return [...Array.from({ length: width }, (_, at) => cells[at] ?? ''), last, ...cells.slice(width)];
}

/** The changes of all units by target, between the files and their new contents. */
function changesOf(
  sources: CatalogueSources,
  rewritten: readonly SourceFile<unknown>[],
): ReadonlyMap<string, UnitChange> {
  const newest = <Source extends { readonly file: string; readonly value: unknown }>(
    source: Source,
  ): Source => {
    const found = rewritten.find(({ file }) => file === source.file);
    return found === undefined ? source : { ...source, value: found.value };
  };
  const after: CatalogueSources = {
    ...sources,
    factions: sources.factions.map((each) => ({ ...each, units: newest(each.units) })),
    locales: sources.locales.map(newest),
  };
  const keys = after.factions.flatMap(({ folder, units }) =>
    units.value.map(({ id }) => unitKey(folder, id)),
  );
  return new Map(
    keys.flatMap((key) => {
      const [before, now] = [baseUnit(sources, key), baseUnit(after, key)];
      if (now === null) return [];
      const change = changeBetween(
        { fields: before?.record ?? {}, names: before?.names ?? {} },
        { fields: now.record, names: now.names },
      );
      return Object.keys(change).length === 0 ? [] : [[key, change] as const];
    }),
  );
}
