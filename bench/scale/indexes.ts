/**
 * Takes indexes and checks off tables while they are filled: made at once they cost a fraction. A
 * row that breaks a check ends the filling.
 */
import type { Database } from '#server/db/database.ts';

const HOUR = 3_600_000;

/** Indexes that no constraint needs, and checks: what to drop, and what makes it again. */
const FOUND = `
  select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as make
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace::regnamespace::text in ('auth', 'private', 'public')
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
  union all
  select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname),
    format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid))
  from pg_constraint k
  where k.contype = 'c' and k.connamespace::regnamespace::text in ('private', 'public')`;

/**
 * Runs `fill` on tables without indexes and checks, then makes them again, two at a time. `memory`
 * is for each index.
 */
export async function withoutIndexes(
  database: Database,
  memory: string,
  fill: () => Promise<void>,
): Promise<void> {
  const run = (text: string) =>
    database.withOwner(
      async ({ query }) => {
        await query(`set local maintenance_work_mem = '${memory}'`);
        return query(text);
      },
      { timeoutMs: HOUR },
    );
  const { rows } = await run(FOUND);
  for (const { drop } of rows) await run(String(drop));
  await fill();
  const waiting = rows.map(({ make }) => String(make));
  const lane = async () => {
    for (let make = waiting.shift(); make !== undefined; make = waiting.shift()) await run(make);
  };
  await Promise.all([lane(), lane()]);
}
