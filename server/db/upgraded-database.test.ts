import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner, openTestDatabase, PARTS } from '#tests/builders/database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { readPlan, SUPABASE_DIR } from './open-database.ts';
import { openPgliteDatabase } from './pglite/pglite-database.ts';

/** The first release: what was applied before any of its migrations was edited. */
const LAST_OF_THE_FIRST_DAY = '20261121120300';

/** The older definitions of a database of commit 335bd5b. */
const AS_IT_WAS = `
  do $$ begin
    execute replace(
      pg_get_functiondef('public.activity_page(uuid,jsonb,integer)'::regprocedure),
      'private.followed_ids()', 'array(select followed_id from public.user_follows where follower_id = auth.uid())'
    );
  end; $$;
  drop trigger user_follows_pair on public.user_follows;
  drop trigger user_blocks_pair on public.user_blocks;
  drop function private.hold_pair();
  drop function private.followed_ids();
  drop function private.community_query(text[], text);
  create or replace function private.may_follow(player uuid) returns boolean language sql stable security definer
    set search_path = '' as 'select private.may_see_profile(player)';
  alter policy "A notification is read by its recipient, unless its sender is blocked or hidden" on public.notifications
    using (recipient_id = (select auth.uid()));
  drop index public.profiles_username_key;
  create unique index profiles_username_key on public.profiles (lower(username));
  create index player_cards_username_idx on public.player_cards (username);
  alter table public.shared_list_facts reset (fillfactor);`;

/** The migration that makes changes of errata. */
const WITHOUT_ERRATA = '20261125000200';

const ERRATA = `
  insert into public.catalogue_units (id, name, points, command, availability, high_command, tournament_legal)
  values ('north/orc', 'Orc', 20, 0, 1, false, true);
  insert into public.catalogue_errata (kind, target, changes, note, note_fr, is_active) values
    ('unit', 'north/orc', '{"points": 25}', 'Reprint.', 'Retirage.', true),
    ('unit', 'north/gone', '{"points": 25}', 'No catalogue has it.', null, true),
    ('mission', 'raid', '{"en": {"name": "Raid"}}', 'Words', null, true),
    ('mission', 'siege', '{"en": {"name": "Siege"}}', 'Not yet.', null, false),
    ('feat', 'spoilt', '{"en": 7}', 'No words.', null, true);`;

const SHAPE = `
  select 'function ' || p.oid::regprocedure as name, concat(pg_get_functiondef(p.oid), p.proacl) as made
  from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prokind = 'f'
  union all
  select concat('policy ', polrelid::regclass, ' ', polname),
    concat(polcmd, polroles::regrole[]::text, pg_get_expr(polqual, polrelid), '/', pg_get_expr(polwithcheck, polrelid))
  from pg_policy
  union all
  select concat('trigger ', tgrelid::regclass, ' ', tgname), pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all
  select concat('index ', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index join pg_class c on c.oid = indrelid where c.relnamespace = 'public'::regnamespace
  union all
  select concat('table ', oid::regclass), concat(relacl, relrowsecurity, reloptions)
  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
  order by 1`;

let fresh: Database;
let old: Database;

beforeAll(async () => {
  fresh = await openTestDatabase();
  old = await openPgliteDatabase({ directory: null, ...PARTS });
}, 60_000);
afterAll(async () => {
  await fresh.close();
  await old.close();
});

describe('a database that had applied migrations before they were edited', () => {
  it('is like a new one after the upgrade', { timeout: 60_000 }, async () => {
    const { bootstrap, migrations } = readPlan(SUPABASE_DIR);
    const first = migrations.filter(({ version }) => version <= LAST_OF_THE_FIRST_DAY);
    await migrate(old, { bootstrap, migrations: first });
    await old.withOwner(({ script }) => script(AS_IT_WAS));
    const beforeChanges = migrations.filter(({ version }) => version < WITHOUT_ERRATA);
    await migrate(old, { bootstrap, migrations: beforeChanges });
    await old.withOwner(({ script }) => script(ERRATA));
    await migrate(old, { bootstrap, migrations });
    expect(await asOwner(old, SHAPE)).toEqual(await asOwner(fresh, SHAPE));
  });

  it('has errata in force as a release, others as changes that wait, and all in the log', async () => {
    const [release] = await asOwner(old, 'select number, overlay, remarks from catalogue_releases');
    expect(release).toMatchObject({
      number: 1,
      overlay: {
        units: { 'north/orc': { fields: { points: 25 } } },
        missions: { raid: { en: { name: 'Raid' } } },
      },
      remarks: {
        units: { 'north/orc': { note: 'Reprint.', notes: { fr: 'Retirage.' }, release: 1, by: [] } },
      },
    });
    const changes = await asOwner(old, 'select target, state from catalogue_changes order by target');
    expect(changes).toEqual([
      { target: 'north/gone', state: 'proposed' },
      { target: 'north/orc', state: 'published' },
      { target: 'raid', state: 'published' },
      { target: 'siege', state: 'proposed' },
    ]);
    const logged = await asOwner(old, "select target_name from admin_log where subject = 'catalogue_errata'");
    expect(logged).toHaveLength(5);
    const [unit] = await asOwner(old, "select points from private.units_now where id = 'north/orc'");
    expect(unit).toEqual({ points: 25 });
  });
});
