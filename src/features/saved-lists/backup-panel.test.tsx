import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { downloadText } from '#platform/files/download.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { freshLists } from '#tests/builders/saved-lists.ts';
import { BackupPanel } from './backup-panel.tsx';

vi.mock(
  '#data/lists/saved-lists-store.ts',
  async () => (await import('#tests/builders/saved-lists.ts')).savedListsModule,
);
vi.mock('#platform/files/download.ts', () => ({ downloadText: vi.fn<typeof downloadText>() }));
const download = vi.mocked(downloadText);

const RAID = documentWith({ alborc: 1 }, { name: 'Raid' });
const HUNT = documentWith({ 'orc-hunters': 1 }, { name: 'Hunt' });
const HINT = 'Nothing was changed. Choose a file that “Download all lists” made.';

/** The text of a backup of these lists. */
function backupOf(...documents: Parameters<typeof freshLists>[0] & object): string {
  return freshLists(documents).store.getState().exportBackup();
}

async function restore(content: string | File) {
  const { user } = renderApp(<BackupPanel />);
  const file = typeof content === 'string' ? new File([content], 'lists.json') : content;
  await user.upload(screen.getByLabelText('Backup file'), file);
}

beforeEach(() => {
  download.mockReset();
});

describe('downloading', () => {
  it('gives all lists as one file with the day in its name', async () => {
    freshLists([RAID, HUNT]);
    const { user } = renderApp(<BackupPanel />);
    await user.click(screen.getByRole('button', { name: 'Download all lists' }));
    const [name, text, mime] = download.mock.calls[0] ?? [];
    expect(name).toMatch(/^muster-lists-\d{4}-\d\d-\d\d\.json$/);
    expect(mime).toBe('application/json');
    const { lists } = JSON.parse(text ?? '') as { lists: { name: string }[] };
    expect(new Set(lists.map((list) => list.name))).toEqual(new Set(['Raid', 'Hunt']));
  });

  it('is off while there is nothing to download', () => {
    freshLists();
    renderApp(<BackupPanel />);
    expect(screen.getByRole('button', { name: 'Download all lists' })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'Download what was set aside' })).toBeNull();
  });

  it('offers what could not be read, whole', async () => {
    const { browser, store } = freshLists([RAID]);
    const [raid] = JSON.parse(browser.texts.get('armyLists') ?? '') as unknown[];
    browser.texts.set('armyLists', JSON.stringify([raid, { broken: true }]));
    store.getState().reload();
    const { user } = renderApp(<BackupPanel />);
    expect(
      screen.getByText('One stored entry could not be read. It was set aside, not deleted.'),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Download what was set aside' }));
    expect(download.mock.calls[0]?.[1]).toContain('"broken":true');
  });
});

describe('restoring', () => {
  it('brings the lists of a file in', async () => {
    const text = backupOf(RAID, HUNT);
    const { store } = freshLists();
    await restore(text);
    await waitFor(() => expect(messagesShown()[0]).toContain('2 lists restored'));
    expect(store.getState().lists).toHaveLength(2);
  });

  it('says what was there already, what got a new name and what could not be read', async () => {
    const other = documentWith({ alborc: 1, tattooist: 1 }, { name: 'Hunt' });
    const backup = JSON.parse(backupOf(RAID, HUNT)) as { lists: unknown[] };
    const { store, browser } = freshLists([RAID]);
    browser.texts.set('armyLists', JSON.stringify(backup.lists.slice(0, 1)));
    store.getState().reload();
    store.getState().saveList(other);
    await restore(JSON.stringify({ ...backup, lists: [...backup.lists, { broken: true }] }));
    await waitFor(() => expect(messagesShown()).toHaveLength(1));
    expect(messagesShown()[0]).toBe(
      '1 list restored | 1 was already there, 1 came in under a new name, 1 entry could not be read completely',
    );
    expect(
      store
        .getState()
        .lists.map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Hunt', 'Hunt (2)', 'Raid']);
  });

  it.each([
    ['no JSON', '<html>', 'This file contains no lists'],
    ['something else', '{"photos":[]}', 'This file contains no lists'],
    [
      'a backup of a newer version',
      '{"format":"muster-backup","version":2,"lists":[]}',
      'This backup was made by a newer version',
    ],
  ])('refuses %s and changes nothing', async (_, text, said) => {
    const { browser } = freshLists([RAID]);
    const before = [...browser.texts];
    await restore(text);
    await waitFor(() => expect(messagesShown()).toEqual([`${said} | ${HINT}`]));
    expect([...browser.texts]).toEqual(before);
  });

  it('refuses what cannot be read at all', async () => {
    freshLists([RAID]);
    const file = new File(['x'], 'lists.json');
    Object.defineProperty(file, 'text', { value: () => Promise.reject(new Error('gone')) });
    await restore(file);
    await waitFor(() =>
      expect(messagesShown()).toEqual(['The file could not be read | Nothing was changed.']),
    );
  });

  it('says the disk is full and loses nothing', async () => {
    const text = backupOf(HUNT);
    const { browser, store } = freshLists([RAID]);
    const before = [...browser.texts];
    browser.capacity = 0;
    await restore(text);
    await waitFor(() =>
      expect(messagesShown()).toEqual([
        'Browser storage is full. Please clear some saved lists. | Nothing was changed.',
      ]),
    );
    expect([...browser.texts]).toEqual(before);
    expect(store.getState().lists.map(({ name }) => name)).toEqual(['Raid']);
  });
});
