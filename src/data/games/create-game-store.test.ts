import { describe, expect, it, vi } from 'vitest';
import type { GameAction } from '#domain/game/events.ts';
import { newGame } from '#domain/game/log.ts';
import { savedText } from '#domain/game/saved/saved-game.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { fakeBrowser } from '#tests/builders/fake-browser.ts';
import {
  GAME_KEY as KEY,
  memoryShelf,
  openGameTab as openTab,
  settled,
  setUpGame as setUp,
  storedGame as stored,
} from '#tests/builders/game-tabs.ts';
import { guest, play, readyGame, setupActions } from '#tests/builders/games.ts';

const turn = { type: 'turn-started', player: 'anna', number: 1 } as const satisfies GameAction;
const stress: GameAction = { type: 'unit-stressed', unit: 'anna/troop', by: 1 };

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

  it('returns a refusal and stores nothing then', () => {
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
    expect([store.getState().notice, browser.texts.has(KEY)]).toEqual(['unreadable', false]);
    expect(browser.texts.get(storageKeys.gamesSetAside)).toContain('{\\"v\\":1,');
    store.getState().dismissNotice();
    expect(store.getState().notice).toBeNull();
  });

  it('stays where it is, and is never written over, while there is no room to set it aside', () => {
    const browser = fakeBrowser();
    browser.texts.set(KEY, 'damaged');
    browser.capacity = 10;
    const store = setUp(browser);
    expect(store.getState().notice).toBe('unreadable');
    store.getState().reset();
    expect(browser.texts.get(KEY)).toBe('damaged');
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
    expect(store.getState()).toMatchObject({ notice: 'damaged', game: { state: { currentTurn: 1 } } });
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

  it('both begin a new game when one resets', () => {
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
  it('is paused on the shelf, and not when only a mission was chosen', async () => {
    const [browser, shelf] = [fakeBrowser(), memoryShelf()];
    const store = openTab(browser, shelf);
    for (const action of setupActions('loot', null).slice(0, 4)) store.getState().act(action);
    expect(await store.getState().pause()).toBe(true);
    expect([shelf.kept.size, store.getState().game.log.events]).toEqual([0, []]);
    store.getState().replace(readyGame('loot'));
    const { game } = store.getState();
    expect(await store.getState().pause()).toBe(true);
    expect(shelf.kept.get('g')).toEqual({ game, mark: { isRunning: false, isAhead: false } });
    expect([store.getState().game.log.events, browser.texts.has(KEY)]).toEqual([[], false]);
  });

  it('goes on when it is resumed, and the one that ran is paused with every tap', async () => {
    const shelf = memoryShelf();
    const store = openTab(fakeBrowser(), shelf);
    store.getState().replace(readyGame('loot'));
    store.getState().act(turn);
    const second = play(newGame('second', 0), ...setupActions('take-positions', null));
    expect(await store.getState().resume(second)).toBe(true);
    expect(store.getState().game).toBe(second);
    const paused = shelf.kept.get('g');
    expect([paused?.game.state.currentTurn, paused?.mark.isRunning]).toEqual([1, false]);
    await settled();
    expect(shelf.kept.get('second')?.mark.isRunning).toBe(true);
  });

  it('stays the running one when the browser cannot keep it', async () => {
    const shelf = memoryShelf();
    const store = openTab(fakeBrowser(), shelf);
    store.getState().replace(readyGame('loot'));
    shelf.isRefusing = true;
    const { game } = store.getState();
    expect(await store.getState().pause()).toBe(false);
    expect(await store.getState().resume(readyGame('take-positions'))).toBe(false);
    expect(store.getState().game).toBe(game);
  });

  it('is paused with a tap that came while it was being kept', async () => {
    const shelf = memoryShelf();
    const store = openTab(fakeBrowser(), shelf);
    store.getState().replace(readyGame('loot'));
    const pausing = store.getState().pause();
    store.getState().act(turn);
    expect(await pausing).toBe(true);
    expect(shelf.kept.get('g')?.game.state.currentTurn).toBe(1);
    expect(shelf.kept.get('g')?.mark.isRunning).toBe(false);
  });

  it('stays on the shelf in its summary, again after every correction there', async () => {
    const shelf = memoryShelf();
    const store = openTab(fakeBrowser(), shelf);
    store.getState().replace(readyGame('loot'));
    store.getState().act({ type: 'phase-changed', phase: 'summary' });
    store.getState().act({ type: 'score-set', player: 'anna', score: 3, round: null });
    await settled();
    expect(shelf.kept.get('g')?.game.state).toMatchObject({ players: { anna: { score: 3 } } });
  });
});
