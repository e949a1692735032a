import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameStore } from '#data/games/game-store.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { ANNA_HERE } from '#tests/builders/fake-backend.ts';
import { FakeLive, RIVAL } from '#tests/builders/fake-live.ts';
import { playerId } from '#tests/builders/event-views.ts';
import { EVENT_ID } from '#tests/builders/event-rows.ts';
import { emptyDatabases } from '#tests/builders/memory-idb.ts';
import { readText } from '#platform/storage/local.ts';
import { backToTable, type EventTable, playTable, playTableAlone } from './play-table.ts';
import { gameOfTable, tableNoteOf } from './table-notes.ts';
import { reportTable } from './table-report.ts';

vi.mock('idb', async () => import('#tests/builders/memory-idb.ts'));
vi.mock('#platform/backend/game-channel.ts', () => import('#tests/builders/fake-game-channel.ts'));

const [ANN, BEN] = [playerId(1), playerId(2)];
const TABLE: EventTable = {
  event: EVENT_ID,
  invite: null,
  round: 2,
  one: ANN,
  other: BEN,
  me: ANN,
  names: { [ANN]: 'Ann', [BEN]: 'Ben' },
  mission: 'loot',
  feat: 'banner',
  areListsShown: false,
};

let live: FakeLive;
/** The response of `play_table_game`; by default the table has no game yet. */
let answer: ((game: string) => Response) | null;

beforeEach(() => {
  vi.stubGlobal('indexedDB', {});
  live = new FakeLive();
  sessionStore.setState({ viewer: ANNA_HERE });
  answer = null;
  const rest = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.includes('/rpc/play_table_game') || !live.isOnline) return rest(input, init);
    const { game } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as { game: string };
    if (answer !== null) return answer(game);
    live.id = game;
    return Response.json({ game, code: null, invite: null, code_until: null, watch: 'w', n: 0 });
  });
});
afterEach(() => {
  gameStore.unseat();
  gameStore.getState().reset();
  emptyDatabases();
  vi.unstubAllGlobals();
});

const state = () => gameStore.getState().game.state;
const end = () => {
  const { act } = gameStore.getState();
  act({ type: 'score-set', player: ANN, score: 5, round: null });
  act({ type: 'phase-changed', phase: 'scoring' });
  act({ type: 'phase-changed', phase: 'summary' });
};
const waiting = () => readText(storageKeys.eventDeeds(ANNA_HERE.userId)) ?? '';

it('begins the game of a table for two phones, with its players, mission and feat', async () => {
  expect(await playTable(TABLE, 'en')).toBeNull();
  expect(gameStore.getState().isShared).toBe(true);
  expect(Object.values(state().players).map(({ id, name }) => [id, name])).toEqual([
    [ANN, 'Ann'],
    [BEN, 'Ben'],
  ]);
  expect([state().mission?.id, state().feat?.id]).toEqual(['loot', 'banner']);
  expect(gameStore.getState().shared?.player).toBe(ANN);
  expect(tableNoteOf(state().id)).toMatchObject({ event: EVENT_ID, round: 2, isTables: true });
});

it('joins the game that the rival began, in the own seat', async () => {
  await playTable(TABLE, 'en');
  const { id } = state();
  // The same rows, as the rival's phone wrote them.
  const pending = gameStore.getState().shared?.game.store.getState().standing.phone.pending ?? [];
  pending.forEach(({ body }) => live.write(RIVAL, body));
  gameStore.unseat();
  emptyDatabases();
  answer = () => Response.json({ game: id, code: null, invite: null, code_until: null, watch: 'w', n: 9 });
  // The organisers told no mission: it comes with the game.
  expect(await playTable({ ...TABLE, me: BEN, mission: null }, 'en')).toBeNull();
  expect(gameStore.getState().shared?.player).toBe(BEN);
  expect(state().mission?.id).toBe('loot');
  expect(state().players[BEN]?.name).toBe('Ben');
  expect(tableNoteOf(id)).toMatchObject({ isTables: true });
  // Again it is the game that is here.
  expect(await playTable({ ...TABLE, me: BEN }, 'en')).toBeNull();
  expect(state().id).toBe(id);
});

it('reports with the id of the game, in the order of the pairing', async () => {
  await playTable(TABLE, 'en');
  end();
  expect(reportTable(state())).toBe(true);
  const [{ deed }] = JSON.parse(waiting()) as [{ deed: Record<string, unknown> }];
  expect(deed).toMatchObject({ kind: 'report', round: 2, one: ANN, other: BEN, game: state().id });
  // Both have never lost their banner, and their glory is equal.
  expect(deed['result']).toMatchObject({ one: { mission: 5, feats: 2 }, other: { feats: 2 } });
});

it('plays on one phone without a network, and reports without a game', async () => {
  live.isOnline = false;
  expect(await playTable(TABLE, 'en')).toBe('network');
  expect(await playTableAlone(TABLE, 'en')).toBeNull();
  expect(gameStore.getState().isShared).toBe(false);
  end();
  expect(reportTable(state())).toBe(true);
  expect(waiting()).toContain('"report"');
  expect(waiting()).not.toContain('"game"');
});

it('goes back to the game of a table without a network, from another game too', async () => {
  await playTable(TABLE, 'en');
  const { id } = state();
  expect(gameOfTable({ ...TABLE, round: 3 })).toBeNull();
  expect(gameOfTable(TABLE)).toBe(id);
  live.isOnline = false;
  await playTableAlone({ ...TABLE, round: 3 }, 'en');
  expect(state().id).not.toBe(id);
  expect(await backToTable(id)).toMatchObject({ id, currentPhase: 'setup' });
  expect(state().id).toBe(id);
  expect(gameStore.getState().isShared).toBe(true);
  expect(await backToTable('d0000000-0000-4000-8000-00000000dddd')).toBeNull();
});

it('leaves the running game alone when none can begin', async () => {
  await playTableAlone(TABLE, 'en');
  const { id } = state();
  expect(await playTable({ ...TABLE, mission: 'no-such-mission' }, 'en')).toBe('no-mission');
  const refusal = { code: 'PT409', message: '', details: 'live_opening', hint: null };
  answer = () => Response.json(refusal, { status: 409 });
  expect(await playTable(TABLE, 'en')).toBe('opening');
  answer = () => Response.json({ ...refusal, details: 'finished' }, { status: 409 });
  expect(await playTable(TABLE, 'en')).toBe('not-running');
  answer = () => Response.json({ ...refusal, code: '42501', details: 'not_your_table' }, { status: 403 });
  expect(await playTable(TABLE, 'en')).toBe('not-your-table');
  expect(state().id).toBe(id);
});

it('has nothing to report of a game that belongs to no table', () => {
  expect(reportTable(state())).toBe(true);
  expect(waiting()).toBe('');
});
