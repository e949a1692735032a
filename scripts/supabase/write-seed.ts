/**
 * Writes `supabase/seed` again from `catalogue/` and `locales/`. Run: npm run seed:build. Names
 * every fault and writes nothing then.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultLine } from '#domain/catalogue/faults.ts';
import { buildSeed, readSeed, SEED_FOLDER } from './seed-files.ts';

const root = join(import.meta.dirname, '../..');
const seed = buildSeed(root);
if (seed.ok) {
  const folder = join(root, SEED_FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const name of readSeed(folder).keys()) if (!seed.value.has(name)) rmSync(join(folder, name));
  for (const [name, text] of seed.value) writeFileSync(join(folder, name), text);
  console.log(`${SEED_FOLDER}: ${[...seed.value.keys()].join(', ')}`);
} else {
  console.log(seed.faults.map(faultLine).join('\n'));
  process.exitCode = 1;
}
