/** The numbers of units in list codes: catalogue/unit-codes.json (catalogue/README.md). */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueFiles } from '#domain/catalogue/assemble.ts';
import type { Fault, Parsed } from '#domain/catalogue/faults.ts';
import { parseUnitCodes, type UnitCodes, withMissingUnits } from '#domain/catalogue/unit-codes.ts';
import { fileReader } from './catalogue-files.ts';

const UNIT_CODES_FILE = 'catalogue/unit-codes.json';

/** Reads the table of numbers under `root`; a catalogue without one has an empty table. */
export function readUnitCodes(root: string): Parsed<UnitCodes> {
  if (!existsSync(join(root, UNIT_CODES_FILE))) return { ok: true, value: [] };
  const { faults, read } = fileReader(root);
  const [file] = read(UNIT_CODES_FILE, parseUnitCodes);
  return file === undefined ? { ok: false, faults } : { ok: true, value: file.value };
}

/** Returns the faults of the table under `root`: units without a number among them. */
export function unitCodeFaults(root: string, { factions }: CatalogueFiles): readonly Fault[] {
  const read = readUnitCodes(root);
  if (!read.ok) return read.faults;
  if (read.value.length === 0) return [];
  return factions.flatMap(({ folder, units }) => {
    const numbered = read.value.find(({ id }) => id === folder)?.units ?? [];
    const missing = units.value.filter(({ id }) => !numbered.includes(id));
    const message = `has no number: add it at the end of ${folder}`;
    return missing.map(({ id }) => ({ file: UNIT_CODES_FILE, unit: id, field: '', message }));
  });
}

type NewUnit = { readonly faction: string; readonly id: string };

/**
 * Returns the table under `root` with numbers for new units, as a file to write. Empty when there
 * is nothing to write.
 */
export function numberUnits(
  root: string,
  units: readonly NewUnit[],
): readonly { readonly file: string; readonly text: string }[] {
  const read = readUnitCodes(root);
  if (!read.ok || read.value.length === 0) return [];
  const after = withMissingUnits(
    read.value,
    units.map(({ faction, id }) => ({ faction, units: [id] })),
  );
  const text = `${JSON.stringify(after, null, 2)}\n`;
  return text === readFileSync(join(root, UNIT_CODES_FILE), 'utf8') ? [] : [{ file: UNIT_CODES_FILE, text }];
}
