import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { documentWith } from '#tests/builders/catalogue.ts';
import { draft, putDraft } from '#tests/builders/draft.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { freshLists } from '#tests/builders/saved-lists.ts';
import { SavedListsDialog } from './saved-lists-dialog.tsx';

vi.mock(
  '#data/lists/saved-lists-store.ts',
  async () => (await import('#tests/builders/saved-lists.ts')).savedListsModule,
);

const RAID = documentWith({ alborc: 1 }, { name: 'Raid' });
const HUNT = documentWith({ 'orc-hunters': 1 }, { name: 'Hunt' });

async function open() {
  const { user, router } = renderApp(<SavedListsDialog />, { address: '/builder?dialog=saved-lists' });
  await screen.findByRole('dialog', { name: 'Saved lists' });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const toTab = (name: string) => user.click(screen.getByRole('tab', { name }));
  return { user, router, press, toTab };
}

beforeEach(() => {
  freshLists([RAID, HUNT]);
  putDraft();
});

describe('the dialog of saved lists', () => {
  it('closes with the list that is loaded, which is the draft then', async () => {
    const { router, press } = await open();
    await press('Load Raid');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('');
    expect(draft()).toMatchObject({ name: 'Raid', currentName: 'Raid' });
  });

  it('marks the list that is open, and no other', async () => {
    const { router, press } = await open();
    await press('Load Raid');
    await router.navigate('/builder?dialog=saved-lists');
    const row = (name: string) => screen.getByRole('button', { name: `Load ${name}` }).closest('li');
    await waitFor(() => expect(row('Raid')?.textContent).toContain('Open now'));
    expect(row('Hunt')?.textContent).not.toContain('Open now');
  });

  it('shows the older versions of a list under a title of their own, and leads back', async () => {
    const { press } = await open();
    await press('Older versions of Raid');
    const versions = within(await screen.findByRole('dialog', { name: 'Saved versions' }));
    expect(await versions.findByRole('button', { name: 'Restore as a copy' })).toBeDefined();
    await press('Back to the lists');
    expect(screen.getByRole('dialog', { name: 'Saved lists' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Load Raid' })).toBeDefined();
  });

  it('keeps a deleted list in its own tab, from where it comes back', async () => {
    const { user, press, toTab } = await open();
    await press('Delete Hunt');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load Hunt' })).toBeNull());
    await toTab('Deleted');
    await user.click(await screen.findByRole('button', { name: 'Bring back Hunt' }));
    expect(await screen.findByText('Nothing was deleted recently')).toBeDefined();
    await toTab('Lists');
    expect(screen.getByRole('button', { name: 'Load Hunt' })).toBeDefined();
  });

  it('searches among more than five lists', async () => {
    const names = ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fïr'];
    freshLists(names.map((name) => documentWith({ hersir: 1 }, { name })));
    const { user } = await open();
    await user.type(screen.getByRole('searchbox', { name: 'Search saved lists' }), 'fir');
    expect(screen.getAllByRole('button', { name: /^Load / }).map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Load Fïr',
    ]);
  });
});
