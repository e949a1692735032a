import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { documentWith } from '#tests/builders/catalogue.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { freshLists } from '#tests/builders/saved-lists.ts';
import { TrashPanel } from './trash-panel.tsx';

vi.mock(
  '#data/lists/saved-lists-store.ts',
  async () => (await import('#tests/builders/saved-lists.ts')).savedListsModule,
);

const RAID = documentWith({ alborc: 1 }, { name: 'Raid' });

async function withDeleted() {
  const page = freshLists([RAID]);
  await page.store.getState().deleteLists([page.store.getState().lists[0]?.id ?? '']);
  return page;
}

const bringBack = () => screen.findByRole('button', { name: 'Bring back Raid' });

describe('TrashPanel', () => {
  it('says when nothing waits there, and for how long things do', async () => {
    freshLists();
    renderApp(<TrashPanel />);
    expect(await screen.findByRole('heading', { name: 'Nothing was deleted recently' })).toBeDefined();
    expect(screen.getByText('Deleted lists stay here for 30 days.')).toBeDefined();
  });

  it('says when the browser keeps none', async () => {
    freshLists([], { withoutTrash: true });
    renderApp(<TrashPanel />);
    expect(await screen.findByRole('heading', { name: 'This browser keeps no deleted lists' })).toBeDefined();
  });

  it('brings a list back, and shows it no more', async () => {
    const { store } = await withDeleted();
    const { user } = renderApp(<TrashPanel />);
    expect((await bringBack()).closest('li')?.textContent).toContain('50 pts');
    await user.click(await bringBack());
    await waitFor(() => expect(messagesShown()).toEqual(['“Raid” is back']));
    expect(store.getState().lists.map(({ name }) => name)).toEqual(['Raid']);
    expect(await screen.findByRole('heading', { name: 'Nothing was deleted recently' })).toBeDefined();
  });

  it('brings it back under a numbered name when its own is taken', async () => {
    const { store } = await withDeleted();
    store.getState().saveList(documentWith({ 'orc-hunters': 1 }, { name: 'Raid' }));
    const { user } = renderApp(<TrashPanel />);
    await user.click(await bringBack());
    await waitFor(() => expect(messagesShown()).toEqual(['“Raid (2)” is back']));
  });

  it('keeps it there when a full disk refuses', async () => {
    const { browser } = await withDeleted();
    browser.capacity = 0;
    const { user } = renderApp(<TrashPanel />);
    await user.click(await bringBack());
    await waitFor(() =>
      expect(messagesShown()).toEqual([
        'The list could not be brought back | It stays among the deleted ones.',
      ]),
    );
    expect(await bringBack()).toBeDefined();
  });
});
