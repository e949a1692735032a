import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { newGame } from '#domain/game/log.ts';
import type { GameStoreState } from './create-game-store.ts';
import { createTable, type SharedSource } from './create-table.ts';

/** A source whose game has that id; what the table does not read is left out. */
function sourceOf(id: string) {
  return createStore<GameStoreState>(
    () => ({ game: newGame(id, 0), isShared: id !== 'own', shared: null }) as GameStoreState,
  );
}

/** A browser with a game of its own; `open` opens shared games. */
function browser(open: (id: string) => Promise<SharedSource | null>, noted: string | null = null) {
  let note = noted;
  let tell: (id: string | null) => void = () => undefined;
  const table = createTable({
    local: sourceOf('own'),
    open,
    noted: {
      read: () => note,
      write: (id) => (note = id),
      subscribe: (listener) => (tell = listener),
    },
  });
  const shown: string[] = [];
  table.subscribe(({ game }) => shown.push(game.log.id));
  return { table, shown, note: () => note, tell: (id: string | null) => tell(id) };
}

const shared = (id: string) => ({ ...sourceOf(id), close: vi.fn<() => void>() });
const idOf = ({ getState }: ReturnType<typeof browser>['table']) => getState().game.log.id;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('shows a shared game in the place of the phone’s own, and that one again afterwards', () => {
  const { table, shown, note } = browser(async () => null);
  const source = shared('together');
  table.seat('together', source);
  source.setState({ notice: 'unsaved' as never });
  table.unseat();
  source.setState({ notice: null });
  expect(shown).toEqual(['together', 'together', 'own']);
  expect([idOf(table), note()]).toEqual(['own', null]);
  expect(source.close).toHaveBeenCalledOnce();
});

it('waits for the shared game that it finds noted, and tries again until its code is there', async () => {
  const source = shared('together');
  const open = vi
    .fn<(id: string) => Promise<SharedSource | null>>()
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValue(source);
  const { table } = browser(open, 'together');
  expect(table.getState()).toMatchObject({ isShared: true, isSearching: true });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(idOf(table)).toBe('together');
  expect(open).toHaveBeenCalledTimes(2);
});

it('goes on with the phone’s own game when the noted one is not on this device', async () => {
  const { table, note } = browser(async () => null, 'gone');
  await vi.advanceTimersByTimeAsync(0);
  expect([idOf(table), note()]).toEqual(['own', null]);
});

it('follows other tabs, and closes a game that came too late', async () => {
  const sources = { one: shared('one'), two: shared('two') };
  const { table, tell } = browser(async (id) => sources[id as 'one' | 'two']);
  tell('one');
  tell('two');
  await vi.advanceTimersByTimeAsync(0);
  expect(idOf(table)).toBe('two');
  expect([sources.one.close.mock.calls.length, sources.two.close.mock.calls.length]).toEqual([1, 0]);
  tell(null);
  expect(idOf(table)).toBe('own');
});
