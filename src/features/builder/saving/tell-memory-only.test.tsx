import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { isPersistent } from '#platform/storage/local.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { tellMemoryOnly } from '../load-ahead.ts';

vi.mock('#platform/storage/local.ts', { spy: true });

afterEach(() => {
  vi.mocked(isPersistent).mockReset();
});

it('says nothing of storage where the browser keeps what is saved', async () => {
  renderApp(null);
  await act(tellMemoryOnly);
  expect(messagesShown()).toEqual([]);
});

it('says once, before anything is saved, that lists are kept in memory only', async () => {
  renderApp(null);
  vi.mocked(isPersistent).mockReturnValue(false);
  await act(tellMemoryOnly);
  expect(messagesShown()).toEqual([
    'This browser’s storage is blocked | Lists are kept in memory only, until you close or reload this page. Share a list to keep it.',
  ]);
  cleanup();
  renderApp(null);
  await act(tellMemoryOnly);
  expect(messagesShown()).toEqual([]);
});
