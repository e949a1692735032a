/** Reads rules and FAQ of `catalogue/` and their translations in `locales/` from disk. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParsedTexts, parseTexts } from '#domain/reader/parse-texts.ts';
import type { TextFault } from '#domain/reader/text-faults.ts';
import type { TextFile } from '#domain/reader/text-schema.ts';

/** The languages besides English in which every text is there. */
const TRANSLATED = ['es', 'fr'] as const;

/**
 * Reads all texts under `root` (the repository's folder). Returns the readable ones and every fault
 * (`textFaultLine` makes a line of one). A missing file or invalid JSON counts as empty and is a
 * fault too.
 */
export function readTexts(root: string): ParsedTexts {
  const faults: TextFault[] = [];
  const read = (file: string): TextFile => ({ file, input: readJson(root, file, faults) });
  const folder = (name: string) =>
    (existsSync(join(root, name)) ? readdirSync(join(root, name)) : [])
      .filter((file) => file.endsWith('.json'))
      .map((file) => read(`${name}/${file}`));
  const parsed = parseTexts({
    rules: folder('catalogue/rules'),
    faq: folder('catalogue/faq'),
    translations: TRANSLATED.map((language) => ({
      language,
      rules: read(`locales/${language}/rules.json`),
      faq: read(`locales/${language}/faq.json`),
    })),
  });
  return { texts: parsed.texts, faults: [...faults, ...parsed.faults] };
}

function readJson(root: string, file: string, faults: TextFault[]): unknown {
  if (!existsSync(join(root, file))) return undefined;
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch (cause) {
    const about = `is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`;
    faults.push({ file, at: '', code: 'shape', about });
    return undefined;
  }
}
