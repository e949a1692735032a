/**
 * Brings a table of units into the catalogue: npm run catalogue:import -- table.csv [--write]. See
 * catalogue/README.md.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { faultLine } from '#domain/catalogue/faults.ts';
import type { UnitChange } from '#domain/catalogue/import/apply-rows.ts';
import type { HeaderFault } from '#domain/catalogue/import/import-columns.ts';
import { formatJson } from '#domain/catalogue/import/format-json.ts';
import { parseCsv } from '#domain/catalogue/import/parse-csv.ts';
import { planImport, type ImportPlan } from '#domain/catalogue/import/plan-import.ts';
import type { CellFault } from '#domain/catalogue/import/read-rows.ts';
import { readCatalogue } from './catalogue-files.ts';
import { faultCount, type Report } from './check.ts';
import { numberUnits } from './unit-codes.ts';
import { writeTogether } from './write-together.ts';

const USAGE = 'Usage: npm run catalogue:import -- <table.csv> [--write]';

/**
 * The command `catalogue:import`: reads a table of units, says unit by unit what it would change in
 * the catalogue under `root`, and with `--write` changes it. A relative path is taken from
 * `folder`. One faulty cell refuses the whole table; then nothing is written.
 */
export function importUnits(root: string, args: readonly string[], folder = root): Report {
  const [path, ...rest] = args.filter((arg) => arg !== '--write');
  if (path === undefined || rest.length > 0 || path.startsWith('-')) return refuse([USAGE]);
  const read = readCatalogue(root);
  if (!read.ok)
    return refuse(['The catalogue itself has faults; mend them first.', ...read.faults.map(faultLine)]);
  const text = readTable(resolve(folder, path));
  if (text === null) return refuse([`${path} cannot be read, or is not UTF-8. Save it as "CSV UTF-8".`]);
  const table = parseCsv(text);
  if (!table.ok)
    return refuse([`Line ${table.line}: a cell begins with a double quote that is never closed.`]);
  const plan = planImport(read.value, table.rows);
  if (!plan.ok) return refuse([...refusalLines(plan), 'Nothing was written.']);

  const lines = [...plan.units.flatMap(changeLines), summary(plan)];
  if (plan.rewritten.length === 0) return { code: 0, lines };
  if (!args.includes('--write'))
    return { code: 0, lines: [...lines, 'Nothing was written. Add --write to write this.'] };
  const files = [
    ...plan.rewritten.map(({ file, value }) => ({ file, text: formatJson(value) })),
    ...numberUnits(
      root,
      plan.units.filter(({ isNew }) => isNew),
    ),
  ];
  writeTogether(files.map((each) => ({ path: join(root, each.file), text: each.text })));
  return { code: 0, lines: [...lines, `Written: ${files.map(({ file }) => file).join(', ')}.`] };
}

function refuse(lines: readonly string[]): Report {
  return { code: 1, lines };
}

/**
 * Null when there is no such file, or its text is not UTF-8: a wrong reading would spoil every
 * accent.
 */
function readTable(path: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
  } catch {
    return null;
  }
}

function refusalLines({
  header,
  titles,
  cells,
  files,
}: Extract<ImportPlan, { ok: false }>): readonly string[] {
  const lines = [...header.map(headerLine), ...cells.map(cellLine), ...files.map(faultLine)];
  const known = titles.length === 0 ? [] : [`Titles that a table may have: ${titles.join(', ')}.`];
  return [...lines, ...known, faultCount(lines.length)];
}

function headerLine({ code, title }: HeaderFault): string {
  const why = {
    unknown: 'is no column of a table of units',
    doubled: 'is there twice',
    missing: 'is missing; it says which unit a row is about',
  };
  return `Line 1: column ${title} ${why[code]}.`;
}

function cellLine({ line, column, unit, found, expected, suggestion }: CellFault): string {
  const where = [`Line ${line}`, column && `column ${column}`, unit && `unit ${unit}`].filter(
    (part) => part !== '',
  );
  const hint = suggestion === null ? '' : ` Did you mean "${suggestion}"?`;
  return `${where.join(', ')}: found ${found === '' ? 'nothing' : `"${found}"`}, expected ${expected}.${hint}`;
}

function changeLines({ faction, id, name, isNew, changes }: UnitChange): readonly string[] {
  const title = `${isNew ? 'New' : 'Changed'}: ${faction}/${id} (${name})`;
  const shown = (value: string) => (value === '' ? '(none)' : value);
  const details = changes.filter(({ to }) => !isNew || to !== '');
  return [
    title,
    ...details.map(({ column, from, to }) => `  ${column}: ${isNew ? '' : `${shown(from)} → `}${shown(to)}`),
  ];
}

function summary({ units, unchanged, untouched }: Extract<ImportPlan, { ok: true }>): string {
  const added = units.filter(({ isNew }) => isNew).length;
  return `${added} new, ${units.length - added} changed, ${unchanged} unchanged; ${untouched} not in the table and left as they are.`;
}

if (import.meta.main) {
  // npm runs scripts in the package's folder and says here where the command was given.
  const folder = process.env['INIT_CWD'] ?? process.cwd();
  const { code, lines } = importUnits(join(import.meta.dirname, '../..'), process.argv.slice(2), folder);
  console.log(lines.join('\n'));
  process.exitCode = code;
}
