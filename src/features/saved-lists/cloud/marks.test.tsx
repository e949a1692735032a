import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listMarksStore } from '#data/lists/list-marks-store.ts';
import { valuesOf } from '#domain/roster/many/list-marks.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { type Account, signInAnew } from '#tests/builders/cloud-account.ts';
import { cloudReady } from '#tests/builders/cloud-device.ts';
import { putDraft } from '#tests/builders/draft.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { freshLists } from '#tests/builders/saved-lists.ts';
import { SavedListsDialog } from '../saved-lists-dialog.tsx';

vi.mock(
  '#data/lists/saved-lists-store.ts',
  async () => (await import('#tests/builders/saved-lists.ts')).savedListsModule,
);
vi.mock(
  '#data/cloud/rest-cloud-table.ts',
  async () => (await import('#tests/builders/cloud-account.ts')).restTableModule,
);
vi.mock('#platform/storage/history-db.ts', async (original) => {
  const { memoryHistoryDb } = await import('#tests/builders/memory-history-db.ts');
  return { ...(await original<object>()), createHistoryDb: () => memoryHistoryDb() };
});

const LISTS = [cloudReady('Raid', 20, { id: 'raid' }), cloudReady('Hunt', 20, { id: 'hunt' })];
const AT = 1_000;

async function open() {
  const { user } = renderApp(<SavedListsDialog />, { address: '/builder?dialog=saved-lists' });
  await screen.findAllByRole('button', { name: /^Load / });
  const choose = async (list: string, item: string) => {
    await user.click(await screen.findByRole('button', { name: `Organise ${list}` }));
    await user.click(screen.getByRole('menuitem', { name: item }));
  };
  return { user, choose, press: async (name: string) => user.click(screen.getByRole('button', { name })) };
}

const loadable = () =>
  screen.queryAllByRole('button', { name: /^Load / }).map((button) => button.ariaLabel?.slice(5));
const inCloud = ({ cloud }: Account, id: string) => valuesOf(cloud.rows.get(id)?.marks ?? {});

beforeEach(async () => {
  await import('./cloud-area.tsx');
  localStorage.removeItem('muster_list_marks');
  listMarksStore.setState({ byId: new Map() });
  freshLists();
  putDraft();
});

describe('marks of cloud lists', () => {
  it('travel to the cloud without another edit of the list', async () => {
    const account = await signInAnew(LISTS);
    const { choose } = await open();
    await choose('Raid', 'Pin to the top');
    await waitFor(() => expect(inCloud(account, 'raid').pinned).toBe(true));
    expect(account.cloud.rows.get('raid')?.revision).toBe(1);
    expect(loadable()[0]).toBe('Raid');
  });

  it('come from the cloud, as another device chose them', async () => {
    const account = await signInAnew(LISTS);
    await account.elsewhere.mark(new Map([['hunt', { archived: { at: AT, value: true } }]]));
    await open();
    expect(loadable()).toEqual(['Raid']);
    expect(screen.getByRole('button', { name: 'Archive (1)' })).toBeDefined();
  });

  it('wait without a network and are sent with the next look at the cloud', async () => {
    const account = await signInAnew(LISTS);
    const { choose } = await open();
    account.weather = 'request-lost';
    await choose('Hunt', 'Archive');
    expect(loadable()).toEqual(['Raid']);
    expect(inCloud(account, 'hunt').archived).toBe(false);
    account.weather = 'fair';
    await choose('Raid', 'Pin to the top');
    await waitFor(() => expect(inCloud(account, 'hunt').archived).toBe(true));
  });

  it('of a list on this device are those of its twin in the cloud', async () => {
    const { store } = freshLists([documentWith({ hersir: 1 }, { name: 'Raid' })]);
    const id = store.getState().lists[0]?.id ?? '';
    listMarksStore.getState().take([{ ids: [id], marks: { pinned: { at: AT, value: true } } }]);
    const account = await signInAnew(LISTS);
    await open();
    await waitFor(() => expect(inCloud(account, 'raid').pinned).toBe(true));
    expect(loadable()[0]).toBe('Raid');
  });
});

describe('several lines at once', () => {
  it('are deleted from the cloud after one question, and Undo brings them back with their tags', async () => {
    const account = await signInAnew(LISTS);
    await account.elsewhere.mark(new Map([['raid', { tags: { at: AT, value: ['club'] } }]]));
    const { user, press } = await open();
    await press('Select lists');
    await press('Select all (2)');
    await press('Delete');
    const question = screen.getByRole('alertdialog', { name: 'Delete 2 lists?' });
    expect(question.textContent).toContain('The lists will be deleted from the cloud.');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(messagesShown()).toEqual(['2 lists deleted']));
    expect(account.cloud.rows.size).toBe(0);
    await press('Undo');
    await waitFor(() => expect(account.cloud.rows.size).toBe(2));
    const back = [...account.cloud.rows.values()].find(({ list }) => list.name === 'Raid');
    await waitFor(() => expect(inCloud(account, back?.list.id ?? '').tags).toEqual(['club']));
  });
});
