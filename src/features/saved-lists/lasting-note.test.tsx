import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { downloadText } from '#platform/files/download.ts';
import { askToKeep, lastingKeys } from '#platform/storage/lasting.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { freshLists } from '#tests/builders/saved-lists.ts';
import { APPLE, restoreBrowser, stubStorageManager } from '#tests/builders/storage-manager.ts';
import { ListsPanel } from './lists-panel.tsx';

vi.mock('#platform/files/download.ts', () => ({ downloadText: vi.fn<typeof downloadText>() }));
vi.mock(
  '#data/lists/saved-lists-store.ts',
  async () => (await import('#tests/builders/saved-lists.ts')).savedListsModule,
);

const RAID = documentWith({ alborc: 1 }, { name: 'Raid' });
const NO_ROOM = 'This browser may delete your lists when it needs room. Sign in or make a backup.';
const UNVISITED =
  'This browser may delete lists of a site you do not visit for seven days. Sign in or make a backup.';

async function open(lists = [RAID]) {
  freshLists(lists);
  const { user } = renderApp(<ListsPanel onClose={() => undefined} onVersions={() => undefined} />);
  // The browser says a moment later what it keeps.
  await act(async () => undefined);
  return user;
}

afterEach(restoreBrowser);

it('offers a backup once a browser refused to keep the lists, and does not come back', async () => {
  stubStorageManager({ grants: false });
  await askToKeep();
  const user = await open();
  expect(screen.getByText(NO_ROOM)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Make a backup' }));
  expect(vi.mocked(downloadText).mock.lastCall?.[1]).toContain('"Raid"');
  expect(screen.queryByText(NO_ROOM)).toBeNull();
  expect(localStorage.getItem(lastingKeys.told)).not.toBeNull();
});

it('says in WebKit that lists may go after seven days, until it is put away', async () => {
  stubStorageManager({ grants: false, vendor: APPLE });
  const user = await open();
  expect(screen.getByText(UNVISITED)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Understood' }));
  expect(screen.queryByText(UNVISITED)).toBeNull();
});

it('says nothing without lists, and nothing where the browser promised to keep them', async () => {
  stubStorageManager({ grants: false, vendor: APPLE });
  await open([]);
  stubStorageManager({ isPersisted: true, vendor: APPLE });
  await open();
  expect(screen.queryByText(UNVISITED)).toBeNull();
});
