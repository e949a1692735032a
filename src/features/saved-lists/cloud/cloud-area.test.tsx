import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cloudSync } from '#data/cloud/cloud-sync.ts';
import { toCloudRow } from '#domain/roster/sync/cloud-list.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { type Account, signInAnew, signOutAgain } from '#tests/builders/cloud-account.ts';
import { cloudReady } from '#tests/builders/cloud-device.ts';
import { draft, putDraft } from '#tests/builders/draft.ts';
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
const HERE = documentWith({ alborc: 1 }, { name: 'Here' });

function open(item = '') {
  const address = `/builder?dialog=saved-lists${item === '' ? '' : `&item=${item}`}`;
  const { user } = renderApp(<SavedListsDialog />, { address });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { user, press };
}

const row = async (name: string) => {
  const load = await screen.findByRole('button', { name: `Load ${name}` });
  return within(load.closest('li') ?? document.body);
};
const loadable = () =>
  screen.queryAllByRole('button', { name: /^Load / }).map((button) => button.ariaLabel?.slice(5));
const heard = async (text: string) => waitFor(() => expect(messagesShown()[0]).toBe(text));

/** Saves the list again from another device. */
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

describe('the saved lists of a guest', () => {
  it('are those of this device, and say what waits for an account', async () => {
    signOutAgain();
    freshLists([HERE]);
    localStorage.setItem('muster_cloud_pending_someone', '[]');
    open();
    expect(await screen.findByRole('button', { name: 'Load Here' })).toBeDefined();
    expect(screen.getByText(/^An account has unsent changes here/)).toBeDefined();
    expect(screen.queryByText('Cloud')).toBeNull();
  });
});

describe('the saved lists of a signed-in player', () => {
  it('are the cloud’s first, each with its place and the first eight characters of the WAB id', async () => {
    await signInAnew([RAID]);
    freshLists([HERE]);
    open();
    const cloud = await row('Raid');
    expect(loadable()).toEqual(['Raid', 'Here']);
    expect(cloud.getByText('Cloud')).toBeDefined();
    expect(cloud.getByText('WAB-AAAA')).toBeDefined();
    expect((await row('Here')).getByText('This device')).toBeDefined();
  });

  it('load into the draft, whose next save replaces just what was seen', async () => {
    const account = await signInAnew([RAID]);
    const { press } = open();
    await press('Load Raid');
    expect(draft()).toMatchObject({ name: 'Raid', currentName: 'Raid', savedId: 'raid' });
    await changeElsewhere(account, 99);
    const sync = cloudSync(account.userId);
    const answer = await sync.save({ list: { ...RAID, units: [] }, cloud: [], draftId: 'test' });
    expect(answer.kind).toBe('conflict');
  });

  it('are offered for upload once, and stay on this device', async () => {
    const { cloud } = await signInAnew([RAID]);
    const { store } = freshLists([HERE]);
    const { press } = open();
    expect(await screen.findByText('1 list is on this device only')).toBeDefined();
    await press('Save it to the cloud');
    await heard('List saved to cloud successfully!');
    expect([...cloud.rows.values()].map(({ list }) => list.name)).toEqual(['Raid', 'Here']);
    expect(store.getState().lists).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('1 list is on this device only')).toBeNull());
  });

  it('are not offered again once the player kept them here', async () => {
    await signInAnew();
    freshLists([HERE]);
    const { press } = open();
    await press('Keep it here only');
    expect(screen.queryByText('1 list is on this device only')).toBeNull();
    await press('Save Here to the cloud');
    await heard('List saved to cloud successfully!');
  });

  it('are fetched again on Refresh', async () => {
    const account = await signInAnew();
    const { press } = open();
    await screen.findByRole('heading', { name: 'No saved lists yet' });
    await account.elsewhere.insert(toCloudRow(RAID), 'WAB-AAAA-BBBB-CCCC');
    await press('Refresh');
    expect(messagesShown()).toEqual(['Refreshing saved lists...']);
    expect(await screen.findByRole('button', { name: 'Load Raid' })).toBeDefined();
  });

  it('are copied in the cloud', async () => {
    await signInAnew([RAID]);
    const { press } = open();
    await press('Duplicate Raid');
    await heard('Copied as “Raid (2)”');
    expect(await screen.findByRole('button', { name: 'Load Raid (2)' })).toBeDefined();
  });

  it('can be restored as a copy of an older version', async () => {
    const account = await signInAnew([RAID]);
    await changeElsewhere(account, 35);
    const { press } = open();
    await press('Older versions of Raid');
    const older = await screen.findByText('First saved state');
    within(older.closest('li') ?? document.body)
      .getByRole('button', { name: 'Restore as a copy' })
      .click();
    await heard('Restored as “Raid (2)” | It is among your saved lists.');
    const copy = [...account.cloud.rows.values()].find(({ list }) => list.name === 'Raid (2)');
    expect(copy?.list.units).toMatchObject([{ pointsCost: 20 }]);
  });

  it('say when the cloud cannot be reached', async () => {
    const account = await signInAnew();
    freshLists([HERE]);
    account.weather = 'request-lost';
    open();
    expect(
      await screen.findByText('The lists in the cloud cannot be reached now. Those of this device are here.'),
    ).toBeDefined();
    expect(loadable()).toEqual(['Here']);
  });
});

