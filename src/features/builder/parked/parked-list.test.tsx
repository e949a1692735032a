import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parkedListsStore } from '#data/lists/parked-lists-store.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { draft, putDraft } from '#tests/builders/draft.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { BuilderPage } from '../builder-page.tsx';

const MINE = documentWith({ hersir: 1 }, { name: 'Winter Raid', target: 300, savedId: 'one' });

function open() {
  const wide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => wide);
  const page = <BuilderPage unitDetails={() => null} onViewCard={() => undefined} />;
  const { user } = renderApp(page, { address: '/builder' });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const choose = async (name: string) => {
    await press('More actions');
    await user.click(screen.getByRole('menuitem', { name }));
  };
  return { user, press, choose };
}

const parked = () => screen.findByRole('group', { name: 'Parked list' });

beforeEach(() => {
  parkedListsStore.getState().change(() => ({}));
  putDraft(MINE);
});

describe('the opponent’s list', () => {
  it('is built while one’s own lies beside it, and both come back with a tap', async () => {
    const { user, press, choose } = open();
    await choose('Build the opponent’s list');
    expect(draft()).toMatchObject({ name: '', target: 300, entries: [], savedId: null });
    expect((await parked()).textContent).toContain('Parked: Winter Raid, 25 pts');
    const units = within(screen.getByRole('region', { name: 'Available Units' }));
    await user.click(units.getByRole('button', { name: 'Add Alborc' }));
    await press('Swap');
    expect(draft()).toEqual(MINE);
    expect((await parked()).textContent).toContain('Untitled List, 50 pts');
    const compare = within(await parked()).getByRole('link', { name: 'Compare' });
    expect(compare.getAttribute('href')).toMatch(/^\/compare\//);
    await choose('Swap with the parked list');
    expect(draft().entries).toEqual([{ unitId: 'alborc', quantity: 1 }]);
  });

  it('leaves nothing behind when nothing was built', async () => {
    const { press, choose } = open();
    await choose('Build the opponent’s list');
    await press('Swap');
    expect(draft()).toEqual(MINE);
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Parked list' })).toBeNull());
    expect(parkedListsStore.getState().value).toEqual({});
  });

  it('changes nothing when the browser has no room', async () => {
    const { choose } = open();
    localStorage.setItem('theme', 'dark');
    const put = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
      if (key === 'muster_parked_lists') throw new DOMException('full', 'QuotaExceededError');
    });
    await choose('Build the opponent’s list');
    await waitFor(() =>
      expect(messagesShown()).toEqual([
        'Browser storage is full. Please clear some saved lists. | Nothing was changed.',
      ]),
    );
    put.mockRestore();
    expect(draft().name).toBe('Winter Raid');
  });

  it('waits for a list of one’s own', async () => {
    putDraft(documentWith({}, { name: '' }));
    const { press } = open();
    await press('More actions');
    const item = screen.getByRole('menuitem', { name: /^Build the opponent’s list/ });
    expect(item.getAttribute('aria-disabled')).toBe('true');
  });
});
