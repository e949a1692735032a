import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useStore } from 'zustand';
import { clearCaches, refetchAppFiles, reloadSoon } from '#platform/caches.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { draft, putDraft } from '#tests/builders/draft.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { BuilderQuestions } from '../builder-questions.tsx';
import { MoreActions } from '../army/more-actions.tsx';
import { closeQuestion, questionStore } from '../open-dialog.ts';

vi.mock('#platform/caches.ts', () => ({
  refetchAppFiles: vi.fn<() => Promise<boolean>>(),
  clearCaches: vi.fn<() => Promise<boolean>>(),
  reloadSoon: vi.fn<() => void>(),
}));
const [refetched, cleared, reloaded] = [
  vi.mocked(refetchAppFiles),
  vi.mocked(clearCaches),
  vi.mocked(reloadSoon),
];

const KEPT = {
  armyLists: '[{"id":"l1","name":"Raid","faction":"northern-tribes","units":[],"created_at":""}]',
  language: 'es',
  theme: 'light',
  warcrow_last_faction: 'syenann',
  muster_draft_other: '{"history":{}}',
};

function Actions() {
  const question = useStore(questionStore, (state) => state.question);
  return (
    <>
      <MoreActions document={documentWith({ alborc: 1 })} />
      <BuilderQuestions question={question} />
    </>
  );
}

async function choose(name: string) {
  const { user } = renderApp(<Actions />);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name }));
  return user;
}

async function confirm(name: string) {
  const user = await choose(name);
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
}

beforeEach(() => {
  refetched.mockReset().mockResolvedValue(true);
  cleared.mockReset().mockResolvedValue('cleared');
  reloaded.mockReset();
  closeQuestion();
  putDraft(documentWith({ alborc: 1 }));
  for (const [key, text] of Object.entries(KEPT)) localStorage.setItem(key, text);
});

function expectEverythingKept(): void {
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual(KEPT);
  expect(draft()).toEqual(documentWith({ alborc: 1 }));
}

afterEach(expectEverythingKept);

describe('refreshing data', () => {
  it.each([
    ['Refresh unit data', 'Unit data refreshed successfully'],
    ['Refresh all data', 'All data refreshed successfully'],
  ])('does without asking: %s', async (item, said) => {
    await choose(item);
    await waitFor(() => expect(messagesShown()).toEqual([said]));
    expect([refetched.mock.calls.length, cleared.mock.calls.length]).toEqual([1, 0]);
  });

  it.each([
    ['Refresh unit data', 'Failed to refresh unit data'],
    ['Refresh all data', 'Failed to refresh data'],
  ])('says what stays in use when it fails: %s', async (item, said) => {
    refetched.mockResolvedValue(false);
    await choose(item);
    await waitFor(() =>
      expect(messagesShown()).toEqual([`${said} | What this device already has stays in use.`]),
    );
  });

  it('clears the caches once it may, and does not reload', async () => {
    await confirm('Clear all caches');
    await waitFor(() => expect(messagesShown()).toEqual(['All caches cleared - fresh data will be loaded']));
    expect([cleared.mock.calls.length, reloaded.mock.calls.length]).toEqual([1, 0]);
  });

  it('says when the caches could not be cleared', async () => {
    cleared.mockResolvedValue('offline');
    await confirm('Clear all caches');
    await waitFor(() =>
      expect(messagesShown()).toEqual([
        'Failed to clear caches | What this device already has stays in use.',
      ]),
    );
  });

  it('clears the deployment’s caches once it may, and reloads', async () => {
    await confirm('Clear deployment caches');
    await waitFor(() => expect(messagesShown()).toEqual(['Deployment caches cleared - reloading page...']));
    expect([cleared.mock.calls.length, reloaded.mock.calls.length]).toEqual([1, 1]);
  });

  it('does not reload when they could not be cleared', async () => {
    cleared.mockResolvedValue('refused');
    await confirm('Clear deployment caches');
    await waitFor(() => expect(messagesShown()).toEqual(['Failed to clear deployment caches']));
    expect(reloaded).not.toHaveBeenCalled();
  });

  it.each([
    [
      'Clear all caches',
      'This will clear all cached data and force fresh downloads. This may take a moment. Continue?',
    ],
    [
      'Clear deployment caches',
      'This will clear all deployment caches and reload the page to ensure you have the latest version. Continue?',
    ],
  ])('asks before it does: %s', async (item, question) => {
    const user = await choose(item);
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    expect(dialog.textContent).toContain(question);
    expect(dialog.textContent).toContain('Your lists stay.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(cleared).not.toHaveBeenCalled();
    expect(messagesShown()).toEqual([]);
  });
});
