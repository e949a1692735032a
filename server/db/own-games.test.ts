import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { act, recordGame, setProfile } from '#tests/builders/community.ts';
import { type Account, asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';
import { finishedEvents } from '#tests/builders/finished-events.ts';

const database = testDatabase();
let anna: Account;
let berta: Account;

beforeEach(async () => {
  anna = await createAccount(database);
  berta = await createAccount(database);
});

type Answer = { readonly number: number; readonly games: readonly Readonly<Record<string, unknown>>[] };

async function ownGames(who: Account | null, claims: Readonly<Record<string, unknown>> = {}) {
  const { rows } = await act(database, who, 'select own_games() as answer', [], claims);
  return rows[0]?.['answer'] as Answer;
}

/** Puts confirmed games of two players into the history of the first, past all limits. */
async function putGames(one: Account, other: Account, count: number): Promise<void> {
  await asOwner(
    database,
    `insert into game_results (user_id, game_id, opponent_id, status, mission, own_score, opponent_score, played_at)
     select $1, gen_random_uuid(), $2, 'confirmed', 'loot', at, 1, '2026-01-01'::timestamptz + make_interval(mins => at)
     from generate_series(1, $3::integer) as at`,
    [one.id, other.id, count],
  );
}

/** Puts a confirmed game of a day into the history of the first: 5 to 3, amber against birch. */
async function recordConfirmed(one: Account, other: Account, day: string): Promise<void> {
  await asOwner(
    database,
    `insert into game_results (
       user_id, game_id, opponent_id, status, mission, own_faction, opponent_faction, own_score, opponent_score, played_at
     )
     select $1, coalesce(
       (select r.game_id from game_results r where r.user_id = $2 and r.opponent_id = $1 and r.played_at = $3), gen_random_uuid()
     ), $2, 'confirmed', 'loot', 'amber', 'birch', 5, 3, $3`,
    [one.id, other.id, day],
  );
}

describe('one’s own games', () => {
  it('are those that count, the latest first, for their player alone', async () => {
    await recordGame(database, anna, randomUUID(), { opponent_name: 'Carla', feat: 'banner' });
    await recordGame(database, anna, randomUUID(), { opponent_wab_id: berta.wabId });
    await putGames(anna, berta, 2);
    expect(await ownGames(anna)).toMatchObject({
      number: 3,
      games: [
        { opponent_id: null, opponent_name: 'Carla', feat: 'banner', own_score: 5, opponent_score: 3 },
        { opponent_id: berta.id, own_score: 2 },
        { opponent_id: berta.id, own_score: 1 },
      ],
    });
    expect(await ownGames(berta)).toEqual({ number: 0, games: [] });
  });

  it('are the latest thousand, with the number of all', async () => {
    await putGames(anna, berta, 900);
    await putGames(anna, berta, 103);
    const { number, games } = await ownGames(anna);
    expect([number, games.length, games[0]?.['own_score']]).toEqual([1003, 1000, 900]);
    expect(games.at(-1)?.['own_score']).toBe(2);
  });

  it('name no banned player, and nobody whose account is gone', async () => {
    await putGames(anna, berta, 1);
    await setProfile(database, berta, 'banned = true');
    expect((await ownGames(anna)).games).toMatchObject([{ opponent_id: null, opponent_name: null }]);
    await asOwner(database, 'delete from auth.users where id = $1', [berta.id]);
    expect((await ownGames(anna)).games).toMatchObject([{ opponent_id: null, opponent_name: null }]);
  });

  it('stay readable for a banned player, and are no guest’s to read', async () => {
    await putGames(anna, berta, 1);
    await setProfile(database, anna, 'banned = true');
    expect((await ownGames(anna)).number).toBe(1);
    await expect(ownGames(null)).rejects.toMatchObject({ code: '42501' });
  });
});

describe('one’s own games of events', () => {
  const { finished, giveList, setState, showLists } = finishedEvents(database, () => organiser);
  let organiser: Account;
  beforeEach(async () => {
    organiser = await createAccount(database);
  });

  it('count once the event is finished, from the side of the player, those against guests too', async () => {
    const { event } = await finished(
      [anna, berta],
      [
        [0, 1, 12, 9],
        [2, 0, 8, 5],
      ],
    );
    expect(await ownGames(anna)).toMatchObject({
      number: 2,
      games: [
        { mission: null, own_score: 5, opponent_score: 8, opponent_id: null, opponent_name: 'Gus' },
        { mission: null, own_score: 12, opponent_score: 9, opponent_id: berta.id },
      ],
    });
    expect(await ownGames(berta)).toMatchObject({ number: 1, games: [{ own_score: 9, opponent_score: 12 }] });
    expect((await ownGames(organiser)).number).toBe(0);
    await setState(event, 'running');
    expect((await ownGames(anna)).number).toBe(0);
  });

  it('count once where the two recorded them as well, with what the record tells', async () => {
    const on = async (day: string) => {
      await recordConfirmed(anna, berta, day);
      await recordConfirmed(berta, anna, day);
    };
    await on('2026-10-10T15:00:00Z');
    await on('2026-10-01T15:00:00Z');
    await finished([anna, berta], [[0, 1, 12, 9]]);
    expect(await ownGames(anna)).toMatchObject({
      number: 2,
      games: [
        { own_score: 12, mission: 'loot', own_faction: 'amber', opponent_faction: 'birch' },
        { own_score: 5, played_at: '2026-10-01T15:00:00+00:00' },
      ],
    });
  });

  it('count the game of a table once, whatever else the two recorded that day', async () => {
    for (const day of ['2026-10-10T09:00:00Z', '2026-09-01T15:00:00Z']) {
      await recordConfirmed(anna, berta, day);
      await recordConfirmed(berta, anna, day);
    }
    const { event } = await finished([anna, berta], [[0, 1, 12, 9]], {}, async ([one = '', other = '']) => {
      await asOwner(
        database,
        `insert into private.table_games (game_id, event_id, round, one_id, other_id, one_score, other_score)
         select r.game_id, s.event_id, 1, $1, $2, 12, 9
         from private.event_players s join game_results r on r.user_id = s.user_id and r.played_at = '2026-09-01T15:00:00Z'
         where s.id = $1`,
        [one, other],
      );
    });
    const rest = { number: 2, games: [{ own_score: 12 }, { played_at: '2026-10-10T09:00:00+00:00' }] };
    expect(await ownGames(anna)).toMatchObject(rest);
    // A table that nobody confirmed is as one without a game.
    await asOwner(database, 'update private.table_games set one_score = null, other_score = null');
    await asOwner(database, 'select private.match_event_games($1, null, null)', [event]);
    expect(await ownGames(anna)).toMatchObject({
      number: 2,
      games: [{ own_score: 12 }, { played_at: '2026-09-01T15:00:00+00:00' }],
    });
  });

  it('tell the own faction at once, and the rival’s when the event shows its lists', async () => {
    await asOwner(database, "insert into factions (id, name) values ('amber', 'Amber'), ('birch', 'Birch')");
    const deadline = { list_deadline: '2099-01-01T00:00:00Z', lists_shown_at: '2099-02-01T00:00:00Z' };
    const { event } = await finished([anna, berta], [[0, 1, 12, 9]], deadline, async (entries) => {
      for (const [at, faction] of ['amber', 'birch'].entries()) await giveList(entries[at] ?? '', faction);
    });
    expect((await ownGames(anna)).games).toMatchObject([{ own_faction: 'amber', opponent_faction: null }]);
    await showLists(event);
    expect((await ownGames(anna)).games).toMatchObject([{ own_faction: 'amber', opponent_faction: 'birch' }]);
  });

  it('are the record’s again while an administrator hides the event', async () => {
    await recordConfirmed(anna, berta, '2026-10-10T15:00:00Z');
    const { event } = await finished([anna, berta], [[0, 1, 12, 9]]);
    await asOwner(database, 'update private.events set is_hidden = true where id = $1', [event]);
    expect(await ownGames(anna)).toMatchObject({ number: 1, games: [{ own_score: 5 }] });
  });

  it('name no banned rival', async () => {
    await finished([anna, berta], [[0, 1, 12, 9]]);
    await setProfile(database, berta, 'banned = true');
    expect((await ownGames(anna)).games).toMatchObject([{ opponent_id: null, opponent_name: null }]);
  });
});
