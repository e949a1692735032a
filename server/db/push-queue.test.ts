import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  act,
  createBlock,
  createComment,
  createPost,
  recordGame,
  setProfile,
} from '#tests/builders/community.ts';
import { type Account, asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';
import { entry, liveCalls } from '#tests/builders/live-games.ts';
import { choosePushes, claimPushes, finishPushes, newDevice, saveDevice } from '#tests/builders/push.ts';

const database = testDatabase();
const live = liveCalls(database);
let anna: Account;
let berta: Account;

beforeEach(async () => {
  await asOwner(database, 'delete from private.push_subscriptions');
  anna = await createAccount(database);
  berta = await createAccount(database);
  await setProfile(database, berta, `username = 'Berta ${berta.id.slice(0, 8)}'`);
  await saveDevice(database, anna, newDevice());
  await choosePushes(database, anna, 'comment', 'reply', 'result', 'nod');
});

const bertasName = () => `Berta ${berta.id.slice(0, 8)}`;
const claim = async (seconds?: number) => claimPushes(database, seconds);
const idsOf = (rows: Awaited<ReturnType<typeof claim>>) => rows.map(({ id }) => String(id));
const post = async (who = anna, name: string = randomUUID()) => createPost(database, who, { name });
const waiting = async () =>
  asOwner(database, 'select attempts from private.push_messages where recipient_id = $1', [anna.id]);
const devices = async () =>
  asOwner(database, 'select failures from private.push_subscriptions where user_id = $1', [anna.id]);

describe('a comment on a player’s list', () => {
  it('is told on each device, with the words of now and after a moment', async () => {
    await saveDevice(database, anna, newDevice(), 'es');
    const list = await post(anna, 'Ice Line');
    const comment = await createComment(database, berta, list, 'Words that are in no message.');
    expect(await claim(0)).toEqual([]);
    const told = await claim();
    expect(new Set(told.map(({ language }) => language))).toEqual(new Set(['en', 'es']));
    expect(told[0]).toMatchObject({
      kind: 'comment',
      who: bertasName(),
      list_name: 'Ice Line',
      thing_id: list,
      detail: comment,
      lives_for: 86_400,
      is_urgent: false,
    });
    expect(JSON.stringify(told)).not.toContain('Words');
  });

  it('is one message for a flood of them, and twenty a day at most', async () => {
    const list = await post();
    for (let at = 0; at < 3; at += 1) await createComment(database, berta, list);
    expect(await waiting()).toHaveLength(1);
    for (let at = 0; at < 21; at += 1) await createComment(database, berta, await post());
    expect(await waiting()).toHaveLength(20);
  });

  it('is not told to who did not choose it, has no device, or wrote it', async () => {
    await act(database, anna, `select choose_push('comment', false)`);
    await createComment(database, berta, await post());
    await choosePushes(database, berta, 'comment');
    await createComment(database, anna, await post(berta));
    await choosePushes(database, anna, 'comment');
    await createComment(database, anna, await post());
    expect(await asOwner(database, 'select from private.push_messages')).toEqual([]);
  });

  it.each([
    [
      'deleted',
      async (comment: string) => asOwner(database, 'delete from list_comments where id = $1', [comment]),
    ],
    [
      'hidden',
      async (comment: string) =>
        asOwner(
          database,
          `update list_comments set is_hidden = true, hidden_reason = 'Spam.' where id = $1`,
          [comment],
        ),
    ],
    ['of a blocked player', async () => createBlock(database, anna, berta)],
    ['of a banned player', async () => setProfile(database, berta, 'banned = true')],
    [
      'of a deleted account',
      async () => asOwner(database, 'delete from auth.users where id = $1', [berta.id]),
    ],
    ['for a player who was banned', async () => setProfile(database, anna, 'banned = true')],
    [
      'for an account that the operator banned',
      async () =>
        asOwner(database, `update auth.users set banned_until = now() + interval '1 day' where id = $1`, [
          anna.id,
        ]),
    ],
    ['for a deactivated player', async () => setProfile(database, anna, 'deactivated = true')],
    [
      'for a deleted account',
      async () => asOwner(database, 'delete from auth.users where id = $1', [anna.id]),
    ],
    ['no longer wanted', async () => act(database, anna, `select choose_push('comment', false)`)],
    [
      'under a list that was taken down',
      async () => asOwner(database, 'update shared_lists set is_active = false'),
    ],
  ])('is dropped when it is %s meanwhile', async (_, change) => {
    await change(await createComment(database, berta, await post()));
    expect(await claim()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });
});

describe('a reply', () => {
  it('is told to whom it answers, and to the author of the list as a comment', async () => {
    const list = await post(berta, 'Ice Line');
    const first = await createComment(database, anna, list);
    const cleo = await createAccount(database);
    await act(
      database,
      cleo,
      `insert into list_comments (list_id, body, answers_id) values ($1, 'Yes.', $2)`,
      [list, first],
    );
    expect(await claim()).toMatchObject([{ kind: 'reply', list_name: 'Ice Line', thing_id: list }]);
  });
});

describe('a result', () => {
  it('is told while it waits, and as a correction later', async () => {
    const game = randomUUID();
    const record = async (score: number) =>
      recordGame(database, berta, game, { own_score: score, opponent_wab_id: anna.wabId });
    await record(5);
    const told = await claim();
    expect(told).toMatchObject([{ kind: 'result', who: bertasName(), variant: null }]);
    await finishPushes(database, ...idsOf(told).map((id) => ({ id, outcome: 'sent' })));
    await act(database, anna, 'select answer_game(id, true) from games_to_answer()');
    await record(7);
    expect(await claim()).toMatchObject([{ kind: 'result', variant: 'correction' }]);
  });

  it('is not told once it was answered', async () => {
    await recordGame(database, berta, randomUUID(), { opponent_wab_id: anna.wabId });
    await act(database, anna, 'select answer_game(id, false) from games_to_answer()');
    expect(await claim()).toEqual([]);
  });
});

describe('a request in a live game', () => {
  const begin = async () => {
    const game = await live.between(anna, berta);
    const say = async (who: Account, body: object, id: string = randomUUID()) => {
      const [{ rows } = { rows: 0 }] = await asOwner(database, 'select rows from live_games where id = $1', [
        game,
      ]);
      await live.write(who, game, Number(rows), entry(body, id));
      return id;
    };
    return { game, say, annas: await say(anna, { kind: 'event', event: {} }) };
  };

  it('is told to the other player while it waits, urgently and for a quarter of an hour', async () => {
    const { game, say, annas } = await begin();
    const row = await say(berta, { kind: 'undo', of: annas });
    expect(await claim()).toMatchObject([
      {
        kind: 'nod',
        who: bertasName(),
        variant: null,
        thing_id: game,
        detail: row,
        is_urgent: true,
        lives_for: 900,
      },
    ]);
  });

  it('is not told once it was answered, and is none where a player takes back the own event', async () => {
    const { say, annas } = await begin();
    await say(anna, { kind: 'nod', request: await say(berta, { kind: 'undo', of: annas }) });
    await say(berta, { kind: 'undo', of: await say(berta, { kind: 'event', event: {} }) });
    await say(berta, { kind: 'undo', of: 'no-such-row' });
    expect(await claim(60)).toEqual([]);
  });

  it('tells the asker of the answer', async () => {
    const { say } = await begin();
    const asked = await say(anna, { kind: 'undo', of: await say(berta, { kind: 'event', event: {} }) });
    await say(berta, { kind: 'refuse', request: asked });
    expect(await claim(60)).toMatchObject([{ kind: 'nod', variant: 'answer' }]);
  });

  it('is a seat that somebody has, and a setting once both sit', async () => {
    const { say } = await begin();
    await say(berta, { kind: 'settings', entry: 'anyone' });
    await say(anna, { kind: 'seat', player: 'p1' });
    await say(berta, { kind: 'seat', player: 'p2' });
    expect(await waiting()).toEqual([]);
    await say(berta, { kind: 'seat', player: 'p1' });
    expect(await waiting()).toHaveLength(1);
    await asOwner(database, 'delete from private.push_log');
    await say(berta, { kind: 'settings', entry: 'strict' });
    expect(await waiting()).toHaveLength(2);
  });
});

describe('the queue', () => {
  const test = async () => act(database, anna, 'select test_push()');

  it('gives each message to one process at a time, and again after a minute', async () => {
    await test();
    const both = await Promise.all([claim(0), claim(0)]);
    expect(both.flat()).toHaveLength(1);
    expect(await claim(59)).toEqual([]);
    expect(await claim(2)).toHaveLength(1);
  });

  it('gives nothing to a device whose session has ended, nor a message a seventh time', async () => {
    await claim();
    await test();
    await asOwner(database, 'update private.push_messages set attempts = 5');
    expect(await claim()).toHaveLength(1);
    expect(await claim(61)).toEqual([]);
    expect(await waiting()).toEqual([]);
    await test();
    await asOwner(database, 'delete from auth.sessions where user_id = $1', [anna.id]);
    expect(await claim()).toEqual([]);
    expect(await devices()).toEqual([]);
  });

  it('forgets what was sent or refused, and a device that is gone with all that waits for it', async () => {
    for (const outcome of ['sent', 'refused', 'gone']) {
      await createComment(database, berta, await post());
      const [message] = await claim();
      await finishPushes(database, { id: String(message?.['id']), outcome });
      expect(await waiting()).toEqual([]);
    }
    expect(await devices()).toEqual([]);
  });

  it('waits longer each time, as long as the service asks, and gives a message up after six tries', async () => {
    await createComment(database, berta, await post());
    const fail = async (wait: number) => {
      const told = await claim(4_000);
      await finishPushes(database, ...idsOf(told).map((id) => ({ id, outcome: 'later', wait })));
      const sql = 'select extract(epoch from due_at - now())::integer as seconds from private.push_messages';
      return (await asOwner(database, sql))[0]?.['seconds'];
    };
    const waits = [await fail(0), await fail(0), await fail(900), await fail(0), await fail(90_000)];
    expect(waits).toEqual([30, 60, 900, 240, 3_600]);
    expect(await fail(0)).toBeUndefined();
    expect(await waiting()).toEqual([]);
    expect(await devices()).toEqual([{ failures: 6 }]);
  });

  it('lets a device go that has failed ten times in three days, and forgives one that works again', async () => {
    const fail = async (outcome: string) => {
      await asOwner(database, 'delete from private.push_log');
      await test();
      await finishPushes(database, ...idsOf(await claim()).map((id) => ({ id, outcome })));
    };
    await fail('refused');
    await fail('sent');
    expect(await devices()).toEqual([{ failures: 0 }]);
    for (let at = 0; at < 9; at += 1) await fail('refused');
    await asOwner(
      database,
      `update private.push_subscriptions set failing_since = now() - interval '4 days'`,
    );
    expect(await devices()).toHaveLength(1);
    await fail('refused');
    expect(await devices()).toEqual([]);
  });

  it('drops what has become too old, and bounds tests to five a day', async () => {
    for (let at = 0; at < 7; at += 1) await test();
    expect(await waiting()).toHaveLength(5);
    await asOwner(database, `update private.push_messages set created_at = now() - interval '6 minutes'`);
    expect(await claim()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });
});
