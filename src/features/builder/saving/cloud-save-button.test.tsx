import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftStore } from '#data/lists/draft-store.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { LOADING, PREVIEW_VIEWER } from '#domain/access/viewer.ts';
import { toCloudRow } from '#domain/roster/sync/cloud-list.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { signInAnew, signOutAgain } from '#tests/builders/cloud-account.ts';
import { cloudReady } from '#tests/builders/cloud-device.ts';
import { draft, putDraft } from '#tests/builders/draft.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { CloudSaveButton } from '../army/army-actions.tsx';
import { nameRefusal } from './name-refusal.ts';

vi.mock(
  '#data/cloud/rest-cloud-table.ts',
  async () => (await import('#tests/builders/cloud-account.ts')).restTableModule,
);
vi.mock('#platform/storage/history-db.ts', async (original) => {
  const { memoryHistoryDb } = await import('#tests/builders/memory-history-db.ts');
  return { ...(await original<object>()), createHistoryDb: () => memoryHistoryDb() };
});

const RAID = documentWith({ alborc: 1 }, { name: 'Raid' });
const OTHER = cloudReady('Raid', 20, { id: 'there' });

async function press() {
  const { user, router } = renderApp(<CloudSaveButton />);
  await user.click(screen.getByRole('button', { name: 'Save to cloud' }));
  return { user, router };
}
const heard = async (text: string) => waitFor(() => expect(messagesShown()[0]).toBe(text));

beforeEach(() => {
  signOutAgain();
  putDraft(RAID);
});

