/**
 * Reads `catalogue/` and the names in `locales/` from disk, parses every file and returns all of it
 * or every fault.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueFiles, ReadCatalogue, SourceFile } from '#domain/catalogue/assemble.ts';
import { crossCheck } from '#domain/catalogue/cross-check.ts';
import type { Fault, Parsed } from '#domain/catalogue/faults.ts';
import { parseGlossaryFile, parseGlossaryTexts } from '#domain/catalogue/texts/glossary-schema.ts';
import { parseFactionFile, parseLocaleFile, parseUnitFile } from '#domain/catalogue/schema.ts';
import { TERM_KINDS } from '#domain/catalogue/types.ts';

/**
 * Reads the catalogue under `root` (the repository's folder). Returns every file when all are in
 * order, else every fault by file, unit and field. Whether files agree with each other is looked at
 * only when each is in order by itself.
 */
export function readCatalogue(root: string): ReadCatalogue {
  const { faults, read } = fileReader(root);
  const value: CatalogueFiles = {
    factions: folders(root, 'catalogue/factions').flatMap((folder) => {
      const [faction] = read(`catalogue/factions/${folder}/faction.json`, parseFactionFile);
      const [units] = read(`catalogue/factions/${folder}/units.json`, parseUnitFile);
      return faction === undefined || units === undefined ? [] : [{ folder, faction, units }];
    }),
    locales: folders(root, 'locales').flatMap((language) =>
      read(`locales/${language}/catalogue.json`, parseLocaleFile).map((source) => ({ language, ...source })),
    ),
    glossary: TERM_KINDS.flatMap((kind) =>
      read(`catalogue/glossary/${kind}.json`, parseGlossaryFile).map((source) => ({ kind, ...source })),
    ),
    glossaryTexts: folders(root, 'locales')
      .filter((language) => existsSync(join(root, `locales/${language}/glossary.json`)))
      .flatMap((language) =>
        read(`locales/${language}/glossary.json`, parseGlossaryTexts).map((source) => ({
          language,
          ...source,
        })),
      ),
  };
  if (faults.length === 0) faults.push(...crossCheck(value));
  return faults.length === 0 ? { ok: true, value } : { ok: false, faults };
}

function folders(root: string, path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

/**
 * Returns a function that reads and parses JSON files under `root`, and the faults of all that it
 * read; a file with faults is left out.
 */
export function fileReader(root: string) {
  const faults: Fault[] = [];
  const read = <Value>(
    file: string,
    parse: (input: unknown, file: string) => Parsed<Value>,
  ): SourceFile<Value>[] => {
    const parsed = readFile(root, file, parse);
    if (parsed.ok) return [{ file, value: parsed.value }];
    faults.push(...parsed.faults);
    return [];
  };
  return { faults, read };
}

function readFile<Value>(
  root: string,
  file: string,
  parse: (input: unknown, file: string) => Parsed<Value>,
): Parsed<Value> {
  const fail = (message: string) => ({
    ok: false as const,
    faults: [{ file, unit: '', field: '', message }],
  });
  if (!existsSync(join(root, file))) return fail('this file is missing');
  let input: unknown;
  try {
    input = JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch (error) {
    return fail(`is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  return parse(input, file);
}
