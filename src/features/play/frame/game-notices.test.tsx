import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameStore } from '#data/games/game-store.ts';
import { readyGame } from '#tests/builders/games.ts';
import { restoreBrowser, stubStorageManager } from '#tests/builders/storage-manager.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { GameNotices } from './game-notices.tsx';
import { watchGameStorage } from './watch-storage.ts';

/** A local storage that takes nothing more, for this reason. */
let refusal: { mockRestore: () => void } | null = null;
const refuse = (name: 'QuotaExceededError' | 'SecurityError') => {
  refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', name);
  });
};
const giveWay = () => refusal?.mockRestore();
const tap = () =>
  act(() => void gameStore.getState().act({ type: 'note-added', text: `${Math.random()}`, unit: null }));

beforeEach(() => act(() => gameStore.getState().replace(readyGame('loot'))));
afterEach(() => {
  giveWay();
  gameStore.getState().reset();
});

describe('the notices of a game', () => {
  it('are none while every tap is stored', () => {
    renderApp(<GameNotices />);
    tap();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('have the browser asked to keep what it stores at a tap, not before', async () => {
    const persist = stubStorageManager();
    renderApp(<GameNotices />);
    watchGameStorage();
    expect(persist).not.toHaveBeenCalled();
    tap();
    await vi.waitFor(() => expect(persist).toHaveBeenCalledOnce());
    restoreBrowser();
  });

  it('say that the storage is full, and go when another try succeeds', async () => {
    const { user } = renderApp(<GameNotices />);
    refuse('QuotaExceededError');
    tap();
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('Browser storage is full')).toBeDefined();
    expect(notice.getByText(/^The game goes on in this tab only\. Delete some saved lists/)).toBeDefined();
    giveWay();
    await user.click(notice.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('say that the taps are kept in a second copy where there is one', async () => {
    renderApp(<GameNotices />);
    refuse('QuotaExceededError');
    tap();
    act(() => gameStore.setState({ isCopied: true }));
    expect(
      screen.getByText('Your taps are kept in a second copy on this device. The game can go on.'),
    ).toBeDefined();
  });

  it('say that the storage is blocked', () => {
    renderApp(<GameNotices />);
    refuse('SecurityError');
    tap();
    act(() => gameStore.setState({ isCopied: false }));
    expect(screen.getByText('The game goes on in this tab only and ends when it is closed.')).toBeDefined();
  });

  it.each([
    ['unreadable', 'The saved game could not be read'],
    ['cleared', 'This browser’s storage was emptied'],
    ['damaged', 'The saved game was damaged'],
    ['restored', 'The game was brought back from its second copy'],
  ] as const)('tell once what happened to the stored game (%s)', async (notice, title) => {
    act(() => gameStore.setState({ notice }));
    const { user } = renderApp(<GameNotices />);
    expect(screen.getByText(title)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Understood' }));
    expect(screen.queryByText(title)).toBeNull();
  });
});
