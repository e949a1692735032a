/**
 * Makes the files that an embedded database starts from: node scripts/build/database-template.ts
 * [file].
 */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readPlan, SUPABASE_DIR, TEMPLATE } from '#server/db/open-database.ts';
import { packTemplate } from '#server/db/directory/pack-template.ts';
import { applySeed } from '#server/project/apply-seed.ts';
import { readProject } from '#server/project/read-project.ts';

const file = process.argv[2] ?? TEMPLATE;
const project = readProject(SUPABASE_DIR, process.env);
if (!project.ok) throw new Error(project.problems.join('\n'));
const { config } = project;
const scratch = mkdtempSync(join(tmpdir(), 'muster-template-'));
try {
  const template = await packTemplate(
    scratch,
    readPlan(SUPABASE_DIR),
    () => new Date(),
    (database) => applySeed(database, config),
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, template);
  renameSync(`${file}.new`, file);
  console.log(`Database template: ${(template.length / 1e6).toFixed(1)} MB.`);
} finally {
  rmSync(scratch, { recursive: true });
}
