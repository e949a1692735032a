import { faultLine } from '#domain/catalogue/faults.ts';
import { termTextFaults } from '#domain/catalogue/term-texts.ts';
import { readCatalogue } from './catalogue-files.ts';

/** What a command has to say, and whether all is well (`code` 0) or not (1). */
export type Report = { readonly code: 0 | 1; readonly lines: readonly string[] };

/** Looks through the catalogue under `root`: every fault by file, unit and field with their count, or what there is. */
export function checkCatalogue(root: string): Report {
  const read = readCatalogue(root);
  const faults = read.ok ? termTextFaults(read.value) : read.faults;
  if (!read.ok || faults.length > 0)
    return { code: 1, lines: [...faults.map(faultLine), faultCount(faults.length)] };
  const { factions, glossary, locales } = read.value;
  const units = factions.reduce((sum, faction) => sum + faction.units.value.length, 0);
  const terms = glossary.reduce((sum, kind) => sum + kind.value.length, 0);
  return {
    code: 0,
    lines: [
      `No faults: ${factions.length} factions, ${units} units, ${terms} terms, ${locales.length} languages.`,
    ],
  };
}

/** `1 fault.`, `2 faults.` */
export function faultCount(count: number): string {
  return count === 1 ? '1 fault.' : `${count} faults.`;
}