describe('a change that waits for the cloud', () => {
  it('says why, and goes on Send now', async () => {
    const account = await signInAnew();
    account.weather = 'fault';
    await cloudSync(account.userId).add(RAID);
    const { press } = open();
    expect(await screen.findByText('Save “Raid”')).toBeDefined();
    expect(screen.getByText(/^The cloud has an error at the moment/)).toBeDefined();
    expect((await row('Raid')).getByText('Waiting to be sent')).toBeDefined();
    account.weather = 'fair';
    await press('Send now');
    await waitFor(() => expect(screen.queryByText('Not in the cloud yet')).toBeNull());
    expect(account.cloud.rows.size).toBe(1);
  });

  it('can be taken out, into the deleted lists', async () => {
    const account = await signInAnew();
    account.weather = 'fault';
    await cloudSync(account.userId).add(RAID);
    const { press } = open();
    await press('Do not send “Raid”');
    await heard('“Raid” was moved to Deleted');
    expect(cloudSync(account.userId).getState().queue).toEqual([]);
  });

  it('says what the cloud will not take, and tries again when told so', async () => {
    const account = await signInAnew();
    account.cloud.wabId = null;
    await cloudSync(account.userId).add(RAID);
    const { press } = open();
    expect(await screen.findByText("Save “Raid”: Your profile doesn't have a WAB ID assigned")).toBeDefined();
    account.cloud.wabId = 'WAB-AAAA-BBBB-CCCC';
    await press('Try again');
    await waitFor(() => expect(account.cloud.rows.size).toBe(1));
  });
});

