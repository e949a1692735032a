import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documentWith } from '#tests/builders/catalogue.ts';
import { putDraft } from '#tests/builders/draft.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { freshLists } from '#tests/builders/saved-lists.ts';
import { PHONE } from '#ui/breakpoints.ts';
import { ListsPanel } from './lists-panel.tsx';

vi.mock(
  '#data/lists/saved-lists-store.ts',
  async () => (await import('#tests/builders/saved-lists.ts')).savedListsModule,
);

beforeEach(() => {
  putDraft();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === PHONE,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => vi.unstubAllGlobals());

it('has every action but Load on a phone, where the row has no other buttons', async () => {
  freshLists([documentWith({ alborc: 1 }, { name: 'Raid' })]);
  const { user } = renderApp(<ListsPanel onClose={() => undefined} onVersions={() => undefined} />);
  expect(screen.queryByRole('button', { name: 'Duplicate Raid' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Organise Raid' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Duplicate',
    'Older versions',
    'Pin to the top',
    'Tags',
    'Notes',
    'Archive',
    'Delete',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
  expect(messagesShown()).toEqual(['Copied as “Raid (2)”']);
});
