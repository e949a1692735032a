import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toCloudRow } from '#domain/roster/sync/cloud-list.ts';
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

const RAID = cloudReady('Raid', 20, { id: 'raid' });

function open(item = '') {
  const address = `/builder?dialog=saved-lists${item === '' ? '' : `&item=${item}`}`;
  const { user } = renderApp(<SavedListsDialog />, { address });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { user, press };
}

const loadable = () =>
  screen.queryAllByRole('button', { name: /^Load / }).map((button) => button.ariaLabel?.slice(5));
const heard = async (text: string) => waitFor(() => expect(messagesShown()[0]).toBe(text));
const inMessages = () => within(screen.getByRole('region', { name: 'Messages' }));

/** Another device saves the list again. */
async function changeElsewhere({ elsewhere }: Account, points: number): Promise<void> {
  const there = await elsewhere.byId('raid');
  await elsewhere.update(toCloudRow(cloudReady('Raid', points, { id: 'raid' })), there?.revision ?? 0);
}

beforeEach(async () => {
  // The dialog fetches it with the first look.
  await import('./cloud-area.tsx');
  freshLists();
  putDraft();
});

describe('deleting a line of the saved lists', () => {
  it('takes all cloud lists of the name and this device’s, and Undo brings them back', async () => {
    const { cloud } = await signInAnew([RAID, cloudReady('Raid', 20, { id: 'twin' })]);
    const { store } = freshLists([documentWith({ alborc: 1 }, { name: 'Raid' })]);
    const { press, user } = open();
    await press('Delete Raid');
    const question = await screen.findByRole('alertdialog', { name: 'Delete “Raid”?' });
    expect(question.textContent).toContain('The list will be deleted from the cloud and from this device.');
    await press('Delete');
    await heard('"Raid" deleted successfully');
    expect([cloud.rows.size, store.getState().lists.length]).toEqual([0, 0]);
    await user.click(inMessages().getByRole('button', { name: 'Undo' }));
    await heard('“Raid” is back');
    // Of two that were the same, one is enough.
    expect([cloud.rows.size, store.getState().lists.length]).toEqual([1, 1]);
  });

  it('keeps a list that another device changed meanwhile', async () => {
    const account = await signInAnew([RAID]);
    const { press } = open();
    await press('Delete Raid');
    await changeElsewhere(account, 35);
    await press('Delete');
    await heard('“Raid” was changed on another device, so it was kept.');
    expect(account.cloud.rows.get('raid')?.revision).toBe(2);
  });

  it('waits while the cloud cannot be reached', async () => {
    const account = await signInAnew([RAID]);
    const { press } = open();
    await press('Delete Raid');
    account.weather = 'request-lost';
    await press('Delete');
    await heard(
      '"Raid" deleted successfully | It will be deleted from the cloud once the cloud can be reached.',
    );
    expect(await screen.findByText('Delete “Raid”')).toBeDefined();
    expect(loadable()).toEqual([]);
    account.weather = 'fair';
    await press('Send now');
    await waitFor(() => expect(account.cloud.rows.size).toBe(0));
  });

  it('says that the server refused, when it did and not the network', async () => {
    const account = await signInAnew([RAID]);
    const { press } = open();
    await press('Delete Raid');
    account.weather = 'fault';
    await press('Delete');
    await heard(
      'An error occurred while deleting the lists | The cloud has an error and still has “Raid”. The deletion will be sent again automatically.',
    );
    account.weather = 'fair';
    await press('Send now');
    await waitFor(() => expect(account.cloud.rows.size).toBe(0));
  });
});
