import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { signInAnew } from '#tests/builders/cloud-account.ts';
import { cloudReady } from '#tests/builders/cloud-device.ts';
import { putDraft } from '#tests/builders/draft.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { freshLists } from '#tests/builders/saved-lists.ts';
import { SavedListsDialog } from './saved-lists-dialog.tsx';

vi.mock(
  '#data/lists/saved-lists-store.ts',
  async () => (await import('#tests/builders/saved-lists.ts')).savedListsModule,
);
vi.mock(
  '#data/cloud/rest-cloud-table.ts',
  async () => (await import('#tests/builders/cloud-account.ts')).restTableModule,
);

const rows = () => screen.queryAllByRole('button', { name: /^Load / }).map((button) => button.ariaLabel);

beforeEach(async () => {
  // The dialog fetches it with the first look.
  await import('./cloud/cloud-area.tsx');
  freshLists();
  putDraft();
});

it('finds cloud lists by their faction, and says when a search finds none', async () => {
  const lists = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => cloudReady(name, 10, { id: name }));
  await signInAnew(lists);
  const { user } = renderApp(<SavedListsDialog />, { address: '/builder?dialog=saved-lists' });
  const field = await screen.findByRole('searchbox', { name: 'Search saved lists' });
  await user.type(field, 'northern');
  expect(rows()).toHaveLength(6);
  await user.type(field, ' nothing');
  expect(screen.getByRole('heading', { name: 'No lists match your search' })).toBeDefined();
  const [, clear] = screen.getAllByRole('button', { name: 'Clear search' });
  if (clear !== undefined) await user.click(clear);
  expect(rows()).toHaveLength(6);
});
