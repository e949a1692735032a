import { describe, expect, it, vi } from 'vitest';
import type { GameAction } from '#domain/game/events.ts';
import type { Game } from '#domain/game/log.ts';
import { restoreGame, savedText } from '#domain/game/saved-game.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { type FakeBrowser, fakeBrowser } from '#tests/builders/fake-browser.ts';
import { guest, readyGame, setupActions } from '#tests/builders/games.ts';
import { createGameStore } from './create-game-store.ts';

const KEY = storageKeys.game('prod_');
const turn = { type: 'turn-started', player: 'anna', number: 1 } as const satisfies GameAction;
const stress: GameAction = { type: 'unit-stressed', unit: 'anna/troop', by: 1 };

function openTab(browser: FakeBrowser, keep: (game: Game) => void = () => undefined) {
  let ids = 0;
  return createGameStore({
    texts: browser.openTab(),
    key: KEY,
    newId: () => `game-${(ids += 1)}`,
    now: () => 1_000,
    keep,
  });
}

function setUp(browser: FakeBrowser) {
  const store = openTab(browser);
  for (const action of setupActions('loot', null)) store.getState().act(action);
  return store;
}

const stored = (browser: FakeBrowser) => restoreGame(browser.texts.get(KEY) ?? null);

describe('the running game', () => {
  it('is stored with every tap once it has a mission and a player, not before', () => {
    const browser = fakeBrowser();
    const store = openTab(browser);
    expect(store.getState().act({ type: 'player-added', player: guest('anna') })).toBeNull();
    expect([browser.texts.has(KEY), store.getState().saving]).toEqual([false, 'not-yet']);
    setUp(browser).getState().act(turn);
    expect(stored(browser)).toMatchObject({ kind: 'restored', game: { state: { currentTurn: 1 } } });
  });

  it('comes back in the next page as it was, what was undone too', () => {
    const browser = fakeBrowser();
    const store = setUp(browser);
    store.getState().act(turn);
    store.getState().undo();
    const again = openTab(browser);
    expect(again.getState().game).toEqual(store.getState().game);
    again.getState().redo();
    expect(again.getState().game.state.currentTurn).toBe(1);
    expect(again.getState().saving).toBe('saved');
  });

  it('tells its readers once of a tap, saved as it is then', () => {
    const store = setUp(fakeBrowser());
    const told = vi.fn<(state: { readonly saving: string }) => void>();
    store.subscribe(told);
    store.getState().act(turn);
    expect(told.mock.calls.map(([{ saving }]) => saving)).toEqual(['saved']);
  });

  it('answers a refusal and stores nothing then', () => {
    const browser = fakeBrowser();
    const store = setUp(browser);
    const before = browser.texts.get(KEY);
    expect(store.getState().act({ ...turn, player: 'carla' })).toBe('unknown-player');
    expect(browser.texts.get(KEY)).toBe(before);
  });

  it('goes on in memory and says so while there is no room, and stores all of it when there is', () => {
    const browser = fakeBrowser();
    const store = setUp(browser);
    browser.capacity = 0;
    store.getState().act(turn);
    expect([store.getState().saving, store.getState().game.state.currentTurn]).toEqual(['full', 1]);
    browser.capacity = Number.POSITIVE_INFINITY;
    store.getState().act(stress);
    expect(store.getState().saving).toBe('saved');
    expect(stored(browser)).toMatchObject({ game: { log: store.getState().game.log } });
  });

  it('leaves no saved copy that has no mission or player', () => {
    const browser = fakeBrowser();
    browser.texts.set(KEY, '{"v":1,"id":"g","createdAt":0,"cursor":0,"events":[]}');
    openTab(browser);
    expect(browser.texts.has(KEY)).toBe(false);
  });
});

