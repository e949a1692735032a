import { describe, expect, it } from 'vitest';
import type { GameAction } from '#domain/game/events.ts';
import { fakeBrowser } from '#tests/builders/fake-browser.ts';
import {
  memoryShelf,
  openGameTab as openTab,
  settled,
  setUpGame as setUp,
  storedGame as stored,
} from '#tests/builders/game-tabs.ts';

const turn = { type: 'turn-started', player: 'anna', number: 1 } as const satisfies GameAction;
const stress: GameAction = { type: 'unit-stressed', unit: 'anna/troop', by: 1 };

describe('the second copy of a running game', () => {
  it('follows every tap', async () => {
    const shelf = memoryShelf();
    const store = setUp(fakeBrowser(), shelf);
    store.getState().act(turn);
    await settled();
    expect([...shelf.kept.values()]).toEqual([
      { game: store.getState().game, mark: { isRunning: true, isAhead: false } },
    ]);
    expect(store.getState().isCopied).toBe(true);
  });

  it('brings the game back in the next page when the storage was cleared', async () => {
    const [browser, shelf] = [fakeBrowser(), memoryShelf()];
    const store = setUp(browser, shelf);
    store.getState().act(turn);
    await settled();
    browser.texts.clear();
    const again = openTab(browser, shelf);
    expect(again.getState().isSearching).toBe(true);
    await settled();
    expect(again.getState()).toMatchObject({
      notice: 'restored',
      isSearching: false,
      saving: 'saved',
      game: { state: { currentTurn: 1 } },
    });
    expect(stored(browser)).toMatchObject({ game: { state: { currentTurn: 1 } } });
  });

  it('brings back what the full storage did not take, an undo too', async () => {
    const [browser, shelf] = [fakeBrowser(), memoryShelf()];
    const store = setUp(browser, shelf);
    store.getState().act(turn);
    browser.capacity = 0;
    store.getState().act(stress);
    store.getState().undo();
    await settled();
    browser.capacity = Number.POSITIVE_INFINITY;
    const again = openTab(browser, shelf);
    await settled();
    expect(again.getState().game.log).toEqual(store.getState().game.log);
    expect(again.getState()).toMatchObject({ notice: 'restored', saving: 'saved' });
  });

  it('is still written after a page was hidden with nothing to write', async () => {
    const shelf = memoryShelf();
    const store = setUp(fakeBrowser(), shelf);
    await settled();
    await store.flush();
    store.getState().act(turn);
    await settled();
    expect([...shelf.kept.values()].map(({ game }) => game.state.currentTurn)).toEqual([1]);
  });

  it('is claimed for a tap that the full storage did not take only once it has that tap', async () => {
    const [browser, shelf] = [fakeBrowser(), memoryShelf()];
    const store = setUp(browser, shelf);
    await settled();
    browser.capacity = 0;
    store.getState().act(turn);
    expect(store.getState()).toMatchObject({ saving: 'full', isCopied: null });
    await settled();
    expect(store.getState().isCopied).toBe(true);
    expect([...shelf.kept.values()].map(({ game }) => game.state.currentTurn)).toEqual([1]);
  });

  it('brings nothing back that the player left, and leaves it among the paused games', async () => {
    const [browser, shelf] = [fakeBrowser(), memoryShelf()];
    const store = setUp(browser, shelf);
    await settled();
    store.getState().reset();
    const again = openTab(browser, shelf);
    await settled();
    expect([again.getState().game.log.events, again.getState().notice]).toEqual([[], null]);
    expect([...shelf.kept.values()].map(({ mark }) => mark.isRunning)).toEqual([false]);
  });

  it('gives way to the stored game when that has later taps', async () => {
    const [browser, shelf] = [fakeBrowser(), memoryShelf()];
    const store = setUp(browser, shelf);
    await settled();
    shelf.isRefusing = true;
    store.getState().act(turn);
    await settled();
    expect(store.getState().isCopied).toBe(false);
    shelf.isRefusing = false;
    const again = openTab(browser, shelf);
    await settled();
    expect(again.getState().game.state.currentTurn).toBe(1);
  });
});

describe('a storage that is cleared while the game is on', () => {
  it('takes no game away: it goes on, is stored again, and the player is told', () => {
    const browser = fakeBrowser();
    const store = setUp(browser);
    browser.texts.clear();
    expect(store.getState().act(turn)).toBeNull();
    expect(store.getState()).toMatchObject({ notice: 'cleared', saving: 'saved' });
    expect(stored(browser)).toMatchObject({ game: { log: store.getState().game.log } });
  });

  it('gets the game back by trying again, without a tap', () => {
    const browser = fakeBrowser();
    const store = setUp(browser);
    browser.capacity = 0;
    store.getState().act(turn);
    browser.capacity = Number.POSITIVE_INFINITY;
    store.getState().retry();
    expect(store.getState().saving).toBe('saved');
    expect(stored(browser)).toMatchObject({ game: { state: { currentTurn: 1 } } });
  });
});
