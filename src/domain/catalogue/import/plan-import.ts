import type { CatalogueFiles } from '../assemble.ts';
import type { Fault } from '../faults.ts';
import { unitKey } from '../lookup.ts';
import { applyRows, type Applied } from './apply-rows.ts';
import { readHeader, type HeaderFault } from './import-columns.ts';
import { compareRows } from './compare-rows.ts';
import { catalogueOf, locateRow } from './locate-row.ts';
import type { CsvRow } from './parse-csv.ts';
import { lexiconOf, readFacts, type CellFault, type RowDraft } from './read-rows.ts';

export type ImportPlan =
  | {
      readonly ok: false;
      readonly header: readonly HeaderFault[];
      /** The titles that a table may have. */
      readonly titles: readonly string[];
      readonly cells: readonly CellFault[];
      /** The disagreements that the catalogue would have afterwards. */
      readonly files: readonly Fault[];
    }
  | (Extract<Applied, { ok: true }> & {
      /** Units that the table holds and does not change. */
      readonly unchanged: number;
      /**
       * Units of the catalogue that the table does not hold. They stay: a missing row deletes
       * nothing.
       */
      readonly untouched: number;
    });

const NO_FAULTS = { ok: false, header: [], titles: [], cells: [], files: [] } as const;

/**
 * Says what a table of units would change in the catalogue, unit by unit, or every cell that cannot
 * be used. Changes nothing: `rewritten` holds what to write. The table's first row holds the
 * titles; see `FACT_COLUMNS`.
 */
export function planImport(files: CatalogueFiles, [titles, ...rows]: readonly CsvRow[]): ImportPlan {
  const languages = files.locales.map(({ language }) => language).filter((language) => language !== 'en');
  const header = readHeader(titles?.cells ?? [], languages);
  if (!header.ok) return { ...NO_FAULTS, header: header.faults, titles: header.known };

  const catalogue = catalogueOf(files);
  const lexicon = lexiconOf(files);
  const drafts: RowDraft[] = [];
  const cells: CellFault[] = [];
  for (const row of rows) {
    const place = locateRow(row, header.columns, catalogue);
    const { faults, ...facts } = readFacts(row, header.columns, lexicon);
    cells.push(...('expected' in place ? [place] : []), ...faults);
    if (!('expected' in place) && faults.length === 0) drafts.push({ line: row.line, ...place, ...facts });
  }
  // Rows left out above would make others seem wrong.
  if (cells.length === 0) cells.push(...compareRows(drafts, catalogue));
  if (cells.length > 0) return { ...NO_FAULTS, cells };

  const applied = applyRows(files, drafts);
  if (!applied.ok) return { ...NO_FAULTS, files: applied.faults };
  const known = drafts.filter(({ faction, id }) => catalogue.unitByKey.has(unitKey(faction, id)));
  const changed = new Set(applied.units.map(({ faction, id }) => unitKey(faction, id)));
  const unchanged = known.filter(({ faction, id }) => !changed.has(unitKey(faction, id))).length;
  return { ...applied, unchanged, untouched: catalogue.units.length - known.length };
}
