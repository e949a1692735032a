import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { loadDraft } from '#data/lists/load-draft.ts';
import { rememberDraft } from '#data/lists/remember-draft.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { withNews } from '#data/lists/told-changes.ts';
import { useDraft } from '#data/lists/use-draft.ts';
import { setPatch } from '#data/release/kept-patch.ts';
import { documentFromSavedList } from '#domain/roster/saved-list.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { draft, putDraft } from '#tests/builders/draft.ts';
import { patchOf } from '#tests/builders/release-patch.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { ListNewsDialog } from './list-news.tsx';

const RAID = documentWith({ hersir: 1, 'orc-hunters': 1 }, { name: 'Raid' });

/** As the builder: the dialog is there while the draft remembers other facts. */
function Builder() {
  const document = useDraft((state) => state.history.document);
  return document.remembered === undefined ? null : <ListNewsDialog document={document} />;
}

const dialog = () => screen.findByRole('dialog', { name: 'The catalogue changed' });

function openRaid(): void {
  const [list] = savedListsStore.getState().lists;
  if (list !== undefined) act(() => void loadDraft(withNews(documentFromSavedList(list, catalogue), list)));
}

async function release(number: number, points: number): Promise<void> {
  const tell = await rememberDraft(false);
  act(() => {
    setPatch(patchOf(number, { 'northern-tribes/hersir': { points } }));
    tell();
  });
}

beforeEach(() => {
  localStorage.clear();
  savedListsStore.getState().reload();
  setPatch(null);
  putDraft();
});
afterEach(() => setPatch(null));

describe('a saved list whose units a release changed', () => {
  beforeEach(() => {
    savedListsStore.getState().saveList(RAID);
    setPatch(patchOf(1, { 'northern-tribes/hersir': { points: 30 } }));
  });

  it('leads to the comparison of the list with itself before that release', async () => {
    const { user, router } = renderApp(<Builder />);
    openRaid();
    await user.click(within(await dialog()).getByRole('link', { name: 'Compare with how it was' }));
    const { pathname, search } = router.state.location;
    const [, page, one, other] = pathname.split('/');
    expect([page, one]).toEqual(['compare', other]);
    expect(new URLSearchParams(search).get('ra')).toBe('0');
    expect(new URLSearchParams(search).get('rb')).toBeNull();
  });

  it('says so in words when it is opened, and not again once that was answered', async () => {
    const { user } = renderApp(<Builder />);
    openRaid();
    const news = await dialog();
    expect(news.textContent).toContain('Your list is now 50 pts. It was 45 pts.');
    const unit = within(news).getByRole('heading', { name: 'Hersir' }).closest('li');
    expect(unit?.textContent).toContain('Points25 30');
    await user.click(within(news).getByRole('button', { name: 'Leave it as it is' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(draft().entries).toEqual(RAID.entries);
    openRaid();
    expect(draft().remembered).toBeUndefined();
  });

  it('is said again when another release changes it further', async () => {
    const { user } = renderApp(<Builder />);
    openRaid();
    await user.click(within(await dialog()).getByRole('button', { name: 'Leave it as it is' }));
    setPatch(patchOf(2, { 'northern-tribes/hersir': { points: 35 } }));
    openRaid();
    expect((await dialog()).textContent).toContain('Your list is now 55 pts. It was 45 pts.');
  });

  it('is kept as it was beside what it is now', async () => {
    const { user } = renderApp(<Builder />);
    openRaid();
    await user.click(within(await dialog()).getByRole('button', { name: 'Keep both' }));
    await waitFor(() => expect(messagesShown()[0]).toBe('Kept as “Raid (as it was)”'));
    const { lists } = savedListsStore.getState();
    expect(lists.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other))).toEqual([
      'Raid',
      'Raid (as it was)',
    ]);
    const older = lists.find(({ name }) => name !== 'Raid');
    expect(older?.units[0]).toMatchObject({ id: 'hersir', pointsCost: 25, quantity: 1 });
    expect(draft().name).toBe('Raid');
  });

  it('keeps its line when the release takes the unit away', async () => {
    setPatch(patchOf(2, { 'northern-tribes/hersir': null }));
    renderApp(<Builder />);
    openRaid();
    expect((await dialog()).textContent).toContain('The catalogue no longer has this unit.');
    expect(draft().entries).toHaveLength(2);
  });
});

describe('the list in the builder when a release comes', () => {
  it('says what is different, and a release that takes it back ends that', async () => {
    putDraft(RAID);
    renderApp(<Builder />);
    await release(1, 30);
    expect(catalogue.release).toBe(1);
    expect((await dialog()).textContent).toContain('Your list is now 50 pts. It was 45 pts.');
    await release(2, 25);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(draft().remembered).toBeUndefined();
  });

  it('says nothing when its units are as they were', async () => {
    putDraft(documentWith({ 'orc-hunters': 1 }));
    renderApp(<Builder />);
    await release(1, 30);
    expect(draft().remembered).toBeUndefined();
  });

  it('says nothing on a first visit, before the list is saved', async () => {
    putDraft(RAID);
    renderApp(<Builder />);
    const tell = await rememberDraft(true);
    setPatch(patchOf(1, { 'northern-tribes/hersir': { points: 30 } }));
    act(tell);
    expect(draft().remembered).toBeUndefined();
    const tellSaved = await rememberDraft(true);
    putDraft({ ...RAID, savedId: 'one' });
    setPatch(patchOf(2, { 'northern-tribes/hersir': { points: 35 } }));
    act(tellSaved);
    expect(draft().remembered?.units['hersir']?.points).toBe(30);
  });

  it('cannot be kept as it was without a name', async () => {
    putDraft({ ...RAID, name: '' });
    renderApp(<Builder />);
    await release(1, 30);
    expect(within(await dialog()).queryByRole('button', { name: 'Keep both' })).toBeNull();
  });
});
