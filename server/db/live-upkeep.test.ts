import { beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from '#tests/builders/community.ts';
import {
  type Account,
  asOwner,
  createAccount,
  createSession,
  testDatabase,
} from '#tests/builders/database.ts';
import { createAnonymous, entry, liveCalls } from '#tests/builders/live-games.ts';
import { DatabaseError } from './database-error.ts';
import type { Database } from './database.ts';
import { tidyLiveGames } from './tidy-live-games.ts';

const database = testDatabase();
const { between, call, open, read, watch, write } = liveCalls(database);
let anna: Account;
let berta: Account;

beforeEach(async () => {
  await asOwner(database, 'delete from live_games');
  await asOwner(database, 'delete from auth.users where is_anonymous');
  await asOwner(database, 'delete from private.guest_report_counts');
  anna = await createAccount(database);
  berta = await createAccount(database);
});

type Player = { readonly id: string };

const tidy = () => asOwner(database, 'select private.tidy_live_games()');
const age = (table: string, column: string, days: number, where = 'true') =>
  asOwner(database, `update ${table} set ${column} = now() - make_interval(days => $1) where ${where}`, [
    days,
  ]);
const games = async () => (await asOwner(database, 'select id from live_games')).length;
const anonymous = async () =>
  (await asOwner(database, 'select id from auth.users where is_anonymous')).map(({ id }) => id);

describe('old live games', () => {
  it.each([
    ['a game that nobody plays, after 30 days', {}, 29, 31],
    ['one that an anonymous account opened, after 7 days', { by_anonymous: true }, 6, 8],
    ['one with a result, after 180 days', { result: '{}' }, 179, 181],
  ])('go: %s', async (_name, columns, stays, goes) => {
    const game = String((await open(anna))['game']);
    await write(anna, game, 0, entry());
    for (const [column, value] of Object.entries(columns))
      await asOwner(database, `update live_games set ${column} = $1`, [value]);
    await age('live_games', 'last_at', stays);
    await tidy();
    expect(await games()).toBe(1);
    await age('live_games', 'last_at', goes);
    await tidy();
    expect(await asOwner(database, 'select n from live_rows where game_id = $1', [game])).toEqual([]);
    expect(await games()).toBe(0);
  });

  it('stay while their report is public', async () => {
    await open(anna);
    await asOwner(database, "update live_games set report_is_public = true, result = '{}'");
    await age('live_games', 'last_at', 4_000);
    await tidy();
    expect(await games()).toBe(1);
  });

  it('go when somebody opens a game, once an hour', async () => {
    await open(anna);
    await asOwner(database, 'delete from private.guest_report_counts');
    await age('live_games', 'last_at', 31);
    await open(berta);
    expect(await games()).toBe(1);
    await age('live_games', 'last_at', 31);
    await open(anna);
    expect(await games()).toBe(2);
  });
});

describe('unused anonymous accounts', () => {
  const lastUsed = async ({ id }: Player, days: number) => {
    await asOwner(
      database,
      'update auth.users set created_at = now() - make_interval(days => $2), last_sign_in_at = null where id = $1',
      [id, days],
    );
  };

  it('go after two days without a game, and after thirty with one', async () => {
    const [idle, player] = [await createAnonymous(database), await createAnonymous(database)];
    const game = await between(anna, player);
    await write(player, game, 0, entry());
    for (const one of [idle, player]) await lastUsed(one, 1);
    await tidy();
    expect((await anonymous()).length).toBe(2);
    for (const one of [idle, player]) await lastUsed(one, 3);
    await tidy();
    expect(await anonymous()).toEqual([player.id]);
    await lastUsed(player, 31);
    await tidy();
    expect(await anonymous()).toEqual([]);
    expect(await read(anna, game)).toMatchObject({
      rows: [{ author: player.id }],
      members: [{ id: anna.id }],
    });
  });

  it('stay while a session of theirs is refreshed', async () => {
    const idle = await createAnonymous(database);
    await createSession(database, { ...idle, wabId: '' });
    await lastUsed(idle, 90);
    await tidy();
    expect(await anonymous()).toEqual([idle.id]);
    await age('auth.sessions', 'created_at', 9);
    await age('auth.sessions', 'updated_at', 9);
    await age('auth.sessions', 'refreshed_at', 9);
    await tidy();
    expect(await anonymous()).toEqual([]);
  });

  it('are never taken for accounts with an address', async () => {
    await lastUsed(anna, 4_000);
    await tidy();
    expect(await asOwner(database, 'select id from auth.users where id = $1', [anna.id])).toHaveLength(1);
  });
});

describe('the account of a player of a live game, deleted', () => {
  const player = (id: string, name: string) => ({
    kind: 'event',
    event: {
      type: 'player-added',
      player: { id, name, kind: 'member', wabId: 'WAB-SECR-ETSE-CRET', side: null },
      at: 1,
    },
  });
  const note = (text: string) => ({ kind: 'event', event: { type: 'note-added', text, unit: null, at: 2 } });

  async function game() {
    const id = await between(anna, berta);
    await write(
      anna,
      id,
      0,
      entry({ kind: 'seat', player: 'a' }),
      entry(player('a', 'Anna')),
      entry(note('Mine')),
    );
    await write(berta, id, 3, entry({ kind: 'seat', player: 'b' }), entry(note('Secret words')));
    // The other phone had entered the name before.
    await write(anna, id, 5, entry(player('b', 'Berta Secret')));
    return id;
  }

  it('leaves no name, WAB id or note of it, and the rest to the other player', async () => {
    const id = await game();
    await asOwner(database, 'delete from auth.users where id = $1', [berta.id]);
    const { rows, members } = await read(anna, id);
    const text = JSON.stringify(rows);
    expect([text.includes('Secret'), text.includes('SECR-ETSE')]).toEqual([false, true]);
    expect(rows).toMatchObject([{}, { body: player('a', 'Anna') }, { body: note('Mine') }, {}, {}, {}]);
    expect((rows as readonly { body: unknown }[])[4]?.body).toEqual({ v: 1, ...note('—') });
    expect((rows as readonly { body: unknown }[])[5]?.body).toEqual({
      v: 1,
      kind: 'event',
      event: {
        type: 'player-added',
        player: { id: 'b', name: '—', kind: 'guest', wabId: null, side: null },
        at: 1,
      },
    });
    expect(members).toMatchObject([{ id: anna.id }]);
  });

  it('takes a game along that nobody else is in', async () => {
    const id = String((await open(anna))['game']);
    await write(anna, id, 0, entry());
    const { watch: secret } = await read(anna, id);
    await asOwner(database, 'delete from auth.users where id = $1', [anna.id]);
    expect([await games(), await asOwner(database, 'select n from live_rows')]).toEqual([0, []]);
    await expect(watch(null, secret)).rejects.toMatchObject({ code: 'PT404' });
  });

  it('leaves a game to whoever is in it, also when it had opened it', async () => {
    const id = await game();
    await asOwner(database, 'delete from auth.users where id = $1', [anna.id]);
    expect(await call(berta, 'live_games_of_mine()')).toMatchObject([{ game: id, is_mine: false, n: 6 }]);
  });

  it('ends a public report', async () => {
    const id = await game();
    const result = { players: { a: { account: anna.id }, b: { account: berta.id } } };
    await asOwner(database, 'update live_games set report_is_public = true, result = $1', [
      JSON.stringify(result),
    ]);
    expect(await call(null, 'live_report($1, 0)', [id])).toMatchObject({ n: 6 });
    await asOwner(database, 'delete from auth.users where id = $1', [berta.id]);
    await expect(call(null, 'live_report($1, 0)', [id])).rejects.toMatchObject({ code: 'PT404' });
  });

  it('keeps names when an anonymous account was only unused', async () => {
    const rival = await createAnonymous(database);
    const id = await between(anna, rival);
    await write(rival, id, 0, entry({ kind: 'seat', player: 'b' }), entry(player('b', 'Carla')));
    await age('auth.users', 'created_at', 40, `id = '${rival.id}'`);
    await asOwner(database, 'update auth.users set last_sign_in_at = null where id = $1', [rival.id]);
    await tidy();
    expect(JSON.stringify(await read(anna, id))).toContain('Carla');
    expect(await anonymous()).toEqual([]);
  });
});

describe('the export of one’s data', () => {
  it('has one’s live games with one’s own rows, and no number in them is written out', async () => {
    const id = await between(anna, berta);
    await call(anna, 'write_live_rows($1, 0, $2)->$3', [id, '[{"id":"a","body":{"v":1,"n":1e131071}}]', 'n']);
    await write(berta, id, 1, entry({ kind: 'theirs' }));
    const session = await createSession(database, anna);
    const { rows } = await act(database, anna, "select export_my_data() -> 'live_games' as games", [], {
      session_id: session,
    });
    expect(rows[0]?.['games']).toEqual([
      expect.objectContaining({
        id,
        is_mine: true,
        rows: [{ n: 1, at: expect.any(String), body: '{"v":1,"n":1e131071}' }],
      }),
    ]);
  });

  it('is handed to an owner by administrators with the live games', async () => {
    const id = await between(anna, berta);
    const admin = await createAccount(database, 'wab_admin');
    const { rows } = await act(database, admin, 'select admin_export_account($1, $2) as data', [
      anna.id,
      'asked',
    ]);
    expect(rows[0]?.['data']).toMatchObject({ live_games: [{ id }] });
  });
});

describe('the server', () => {
  it('tidies every hour, tells of faults, and gives up where there are no live games', async () => {
    vi.useFakeTimers();
    const faults: string[] = [];
    let calls = 0;
    let fault: DatabaseError | null = null;
    const withOwner = () => {
      calls += 1;
      return fault === null ? Promise.resolve([]) : Promise.reject(fault);
    };
    const log = { error: (text: string) => void faults.push(text) };
    const stop = tidyLiveGames({ ...database, withOwner } as unknown as Database, log);
    await vi.advanceTimersByTimeAsync(2 * 3_600_000);
    fault = new DatabaseError('57P03', 'closed');
    await vi.advanceTimersByTimeAsync(3_600_000);
    fault = new DatabaseError('42883', 'no function');
    await vi.advanceTimersByTimeAsync(3 * 3_600_000);
    stop();
    vi.useRealTimers();
    expect([calls, faults.length]).toEqual([4, 1]);
  });
});