describe('saving to the cloud', () => {
  it('is off for guests, says why, and answers a press with the way to sign in', async () => {
    const { user, router } = await press();
    const button = screen.getByRole('button', { name: 'Save to cloud' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.title).toBe('Login required to use cloud features');
    expect(messagesShown()).toEqual(['You must be logged in to use cloud save']);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(router.state.location.pathname).toBe('/login');
    expect(router.state.location.search).toBe('?next=%2Fbuilder');
  });

  it('says nothing about rights while it is not known who is there', async () => {
    sessionStore.setState({ viewer: LOADING });
    await press();
    expect(screen.getByRole('button', { name: 'Save to cloud' }).title).toBe('Save to cloud');
    expect(messagesShown()).toEqual([]);
  });

  it('saves the army with the WAB id, and the army is the saved list from now on', async () => {
    const { cloud } = await signInAnew();
    await press();
    await heard('List saved to cloud successfully!');
    const [row] = cloud.rows.values();
    expect(row).toMatchObject({
      wabId: 'WAB-AAAA-BBBB-CCCC',
      list: { name: 'Raid', units: [{ id: 'alborc' }] },
    });
    expect(draft()).toMatchObject({ currentName: 'Raid', savedId: row?.list.id });
  });

  it('saves again in its place, and nothing when nothing changed', async () => {
    const { cloud } = await signInAnew();
    const { user } = await press();
    await heard('List saved to cloud successfully!');
    const button = screen.getByRole('button', { name: 'Save to cloud' });
    await user.click(button);
    await waitFor(() =>
      expect(messagesShown()[0]).toMatch(/^Already saved to the cloud \| It has not changed since .*2026/),
    );
    expect([...cloud.rows.values()]).toMatchObject([{ revision: 1 }]);
    putDraft(documentWith({ alborc: 1, 'orc-hunters': 1 }, { name: 'Raid', currentName: 'Raid' }));
    await user.click(button);
    await waitFor(() => expect([...cloud.rows.values()]).toMatchObject([{ revision: 2 }]));
  });

  it('refuses a list without units', async () => {
    const { cloud } = await signInAnew();
    putDraft(documentWith({}, { name: 'Raid' }));
    await press();
    await heard('Cannot save an empty list. Add some units first.');
    expect(cloud.rows.size).toBe(0);
  });

  it('refuses a list without a name, beside the name', async () => {
    const { cloud } = await signInAnew();
    putDraft(documentWith({ alborc: 1 }, { name: ' ' }));
    await press();
    await waitFor(() => expect(nameRefusal.getState().isRefused).toBe(true));
    expect(cloud.rows.size).toBe(0);
  });

  it('waits visibly while the cloud cannot be reached', async () => {
    const account = await signInAnew();
    account.weather = 'request-lost';
    await press();
    await heard(
      '“Raid” is waiting for the cloud | The cloud cannot be reached now. The list is kept on this device and will be sent automatically.',
    );
    expect(localStorage.getItem(`muster_cloud_pending_${account.userId}`)).toContain('"Raid"');
    expect(draft().currentName).toBe('Raid');
  });

  it('says no success over a list that another device deleted, and asks what becomes of it', async () => {
    const { cloud } = await signInAnew();
    const { user, router } = await press();
    await heard('List saved to cloud successfully!');
    cloud.rows.clear();
    await user.click(screen.getByRole('button', { name: 'Save to cloud' }));
    await heard(
      '“Raid” is no longer in the cloud | Another device deleted it. Your list is kept here: choose what becomes of it.',
    );
    expect(messagesShown()).not.toContain('Already saved to the cloud');
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    expect(router.state.location.search).toMatch(/^\?dialog=saved-lists&item=compare%3A/);
  });

  it('says that the WAB ID could not be retrieved, and keeps the list to send it later', async () => {
    const account = await signInAnew();
    account.profileFails = true;
    await press();
    await heard(
      'Failed to retrieve your WAB ID | “Raid” is kept on this device and will be sent automatically.',
    );
    expect(localStorage.getItem(`muster_cloud_pending_${account.userId}`)).toContain('"Raid"');
  });

  it('asks instead of replacing a list that the player never saw', async () => {
    const { cloud } = await signInAnew([OTHER]);
    const { user, router } = await press();
    await heard(
      'The cloud has another “Raid” | It was saved on another device. Nothing was overwritten: compare both and choose.',
    );
    expect(cloud.rows.get('there')).toMatchObject({ revision: 1 });
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    expect(router.state.location.search).toBe('?dialog=saved-lists&item=compare%3Athere');
  });

  it('renames the cloud’s list under a new name, also after a save on this device', async () => {
    const { cloud } = await signInAnew();
    const { user } = await press();
    await heard('List saved to cloud successfully!');
    act(() => {
      draftStore.getState().dispatch({ type: 'rename', name: 'Hunt' });
    });
    const button = screen.getByRole('button', { name: 'Save to cloud' });
    await user.click(button);
    await heard('List saved to cloud successfully! | Renamed from “Raid”. Duplicate keeps both.');
    expect([...cloud.rows.values()]).toMatchObject([{ revision: 2, list: { name: 'Hunt' } }]);
    act(() => {
      draftStore.getState().dispatch({ type: 'rename', name: 'March' });
      const { saved } = draft();
      const here = { type: 'mark-saved', currentName: 'March', savedId: 'here' } as const;
      draftStore.getState().dispatch(saved === undefined ? here : { ...here, saved });
    });
    await user.click(button);
    await heard('List saved to cloud successfully! | Renamed from “Hunt”. Duplicate keeps both.');
    expect([...cloud.rows.values()]).toMatchObject([{ revision: 3, list: { name: 'March' } }]);
  });

  it('asks about a renamed list that another device changed', async () => {
    const account = await signInAnew();
    const { user, router } = await press();
    await heard('List saved to cloud successfully!');
    const [row] = account.cloud.rows.values();
    if (row === undefined) throw new Error('the cloud is empty');
    await account.elsewhere.update(toCloudRow(cloudReady('Raid', 20, { id: row.list.id })), row.revision);
    act(() => {
      draftStore.getState().dispatch({ type: 'rename', name: 'Hunt' });
    });
    await user.click(screen.getByRole('button', { name: 'Save to cloud' }));
    await heard(
      'The cloud has another “Raid” | It was saved on another device. Nothing was overwritten: compare both and choose.',
    );
    expect([...account.cloud.rows.values()]).toMatchObject([{ list: { name: 'Raid' } }]);
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    expect(router.state.location.search).toBe(`?dialog=saved-lists&item=compare%3A${row.list.id}`);
  });

  it('says that the profile has no WAB id', async () => {
    const { cloud } = await signInAnew();
    cloud.wabId = null;
    await press();
    await heard("Your profile doesn't have a WAB ID assigned | The list is kept on this device.");
    expect(cloud.rows.size).toBe(0);
  });

  it('cannot work for the pseudo user of previews', async () => {
    sessionStore.setState({ viewer: PREVIEW_VIEWER });
    await press();
    await heard('Authentication error. Please try logging in again.');
    expect(draft().currentName).toBeNull();
  });
});
