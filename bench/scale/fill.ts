/** Fills an empty database with players and all that they would have left. */
import { readFileSync } from 'node:fs';
import { toRosterUnit } from '#domain/roster/army.ts';
import { toSavedUnit } from '#domain/roster/saved-unit.ts';
import { seededChance } from '#domain/completion/seeded-chance.ts';
import type { Database } from '#server/db/database.ts';
import { SUPABASE_DIR } from '#server/db/open-database.ts';
import { applySeed } from '#server/project/apply-seed.ts';
import { readProject } from '#server/project/read-project.ts';
import { shippedCatalogue } from '#tests/builders/shipped-catalogue.ts';
import { pick } from '../community-seed.ts';
import { withoutIndexes } from './indexes.ts';
import { type Sizes, withSizes } from './sizes.ts';

const HOUR = 3_600_000;
const TEMPLATES = 1_000;
/** Files that may run beside each other, after the players are there. */
const LANES = [
  ['2_lists', '5_events'],
  ['3_board', '4_games', '6_office'],
];

/** Fills the tables and returns the seconds that it took. `memory` is for each sort. */
export async function fill(database: Database, sizes: Sizes, memory = '512MB'): Promise<number> {
  const began = performance.now();
  const project = readProject(SUPABASE_DIR, {});
  if (!project.ok) throw new Error('The project cannot be read.');
  await applySeed(database, project.config);
  const run = (file: string) => runFile(database, file, sizes, memory);
  await withoutIndexes(database, memory, async () => {
    await run('1_players');
    await fillTemplates(database);
    await Promise.all(
      LANES.map(async (files) => {
        for (const file of files) await run(file);
      }),
    );
  });
  await database.withOwner(({ query }) => query('analyze'), { timeoutMs: HOUR });
  return (performance.now() - began) / 1_000;
}

/** Runs a file of `sql/` with triggers and foreign keys off: its rows agree with each other. */
async function runFile(database: Database, name: string, sizes: Sizes, memory: string): Promise<void> {
  const began = performance.now();
  const text = readFileSync(new URL(`sql/${name}.sql`, import.meta.url), 'utf8');
  await database.withOwner(
    async ({ script }) => {
      // Tables that were filled a moment ago have no statistics yet, and all joins are of whole
      // tables.
      await script(`set local session_replication_role = replica; set local work_mem = '${memory}';
        set local enable_nestloop = off`);
      await script(withSizes(text, sizes));
      await script('analyze');
    },
    { timeoutMs: HOUR },
  );
  console.log(`  ${name}: ${((performance.now() - began) / 1_000).toFixed(0)} s`);
}

/** Makes lists from the catalogue, with the facts that the server's own triggers count of them. */
async function fillTemplates(database: Database): Promise<void> {
  const { units } = shippedCatalogue();
  const factions = [...new Set(units.map(({ faction }) => faction))];
  const random = seededChance(20_261_209);
  const lists = Array.from({ length: TEMPLATES }, (_, n) => {
    const faction = pick(random, factions);
    const own = units.filter((unit) => unit.faction === faction);
    const chosen = new Set(Array.from({ length: 4 + (n % 6) }, () => pick(random, own)));
    const saved = [...chosen].map((unit) => toSavedUnit({ unit: toRosterUnit(unit), quantity: 1 + (n % 2) }));
    return { n, faction, units: saved };
  });
  await database.withOwner(
    async ({ query, script }) => {
      await query(
        `create table bench.templates as
         select n, faction, units from jsonb_to_recordset($1::jsonb) as l (n integer, faction text, units jsonb)`,
        [JSON.stringify(lists)],
      );
      await script(`
        insert into public.shared_lists (user_id, name, faction, units)
        select bench.id('player', n), 'List ' || n, faction, units from bench.templates;
        create table bench.template_facts as
        select distinct on (key) md5(l.units::text) as key, f.*
        from public.shared_list_facts f join public.shared_lists l on l.id = f.list_id;
        set local session_replication_role = replica;
        delete from public.shared_list_facts;
        delete from public.shared_lists;
        delete from public.activity_events;
        delete from private.kept;
        delete from private.action_counts`);
    },
    { timeoutMs: HOUR },
  );
}
