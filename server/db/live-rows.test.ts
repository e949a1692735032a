import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act } from '#tests/builders/community.ts';
import {
  type Account,
  asOwner,
  createAccount,
  createSession,
  testDatabase,
} from '#tests/builders/database.ts';
import { createAnonymous, entry, liveCalls } from '#tests/builders/live-games.ts';

const database = testDatabase();
const { between, call, join, open, read, watch, write } = liveCalls(database);
let anna: Account;
let berta: { readonly id: string };
let stranger: Account;
let game: string;

beforeAll(async () => {
  anna = await createAccount(database);
  berta = await createAnonymous(database);
  stranger = await createAccount(database);
});

beforeEach(async () => {
  await asOwner(database, 'delete from live_games');
  await asOwner(database, 'delete from private.guest_report_counts');
  game = await between(anna, berta);
});

const refused = (code: string, detail: string) => ({ code, fields: { detail } });
const numbers = ({ rows }: Readonly<Record<string, unknown>>) =>
  (rows as readonly { n: number }[]).map(({ n }) => n);

describe('appending to a live game', () => {
  it('numbers rows without gaps and answers them with author and time', async () => {
    const [first, second] = [entry({ kind: 'seat', player: 'anna' }), entry({ kind: 'x' })];
    expect(await write(anna, game, 0, first, second)).toEqual({
      written: true,
      n: 2,
      now: expect.any(Number),
      rows: [
        { n: 1, ...first, author: anna.id, at: expect.any(Number) },
        { n: 2, ...second, author: anna.id, at: expect.any(Number) },
      ],
    });
    expect(await write(berta, game, 2, entry())).toMatchObject({
      written: true,
      n: 3,
      rows: [{ author: berta.id }],
    });
  });

  it('writes nothing behind another number, and answers the rows that came between', async () => {
    const own = entry();
    await write(anna, game, 0, own, entry());
    expect(await write(berta, game, 1, entry())).toMatchObject({ written: false, n: 2, rows: [{ n: 2 }] });
    expect(await write(berta, game, 9, entry())).toMatchObject({ written: false, n: 2, rows: [] });
    // The answer of the first request was lost.
    expect(await write(anna, game, 0, own, entry())).toMatchObject({
      written: false,
      rows: [{ id: own.id }, {}],
    });
    expect(numbers(await read(anna, game))).toEqual([1, 2]);
  });

  it('keeps one order when both write at the same moment, and each row once', async () => {
    const tries = Array.from({ length: 8 }, (_, at) => write(at % 2 === 0 ? anna : berta, game, 0, entry()));
    const written = (await Promise.all(tries)).filter((answer) => answer['written'] === true);
    expect(written).toHaveLength(1);
    expect(numbers(await read(anna, game))).toEqual([1]);
  });

  it('keeps the author and the time of the server, whatever an entry says', async () => {
    const forged = { ...entry(), n: 7, author: stranger.id, at: 1, game_id: randomUUID() };
    const { now, rows } = await write(anna, game, 0, forged);
    expect(rows).toEqual([
      { n: 1, id: forged.id, body: forged.body, author: anna.id, at: expect.any(Number) },
    ]);
    const [row] = rows as readonly { readonly at: number }[];
    expect(Number(now) - (row?.at ?? 0)).toBeLessThan(60_000);
  });

  it('refuses an id that the log has', async () => {
    const own = entry();
    await write(anna, game, 0, own);
    await expect(write(berta, game, 1, { ...entry(), id: own.id })).rejects.toMatchObject(
      refused('PT409', 'live_id'),
    );
    await expect(write(berta, game, 1, own, own)).rejects.toMatchObject(refused('22023', 'live_entries'));
  });

  it.each([
    ['no entry', []],
    ['101 entries', Array.from({ length: 101 }, () => entry())],
    ['no object', [entry(), 7]],
    ['null', [null]],
    ['no id', [{ body: {} }]],
    ['a number as id', [{ id: 1, body: {} }]],
    ['an id with a space', [{ id: 'a b', body: {} }]],
    ['a long id', [{ id: 'a'.repeat(65), body: {} }]],
    ['no body', [{ id: 'a' }]],
    ['a body that is a list', [{ id: 'a', body: [] }]],
  ])('refuses %s', async (_name, entries) => {
    await expect(write(anna, game, 0, ...entries)).rejects.toMatchObject(refused('22023', 'live_entries'));
    expect(await read(anna, game)).toMatchObject({ n: 0 });
  });

  it('refuses what is too large: an entry, a request, a game', async () => {
    const large = (bytes: number) => entry({ text: 'x'.repeat(bytes) });
    await expect(write(anna, game, 0, large(250_001))).rejects.toMatchObject(refused('PT413', 'live_entry'));
    await expect(write(anna, game, 0, large(240_000), large(240_000), large(120_000))).rejects.toMatchObject(
      refused('PT413', 'live_request'),
    );
    await asOwner(database, 'update live_games set bytes = 3900000');
    await expect(write(anna, game, 0, large(100_000))).rejects.toMatchObject(refused('PT413', 'live_bytes'));
    await asOwner(database, 'update live_games set bytes = 0, rows = 4999');
    await expect(write(anna, game, 4_999, entry(), entry())).rejects.toMatchObject(
      refused('PT413', 'live_rows'),
    );
    expect(await write(anna, game, 4_999, entry())).toMatchObject({ written: true, n: 5_000 });
  });

  it('never writes a number out that is short only in the request', async () => {
    const numbersOf = `{"v":1,"kind":"x","many":[${Array.from({ length: 20_000 }, () => '1e131071').join()}]}`;
    const text = `[{"id":"a","body":${numbersOf}}]`;
    const answer = await call(anna, 'write_live_rows($1, 0, $2)->>$3', [game, text, 'written']);
    expect(answer).toBe('true');
    const [kept] = await asOwner(database, 'select octet_length(body::text) as bytes from live_rows');
    expect(kept).toEqual({ bytes: numbersOf.length });
  });

  it('bounds all games of an account once one of them is large', async () => {
    await asOwner(database, "update private.quotas set most_bytes = 600000 where kind = 'live'");
    await asOwner(database, 'update live_games set bytes = 599000');
    await expect(write(anna, game, 0, entry({ text: 'x'.repeat(2_000) }))).rejects.toMatchObject(
      refused('PT413', 'live_games'),
    );
    await asOwner(database, "update private.quotas set most_bytes = 20000000 where kind = 'live'");
  });

  it('is for those in the game: everybody else is told that there is none', async () => {
    const none = refused('PT404', 'live_game');
    for (const who of [
      stranger,
      await createAnonymous(database),
      await createAccount(database, 'wab_admin'),
    ]) {
      await expect(write(who, game, 0, entry())).rejects.toMatchObject(none);
      await expect(read(who, game)).rejects.toMatchObject(none);
    }
    await expect(write(anna, randomUUID(), 0, entry())).rejects.toMatchObject(none);
    await expect(write(null, game, 0, entry())).rejects.toMatchObject({ code: '42501' });
  });

  it('ends with a ban or with the session, while reading goes on', async () => {
    const banned = await createAccount(database);
    const shared = await between(anna, banned);
    await asOwner(database, 'update profiles set banned = true where id = $1', [banned.id]);
    await expect(write(banned, shared, 0, entry())).rejects.toMatchObject(refused('42501', 'may_not_play'));
    expect(await read(banned, shared)).toMatchObject({ n: 0 });
    await asOwner(database, "update auth.users set banned_until = now() + interval '1 day' where id = $1", [
      berta.id,
    ]);
    await expect(write(berta, game, 0, entry())).rejects.toMatchObject(refused('42501', 'may_not_play'));
    await asOwner(database, 'update auth.users set banned_until = null where id = $1', [berta.id]);
    const session = await createSession(database, anna);
    const text = 'select write_live_rows($1, 0, $2)';
    const params = [game, JSON.stringify([entry()])];
    await asOwner(database, 'delete from auth.sessions where id = $1', [session]);
    await expect(act(database, anna, text, params, { session_id: session })).rejects.toMatchObject(
      refused('42501', 'may_not_play'),
    );
  });

  it('says in the channels that there is more to read, never what; to spectators while somebody watches', async () => {
    const { watch: secret } = await read(anna, game);
    const told = async () =>
      asOwner(
        database,
        `select topic, event, payload - 'id' as payload, private from realtime.messages
         where topic in ('game:' || $1, 'watch:' || $2) and event = 'rows' order by inserted_at`,
        [game, String(secret)],
      );
    const hint = (topic: string, n: number) => ({ topic, event: 'rows', payload: { n }, private: true });
    await write(anna, game, 0, entry({ secret: 'canary' }));
    expect(await told()).toEqual([hint(`game:${game}`, 1)]);
    await watch(null, secret);
    await write(anna, game, 1, entry());
    expect((await told()).slice(1)).toEqual([hint(`game:${game}`, 2), hint(`watch:${String(secret)}`, 2)]);
    await asOwner(database, "update live_games set watched_until = now() - interval '1 second'");
    await write(anna, game, 2, entry());
    expect((await told()).slice(3)).toEqual([hint(`game:${game}`, 3)]);
  });
});

