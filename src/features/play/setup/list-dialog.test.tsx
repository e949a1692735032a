import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameStore } from '#data/games/game-store.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, type Viewer } from '#domain/access/viewer.ts';
import { ANNA, fakeBackend, noNetwork } from '#tests/builders/fake-backend.ts';
import { documentWith, foreignEntry } from '#tests/builders/catalogue.ts';
import { guest, play, readyGame } from '#tests/builders/games.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { ListDialog } from './list-dialog.tsx';

const RAID = documentWith({ alborc: 1 }, { name: 'Winter Raid' });
const list = () => gameStore.getState().game.state.players['anna']?.list;
const onClose = vi.fn<() => void>();

/** The dialog for Anna, who holds the device, or for a guest. */
function open(kind: 'me' | 'guest' = 'me') {
  const game = play(readyGame('loot'), {
    type: 'player-changed',
    player: { ...guest('anna', 'Anna'), kind },
  });
  act(() => gameStore.getState().replace(game));
  const player = game.state.players['anna'];
  if (player === undefined) throw new Error('No Anna.');
  const { user } = renderApp(<ListDialog player={player} onClose={onClose} />);
  return { user, dialog: within(screen.getByRole('dialog', { name: 'List of Anna' })) };
}

beforeEach(() => onClose.mockReset());
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => sessionStore.setState({ viewer: GUEST }));
  gameStore.getState().reset();
  localStorage.clear();
  savedListsStore.getState().reload();
});

describe('the saved lists', () => {
  it('are taken with one tap, with faction and points in view', async () => {
    savedListsStore.getState().saveList(RAID, 'replace');
    const { user, dialog } = open();
    const row = dialog.getByRole('button', { name: /^Winter Raid/ });
    expect(row.textContent).toBe('Winter RaidNorthern Tribes50 pts');
    await user.click(row);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(list()).toMatchObject({ name: 'Winter Raid', source: 'saved', faction: 'northern-tribes' });
  });

  it('say which units are not known, and are taken all the same', async () => {
    savedListsStore
      .getState()
      .saveList({ ...RAID, entries: [...RAID.entries, foreignEntry({ name: 'Old Bear' })] }, 'replace');
    const { user, dialog } = open();
    await user.click(dialog.getByRole('button', { name: /^Winter Raid/ }));
    await waitFor(() =>
      expect(messagesShown()).toEqual([
        '1 unit is not known here | They play without the numbers of a card: Old Bear',
      ]),
    );
  });

  it('lead to the builder when there are none', () => {
    const { dialog } = open();
    expect(dialog.getByText('No saved lists yet')).toBeDefined();
    expect(dialog.getByRole('link', { name: 'Start Building' }).getAttribute('href')).toBe('/builder');
    expect(dialog.queryByRole('tab', { name: 'Cloud' })).toBeNull();
  });
});

describe('the lists in the cloud', () => {
  const anna: Viewer = {
    status: 'authenticated',
    userId: ANNA.id,
    email: '',
    isTester: true,
    isPreview: false,
    isWabAdmin: false,
  };

  it('say when the cloud cannot be reached, and another try asks it again', async () => {
    const { calls } = fakeBackend(noNetwork);
    act(() => sessionStore.setState({ viewer: anna }));
    const { user, dialog } = open();
    await user.click(dialog.getByRole('tab', { name: 'Cloud' }));
    expect(await dialog.findByText('The cloud cannot be reached')).toBeDefined();
    const before = calls.length;
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
  });
});

describe('a pasted list', () => {
  it('is what a guest’s dialog opens with', () => {
    const { dialog } = open('guest');
    expect(dialog.getByRole('tab', { name: 'Link or text' }).getAttribute('aria-selected')).toBe('true');
  });

  it.each([
    ['', /^Paste a link, a code or the text of a list/],
    ['https://muster.example/shared-list/abc', /^This link or code is cut off or mistyped/],
    ['https://muster.example/s/1a2b3c', /^Short links open only in the browser that made them/],
    ['Hello', /^No unit was found in this text/],
  ])('that is %j says what to do, and stays in the field', async (text, problem) => {
    const { user, dialog } = open('guest');
    const field = dialog.getByRole('textbox');
    if (text !== '') await user.type(field, text);
    await user.click(dialog.getByRole('button', { name: 'Take this list' }));
    expect(dialog.getByText(problem)).toBeDefined();
    expect(field).toHaveProperty('value', text);
    await user.type(field, '.');
    expect(dialog.queryByText(problem)).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });
});
