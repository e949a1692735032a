import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readCompared } from '#data/lists/compared-lists.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { freshLists } from '#tests/builders/saved-lists.ts';
import { VersionsPanel } from './versions-panel.tsx';

vi.mock(
  '#data/lists/saved-lists-store.ts',
  async () => (await import('#tests/builders/saved-lists.ts')).savedListsModule,
);

const FIRST = documentWith({ alborc: 1, 'orc-hunters': 1 }, { name: 'Raid' });
const SECOND = documentWith({ 'orc-hunters': 3, tattooist: 1 }, { name: 'Raid', target: 200 });
const onBack = vi.fn<() => void>();

type Page = ReturnType<typeof freshLists>;

/**
 * A browser in which these states were saved one after the other; versions are noted after the
 * save.
 */
async function saved(...states: NonNullable<Parameters<typeof freshLists>[0]>): Promise<Page> {
  const page = freshLists(states);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  return page;
}

function open(page: Page, language: 'en' | 'es' = 'en') {
  const listId = page.store.getState().lists[0]?.id ?? '';
  return renderApp(<VersionsPanel listId={listId} onBack={onBack} />, { language });
}

const texts = async () =>
  (await screen.findAllByRole('listitem'))
    .filter((item) => item.querySelector('time'))
    .map((item) => item.textContent);

beforeEach(() => {
  onBack.mockReset();
});

describe('VersionsPanel', () => {
  it('says of each saved state what it changed, newest first', async () => {
    open(await saved(FIRST, SECOND));
    const [newest, oldest] = await texts();
    expect(newest).toContain('75 pts');
    for (const change of ['Alborc 1 → 0', 'Orc Hunters 1 → 3', 'Tattooist 0 → 1', 'Points target changed']) {
      expect(newest).toContain(change);
    }
    expect(oldest).toContain('First saved state');
    expect(oldest).toContain('70 pts');
  });

  it('compares an older state with the newest', async () => {
    open(await saved(FIRST, SECOND));
    const links = await screen.findAllByRole('link', { name: /^Compare the version of .* with the newest$/ });
    expect(links).toHaveLength(1);
    const address = new URL(links[0]?.getAttribute('href') ?? '', location.origin);
    const { one, other } = readCompared(
      { one: address.pathname.split('/')[2] ?? '', other: address.pathname.split('/')[3] ?? '' },
      address.searchParams,
    );
    expect(one.ok && one.document.entries).toEqual(FIRST.entries);
    expect(one.ok && one.document.name).toMatch(/^Raid \(.*\d/);
    expect(other.ok && other.document).toMatchObject({ name: 'Raid' });
  });

  it('names the list', async () => {
    open(await saved(FIRST, SECOND));
    expect(await screen.findByRole('heading', { name: 'Raid' })).toBeDefined();
  });

  it('names units in the reader’s language', async () => {
    open(await saved(FIRST, SECOND), 'es');
    expect((await texts())[0]).toContain('Cazadores Orcos 1 → 3');
  });

  it('says when there are none', async () => {
    open(freshLists([FIRST], { withoutTrash: true }));
    expect(await screen.findByRole('heading', { name: 'No older versions' })).toBeDefined();
  });

  it('restores a state as a list of its own and leaves the list as it is', async () => {
    const page = await saved(FIRST, SECOND);
    const { user } = open(page);
    const [, older] = await screen.findAllByRole('button', { name: 'Restore as a copy' });
    await user.click(older ?? document.body);
    await waitFor(() =>
      expect(messagesShown()).toEqual(['Restored as “Raid (2)” | It is among your saved lists.']),
    );
    const lists = page.store.getState().lists.map(({ name, units }) => [name, units.length, units[0]?.id]);
    expect(lists).toHaveLength(2);
    expect(lists).toContainEqual(['Raid', 2, 'orc-hunters']);
    expect(lists).toContainEqual(['Raid (2)', 2, 'alborc']);
  });

  it('says when a full disk keeps it from restoring', async () => {
    const page = await saved(FIRST);
    page.browser.capacity = 0;
    const { user } = open(page);
    await user.click(await screen.findByRole('button', { name: 'Restore as a copy' }));
    await waitFor(() =>
      expect(messagesShown()).toEqual(['This version could not be restored | Nothing was changed.']),
    );
    expect(page.store.getState().lists).toHaveLength(1);
  });

  it('leads back to the lists', async () => {
    const { user } = open(freshLists([FIRST]));
    await user.click(screen.getByRole('button', { name: 'Back to the lists' }));
    expect(onBack).toHaveBeenCalledOnce();
  });
});
