import { act, cleanup } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { reportStorageFull } from '#platform/storage/full.ts';
import { isPersistent } from '#platform/storage/local.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { stubStorageManager } from '#tests/builders/storage-manager.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { watchStorage } from '../load-ahead.ts';

vi.mock('#platform/storage/local.ts', { spy: true });

const MEMORY_ONLY =
  'This browser’s storage is blocked | Lists are kept in memory only, until you close or reload this page. Share a list to keep it.';
const FULL =
  'Browser storage is full | Your lists and games are as they were; their older versions or second copies were not kept. Make a backup, then delete lists.';

beforeEach(() => {
  vi.mocked(isPersistent).mockReset();
  renderApp(null);
});

it('says once, before anything is saved, that lists are kept in memory only', async () => {
  vi.mocked(isPersistent).mockReturnValue(false);
  await act(watchStorage);
  expect(messagesShown()).toEqual([MEMORY_ONLY]);
  cleanup();
  renderApp(null);
  await act(watchStorage);
  expect(messagesShown()).toEqual([]);
});

it('asks the browser to keep lists once one is saved, and neither before nor twice', async () => {
  const persist = stubStorageManager();
  const lists = savedListsStore.getState();
  await act(watchStorage);
  lists.reload();
  expect(persist).not.toHaveBeenCalled();
  lists.saveList(documentWith({ alborc: 1 }, { name: 'First' }));
  await vi.waitFor(() => expect(persist).toHaveBeenCalledOnce());
  lists.saveList(documentWith({ alborc: 1 }, { name: 'Second' }));
  await act(async () => undefined);
  expect(persist).toHaveBeenCalledOnce();
  expect(messagesShown()).toEqual([]);
});

it('says what was kept and what to do when a database has no room', async () => {
  await act(watchStorage);
  act(() => reportStorageFull());
  expect(messagesShown()).toEqual([FULL]);
});
