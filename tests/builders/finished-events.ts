import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { type Account, asOwner } from './database.ts';
import { eventCalls } from './event-calls.ts';

/** A game of a finished event: places in its players, and the scores of both. */
export type FinishedGame = readonly [one: number, other: number, oneScore: number, otherScore: number];

const STARTS = '2026-10-10T08:00:00Z';

/** Returns what makes finished events, each round with one game that the organiser decided. */
export function finishedEvents(database: Database, organiser: () => Account) {
  const calls = eventCalls(database, organiser);
  const add = async (event: string, deed: object) =>
    calls.call(organiser(), 'select add_event_deeds($1, $2)', [
      event,
      JSON.stringify([{ id: randomUUID(), made_at: STARTS, deed }]),
    ]);
  /** A running event in which these games were played; its id, and the entries of its players. */
  const running = async (players: readonly Account[], games: readonly FinishedGame[], body: object = {}) => {
    const event = await calls.announced({ seats: 16, starts_at: STARTS, rounds: 3, ...body });
    const invite = (await calls.view(event, organiser()))?.['invite'] as string;
    for (const player of players) await calls.join(event, player, invite);
    await calls.guest(event, 'Gus');
    await calls.setState(event, 'running');
    const seats = ((await calls.view(event, organiser()))?.players ?? []).map(({ id }) => String(id));
    for (const [at, [one, other, oneScore, otherScore]] of games.entries()) {
      const named = { round: at + 1, one: seats[one], other: seats[other] };
      const places = [{ table: 1, one: named.one, other: named.other }];
      await add(event, { kind: 'pair', round: at + 1, places, base: null, reason: null });
      const result = { one: { mission: oneScore, feats: 0 }, other: { mission: otherScore, feats: 0 } };
      await add(event, { kind: 'decide', ...named, result, base: null, reason: null });
    }
    return { event, seats };
  };
  /** Keeps the games of events that are finished, as the server does in the background. */
  const count = async () => {
    while ((await asOwner(database, 'select private.refresh_events() as more'))[0]?.['more'] === true);
  };
  const finish = async (event: string) => {
    await calls.setState(event, 'finished');
    await count();
  };
  /** Puts the only list of a player into an event, with what the app told of it. */
  const giveList = async (entry: string, faction: string) =>
    asOwner(
      database,
      `insert into private.event_lists (player_id, version, code, verdict, facts) values ($1, 1, 'abc', '{}', $2)`,
      [entry, JSON.stringify({ faction, units: ['bear'], points: 100, release: 7 })],
    );
  /** Lets the deadline of an event pass and its lists be shown, as nobody can by the calls. */
  const showLists = async (event: string) => {
    await asOwner(database, 'alter table private.events disable trigger events_hold_deadline');
    await asOwner(
      database,
      "update private.events set list_deadline = '2026-10-01', lists_shown_at = '2026-10-02' where id = $1",
      [event],
    );
    await asOwner(database, 'alter table private.events enable trigger events_hold_deadline');
  };
  return {
    ...calls,
    running,
    finish,
    giveList,
    showLists,
    /** The same, finished, with its games counted. The guest has the last seat. */
    finished: async (
      players: readonly Account[],
      games: readonly FinishedGame[],
      body: object = {},
      /** Done before the end, with the entries of the players. */
      before: (seats: readonly string[]) => Promise<void> = async () => Promise.resolve(),
    ) => {
      const made = await running(players, games, body);
      await before(made.seats);
      await finish(made.event);
      return made;
    },
  };
}
