import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseBackup } from '#data/lists/parse-backup.ts';
import { listMarksStore } from '#data/lists/list-marks-store.ts';
import type { PlayedGame } from '#domain/roster/many/list-record.ts';
import { downloadText } from '#platform/files/download.ts';
import { unitNotesOf, valuesOf } from '#domain/roster/many/list-marks.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { putDraft } from '#tests/builders/draft.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { freshLists } from '#tests/builders/saved-lists.ts';
import { BackupPanel } from './backup-panel.tsx';
import { ListsPanel } from './lists-panel.tsx';

vi.mock(
  '#data/lists/saved-lists-store.ts',
  async () => (await import('#tests/builders/saved-lists.ts')).savedListsModule,
);
vi.mock('#platform/files/download.ts', () => ({ downloadText: vi.fn<typeof downloadText>() }));
const games = vi.fn<() => Promise<readonly PlayedGame[]>>();
vi.mock('#data/games/played-lists.ts', () => ({ playedLists: () => games() }));
const download = vi.mocked(downloadText);

const NAMES = ['Raid', 'Hunt', 'March'];

function open() {
  const { store } = freshLists(NAMES.map((name) => documentWith({ alborc: 1 }, { name })));
  const { user } = renderApp(<ListsPanel onClose={() => undefined} onVersions={() => undefined} />);
  const press = async (name: string) => user.click(screen.getByRole('button', { name }));
  const tagsOf = async (list: string) => {
    await press(`Organise ${list}`);
    await user.click(screen.getByRole('menuitem', { name: 'Tags' }));
    return screen.findByRole('dialog', { name: `Tags of “${list}”` });
  };
  const select = async (...lists: readonly string[]) => {
    await press('Select lists');
    for (const list of lists) await user.click(screen.getByRole('checkbox', { name: `Select ${list}` }));
  };
  return { store, user, press, tagsOf, select };
}

const rows = () =>
  screen.queryAllByRole('button', { name: /^Load / }).map((button) => button.ariaLabel?.slice(5));
const rowOf = (name: string) => screen.getByText(name).closest('li') ?? document.body;
const inMessages = () => within(screen.getByRole('region', { name: 'Messages' }));

beforeEach(async () => {
  await import('./tags-dialog.tsx');
  await import('#components/list-notes/notes-dialog.tsx');
  localStorage.removeItem('muster_list_marks');
  listMarksStore.setState({ byId: new Map() });
  download.mockReset();
  games.mockResolvedValue([]);
  putDraft();
});

