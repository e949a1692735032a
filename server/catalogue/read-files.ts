import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSources } from '#art/card/read-cards.ts';
import { LANGUAGES } from '#domain/catalogue/types.ts';
import type { Version } from './catalogue-documents.ts';

/** Reads the files of the catalogue under `root`. Throws when one is out of order. */
export function readCatalogueFiles(root: string): Pick<Version, 'sources' | 'missions'> {
  const english = ['missions', 'feats'].flatMap((folder) =>
    readdirSync(join(root, 'catalogue', folder))
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map((name) => `catalogue/${folder}/${name}`),
  );
  const translated = LANGUAGES.filter((language) => language !== 'en').map(
    (language) => `locales/${language}/missions.json`,
  );
  const missions = [...english, ...translated].map((file): readonly [string, unknown] => [
    file,
    JSON.parse(readFileSync(join(root, file), 'utf8')),
  ]);
  return { sources: readSources(root), missions: new Map(missions) };
}
