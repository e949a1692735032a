import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, SUPABASE_DIR } from '#server/db/open-database.ts';
import { PARTS } from '#tests/builders/database.ts';
import { startServer } from '#tests/builders/running-server.ts';
import { visitor } from '#tests/contract/backends.ts';
import { databaseKinds, type Place } from './places.ts';
import { fillAsOf, makeSupabaseOf, RELEASES } from './releases.ts';
import { type AllRows, emptyTables, lostRows, type Rewritten, rowsOf } from './rows-of.ts';

/** Tables whose rows live for minutes: nobody would miss them after an upgrade. */
const PASSING = [
  'auth.flow_state',
  'auth.mfa_challenges',
  'auth.mfa_factors',
  'muster.applied_seeds',
  'muster.known_places',
  'muster.rate_limits',
  'private.action_counts',
  'private.guest_report_counts',
  'private.guest_salts',
  'private.mail_letters',
  'private.result_mails',
];

const REWRITTEN: Rewritten = new Map([
  // 0.8.0 counts posts by the catalogue, and no longer by what their units say of themselves.
  ['public.shared_list_facts', ['is_legal']],
  // Errata became changes of the catalogue's releases.
  ['public.catalogue_errata', null],
]);

const { kinds, stop } = await databaseKinds();
afterAll(stop);
const CASES = kinds.flatMap((kind) =>
  RELEASES.map((release) => ({ kind, release, ...release, on: kind.name })),
);

describe.each(CASES)('a database of version $version on $on', ({ kind, release }) => {
  let place: Place;
  let before: AllRows;
  let after: AllRows;
  const openNewest = () => openDatabase({ ...place.settings, supabaseDir: SUPABASE_DIR }, PARTS);
  beforeAll(async () => {
    place = await kind.make();
    const old = await place.open();
    await fillAsOf(old, release);
    before = await rowsOf(old);
    await old.close();
    const database = await openNewest();
    after = await rowsOf(database);
    await database.close();
  });
  afterAll(() => place.remove());

  it('has rows in every table that keeps them', () => {
    expect(emptyTables(before).filter((table) => !PASSING.includes(table))).toEqual([]);
  });

  it('is brought to the newest with every row that it had', () => {
    expect(lostRows(before, after, REWRITTEN)).toEqual([]);
  });

  it('keeps a correction as a change of the catalogue', () => {
    // 0.7.1 had no table of units to tell that the target exists: an editor decides about it.
    const state = release.version === '0.7.1' ? 'proposed' : 'published';
    expect(after.get('public.catalogue_changes')).toMatchObject([
      { target: 'hegemony-of-embersig/hetman', change: { fields: { points: 30 } }, state },
    ]);
  });

  it('is refused by the server of its version from then on, and another start changes nothing', async () => {
    const supabaseDir = makeSupabaseOf(release);
    await expect(openDatabase({ ...place.settings, supabaseDir }, PARTS)).rejects.toThrow(
      /^This database was brought up to date by a newer version of Muster: .*\. Nothing was changed\. Start that version/,
    );
    rmSync(supabaseDir, { recursive: true });
    const database = await openNewest();
    const again = await rowsOf(database);
    await database.close();
    expect(again).toEqual(after);
  });

  it('is served by the newest server: who was signed in still is, and reads what there was', async () => {
    const server = await startServer({ dataDir: place.dataDir, env: place.env });
    const device = visitor(server);
    const { data: refreshed } = await device.auth.refreshSession({ refresh_token: 'tokenof07100' });
    const { data: signedIn } = await visitor(server).auth.signInWithPassword({
      email: 'ada@example.org',
      password: 'a password of 0.7.1',
    });
    const [lists, versions, board, games, waiting, exported] = await Promise.all([
      device.from('army_lists').select('name, units'),
      device.from('army_list_versions').select('name, was_deleted').order('saved_at'),
      visitor(server).rpc('community_page', { in_faction: 'hegemony-of-embersig', page_size: 10 }),
      device.rpc('my_games'),
      device.rpc('games_to_answer'),
      device.rpc('export_my_data'),
    ]);
    await server.stop();
    expect([refreshed.user?.email, signedIn.user?.email]).toEqual(['ada@example.org', 'ada@example.org']);
    expect(lists.data).toMatchObject([
      { name: 'Winter raid, second try', units: [{ id: 'hetman', of_list: { points_target: 300 } }] },
    ]);
    expect(versions.data).toEqual([
      { name: 'Winter raid', was_deleted: false },
      { name: 'Given up', was_deleted: true },
    ]);
    // Counted by the catalogue, which the start has filled.
    expect(board.data).toContainEqual(
      expect.objectContaining({ name: 'Raid for everyone', is_legal: true, author_username: 'Ada' }),
    );
    expect(games.data).toMatchObject([{ status: 'confirmed' }, { status: 'guest' }]);
    expect(waiting.data).toContainEqual(expect.objectContaining({ status: 'pending', own_score: 2 }));
    expect(exported.data).toMatchObject({
      profile: { username: 'Ada', bio: 'Plays Hegemony.', games_won: 1 },
    });
  });
});
