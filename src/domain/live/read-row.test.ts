import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameByChance, readyGame, realLibrary, troop } from '#tests/builders/games.ts';
import { event, liveRow, said, type SaidBody, sharedGame } from '#tests/builders/live.ts';
import { foldRows, newLiveGame } from './live-game.ts';
import { readBody, readPending, readRow } from './read-row.ts';
import { saltOf, sealList } from './seal.ts';

const salt = saltOf(new Uint8Array(16)) ?? '';
const list = { name: 'Army', faction: 'northern-tribes', units: [troop('anna/troop')] };
const leaves = sealList({ game: 'g', player: 'anna' }, { salt, list });
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const unreadable = (reason: string) => ({ kind: 'unreadable', reason });

const SIDE = { account: 'account-a', faction: 'syenann', score: 3 };
const RESULT = {
  mission: 'loot',
  feat: null,
  playedAt: 7,
  concededBy: 'berta',
  players: { anna: SIDE, berta: { account: null, faction: null, score: -1 } },
};
const BODIES: readonly SaidBody[] = [
  { kind: 'seat', player: 'anna' },
  { kind: 'settings', entry: 'anyone' },
  { kind: 'event', event: { type: 'clock-paused', paused: true, at: 7 } },
  { kind: 'undo', of: 'r1' },
  { kind: 'redo', of: 'r1' },
  { kind: 'nod', request: 'r1' },
  { kind: 'refuse', request: 'r1' },
  { kind: 'seal', leaves },
  { kind: 'reveal-unit', at: 7, salt, unit: troop('anna/troop') },
  { kind: 'reveal-list', salt, list },
  { kind: 'agree-report', agrees: false },
  { kind: 'confirm-result', ...RESULT },
];

describe('a row', () => {
  it.each(BODIES)('comes back from its JSON as it was written: $kind', (body) => {
    const row = liveRow(1, 'account-a', said(body));
    expect(readRow(stored(row))).toEqual(row);
  });

  it('holds any event of any game', () => {
    const { missions, feats } = realLibrary();
    for (const [at, { id }] of missions.entries()) {
      const numbers = Array.from({ length: 120 }, (_, number) => (number * 7_919 + at * 104_729) % 100_003);
      const { log } = gameByChance(numbers, id, feats[at % feats.length]?.id ?? null);
      for (const one of log.events) expect(readBody(stored(event(one, one.at)))).toEqual(event(one, one.at));
    }
  });

  it('holds a list of 200 units with their cards', () => {
    const units = Array.from({ length: 200 }, (_, at) =>
      troop(`anna/troop/${at}`, { keywords: ['Elite', 'Scout (8)'] }),
    );
    const brought = {
      source: 'saved',
      name: 'Army',
      faction: 'x',
      points: 1,
      command: 1,
      entries: [],
    } as const;
    const body = event({ type: 'list-set', player: 'anna', list: brought, units });
    expect(readBody(stored(body))).toEqual(body);
  });

  it('is null without number, id, author or time', () => {
    const row = liveRow(1, 'account-a', said({ kind: 'seat', player: 'anna' }));
    const broken = [
      null,
      'row',
      {},
      { ...row, n: 0 },
      { ...row, n: 1.5 },
      { ...row, n: 5_001 },
      { ...row, id: '' },
      { ...row, id: 'a b' },
      { ...row, author: 'x'.repeat(65) },
      { ...row, at: -1 },
      { ...row, more: 1 },
    ];
    expect(broken.map(readRow)).toEqual(broken.map(() => null));
  });
});

describe('a body that cannot be read', () => {
  it.each([undefined, null, 7, 'text', [], {}, { v: 2, kind: 'undo', of: 'r1' }])(
    'has no known version: %j',
    (body) => {
      expect(readBody(body)).toEqual(unreadable('version'));
    },
  );

  it.each([
    { kind: 'dance' },
    { kind: 'undo' },
    { kind: 'undo', of: 'r1', more: 1 },
    { kind: 'seat', player: '__proto__' },
    { kind: 'event', event: { type: 'unit-stressed', unit: 'a', by: 0, at: 0 } },
    { kind: 'event', event: { type: 'constructor', at: 0 } },
    { kind: 'seal', leaves: [] },
    { kind: 'seal', leaves: leaves.slice(1) },
    { kind: 'seal', leaves: leaves.toReversed() },
    { kind: 'seal', leaves: leaves.map(() => 'a'.repeat(64)) },
    { kind: 'reveal-list', salt: 'ab'.repeat(15), list },
    { kind: 'confirm-result', ...RESULT, players: { anna: { ...SIDE, score: 0.5 } } },
    { kind: 'confirm-result', ...RESULT, players: { anna: { ...SIDE, more: 1 } } },
    { kind: 'confirm-result', ...RESULT, playedAt: undefined },
  ])('has another shape (%#)', (body) => {
    expect(readBody({ v: 1, ...body })).toEqual(unreadable('shape'));
  });

  it('is too large: too many letters or values, or nested too deeply', () => {
    const nested = Array.from({ length: 100_000 }).reduce<unknown>((inner) => [inner], 0);
    const sizes = [
      'x'.repeat(250_001),
      Array.from({ length: 20_001 }, () => 0),
      nested,
      { ['k'.repeat(250_001)]: 1 },
    ];
    const bodies = sizes.map((size) => ({ v: 1, kind: 'undo', of: size }));
    expect(bodies.map(readBody)).toEqual(bodies.map(() => unreadable('size')));
  });

  it('never throws and never stops the fold, whatever it holds', () => {
    const kinds = fc.constantFrom(...BODIES);
    const mangled = fc.tuple(kinds, fc.string(), fc.jsonValue()).map(([body, key, value]) => ({
      ...said(body),
      [key]: value,
      [Object.keys(body)[1] ?? 'kind']: value,
    }));
    const shared = sharedGame();
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.jsonValue(), mangled), { maxLength: 8 }), (bodies) => {
        const rows = bodies.flatMap((body, at) => {
          const n = shared.rows.length + 1 + at;
          return readRow({ n, id: `r${n}`, author: 'account-a', body: stored(body), at: 0 }) ?? [];
        });
        const live = foldRows(shared, rows);
        expect(live.rows).toHaveLength(shared.rows.length + bodies.length);
        expect(live.refused.length).toBeLessThanOrEqual(bodies.length);
      }),
      { numRuns: 400 },
    );
  });
});

describe('a kept action', () => {
  const action = {
    id: 'a-1',
    body: event({ type: 'clock-paused', paused: true }),
    at: 5,
    seen: 3,
    context: { phase: 'game', round: 1, isRoundOpen: true },
  };

  it('comes back from its JSON, or is null when it cannot be read', () => {
    expect(readPending(stored(action))).toEqual(action);
    const broken = [null, {}, { ...action, body: {} }, { ...action, seen: -1 }, { ...action, context: {} }];
    expect(broken.map(readPending)).toEqual(broken.map(() => null));
  });
});

it('reads a whole game back to the same fold', () => {
  const shared = sharedGame('loot', 'banner');
  const rows = shared.rows.flatMap((row) => readRow(stored(row)) ?? []);
  expect(foldRows(newLiveGame('g'), rows)).toEqual(shared);
  expect(shared.state.currentPhase).toBe(readyGame().state.currentPhase);
});
