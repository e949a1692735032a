import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queueText } from '#domain/roster/sync/queue-text.ts';
import { ANNA, fakeBackend } from '#tests/builders/fake-backend.ts';
import { pendingSave } from '#tests/builders/pending.ts';
import { becomeNobody } from '../session/apply-session.ts';
import { signIn } from '../session/sign-in.ts';

const startCloudWatch = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./cloud-watch.ts', () => ({ startCloudWatch }));

const KEY = `muster_cloud_pending_${ANNA.id}`;

beforeEach(() => {
  becomeNobody();
  startCloudWatch.mockClear();
  fakeBackend();
  // The page has nothing better to do.
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    work();
    return 0;
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a list that was saved without a network', () => {
  it('is sent from any page once its owner is signed in', async () => {
    localStorage.setItem(KEY, queueText([pendingSave('Raid', 1)]));
    await signIn(ANNA);
    await vi.waitFor(() => expect(startCloudWatch).toHaveBeenCalledOnce());
  });

  it('fetches no code when nothing waits, or when only another account’s changes wait', async () => {
    localStorage.setItem('muster_cloud_pending_another', queueText([pendingSave('Raid', 1)]));
    await signIn(ANNA);
    await vi.dynamicImportSettled();
    expect(startCloudWatch).not.toHaveBeenCalled();
  });

  it('is sent also when another tab saved it and was closed', async () => {
    await signIn(ANNA);
    const newValue = queueText([pendingSave('Raid', 1)]);
    localStorage.setItem(KEY, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
    await vi.waitFor(() => expect(startCloudWatch).toHaveBeenCalledOnce());
  });
});
