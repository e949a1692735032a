import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { act } from '#tests/builders/community.ts';
import { type Account, asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';
import { createProtectedAccount } from '#tests/builders/half-signed-in.ts';
import { createAnonymous, entry, liveCalls, type Caller } from '#tests/builders/live-games.ts';

const database = testDatabase();
const { between, call, join, open, read, write } = liveCalls(database);
let anna: Account;
let berta: Account;

beforeEach(async () => {
  await asOwner(database, 'delete from live_games');
  await asOwner(database, 'delete from private.guest_report_counts');
  anna = await createAccount(database);
  berta = await createAccount(database);
});

const refused = (code: string, detail: string) => ({ code, fields: { detail } });
const mine = async (who: Caller) =>
  (await call(who, 'live_games_of_mine()')) as unknown as readonly unknown[];
const setQuota = async (kind: string, rows: number, bytes: number) =>
  asOwner(database, 'update private.quotas set most_rows = $2, most_bytes = $3 where kind = $1', [
    kind,
    rows,
    bytes,
  ]);

describe('opening a live game', () => {
  it('answers a code, an invitation and a link, and the same again', async () => {
    const game = randomUUID();
    const opened = await open(anna, game);
    expect(opened).toEqual({
      game,
      code: expect.stringMatching(/^[A-HJKMNP-Z]{6}$/),
      invite: expect.stringMatching(/^[\w-]{22}$/),
      code_until: expect.any(Number),
      watch: expect.stringMatching(/^[\w-]{22}$/),
      n: 0,
      now: expect.any(Number),
    });
    expect(await open(anna, game)).toEqual({ ...opened, now: expect.any(Number) });
    await expect(open(berta, game)).rejects.toMatchObject(refused('PT409', 'live_taken'));
  });

  it('lets a code live for twelve hours', async () => {
    const { code_until: until, now } = await open(anna);
    expect((Number(until) - Number(now)) / 3_600_000).toBeCloseTo(12, 1);
  });

  it('makes codes that hardly ever meet, of all letters', async () => {
    const made = await asOwner(
      database,
      'select private.new_live_code() as code from generate_series(1, 2000)',
    );
    const codes = made.map(({ code }) => String(code)).filter((code) => code !== 'null');
    expect(codes.length).toBeGreaterThan(1_900);
    // Of 148 million codes, two among 2,000 are the same in one run of 70.
    expect(codes.length - new Set(codes).size).toBeLessThan(4);
    expect([...new Set(codes.join(''))].toSorted().join('')).toBe('ABCDEFGHJKMNPQRSTUVWXYZ');
  });

  it('is for signed-in and anonymous accounts, not for guests, banned ones or half a sign-in', async () => {
    expect(await open(await createAnonymous(database))).toMatchObject({ n: 0 });
    await expect(open(null)).rejects.toMatchObject({ code: '42501' });
    for (const flag of ['banned', 'deactivated'] as const)
      await expect(open(await createAccount(database, flag))).rejects.toMatchObject(
        refused('42501', 'may_not_play'),
      );
    await expect(open(await createProtectedAccount(database))).rejects.toMatchObject(
      refused('PT401', 'insufficient_aal'),
    );
  });

  it('ends at 20 open games of an account, and at 20 MB', async () => {
    for (let turn = 0; turn < 20; turn += 1) await open(anna);
    const full = { ...refused('PT413', 'live_games'), fields: { detail: 'live_games', hint: '20 rows' } };
    await expect(open(anna)).rejects.toMatchObject(full);
    await expect(join(anna, (await open(berta))['code'])).rejects.toMatchObject(full);
    // Games that are over take no place.
    await asOwner(database, "update live_games set result = '{}' where created_by = $1", [anna.id]);
    expect(await open(anna)).toMatchObject({ n: 0 });
    await asOwner(database, 'update live_games set bytes = 4000000 where created_by = $1', [anna.id]);
    await expect(open(anna)).rejects.toMatchObject({ fields: { hint: '20000000 bytes' } });
  });

  it('is slowed down: thirty an hour, and three in ten minutes for an anonymous account', async () => {
    const anonymous = await createAnonymous(database);
    const turns = async (who: Caller, count: number) => {
      for (let turn = 0; turn < count; turn += 1)
        await call(who, 'delete_live_game($1)', [String((await open(who))['game'])]);
    };
    await turns(anna, 30);
    await turns(anonymous, 3);
    for (const who of [anna, anonymous]) {
      await expect(open(who)).rejects.toMatchObject({
        ...refused('PT429', 'live_opens'),
        fields: { detail: 'live_opens', hint: expect.stringMatching(/^\d+$/) },
      });
    }
  });

  it('bounds the games of all anonymous accounts together, and no player by them', async () => {
    await open(await createAnonymous(database));
    await setQuota('guest-live', 1, 500_000_000);
    await expect(open(await createAnonymous(database))).rejects.toMatchObject(
      refused('PT413', 'live_guests'),
    );
    expect(await open(anna)).toMatchObject({ n: 0 });
    await setQuota('guest-live', 2_000, 0);
    await expect(open(await createAnonymous(database))).rejects.toMatchObject(
      refused('PT413', 'live_guests'),
    );
    await setQuota('guest-live', 2_000, 500_000_000);
  });

  it('gives a game of an anonymous account a quarter of the bytes', async () => {
    const anonymous = await createAnonymous(database);
    const game = String((await open(anonymous))['game']);
    await asOwner(database, 'update live_games set bytes = 999000');
    await expect(write(anonymous, game, 0, entry({ text: 'x'.repeat(2_000) }))).rejects.toMatchObject(
      refused('PT413', 'live_bytes'),
    );
  });
});

describe('joining a live game', () => {
  it('works by code in any case, and by invitation, and ends both', async () => {
    const game = randomUUID();
    const { code, invite, watch } = await open(anna, game);
    expect(await join(berta, ` ${String(code).toLowerCase()} `)).toMatchObject({
      game,
      watch,
      code: null,
      invite: null,
    });
    for (const used of [code, invite])
      expect(await join(await createAccount(database), used)).toMatchObject({
        code: 'PT404',
        details: 'live_code',
      });
    const renewed = await call(berta, 'renew_live_code($1)', [game]);
    expect(await join(await createAnonymous(database), renewed['invite'])).toMatchObject({ game });
  });

  it('answers an expired, an ended and an unknown code alike, with status 404', async () => {
    const { code: expired } = await open(anna);
    await asOwner(database, "update live_games set code_until = now() - interval '1 second'");
    const { code: ended } = await open(anna);
    await join(await createAccount(database), ended);
    const text = `select join_live_game($1) as answer, current_setting('response.status', true) as status`;
    const answers = [];
    for (const code of [expired, ended, 'ABCDEF', ''])
      answers.push((await act(database, berta, text, [String(code)])).rows);
    expect(new Set(answers.map((rows) => JSON.stringify(rows))).size).toBe(1);
    expect(answers[0]).toMatchObject([
      { status: '404', answer: { code: 'PT404', details: 'live_code', hint: null } },
    ]);
  });

  it('lets six accounts in and a member again', async () => {
    const game = await between(anna, berta);
    for (let turn = 0; turn < 4; turn += 1)
      await join(await createAnonymous(database), (await call(anna, 'renew_live_code($1)', [game]))['code']);
    const { code } = await call(anna, 'renew_live_code($1)', [game]);
    expect(await join(berta, code)).toMatchObject({ game, code });
    await expect(join(await createAnonymous(database), code)).rejects.toMatchObject(
      refused('PT409', 'live_full'),
    );
  });

  it('lets one of two in who come at the same moment', async () => {
    const { code } = await open(anna);
    const both = await Promise.all([join(berta, code), join(await createAccount(database), code)]);
    expect(both.map((answer) => answer['code'])).toEqual(expect.arrayContaining([null, 'PT404']));
  });

  it('tells the phones that somebody came', async () => {
    const game = await between(anna, berta);
    const told = await asOwner(
      database,
      "select event, payload - 'id' as payload from realtime.messages where topic = $1",
      [`game:${game}`],
    );
    expect(told).toEqual([{ event: 'members', payload: { n: 0 } }]);
  });
});

describe('the list of one’s own games', () => {
  it('has the games that one is in, the latest first, and nobody else’s', async () => {
    const first = await between(anna, berta);
    const second = String((await open(berta))['game']);
    await open(anna);
    await write(berta, first, 0, entry());
    expect(await mine(berta)).toMatchObject([
      {
        game: first,
        n: 1,
        is_mine: false,
        code: null,
        result: null,
        report_is_public: false,
        bytes: expect.any(Number),
      },
      { game: second, n: 0, is_mine: true, code: expect.any(String), members: [{ id: berta.id }] },
    ]);
    expect(await mine(await createAnonymous(database))).toEqual([]);
    await expect(mine(null)).rejects.toMatchObject({ code: '42501' });
  });

  it('loses a game that one left; the rows go with the last one', async () => {
    const game = await between(anna, berta);
    await write(berta, game, 0, entry());
    await call(berta, 'leave_live_game($1)', [game]);
    expect([await mine(berta), await mine(anna)]).toMatchObject([[], [{ game, members: [{ id: anna.id }] }]]);
    expect(await read(anna, game)).toMatchObject({ rows: [{ author: berta.id }] });
    await call(anna, 'leave_live_game($1)', [game]);
    expect(await asOwner(database, 'select from live_rows where game_id = $1', [game])).toEqual([]);
  });
});

describe('ending a live game', () => {
  it('is for somebody who is alone in it', async () => {
    const game = await between(anna, berta);
    for (const who of [anna, berta])
      await expect(call(who, 'delete_live_game($1)', [game])).rejects.toMatchObject(
        refused('PT409', 'live_others'),
      );
    await call(anna, 'leave_live_game($1)', [game]);
    await call(berta, 'delete_live_game($1)', [game]);
    await expect(read(berta, game)).rejects.toMatchObject(refused('PT404', 'live_game'));
  });

  it('for one account is up to whoever opened the game', async () => {
    const game = await between(anna, berta);
    await expect(call(berta, 'remove_live_member($1, $2)', [game, anna.id])).rejects.toMatchObject(
      refused('42501', 'not_yours'),
    );
    await expect(call(anna, 'remove_live_member($1, $2)', [game, anna.id])).rejects.toMatchObject(
      refused('42501', 'not_yours'),
    );
    await call(anna, 'remove_live_member($1, $2)', [game, berta.id]);
    expect(await read(anna, game)).toMatchObject({ members: [{ id: anna.id }] });
  });
});
