import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { collectionChanges } from '#data/collection/collection-changes.ts';
import { collectionStore } from '#data/collection/collection-store.ts';
import { collectionSync } from '#data/collection/collection-sync.ts';
import { changesJson } from '#domain/collection/dated.ts';
import { BackendError } from '#platform/backend/backend-error.ts';
import { signInAnew, signOutAgain } from '#tests/builders/cloud-account.ts';
import { putCollection } from '#tests/builders/collection.ts';
import { type MemoryCollections, memoryCollections } from '#tests/builders/memory-collections.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { freshLists } from '#tests/builders/saved-lists.ts';
import { Component as CollectionPage } from './collection-page.tsx';

vi.mock(
  '#data/lists/saved-lists-store.ts',
  async () => (await import('#tests/builders/saved-lists.ts')).savedListsModule,
);
const backend = vi.hoisted((): { now: MemoryCollections | null } => ({ now: null }));
vi.mock('#data/collection/collection-table.ts', () => ({
  restCollectionTable: (_load: unknown, userId: string) => backend.now?.tableOf(userId),
}));

const ALBORC = 'northern-tribes/alborc';
const OFFLINE = 'Your account cannot be reached. Changes are kept in this browser and sent later.';

let kept: MemoryCollections;

beforeEach(() => {
  localStorage.clear();
  freshLists();
  putCollection();
  signOutAgain();
  collectionSync.setState({ fault: null });
  collectionSync.reload();
  kept = memoryCollections();
  backend.now = kept;
});

function open() {
  const { user } = renderApp(<CollectionPage />, { address: '/collection' });
  return { press: async (name: string) => user.click(screen.getByRole('button', { name })) };
}

const owned = () => Object.keys(collectionStore.getState().value);
const inAccount = (userId: string) => changesJson(kept.rows.get(userId) ?? {});

describe('the line about where the collection is kept', () => {
  it('offers guests to sign in, and brings them back', () => {
    open();
    expect(screen.getByText('In this browser only. Sign in to keep it with your account.')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toBe('/login?next=%2Fcollection');
  });

  it('says that the account keeps it once every change is sent', async () => {
    const { userId } = await signInAnew();
    const { press } = open();
    expect(await screen.findByText('Kept with your account.')).toBeDefined();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await press('One more Alborc');
    expect(screen.getByText('Sending to your account…')).toBeDefined();
    await act(async () => vi.advanceTimersByTimeAsync(2_000));
    vi.useRealTimers();
    expect(await screen.findByText('Kept with your account.')).toBeDefined();
    expect(inAccount(userId)[ALBORC]?.slice(0, 3)).toEqual([1, 0, 0]);
  });

  it.each<[BackendError, string, string]>([
    [new BackendError('', 0, null), OFFLINE, 'Try again'],
    [
      new BackendError('', 403, null),
      'Your account did not take the collection. It is kept in this browser.',
      'Try again',
    ],
    [
      new BackendError('', 500, null),
      'The server could not take the collection now. It is kept in this browser.',
      'Try again',
    ],
  ])('says what failed, and what was kept: %o', async (fault, words, action) => {
    const { userId } = await signInAnew();
    kept.fault = fault;
    const { press } = open();
    expect((await screen.findByText(words)).closest('[role=status]')).not.toBeNull();
    await press('One more Alborc');
    kept.fault = null;
    await press(action);
    expect(await screen.findByText('Kept with your account.')).toBeDefined();
    expect(Object.keys(inAccount(userId))).toEqual([ALBORC]);
  });

  it('offers to sign in again when the session is over', async () => {
    await signInAnew();
    kept.fault = new BackendError('', 401, null);
    open();
    expect(await screen.findByText(/^Your session is over\./)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined();
  });

  it('is sent again when the network comes back', async () => {
    const { userId } = await signInAnew();
    kept.fault = new BackendError('', 0, null);
    const { press } = open();
    await press('One more Alborc');
    expect(await screen.findByText(OFFLINE)).toBeDefined();
    kept.fault = null;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Kept with your account.')).toBeDefined();
    expect(Object.keys(inAccount(userId))).toEqual([ALBORC]);
  });
});

describe('a collection that was counted without an account', () => {
  it('goes to the account when its player says so', async () => {
    putCollection({ alborc: 1 });
    const { userId } = await signInAnew();
    kept.rows.set(userId, { 'syenann/x': { owned: 1, painted: 0, lent: 0, at: 5 } });
    const { press } = open();
    expect(screen.getByText('This collection is in this browser only')).toBeDefined();
    expect(kept.kept).toEqual([]);
    await press('Keep it with my account');
    expect(await screen.findByText('Kept with your account.')).toBeDefined();
    expect(Object.keys(inAccount(userId))).toEqual(['syenann/x', ALBORC]);
    expect(owned().toSorted()).toEqual([ALBORC, 'syenann/x']);
  });

  it('is put aside for the account’s own, and is there again without the account', async () => {
    putCollection({ alborc: 1 });
    const { userId } = await signInAnew();
    kept.rows.set(userId, { 'syenann/x': { owned: 1, painted: 0, lent: 0, at: 5 } });
    const { press } = open();
    await press('Show my account’s instead');
    await waitFor(() => expect(owned()).toEqual(['syenann/x']));
    act(signOutAgain);
    expect(screen.getByText('An account keeps this collection. Sign in to send it changes.')).toBeDefined();
    await press('Show the one without an account');
    await waitFor(() => expect(owned()).toEqual([ALBORC]));
    expect(kept.kept).toEqual([]);
  });
});

it('shows another person their own collection, and nothing of the one before', async () => {
  const ada = await signInAnew();
  const { press } = open();
  await screen.findByText('Kept with your account.');
  kept.fault = new BackendError('', 0, null);
  await press('One more Alborc');
  kept.fault = null;
  act(signOutAgain);
  const ben = await signInAnew();
  await waitFor(() => expect(owned()).toEqual([]));
  expect(await screen.findByText('Kept with your account.')).toBeDefined();
  expect([inAccount(ben.userId), inAccount(ada.userId)]).toEqual([{}, {}]);
  expect(collectionChanges.owner()).toBe(ben.userId);
});