describe('reading a live game', () => {
  it('answers the rows behind a number, 500 at a time', async () => {
    await asOwner(
      database,
      `insert into live_rows select $1, n, 'r' || n, $2, '{}', now() from generate_series(1, 1200) as n`,
      [game, anna.id],
    );
    await asOwner(database, 'update live_games set rows = 1200');
    const first = numbers(await read(anna, game));
    expect([first.length, first.at(-1)]).toEqual([500, 500]);
    expect(numbers(await read(anna, game, 1_100)).length).toBe(100);
    expect(await read(anna, game, 1_200)).toMatchObject({ n: 1_200, rows: [] });
  });

  it('says who is in the game and how others come in', async () => {
    expect(await read(anna, game)).toMatchObject({
      members: [
        { id: anna.id, name: expect.stringMatching(/^WAB-/), joined_at: expect.any(Number) },
        { id: berta.id, name: null },
      ],
      code: null,
      invite: null,
      result: null,
      report_is_public: false,
    });
    await call(anna, 'renew_live_code($1)', [game]);
    expect(await read(berta, game)).toMatchObject({ code: expect.stringMatching(/^[A-HJKMNP-Z]{6}$/) });
  });

  it('is over for somebody who left or was removed', async () => {
    await call(berta, 'leave_live_game($1)', [game]);
    await expect(read(berta, game)).rejects.toMatchObject(refused('PT404', 'live_game'));
    const other = await createAccount(database);
    await join(other, (await call(anna, 'renew_live_code($1)', [game]))['code']);
    await call(anna, 'remove_live_member($1, $2)', [game, other.id]);
    await expect(read(other, game)).rejects.toMatchObject(refused('PT404', 'live_game'));
    await expect(write(other, game, 0, entry())).rejects.toMatchObject(refused('PT404', 'live_game'));
  });
});

