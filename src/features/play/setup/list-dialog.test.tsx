import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameStore } from '#data/games/game-store.ts';
import { codeOfList } from '#data/list-codes.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { loadUnitCards } from '#data/unit-profiles.ts';
import { GUEST } from '#domain/access/viewer.ts';
import { inGroups } from '#domain/sharing/code/letters.ts';
import { signInAnew } from '#tests/builders/cloud-account.ts';
import { cloudReady } from '#tests/builders/cloud-device.ts';
import { documentWith, foreignEntry } from '#tests/builders/catalogue.ts';
import { guest, play, readyGame } from '#tests/builders/games.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { WINTER_RAID_CODE } from '#tests/builders/winter-raid.ts';
import { ListDialog } from './list-dialog.tsx';

vi.mock(
  '#data/cloud/rest-cloud-table.ts',
  async () => (await import('#tests/builders/cloud-account.ts')).restTableModule,
);
vi.mock('#data/unit-profiles.ts', async (original) => {
  const actual = await original<{ loadUnitCards: typeof loadUnitCards }>();
  return { ...actual, loadUnitCards: vi.fn<typeof loadUnitCards>(actual.loadUnitCards) };
});

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

  it('are taken once by two taps, and the other way in waits meanwhile', async () => {
    savedListsStore.getState().saveList(RAID, 'replace');
    const cards = Promise.withResolvers<Awaited<ReturnType<typeof loadUnitCards>>>();
    vi.mocked(loadUnitCards).mockClear().mockReturnValueOnce(cards.promise);
    const { user, dialog } = open();
    await user.dblClick(dialog.getByRole('button', { name: /^Winter Raid/ }));
    await user.click(dialog.getByRole('tab', { name: 'Link or text' }));
    const take = dialog.getByRole('button', { name: 'Take this list' });
    expect(take.getAttribute('aria-busy')).toBe('true');
    cards.resolve(() => null);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(loadUnitCards).toHaveBeenCalledOnce();
  });

  it('stay to be chosen when the cards of their units cannot be loaded', async () => {
    savedListsStore.getState().saveList(RAID, 'replace');
    vi.mocked(loadUnitCards).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { user, dialog } = open();
    const before = list();
    await user.click(dialog.getByRole('button', { name: /^Winter Raid/ }));
    await waitFor(() =>
      expect(messagesShown()).toEqual([
        'The list could not be used | The cards of its units could not be loaded. Check the network and try again.',
      ]),
    );
    expect([onClose.mock.calls.length, list()]).toEqual([0, before]);
    await user.click(dialog.getByRole('button', { name: /^Winter Raid/ }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('are left as they are by Escape', async () => {
    savedListsStore.getState().saveList(RAID, 'replace');
    const { user } = open();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(list()?.name).toBe('Army');
  });

  it('say which units are not known, and are taken all the same', async () => {
    savedListsStore
      .getState()
      .saveList({ ...RAID, entries: [...RAID.entries, foreignEntry({ name: 'Old Bear' })] }, 'replace');
    const { user, dialog } = open();
    await user.click(dialog.getByRole('button', { name: /^Winter Raid/ }));
    await waitFor(() =>
      expect(messagesShown()).toEqual(['1 unit is not known here | No card data: Old Bear']),
    );
  });

  it('are what the dialog opens with once there are some', async () => {
    const selected = (dialog: ReturnType<typeof open>['dialog']) =>
      dialog.getByRole('tab', { selected: true }).textContent;
    expect(selected(open().dialog)).toBe('Link or text');
    cleanup();
    savedListsStore.getState().saveList(RAID, 'replace');
    expect(selected(open().dialog)).toBe('Saved');
  });

  it('lead to the builder when there are none', async () => {
    const { user, dialog } = open();
    await user.click(dialog.getByRole('tab', { name: 'Saved' }));
    expect(dialog.getByText('No saved lists yet')).toBeDefined();
    expect(dialog.getByRole('link', { name: 'Start Building' }).getAttribute('href')).toBe('/builder');
    expect(dialog.queryByRole('tab', { name: 'Cloud' })).toBeNull();
  });
});

describe('the lists in the cloud', () => {
  it('are taken with one tap, each once, whatever their names hold', async () => {
    const hostile = cloudReady('<b>Raid</b>', 20);
    await signInAnew([hostile, cloudReady('Siege', 30)]);
    const { user, dialog } = open();
    await user.click(dialog.getByRole('tab', { name: 'Cloud' }));
    const rows = within(await dialog.findByRole('list', { name: 'Lists' }));
    expect(rows.getAllByRole('listitem')).toHaveLength(2);
    await user.click(rows.getByRole('button', { name: /^<b>Raid<\/b>/ }));
    await waitFor(() => expect(list()).toMatchObject({ name: '<b>Raid</b>', source: 'cloud' }));
  });

  it('say when there are none', async () => {
    await signInAnew();
    const { user, dialog } = open();
    await user.click(dialog.getByRole('tab', { name: 'Cloud' }));
    expect(await dialog.findByText('No lists in the cloud yet')).toBeDefined();
  });

  it('say when the cloud cannot be reached, and another try brings them', async () => {
    const account = await signInAnew([cloudReady('Siege', 30)]);
    account.weather = 'request-lost';
    const { user, dialog } = open();
    await user.click(dialog.getByRole('tab', { name: 'Cloud' }));
    expect(await dialog.findByText('The cloud cannot be reached')).toBeDefined();
    account.weather = 'fair';
    await user.click(await dialog.findByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('button', { name: /^Siege/ })).toBeDefined();
  });
});

describe('a pasted list', () => {
  it('is what a guest’s dialog opens with', () => {
    const { dialog } = open('guest');
    expect(dialog.getByRole('tab', { name: 'Link or text' }).getAttribute('aria-selected')).toBe('true');
  });

  it.each([
    ['its link', `https://muster.example/shared-list/${encodeURIComponent(WINTER_RAID_CODE)}?from=a`],
    ['the code alone', ` ${WINTER_RAID_CODE} `],
  ])('is taken from %s', async (_, text) => {
    const { user, dialog } = open('guest');
    await user.click(dialog.getByRole('textbox'));
    await user.paste(text);
    await user.click(dialog.getByRole('button', { name: 'Take this list' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(list()).toMatchObject({
      name: 'Winter Raid',
      source: 'link',
      entries: [{ unitId: 'hersir', quantity: 2 }],
    });
  });

  it('is taken from a list code', async () => {
    const made = codeOfList(documentWith({ hersir: 2 }));
    const { user, dialog } = open('guest');
    await user.type(dialog.getByRole('textbox'), made.ok ? inGroups(made.code) : '');
    await user.click(dialog.getByRole('button', { name: 'Take this list' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(list()).toMatchObject({ source: 'link', entries: [{ unitId: 'hersir', quantity: 2 }] });
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
