import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cloudMark } from '#data/cloud/cloud-mark.ts';
import { lookAtCloud } from '#data/cloud/look-at-cloud.ts';
import { draftStore } from '#data/lists/draft-store.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { toCloudRow } from '#domain/roster/sync/cloud-list.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { type Account, signInAnew, signOutAgain } from '#tests/builders/cloud-account.ts';
import { cloudReady } from '#tests/builders/cloud-device.ts';
import { draft, putDraft } from '#tests/builders/draft.ts';
import { hint, isHeard } from '#tests/builders/fake-hints.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { CloudWatch, saveToCloud } from './cloud.tsx';

vi.mock(
  '#data/cloud/rest-cloud-table.ts',
  async () => (await import('#tests/builders/cloud-account.ts')).restTableModule,
);
vi.mock('#platform/storage/history-db.ts', async (original) => {
  const { memoryHistoryDb } = await import('#tests/builders/memory-history-db.ts');
  return { ...(await original<object>()), createHistoryDb: () => memoryHistoryDb() };
});

const UPDATED = '“Raid” was changed elsewhere and is up to date here';
const quantities = () =>
  Object.fromEntries(draft().entries.map(({ unitId, quantity }) => [unitId, quantity]));

/** The builder with a list that was saved to the cloud from here. */
async function openSaved() {
  const account = await signInAnew();
  putDraft(documentWith({ alborc: 1 }, { name: 'Raid' }));
  const app = renderApp(<CloudWatch userId={account.userId} />, { address: '/builder' });
  await act(async () => saveToCloud(sessionStore.getState().viewer, () => undefined));
  await waitFor(() => expect(isHeard(`user:${account.userId}`)).toBe(true));
  await app.user.click(await screen.findByRole('button', { name: 'Close message' }));
  return { ...app, account, tell: () => act(() => hint(`user:${account.userId}`, 'lists')) };
}

const rowOf = ({ cloud }: Account) => {
  const [row] = cloud.rows.values();
  if (row === undefined) throw new Error('the cloud is empty');
  return row;
};
/** Another device saves the list with one more Hersir. */
async function changeElsewhere(account: Account): Promise<void> {
  const { list, revision } = rowOf(account);
  const [hersir] = cloudReady('Raid', 25).units;
  const units = [...list.units, ...(hersir === undefined ? [] : [hersir])];
  await account.elsewhere.update(toCloudRow({ ...list, units }), revision);
}
const addHere = () =>
  act(() => {
    draftStore.getState().dispatch({ type: 'add', unitId: 'evoker' });
  });
const press = async (user: Awaited<ReturnType<typeof openSaved>>['user'], name: string) =>
  user.click(within(screen.getByRole('region', { name: 'Messages' })).getByRole('button', { name }));

beforeEach(signOutAgain);

describe('the open list, when another device changes it', () => {
  it('follows while it has no changes of its own, says so in one line, and can be taken back', async () => {
    const { account, tell, user } = await openSaved();
    await changeElsewhere(account);
    tell();
    await waitFor(() => expect(messagesShown()).toEqual([UPDATED]));
    expect(quantities()).toEqual({ alborc: 1, hersir: 1 });
    expect(draft().saved?.cloudId).toBe(rowOf(account).list.id);
    await press(user, 'Undo');
    expect(quantities()).toEqual({ alborc: 1 });
  });

  it('says nothing of its own saves', async () => {
    const { account } = await openSaved();
    addHere();
    await act(async () => saveToCloud(sessionStore.getState().viewer, () => undefined));
    expect(rowOf(account).revision).toBe(2);
    expect(await lookAtCloud(account.userId)).toEqual({ kind: 'none' });
  });

  it('asks once when it has changes of its own, and shows both sides before anything is sent', async () => {
    const { account, tell, user, router } = await openSaved();
    addHere();
    await changeElsewhere(account);
    tell();
    const asked = '“Raid” was changed elsewhere | Your own changes are kept here. Compare both and choose.';
    await waitFor(() => expect(messagesShown()).toEqual([asked]));
    expect(quantities()).toEqual({ alborc: 1, evoker: 1 });
    await press(user, 'Compare');
    await waitFor(() =>
      expect(router.state.location.search).toBe(
        `?dialog=saved-lists&item=compare%3A${rowOf(account).list.id}`,
      ),
    );
    expect(rowOf(account).revision).toBe(2);
    expect(cloudMark.getState()).toMatchObject({ conflicts: 1, compare: rowOf(account).list.id });
  });

  it('stays when it is deleted there, and is saved anew on the player’s word', async () => {
    const { account, tell, user } = await openSaved();
    const [id] = account.cloud.rows.keys();
    account.cloud.rows.clear();
    tell();
    await waitFor(() =>
      expect(messagesShown()).toEqual([
        '“Raid” is no longer in the cloud | It was deleted elsewhere and is kept here. Save it to have it in the cloud again.',
      ]),
    );
    expect(quantities()).toEqual({ alborc: 1 });
    expect(draft()).toMatchObject({ savedId: null });
    expect(draft().saved).toBeUndefined();
    await press(user, 'Save to cloud');
    await waitFor(() => expect(account.cloud.rows.size).toBe(1));
    expect(account.cloud.rows.has(id ?? '')).toBe(false);
  });

  it('is looked at again when hearing begins, as something may have been missed', async () => {
    const { account } = await openSaved();
    await changeElsewhere(account);
    act(() => hint(`user:${account.userId}`, 'all'));
    await waitFor(() => expect(messagesShown()).toEqual([UPDATED]));
  });
});
