import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GUEST, type Viewer } from '#domain/access/viewer.ts';
import { queueText } from '#domain/roster/sync/queue-text.ts';
import { pendingSave } from '#tests/builders/pending.ts';
import { sessionStore } from '../session/session-store.ts';
import { cloudMark, pathToDecide } from './cloud-mark.ts';
import { recountWaiting, startCloudWatch, waitingOfOthers } from './cloud-watch.ts';

const sendWaiting = vi.hoisted(() => vi.fn<(userId: string) => Promise<void>>(async () => undefined));
vi.mock('./cloud-sync.ts', () => ({ sendWaiting }));

const ME: Viewer = {
  status: 'authenticated',
  userId: 'me',
  email: '',
  isWabAdmin: false,
  isTester: false,
  isPreview: false,
};
const KEY = 'muster_cloud_pending_me';
const WAITING = queueText([pendingSave('Raid', 1)]);
const DECIDE = queueText([
  pendingSave('Raid', 1),
  pendingSave('Hunt', 1, { state: { kind: 'conflict', theirs: null } }),
]);

beforeEach(() => {
  sessionStore.setState({ viewer: GUEST });
  sendWaiting.mockClear();
  startCloudWatch();
});

describe('changes that wait for the cloud', () => {
  it('are counted for the signed-in user, and sent after signing in', async () => {
    localStorage.setItem(KEY, DECIDE);
    expect(cloudMark.getState()).toMatchObject({ waiting: 0, conflicts: 0 });
    sessionStore.setState({ viewer: ME });
    expect(cloudMark.getState()).toMatchObject({ waiting: 1, conflicts: 1 });
    await vi.waitFor(() => expect(sendWaiting).toHaveBeenCalledWith('me'));
  });

  it('are sent when the network comes back', async () => {
    sessionStore.setState({ viewer: ME });
    localStorage.setItem(KEY, WAITING);
    recountWaiting();
    expect(sendWaiting).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(sendWaiting).toHaveBeenCalledOnce());
  });

  it('are counted again when another tab changes them', () => {
    sessionStore.setState({ viewer: ME });
    localStorage.setItem(KEY, WAITING);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: WAITING }));
    expect(cloudMark.getState().waiting).toBe(1);
  });

  it('count zero for a guest and for an unreadable queue', () => {
    localStorage.setItem(KEY, WAITING);
    sessionStore.setState({ viewer: ME });
    sessionStore.setState({ viewer: GUEST });
    expect(cloudMark.getState()).toMatchObject({ waiting: 0, conflicts: 0 });
    expect(waitingOfOthers()).toBe(1);
    localStorage.setItem(KEY, '{');
    sessionStore.setState({ viewer: ME });
    expect(cloudMark.getState()).toMatchObject({ waiting: 0, conflicts: 0 });
    expect(waitingOfOthers()).toBe(0);
  });

  it('are tried again after a while in a page that is in view', async () => {
    vi.useFakeTimers();
    sendWaiting.mockRejectedValueOnce(new Error('no code'));
    sessionStore.setState({ viewer: ME });
    localStorage.setItem(KEY, WAITING);
    window.dispatchEvent(new Event('online'));
    recountWaiting();
    await vi.advanceTimersByTimeAsync(400_000);
    vi.useRealTimers();
    expect(sendWaiting.mock.calls.length).toBeGreaterThan(2);
  });
});

describe('lists that need a decision', () => {
  const CONFLICT = queueText([pendingSave('Hunt', 1, { state: { kind: 'conflict', theirs: null } })]);
  const foundSince = (before: number) => cloudMark.getState().found - before;

  it('count as found when a change of this account becomes a conflict, once', () => {
    localStorage.setItem(KEY, WAITING);
    sessionStore.setState({ viewer: ME });
    const { found } = cloudMark.getState();
    localStorage.setItem(KEY, CONFLICT);
    recountWaiting();
    recountWaiting();
    expect(foundSince(found)).toBe(1);
  });

  it('do not count as found when they were there before the page', () => {
    const { found } = cloudMark.getState();
    localStorage.setItem(KEY, CONFLICT);
    sessionStore.setState({ viewer: ME });
    expect(cloudMark.getState().conflicts).toBe(1);
    expect(foundSince(found)).toBe(0);
  });

  it('lead to both sides of the only one, else to all saved lists', () => {
    localStorage.setItem(KEY, CONFLICT);
    sessionStore.setState({ viewer: ME });
    expect(pathToDecide(cloudMark.getState())).toBe('/builder?dialog=saved-lists&item=compare%3Acloud-Hunt');
    const refused = pendingSave('Raid', 1, { state: { kind: 'refused', reason: 'no-room' } });
    localStorage.setItem(KEY, queueText([refused]));
    recountWaiting();
    expect(pathToDecide(cloudMark.getState())).toBe('/builder?dialog=saved-lists');
  });
});
