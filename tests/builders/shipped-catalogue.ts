import { join } from 'node:path';
import { assembleCatalogue } from '#domain/catalogue/assemble.ts';
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Catalogue } from '#domain/catalogue/types.ts';
import { readCatalogue } from '#scripts/catalogue/catalogue-files.ts';

/** Returns the data of the repository's catalogue files, with the cards. */
export function shippedData() {
  const read = readCatalogue(join(import.meta.dirname, '../..'));
  if (!read.ok) throw new Error('The catalogue has faults: npm run catalogue:check');
  return assembleCatalogue(read.value);
}

/** Returns the catalogue of the repository's files, as the files or as a release of them. */
export function shippedCatalogue(release = 0): Catalogue {
  return createCatalogue({ ...shippedData(), release });
}
