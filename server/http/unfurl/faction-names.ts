import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const FOLDER = fileURLToPath(new URL('../../../catalogue/factions', import.meta.url));
const faction = v.pipe(v.string(), v.parseJson(), v.object({ id: v.string(), name: v.string() }));

/**
 * Returns a function that names the factions of the catalogue in English. The catalogue is read
 * once; an unknown id is returned as it is.
 */
export function factionNames(folder: string = FOLDER): (id: string) => string {
  const names = new Map(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => v.parse(faction, readFileSync(join(folder, entry.name, 'faction.json'), 'utf8')))
      .map(({ id, name }) => [id, name]),
  );
  return (id) => names.get(id) ?? id;
}
