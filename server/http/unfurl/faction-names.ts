import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { CatalogueRelease } from '#domain/catalogue/release/release.ts';

const FOLDER = fileURLToPath(new URL('../../../catalogue/factions', import.meta.url));
const faction = v.pipe(v.string(), v.parseJson(), v.object({ id: v.string(), name: v.string() }));

/**
 * Returns a function that names the factions of the catalogue in English, as the newest release
 * does. The files are read once; an unknown id is returned as it is.
 */
export function factionNames(
  newest: () => Promise<Pick<CatalogueRelease, 'overlay'> | null> = noRelease,
  folder: string = FOLDER,
): (id: string) => Promise<string> {
  const names = new Map(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => v.parse(faction, readFileSync(join(folder, entry.name, 'faction.json'), 'utf8')))
      .map(({ id, name }) => [id, name]),
  );
  return async (id) => {
    const changed = (await newest())?.overlay.factions ?? {};
    const name = Object.hasOwn(changed, id) ? changed[id]?.fields?.['name'] : undefined;
    return typeof name === 'string' ? name : (names.get(id) ?? id);
  };
}

const noRelease = async () => Promise.resolve(null);
