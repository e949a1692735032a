import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The sources of pictures: drawing code and fonts, facts, words. */
const SOURCES: readonly { readonly folder: string; readonly endings: readonly string[] }[] = [
  { folder: 'art', endings: ['.ts', '.ttf'] },
  { folder: 'catalogue/factions', endings: ['.json'] },
  { folder: 'locales', endings: ['catalogue.json', 'skills.json', 'card-words.json'] },
  { folder: 'src/domain/catalogue', endings: ['.ts'] },
];

/**
 * A short name for all that pictures are drawn from under `root`: another one means that a picture
 * may look different.
 */
export function artVersion(root: string): string {
  const hash = createHash('sha256');
  for (const { folder, endings } of SOURCES) {
    if (!existsSync(join(root, folder))) continue;
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => endings.some((ending) => file.endsWith(ending)) && !file.endsWith('.test.ts'))
      .toSorted();
    for (const file of files) hash.update(file).update(readFileSync(join(root, folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