describe('a list that two devices changed', () => {
  async function twoVersions() {
    const account = await signInAnew([RAID]);
    const sync = cloudSync(account.userId);
    const [seen] = account.cloud.rows.values();
    if (seen === undefined) throw new Error('no list');
    await changeElsewhere(account, 99);
    const units = [...RAID.units, { ...RAID.units[0], id: 'orc-hunters', name: 'Orc Hunters' }];
    await sync.replace({ ...RAID, units: units as typeof RAID.units }, seen);
    return { account, sync, ...open('compare%3Araid') };
  }
  const content = ({ cloud }: Account) =>
    Object.fromEntries([...cloud.rows.values()].map(({ list }) => [list.name, list.units.length]));
  it('shows both sides with what differs', async () => {
    const { press } = await twoVersions();
    expect(await screen.findByRole('dialog', { name: 'Two versions of a list' })).toBeDefined();
    expect(screen.getByText('“Raid” was changed on two devices. Nothing was overwritten.')).toBeDefined();
    expect(screen.getByRole('row', { name: 'Orc Hunters × 1 –' })).toBeDefined();
    await press('Compare all figures');
    expect(await screen.findByRole('table', { name: 'Figures' })).toBeDefined();
  });

  it.each([
    ['Keep this device’s', { Raid: 2 }],
    ['Keep the cloud’s', { Raid: 1 }],
    ['Keep both', { Raid: 1, 'Raid (2)': 2 }],
  ])('%s', async (button, kept) => {
    const { account, sync, press } = await twoVersions();
    await press(button);
    await waitFor(() => expect(sync.getState().queue).toEqual([]));
    await waitFor(() => expect(content(account)).toEqual(kept));
    expect(await screen.findByRole('dialog', { name: 'Saved lists' })).toBeDefined();
  });

  it.each([
    ['Keep this device’s', { name: 'Raid', savedId: 'raid', entries: 1 }],
    ['Keep the cloud’s', { name: 'Raid', savedId: 'raid', entries: 1 }],
    ['Keep both', { name: 'Raid (2)', entries: 1 }],
  ])(
    'has the open list stand on the side that was kept, so that the next save is no conflict: %s',
    async (button, { entries, ...kept }) => {
      const { account, sync, press } = await twoVersions();
      putDraft(documentWith({ alborc: 1 }, { name: 'Raid', currentName: 'Raid', savedId: 'raid' }));
      await press(button);
      await waitFor(() => expect(sync.getState().queue).toEqual([]));
      await waitFor(() => expect(draft()).toMatchObject({ ...kept, currentName: kept.name }));
      expect(draft().entries).toHaveLength(entries);
      const rows = [...account.cloud.rows.values()];
      const mine = rows.find(({ list }) => list.name === kept.name);
      expect(draft().savedId).toBe(mine?.list.id);
    },
  );

  it('loads the cloud’s side into the open list, and Undo brings this device’s back', async () => {
    const { press, user } = await twoVersions();
    putDraft(
      documentWith({ alborc: 1, 'orc-hunters': 1 }, { name: 'Raid', currentName: 'Raid', savedId: 'raid' }),
    );
    await press('Keep the cloud’s');
    await waitFor(() => expect(draft().entries).toHaveLength(1));
    await user.click(
      within(screen.getByRole('region', { name: 'Messages' })).getByRole('button', { name: 'Undo' }),
    );
    expect(draft().entries).toHaveLength(2);
  });

  it('keeps the replaced version of this device among its older versions', async () => {
    const { press } = await twoVersions();
    await press('Keep the cloud’s');
    await screen.findByRole('dialog', { name: 'Saved lists' });
    await press('Older versions of Raid');
    const badges = await screen.findAllByText('This device');
    const kept = badges.map((badge) => badge.closest('li')?.textContent ?? '').join('\n');
    expect(kept).toContain('Orc Hunters');
  });

  it('says so when it was deleted on the other device', async () => {
    const account = await signInAnew([RAID]);
    const [seen] = account.cloud.rows.values();
    if (seen === undefined) throw new Error('no list');
    await account.elsewhere.remove('raid', 1);
    await cloudSync(account.userId).replace(cloudReady('Raid', 30), seen);
    const { press } = open('compare%3Araid');
    expect(
      await screen.findByText('Another device deleted “Raid” from the cloud. This device still has it.'),
    ).toBeDefined();
    await press('Keep this device’s');
    await waitFor(() => expect(content(account)).toEqual({ Raid: 1 }));
  });

  it('is also one that was saved only on this device, after the cloud’s', async () => {
    const account = await signInAnew([RAID]);
    const { store, browser } = freshLists([documentWith({ alborc: 1, tattooist: 1 }, { name: 'Raid' })]);
    const [stored] = JSON.parse(browser.texts.get('armyLists') ?? '') as object[];
    browser.texts.set('armyLists', JSON.stringify([{ ...stored, updated_at: '2027-01-01T00:00:00.000Z' }]));
    store.getState().reload();
    const { press } = open();
    expect(await screen.findByText('Two versions')).toBeDefined();
    await press('Compare the versions of Raid');
    await press('Keep both');
    await heard('Both are kept: “Raid” and “Raid (2)”');
    const counts = store.getState().lists.map(({ name, units }) => [name, units.length]);
    expect(Object.fromEntries(counts)).toEqual({ Raid: 1, 'Raid (2)': 2 });
    expect(content(account)).toEqual({ Raid: 1 });
  });
});
