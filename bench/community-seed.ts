/**
 * Fills a database with made-up players and the lists that they posted, for bench/community.ts.
 * Always the same ones.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Unit } from '#domain/catalogue/types.ts';
import { toRosterUnit } from '#domain/roster/army.ts';
import { type SavedUnit, toSavedUnit } from '#domain/roster/saved-unit.ts';
import type { Database } from '#server/db/database.ts';
import { SUPABASE_DIR } from '#server/db/open-database.ts';
import { seededChance } from '#domain/completion/seeded-chance.ts';
import { shippedCatalogue } from '#tests/builders/shipped-catalogue.ts';

export type Seeded = {
  readonly factions: readonly string[];
  /** Ids of units, with how they are written. */
  readonly units: readonly Unit[];
  /** Ids of players; the first has blocked twenty of the others. */
  readonly players: readonly string[];
};

const BATCH = 250;
const WORDS =
  'Iron Ember Frost Storm Raven Oath Last First Grim Tide Wolf Banner Ashen Gilded Hollow Silent'.split(' ');

/** One of several; throws when there are none. */
export function pick<T>(random: () => number, from: readonly T[]): T {
  const one = from[Math.floor(random() * from.length)];
  if (one === undefined) throw new Error('There is nothing to pick from');
  return one;
}

/** Posts so many lists by so many players, with likes, comments, follows and blocks among them. */
export async function seedCommunity(
  database: Database,
  { lists, players }: { readonly lists: number; readonly players: number },
): Promise<Seeded> {
  const { units } = shippedCatalogue();
  const factions = [...new Set(units.map(({ faction }) => faction))];
  // Posts are counted with it.
  const facts = readFileSync(join(SUPABASE_DIR, 'seed/06_catalogue_units.sql'), 'utf8');
  await database.withOwner(({ script }) => script(facts));
  const ids = await seedPlayers(database, players);
  const random = seededChance(20_261_121);
  for (let made = 0; made < lists; made += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, lists - made) }, (_, at) =>
      listOf(random, { units, factions, ids, number: made + at }),
    );
    await database.withOwner(({ query }) =>
      query(
        `insert into shared_lists
           (user_id, name, faction, description, units, is_tournament_list, tournament_name, is_active, created_at)
         select user_id, name, faction, description, units, tournament, case when tournament then 'Cup' end, active,
           now() - minutes * interval '1 minute'
         from jsonb_to_recordset($1) as l (
           user_id uuid, name text, faction text, description text, units jsonb, tournament boolean, active boolean, minutes int
         )`,
        [JSON.stringify(rows)],
      ),
    );
  }
  await seedCopies(database);
  await seedReactions(database, ids);
  return { factions, units, players: ids };
}

async function seedPlayers(database: Database, players: number): Promise<readonly string[]> {
  return database.withOwner(async ({ query }) => {
    await query(
      `insert into auth.users (id, email, created_at)
       select md5('player ' || n)::uuid, 'p' || n || '@example.org', now() from generate_series(1, $1::int) n`,
      [players],
    );
    await query(
      `update profiles p set username = 'Player ' || n, avatar_url = '/art/portrait/orc_hunters_portrait.jpg',
         profile_visibility = case when n % 20 = 0 then 'nobody' when n % 10 = 0 then 'signed_in' else 'everyone' end
       from generate_series(1, $1::int) n where p.id = md5('player ' || n)::uuid`,
      [players],
    );
    const { rows } = await query(
      `select md5('player ' || n)::uuid as id from generate_series(1, $1::int) n order by n`,
      [players],
    );
    return rows.map(({ id }) => String(id));
  });
}

function listOf(
  random: () => number,
  from: {
    readonly units: readonly Unit[];
    readonly factions: readonly string[];
    readonly ids: readonly string[];
    readonly number: number;
  },
) {
  const faction = pick(random, from.factions);
  const own = from.units.filter((unit) => unit.faction === faction);
  return {
    // A few write much, most write little.
    user_id: from.ids[Math.floor(random() ** 3 * from.ids.length)],
    name: `${pick(random, WORDS)} ${pick(random, WORDS)} ${String(from.number)}`,
    faction,
    description:
      random() < 0.6 ? `How it plays: ${pick(random, WORDS)}. `.repeat(1 + Math.floor(random() * 20)) : null,
    units: unitsOf(random, own),
    tournament: random() < 0.3,
    active: random() < 0.95,
    minutes: Math.floor(random() * 460_000),
  };
}

function unitsOf(random: () => number, own: readonly Unit[]): readonly SavedUnit[] {
  const wanted = 4 + Math.floor(random() * 9);
  const chosen = new Set(Array.from({ length: wanted }, () => pick(random, own)));
  return [...chosen].map((unit) =>
    toSavedUnit({ unit: toRosterUnit(unit), quantity: 1 + Math.floor(random() * 2) }),
  );
}

/** Makes a fifth of the lists copies of others, and half of those posted within the last week. */
async function seedCopies(database: Database): Promise<void> {
  await database.withOwner(async ({ query, script }) => {
    await script('set local session_replication_role = replica');
    await query(
      `with ranked as (
         select id, faction, row_number() over (order by id) as place, count(*) over () as many from shared_lists
       ), copies as (
         select c.id, o.id as original, c.place % 10 = 0 as is_new, c.place
         from ranked c
         join ranked o on o.place = 1 + (c.place * c.place) % (c.many / 10 + 1) and o.id <> c.id
         where c.place % 5 = 0
       )
       update shared_lists l set
         based_on = copies.original,
         created_at = case when is_new then now() - copies.place % 10000 * interval '1 minute' else l.created_at end
       from copies where copies.id = l.id`,
    );
    await script(
      `update shared_list_facts f set created_at = l.created_at
       from shared_lists l where l.id = f.list_id and l.created_at <> f.created_at`,
    );
  });
}

/**
 * The counts at once, as if they had come in over months: a table that was rewritten a hundred
 * times in a minute is no measure.
 */
async function seedReactions(database: Database, ids: readonly string[]): Promise<void> {
  await database.withOwner(async ({ query, script }) => {
    await query(
      `insert into user_blocks (blocker_id, blocked_id)
       select $1::uuid, md5('player ' || n)::uuid from generate_series(2, 21) n`,
      [ids[0] ?? null],
    );
    await script('set local session_replication_role = replica');
    await query(
      `insert into list_likes (list_id, user_id)
       select list_id, md5('player ' || (1 + n * 37 % $1::int))::uuid
       from (select list_id, row_number() over (order by list_id) as place from shared_list_facts) f,
         generate_series(1, 200) n
       where n < 1000 / (place % 997 + 5)
       on conflict do nothing`,
      [ids.length],
    );
    await query(
      `insert into list_comments (list_id, user_id, body)
       select list_id, md5('player ' || (1 + place * 7 % $1::int))::uuid, 'Well thought out.'
       from (select list_id, row_number() over (order by list_id) as place from shared_list_facts) f
       where place % 3 = 0`,
      [ids.length],
    );
    await script(
      `update shared_list_facts f set
         likes_count = (select count(*) from list_likes k where k.list_id = f.list_id),
         comments_count = (select count(*) from list_comments c where c.list_id = f.list_id)`,
    );
  });
}