describe('tags', () => {
  it('are typed, shown on the list, and filter the lists when pressed', async () => {
    const { user, press, tagsOf } = open();
    await tagsOf('Raid');
    await user.type(screen.getByRole('textbox', { name: 'New tag' }), '  Club   night {Enter}');
    expect(screen.getByRole('checkbox', { name: 'Club night' })).toHaveProperty('checked', true);
    await user.keyboard('{Escape}');
    expect(within(rowOf('Raid')).getByRole('list', { name: 'Tags' }).textContent).toBe('Club night');
    await press('Club night');
    expect(rows()).toEqual(['Raid']);
    expect(screen.getByRole('button', { name: 'Club night' }).ariaPressed).toBe('true');
    await press('Club night');
    expect(rows()).toHaveLength(3);
  });

  it('are taken away, and one that no list has is gone', async () => {
    const { user, tagsOf } = open();
    await tagsOf('Raid');
    await user.type(screen.getByRole('textbox', { name: 'New tag' }), 'league{Enter}');
    await user.click(screen.getByRole('checkbox', { name: 'league' }));
    expect(screen.queryByRole('checkbox', { name: 'league' })).toBeNull();
    expect(within(rowOf('Raid')).queryByRole('list', { name: 'Tags' })).toBeNull();
  });

  it('are ten at most, which is said', async () => {
    const { user, tagsOf } = open();
    await tagsOf('Raid');
    const field = screen.getByRole('textbox', { name: 'New tag' });
    for (let at = 0; at < 11; at += 1) await user.type(field, `t${at}{Enter}`);
    expect(messagesShown()).toEqual([
      '1 list has no room for another tag | A list has 10 tags at most. Take one away first.',
    ]);
    await user.keyboard('{Escape}');
    expect(within(rowOf('Raid')).getAllByRole('listitem')).toHaveLength(10);
  });

  it('that look like markup or turn the line stay text', async () => {
    const { user, tagsOf } = open();
    await tagsOf('Raid');
    await user.type(screen.getByRole('textbox', { name: 'New tag' }), '<img src=x>\u202Eevil{Enter}{Escape}');
    const [tag] = within(rowOf('Raid')).getAllByRole('listitem');
    expect(tag?.textContent).toBe('<img src=x>evil');
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it('go along with a copy of the list', async () => {
    const { user, press, tagsOf } = open();
    await tagsOf('Raid');
    await user.type(screen.getByRole('textbox', { name: 'New tag' }), 'club{Enter}{Escape}');
    await press('Duplicate Raid');
    expect(rowOf('Raid (2)').textContent).toContain('club');
  });
});

describe('notes on a list', () => {
  const write = async ({ user, press }: ReturnType<typeof open>, text: string, field = 'On the list') => {
    await press('Organise Raid');
    await user.click(screen.getByRole('menuitem', { name: 'Notes' }));
    const box = await screen.findByRole('textbox', { name: field });
    await user.clear(box);
    if (text !== '') await user.type(box, text);
    await press('Save the notes');
  };

  it('are written, shown with their lines as text, and taken away', async () => {
    const page = open();
    await write(page, 'Bring <b>dice</b>{Enter}Table 3');
    const note = within(rowOf('Raid')).getByText(/^Bring/);
    expect(note.textContent).toBe('Bring <b>dice</b>\nTable 3');
    await write(page, '');
    expect(within(rowOf('Raid')).queryByText(/^Bring/)).toBeNull();
  });

  it('on a unit go with a copy of the list; the one on the list does not', async () => {
    const page = open();
    await write(page, 'behind the wood', 'Alborc');
    await write(page, 'Bring dice');
    await page.press('Duplicate Raid');
    const copy = page.store.getState().lists.find(({ name }) => name === 'Raid (2)');
    const marks = listMarksStore.getState().byId.get(copy?.id ?? '') ?? {};
    expect(unitNotesOf(marks).get('alborc')).toBe('behind the wood');
    expect(valuesOf(marks).note).toBe('');
  });
});

describe('several lists at once', () => {
  it('are chosen by keyboard, counted, and all at a press', async () => {
    const { user, press } = open();
    await press('Select lists');
    expect(screen.getByText('No lists selected')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true);
    screen.getByRole('checkbox', { name: 'Select Raid' }).focus();
    await user.keyboard(' ');
    expect(screen.getByText('1 list selected')).toBeDefined();
    await press('Select all (3)');
    expect(screen.getByText('3 lists selected')).toBeDefined();
    expect(rows()).toEqual([]);
    await press('Cancel');
    expect(rows()).toHaveLength(3);
  });

  it('get a tag together, and show which of them have one', async () => {
    const { user, press, tagsOf, select } = open();
    await tagsOf('Raid');
    await user.type(screen.getByRole('textbox', { name: 'New tag' }), 'club{Enter}{Escape}');
    await select('Raid', 'Hunt');
    await press('Tags');
    const box = screen.getByRole('checkbox', { name: 'club (1 list)' });
    expect(box).toHaveProperty('checked', false);
    await user.click(box);
    expect(screen.getByRole('checkbox', { name: 'club' })).toHaveProperty('checked', true);
    await user.keyboard('{Escape}');
    expect(rowOf('Hunt').textContent).toContain('club');
    expect(rowOf('March').textContent).not.toContain('club');
  });

  it('are archived and come back by Undo', async () => {
    const { user, press, select } = open();
    await select('Raid', 'Hunt');
    await press('Archive');
    expect(messagesShown()).toEqual(['2 lists archived']);
    expect(rows()).toEqual(['March']);
    await user.click(inMessages().getByRole('button', { name: 'Undo' }));
    expect(rows()).toHaveLength(3);
  });

  it('are deleted after one question and come back by Undo', async () => {
    const { user, press, select, store } = open();
    await select('Raid', 'Hunt');
    await press('Delete');
    const question = screen.getByRole('alertdialog', { name: 'Delete 2 lists?' });
    expect(question.textContent).toContain('You can bring them back for 30 days');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(messagesShown()).toEqual(['2 lists deleted']));
    expect(store.getState().lists.map(({ name }) => name)).toEqual(['March']);
    await user.click(inMessages().getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(store.getState().lists).toHaveLength(3));
    expect(messagesShown()).toContain('2 lists are back');
  });

  it('are saved as one file that brings them back with their tags', async () => {
    const { user, press, tagsOf, select } = open();
    await tagsOf('Raid');
    await user.type(screen.getByRole('textbox', { name: 'New tag' }), 'club{Enter}{Escape}');
    await select('Raid', 'Hunt');
    await press('Save as a file');
    const [name, text = ''] = download.mock.calls[0] ?? [];
    expect(name).toMatch(/^muster-lists-\d{4}-\d\d-\d\d\.json$/);
    const file = parseBackup(text);
    expect(file.ok && file.lists.map((list) => list.name).toSorted()).toEqual(['Hunt', 'Raid']);

    cleanup();
    freshLists();
    listMarksStore.setState({ byId: new Map() });
    localStorage.removeItem('muster_list_marks');
    renderApp(<BackupPanel />);
    await user.upload(screen.getByLabelText('Backup file'), new File([text], 'lists.json'));
    await waitFor(() => expect(messagesShown()[0]).toContain('2 lists restored'));
    const values = [...listMarksStore.getState().byId.values()].map(({ tags }) => tags?.value);
    expect(values).toEqual([['club']]);
  });

  it('offer nothing that posts or shares', async () => {
    const { press } = open();
    await press('Select lists');
    expect(screen.queryByRole('button', { name: /post|share/i })).toBeNull();
  });
});

describe('results of a list', () => {
  it('stand under it with the day of its last game, and order the lists', async () => {
    const list = { name: 'Raid', faction: 'northern-tribes', entries: [], wasSaved: true };
    const at = Date.UTC(2026, 4, 3, 12);
    games.mockResolvedValue([
      { at, outcome: 'won', list },
      { at: at - 1, outcome: 'lost', list },
    ]);
    const { user } = open();
    expect(await screen.findByText('1 won, 0 drawn, 1 lost')).toBeDefined();
    expect(rowOf('Raid').textContent).toContain('Last played May 3, 2026');
    expect(rowOf('Hunt').textContent).not.toContain('won');
    await user.click(screen.getByRole('combobox', { name: /^Order of the lists/ }));
    await user.click(screen.getByRole('option', { name: 'Last played first' }));
    expect(rows()[0]).toBe('Raid');
  });

  it('are not mentioned while no list was played', async () => {
    const { user } = open();
    await user.click(screen.getByRole('combobox', { name: /^Order of the lists/ }));
    expect(screen.queryByRole('option', { name: 'Last played first' })).toBeNull();
    expect(screen.queryByText(/Last played/)).toBeNull();
  });
});