describe('a saved game that cannot be read', () => {
  it('is set aside as it was, and told once', () => {
    const browser = fakeBrowser();
    browser.texts.set(KEY, '{"v":1,');
    const store = openTab(browser);
    expect([store.getState().setAside, browser.texts.has(KEY)]).toEqual(['not-json', false]);
    expect(browser.texts.get(storageKeys.gamesSetAside)).toContain('{\\"v\\":1,');
    store.getState().dismissSetAside();
    expect(store.getState().setAside).toBeNull();
  });

  it('stays where it is, and is never written over, while there is no room to set it aside', () => {
    const browser = fakeBrowser();
    browser.texts.set(KEY, 'damaged');
    browser.capacity = 10;
    const store = setUp(browser);
    store.getState().reset();
    expect([store.getState().setAside, browser.texts.get(KEY)]).toEqual(['not-json', 'damaged']);
    for (const action of setupActions('loot', null)) store.getState().act(action);
    expect([store.getState().saving, browser.texts.get(KEY)]).toEqual(['full', 'damaged']);
    browser.capacity = Number.POSITIVE_INFINITY;
    store.getState().act(turn);
    expect(store.getState().saving).toBe('saved');
    expect(browser.texts.get(storageKeys.gamesSetAside)).toContain('"damaged"');
    expect(stored(browser)).toMatchObject({ kind: 'restored', game: { state: { currentTurn: 1 } } });
  });
});

describe('two tabs', () => {
  it('keep their game when something unreadable is stored from elsewhere, and store it again', () => {
    const browser = fakeBrowser();
    const store = setUp(browser);
    browser.texts.set(KEY, 'damaged');
    expect(store.getState().act(turn)).toBeNull();
    expect(store.getState()).toMatchObject({ setAside: 'not-json', game: { state: { currentTurn: 1 } } });
    expect(stored(browser)).toMatchObject({ kind: 'restored', game: { log: store.getState().game.log } });
  });

  it('show the same game, and neither loses the other’s taps', () => {
    const browser = fakeBrowser();
    const one = setUp(browser);
    const other = openTab(browser);
    other.getState().act(turn);
    expect(one.getState().game.state.currentTurn).toBe(1);
    one.getState().act(stress);
    expect(other.getState().game).toEqual(one.getState().game);
  });

  it('takes up what the other tab stored before it was told', () => {
    const browser = fakeBrowser();
    const one = setUp(browser);
    const { game } = readyGameWith(turn);
    browser.texts.set(KEY, savedText(game.log));
    one.getState().act(stress);
    expect(one.getState().game.state).toMatchObject({
      currentTurn: 1,
      units: { 'anna/troop': { stress: 1 } },
    });
  });

  it('begins anew when the other resets', () => {
    const browser = fakeBrowser();
    const one = setUp(browser);
    const other = openTab(browser);
    one.getState().reset();
    expect(other.getState().game.log.events).toEqual([]);
    expect(other.getState().saving).toBe('not-yet');
  });
});

function readyGameWith(action: GameAction) {
  const browser = fakeBrowser();
  const store = openTab(browser);
  store.getState().replace(readyGame('loot'));
  store.getState().act(action);
  return store.getState();
}

describe('a game that gives way', () => {
  it('is kept when it was played, and not when it was only prepared', () => {
    const keep = vi.fn<(game: Game) => void>();
    const browser = fakeBrowser();
    setUp(browser);
    const store = openTab(browser, keep);
    store.getState().reset();
    expect(keep).not.toHaveBeenCalled();
    store.getState().replace(readyGame('loot'));
    store.getState().act(turn);
    const { game } = store.getState();
    store.getState().reset();
    expect(keep).toHaveBeenCalledExactlyOnceWith(game);
    expect(store.getState().game.log).toMatchObject({ events: [] });
    expect(store.getState().game.log.id).not.toBe(game.log.id);
  });

  it('is kept in its summary, again after every correction there', () => {
    const keep = vi.fn<(game: Game) => void>();
    const store = openTab(fakeBrowser(), keep);
    store.getState().replace(readyGame('loot'));
    store.getState().act({ type: 'phase-changed', phase: 'scoring' });
    expect(keep).not.toHaveBeenCalled();
    store.getState().act({ type: 'phase-changed', phase: 'summary' });
    store.getState().act({ type: 'score-set', player: 'anna', score: 3, round: null });
    expect(keep).toHaveBeenCalledTimes(2);
  });
});
