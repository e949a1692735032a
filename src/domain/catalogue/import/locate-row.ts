import { assembleCatalogue, type CatalogueFiles } from '../assemble.ts';
import { createCatalogue } from '../create-catalogue.ts';
import { normaliseFactionId } from '../faction-id.ts';
import { foldText } from '../fold.ts';
import { getUnit } from '../lookup.ts';
import { termId } from '../texts/term.ts';
import type { Catalogue } from '../types.ts';
import type { CsvRow } from './parse-csv.ts';
import { cellText, type CellFault } from './read-rows.ts';
import { nearest } from './spelling.ts';

/** The unit that a row is about: an existing one, or a new one of an existing faction. */
export type Place = { readonly faction: string; readonly id: string };

/** The catalogue that rows are looked up in. */
export function catalogueOf(files: CatalogueFiles): Catalogue {
  return createCatalogue(assembleCatalogue(files));
}

/**
 * Finds what a row is about, or names the cell that does not say it: an unknown faction, a faulty
 * id, a name that has another id.
 */
export function locateRow(row: CsvRow, columns: readonly string[], catalogue: Catalogue): Place | CellFault {
  const cell = (column: string) => cellText(row, columns, column) ?? '';
  const [faction, id, name] = [cell('faction_id'), cell('id'), cell('name')];
  const fault = (column: string, found: string, expected: string, suggestion: string | null): CellFault => ({
    line: row.line,
    column,
    unit: id || name,
    found,
    expected,
    suggestion,
  });
  if (!catalogue.factionById.has(faction)) {
    const ids = [...catalogue.factionById.keys()];
    const meant = normaliseFactionId(faction, catalogue) ?? nearest(faction, ids);
    return fault('faction_id', faction, `one of ${ids.join(', ')}`, meant);
  }
  if (getUnit(catalogue, faction, id) !== null) return { faction, id };
  const namesake = catalogue.unitsByFaction
    .get(faction)
    ?.find((unit) => foldText(unit.name) === foldText(name));
  if (namesake !== undefined) return fault('id', id, `the id that ${namesake.name} has`, namesake.id);
  const plain = termId(id);
  if (plain === id && id !== '') return { faction, id };
  return fault('id', id, 'an id of a-z, 0-9 and single hyphens', plain || termId(name) || null);
}