describe('watching a live game', () => {
  it('is for everybody who has the link, and shows nothing but rows', async () => {
    await write(anna, game, 0, entry());
    const { watch: secret } = await read(anna, game);
    for (const who of [null, stranger, berta]) {
      expect(await watch(who, secret)).toEqual({
        game,
        n: 1,
        now: expect.any(Number),
        rows: [expect.objectContaining({ n: 1, author: anna.id })],
        report_is_public: false,
      });
    }
    expect(await watch(null, secret, 1)).toMatchObject({ rows: [] });
    const soon = "select watched_until > now() + interval '29 minutes' as soon from live_games";
    expect(await asOwner(database, soon)).toEqual([{ soon: true }]);
  });

  it('ends with another link, with the game, and for every other secret', async () => {
    const none = refused('PT404', 'live_watch');
    const { watch: first } = await read(anna, game);
    const { watch: second } = await call(berta, 'renew_live_watch($1)', [game]);
    await expect(watch(null, first)).rejects.toMatchObject(none);
    expect(await watch(null, second)).toMatchObject({ game });
    await call(berta, 'leave_live_game($1)', [game]);
    await call(anna, 'delete_live_game($1)', [game]);
    for (const wrong of [second, '', game, `${String(second)}%`])
      await expect(watch(null, wrong)).rejects.toMatchObject(none);
  });

  it('is of no use for writing or reading as a player', async () => {
    const { watch: secret } = await read(anna, game);
    await expect(join(stranger, secret)).resolves.toMatchObject({ details: 'live_code' });
    const alone = String((await open(stranger))['game']);
    await expect(write(stranger, alone, 0, entry())).resolves.toMatchObject({ written: true });
    await expect(call(null, 'read_live_rows($1, 0)', [game])).rejects.toMatchObject({ code: '42501' });
  });
});
