import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { foldLog } from '#domain/events/log/fold-log.ts';
import { readLog } from '#domain/events/log/read-log.ts';
import { type Account, asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';
import { eventCalls } from '#tests/builders/event-calls.ts';

const database = testDatabase();
let organiser: Account;
let event: string;
const seats: string[] = [];
const { announced, guest } = eventCalls(database, () => organiser);

beforeAll(async () => {
  organiser = await createAccount(database);
  event = await announced({ seats: 4 });
  for (const name of ['Ann', 'Bea', 'Cem', 'Dan']) seats.push(await guest(event, name));
}, 60_000);

const seat = fc.nat(3).map((at) => seats[at] ?? '');
const score = fc.record({ mission: fc.integer({ min: 4, max: 5 }), feats: fc.constant(1) });
const result = fc.record({ one: score, other: score });
const round = fc.oneof(
  { weight: 5, arbitrary: fc.constant(1) },
  { weight: 2, arbitrary: fc.constant(2) },
  fc.constant(3),
);
/** A deed that its author saw in place: one of the log by its number, or none. */
const base = fc.option(fc.nat(12), { nil: null, freq: 1 });
/** Games that there mostly are: the first two seats meet, and the last two. */
const game = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .constantFrom([0, 1], [2, 3])
      .map(([one = 0, other = 0]) => [seats[one] ?? '', seats[other] ?? '']),
  },
  { weight: 1, arbitrary: fc.tuple(seat, seat) },
);
const places = fc
  .oneof(
    {
      weight: 4,
      arbitrary: fc.constant([
        { table: 1, one: 0, other: 1 },
        { table: 2, one: 2, other: 3 },
      ]),
    },
    {
      weight: 1,
      arbitrary: fc.constant([
        { table: 1, one: 0, other: 1 },
        { table: null, one: 2, other: null },
      ]),
    },
    { weight: 1, arbitrary: fc.constant([{ table: 1, one: 0, other: 0 }]) },
  )
  .map((told) =>
    told.map(({ table, one, other }) => ({
      table,
      one: seats[one] ?? '',
      other: other === null ? null : (seats[other] ?? ''),
    })),
  );
const deed = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('pair'), round, places, base, reason: fc.constant(null) }),
  },
  {
    weight: 6,
    arbitrary: fc
      .tuple(round, game, result)
      .map(([of, [one, other], said]) => ({ kind: 'report', round: of, one, other, result: said })),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(round, game, fc.option(result), base).map(([of, [one, other], said, seen]) => ({
      kind: 'decide',
      round: of,
      one,
      other,
      result: said,
      base: seen,
      reason: null,
    })),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('play'),
      round,
      mission: fc.option(fc.constantFrom('loot', 'take')),
      feat: fc.option(fc.constantFrom('banner', 'track')),
    }),
  },
  // Deeds without a sound form, which any client can send.
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { kind: 'report', round: 1 },
      { kind: 'pair', round: 'one', places: [], base: null, reason: null },
      { kind: 'pair', round: 1, places: 'none', base: null, reason: null },
      { kind: 'play', round: 1, mission: '<b>', feat: null },
      { kind: 'play', round: 1.5, mission: null, feat: null },
      { kind: 'decide', round: 1, one: 'x', other: null, result: {}, base: null, reason: null },
    ),
  },
);
const line = fc.record({ deed, author: fc.option(fc.nat(3), { freq: 2 }) });
const first = fc.record({
  deed: places.map((told) => ({ kind: 'pair', round: 1, places: told, base: null, reason: null })),
  author: fc.constant(null),
});
/** Most logs begin with a round. */
const log = fc
  .tuple(fc.option(first, { freq: 9 }), fc.array(line, { minLength: 6, maxLength: 16 }))
  .map(([paired, rest]) => (paired === null ? rest : [paired, ...rest]));

describe('the games of an event in the database', () => {
  it('are those that every device reads from the same log', async () => {
    let settled = 0;
    await fc.assert(
      fc.asyncProperty(log, async (lines) => {
        const ids = lines.map(() => randomUUID());
        const deeds = lines.map(({ deed: told, author }, at) => ({
          number: at + 1,
          id: ids[at] ?? '',
          player: author === null ? null : (seats[author] ?? null),
          runs: author === null,
          // A base is most often a deed of the log that came before.
          deed:
            'base' in told && typeof told.base === 'number'
              ? { ...told, base: ids[told.base] ?? null }
              : told,
          made_at: '2027-01-16T09:00:00Z',
          at: '2027-01-16T09:00:00Z',
          organiser: null,
        }));
        await asOwner(database, 'delete from private.event_deeds');
        await asOwner(
          database,
          `insert into private.event_deeds (event_id, number, id, player_id, runs, deed, made_at)
           select $1, number, id, player, runs, deed, made_at
           from jsonb_to_recordset($2::jsonb) as d(number integer, id uuid, player uuid, runs boolean, deed jsonb, made_at timestamptz)`,
          [event, JSON.stringify(deeds)],
        );
        const rows = await asOwner(
          database,
          `select round, one, other, one_score, other_score, mission, feat
           from private.settled_event_games($1) order by round, one`,
          [event],
        );
        const games = foldLog(readLog(deeds).lines).rounds.flatMap(
          ({ number, games: played, mission, feat }) =>
            played.flatMap(({ one, other, result: said }) =>
              said === null
                ? []
                : [
                    {
                      round: number,
                      one,
                      other,
                      one_score: said.one.mission + said.one.feats,
                      other_score: said.other.mission + said.other.feats,
                      mission,
                      feat,
                    },
                  ],
            ),
        );
        settled += games.length;
        const inOrder = games.toSorted((a, b) => a.round - b.round || (a.one < b.one ? -1 : 1));
        expect(rows).toEqual(inOrder);
      }),
      { numRuns: 300 },
    );
    expect(settled).toBeGreaterThan(30);
  }, 60_000);
});
