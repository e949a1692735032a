import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listMarksStore } from '#data/lists/list-marks-store.ts';
import { localTexts } from '#platform/storage/local.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { draft, putDraft } from '#tests/builders/draft.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { freshLists } from '#tests/builders/saved-lists.ts';
import { ListsPanel } from './lists-panel.tsx';

vi.mock(
  '#data/lists/saved-lists-store.ts',
  async () => (await import('#tests/builders/saved-lists.ts')).savedListsModule,
);

const RAID = documentWith({ alborc: 1, 'orc-hunters': 2 }, { name: 'Raid' });
const HUNT = documentWith({ 'orc-hunters': 1 }, { name: 'Hunt' });
const [onClose, onVersions] = [vi.fn<() => void>(), vi.fn<(listId: string) => void>()];

function open() {
  const { user } = renderApp(<ListsPanel onClose={onClose} onVersions={onVersions} />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, press };
}

const rows = () => screen.queryAllByRole('button', { name: /^Load / }).map((button) => button.ariaLabel);
const inMessages = () => within(screen.getByRole('region', { name: 'Messages' }));

beforeEach(() => {
  onClose.mockReset();
  onVersions.mockReset();
  putDraft();
});

describe('ListsPanel', () => {
  it('says how to make the first list, and closes for it', async () => {
    freshLists();
    const { user } = open();
    expect(screen.getByRole('heading', { name: 'No saved lists yet' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Build a list' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shows the newest first, each with its faction, points and command', () => {
    freshLists([RAID, HUNT]);
    open();
    expect(rows()).toEqual(['Load Hunt', 'Load Raid']);
    const raid = screen.getByText('Raid').closest('li');
    for (const fact of ['Northern Tribes', '90 pts', '3 CP']) expect(raid?.textContent).toContain(fact);
  });

  it('compares two of them that are ticked, by keyboard, and no third', async () => {
    freshLists([RAID, HUNT, documentWith({ alborc: 1 }, { name: 'Third' })]);
    const { user } = open();
    screen.getByRole('button', { name: 'Compare two lists' }).focus();
    await user.keyboard('{Enter}');
    expect(rows()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Compare' })).toHaveProperty('disabled', true);
    for (const name of ['Compare Raid', 'Compare Hunt']) {
      screen.getByRole('checkbox', { name }).focus();
      await user.keyboard(' ');
    }
    expect(screen.getByText('Choose two lists: 2 of 2')).toBeDefined();
    expect(screen.getByRole('checkbox', { name: 'Compare Third' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toMatch(
      /^\/compare\/[\w-]+\/[\w-]+\?a=Raid&b=Hunt$/,
    );
    await user.click(screen.getByRole('checkbox', { name: 'Compare Raid' }));
    expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(rows()).toHaveLength(3);
  });

  it('offers no comparison of a single list', () => {
    freshLists([RAID]);
    open();
    expect(screen.queryByRole('button', { name: 'Compare two lists' })).toBeNull();
  });

  it('names the posted list that a list was made from, and leads to it', () => {
    freshLists([{ ...RAID, basedOn: { id: 'post-1', name: 'Ice Line' } }]);
    open();
    expect(screen.getByRole('link', { name: 'Ice Line' }).getAttribute('href')).toBe(
      '/community-lists/post-1',
    );
    expect(screen.getByText(/^Based on/)).toBeDefined();
  });

  it('loads a list into the draft with its faction, and Undo brings the former one back', async () => {
    freshLists([documentWith({ hetman: 1 }, { name: 'Guard', faction: 'hegemony-of-embersig' })]);
    putDraft(HUNT);
    const { press, user } = open();
    await press('Load Guard');
    expect(draft()).toMatchObject({
      faction: 'hegemony-of-embersig',
      currentName: 'Guard',
      entries: [{ unitId: 'hetman' }],
    });
    expect(localStorage.getItem('warcrow_last_faction')).toBe('hegemony-of-embersig');
    expect([onClose.mock.calls.length, messagesShown()]).toEqual([1, ['“Guard” loaded']]);
    expect(screen.getByText('Open now')).toBeDefined();
    await user.click(inMessages().getByRole('button', { name: 'Undo' }));
    expect(draft()).toEqual(HUNT);
  });

  it('copies a list under a name of its own', async () => {
    freshLists([RAID]);
    const { press } = open();
    await press('Duplicate Raid');
    expect(new Set(rows())).toEqual(new Set(['Load Raid', 'Load Raid (2)']));
    expect(messagesShown()).toEqual(['Copied as “Raid (2)”']);
  });

  it('says when a full disk keeps it from copying', async () => {
    freshLists([RAID]).browser.capacity = 0;
    const { press } = open();
    await press('Duplicate Raid');
    expect(messagesShown()).toEqual(['The list could not be copied | Nothing was changed.']);
    expect(rows()).toEqual(['Load Raid']);
  });

  it('leads to the older versions of a list', async () => {
    const { store } = freshLists([RAID]);
    const { press } = open();
    await press('Older versions of Raid');
    expect(onVersions).toHaveBeenCalledExactlyOnceWith(store.getState().lists[0]?.id);
  });

  it('reads storage again on Refresh', async () => {
    const { browser, store } = freshLists([RAID]);
    const { press } = open();
    browser.texts.set('armyLists', '[]');
    expect(store.getState().lists).toHaveLength(1);
    await press('Refresh');
    expect(rows()).toEqual([]);
    expect(messagesShown()).toEqual(['Refreshing saved lists...']);
  });

  it('can be searched once there are more than five, accents and case aside', async () => {
    const names = ['Árbol', 'b', 'c', 'd', 'e', 'f'];
    freshLists(names.map((name) => documentWith({ alborc: 1 }, { name })));
    const { user } = open();
    await user.type(screen.getByRole('searchbox', { name: 'Search saved lists' }), 'ARBOL');
    expect(rows()).toEqual(['Load Árbol']);
    const field = screen.getByRole('searchbox', { name: 'Search saved lists' });
    await user.clear(field);
    await user.type(field, 'northern');
    expect(rows()).toHaveLength(6);
    await user.type(field, ' nothing');
    expect(screen.getByRole('heading', { name: 'No lists match your search' })).toBeDefined();
  });
});

describe('the order of the lists', () => {
  const choose = async ({ user, press }: ReturnType<typeof open>, list: string, item: string) => {
    await press(`Organise ${list}`);
    await user.click(screen.getByRole('menuitem', { name: item }));
  };
  beforeEach(() => {
    localStorage.removeItem('muster_list_marks');
    listMarksStore.setState({ byId: new Map() });
  });

  it('has pinned lists first, until they are unpinned', async () => {
    freshLists([RAID, HUNT]);
    const page = open();
    await choose(page, 'Raid', 'Pin to the top');
    expect(rows()).toEqual(['Load Raid', 'Load Hunt']);
    expect(screen.getByText('Raid').closest('li')?.textContent).toContain('Pinned');
    await choose(page, 'Raid', 'Unpin');
    expect(rows()).toEqual(['Load Hunt', 'Load Raid']);
  });

  it('leaves archived lists out, shows them apart, and takes them back', async () => {
    freshLists([RAID, HUNT]);
    const page = open();
    await choose(page, 'Raid', 'Archive');
    expect(rows()).toEqual(['Load Hunt']);
    await page.press('Archive (1)');
    expect(rows()).toEqual(['Load Raid']);
    await choose(page, 'Raid', 'Take out of the archive');
    expect(screen.getByRole('heading', { name: 'No archived lists' })).toBeDefined();
    await page.press('Show the other lists');
    expect(rows()).toEqual(['Load Hunt', 'Load Raid']);
  });

  it('undoes archiving from the message', async () => {
    freshLists([RAID]);
    const page = open();
    await choose(page, 'Raid', 'Archive');
    expect(screen.getByRole('heading', { name: 'All of your lists are archived' })).toBeDefined();
    await page.user.click(await inMessages().findByRole('button', { name: 'Undo' }));
    expect(rows()).toEqual(['Load Raid']);
  });

  it('says when storage is full, and changes nothing', async () => {
    vi.spyOn(localTexts, 'writeText').mockReturnValueOnce({ ok: false, reason: 'full' });
    freshLists([RAID, HUNT]);
    const page = open();
    await choose(page, 'Raid', 'Pin to the top');
    expect(messagesShown()).toEqual([
      'Browser storage is full. Please clear some saved lists. | Nothing was changed.',
    ]);
    expect(rows()).toEqual(['Load Hunt', 'Load Raid']);
  });

  it('follows names or points', async () => {
    freshLists([HUNT, RAID]);
    const { user } = open();
    const sort = async (order: string) => {
      await user.click(screen.getByRole('combobox', { name: /^Order of the lists/ }));
      await user.click(screen.getByRole('option', { name: order }));
      return rows();
    };
    expect(await sort('Name A–Z')).toEqual(['Load Hunt', 'Load Raid']);
    expect(await sort('Points, high to low')).toEqual(['Load Raid', 'Load Hunt']);
    expect(await sort('Points, low to high')).toEqual(['Load Hunt', 'Load Raid']);
    expect(await sort('Newest first')).toEqual(['Load Raid', 'Load Hunt']);
  });
});

describe('more lists than are drawn at once', () => {
  it('come 50 at a time, and the search finds all of them', async () => {
    freshLists(Array.from({ length: 55 }, (_, at) => documentWith({ alborc: 1 }, { name: `List ${at}` })));
    const { user, press } = open();
    expect(rows()).toHaveLength(50);
    await press('Show more (5)');
    expect(rows()).toHaveLength(55);
    expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull();
    await user.type(screen.getByRole('searchbox', { name: 'Search saved lists' }), 'List 54');
    expect(rows()).toEqual(['Load List 54']);
  });
});

describe('deleting a list', () => {
  it('asks first, and Cancel keeps it', async () => {
    freshLists([RAID]);
    const { press } = open();
    await press('Delete Raid');
    const question = await screen.findByRole('alertdialog', { name: 'Delete “Raid”?' });
    expect(question.textContent).toContain('You can bring it back for 30 days');
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([rows(), messagesShown()]).toEqual([['Load Raid'], []]);
  });

  it('puts it among the deleted ones, and Undo brings it back', async () => {
    const { store } = freshLists([RAID, HUNT]);
    const { press, user } = open();
    await press('Delete Raid');
    await press('Delete');
    await waitFor(() => expect(messagesShown()).toEqual(['"Raid" deleted successfully']));
    expect(rows()).toEqual(['Load Hunt']);
    expect(await store.getState().trash()).toMatchObject({ ok: true, value: [{ list: { name: 'Raid' } }] });
    await user.click(inMessages().getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(new Set(rows())).toEqual(new Set(['Load Hunt', 'Load Raid'])));
    expect(messagesShown()).toEqual(['“Raid” is back']);
  });

  it('asks once more where the browser keeps no deleted lists', async () => {
    const { store } = freshLists([RAID], { withoutTrash: true });
    const { press } = open();
    await press('Delete Raid');
    await press('Delete');
    await screen.findByRole('alertdialog', { name: 'Delete for good?' });
    expect(store.getState().lists).toHaveLength(1);
    await press('Delete for good');
    await waitFor(() => expect(messagesShown()).toEqual(['"Raid" deleted successfully']));
    expect(inMessages().queryByRole('button', { name: 'Undo' })).toBeNull();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([rows(), store.getState().lists]).toEqual([[], []]);
  });

  it('keeps it when the second question is answered with Keep it', async () => {
    const { store } = freshLists([RAID], { withoutTrash: true });
    const { press } = open();
    await press('Delete Raid');
    await press('Delete');
    await screen.findByRole('alertdialog', { name: 'Delete for good?' });
    await press('Keep it');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([store.getState().lists.length, messagesShown()]).toEqual([1, []]);
  });
});
