import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA, fakeBackend } from '#tests/builders/fake-backend.ts';
import { becomeNobody } from '../session/apply-session.ts';
import { sessionStore } from '../session/session-store.ts';
import { signIn } from '../session/sign-in.ts';

const meet = vi.hoisted(() => vi.fn<(userId: string) => Promise<void>>());
vi.mock('./collection-sync.ts', () => ({ collectionSync: { meet } }));

beforeEach(() => {
  becomeNobody();
  meet.mockReset().mockResolvedValue();
  fakeBackend();
  // The page has nothing better to do.
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    work();
    return 0;
  });
});
afterEach(() => vi.unstubAllGlobals());

const goOn = async () => {
  sessionStore.setState({ viewer: { status: 'loading' } });
  await signIn(ANNA);
  await vi.dynamicImportSettled();
};

describe('the collection of an account', () => {
  it('is asked for after sign-in, on any page', async () => {
    localStorage.setItem('muster_collection_account', ANNA.id);
    await signIn(ANNA);
    await vi.waitFor(() => expect(meet).toHaveBeenCalledExactlyOnceWith(ANNA.id));
  });

  it('costs nothing where a session goes on and every change is sent', async () => {
    localStorage.setItem('muster_collection_account', ANNA.id);
    await goOn();
    expect(meet).not.toHaveBeenCalled();
  });

  it.each([
    ['changes wait', { muster_collection_account: ANNA.id, muster_collection_unsent: '1' }],
    ['the collection here is another account’s', { muster_collection_account: 'another' }],
    ['this browser never had it', {}],
  ])('is asked for where a session goes on and %s', async (_, stored) => {
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
    await goOn();
    await vi.waitFor(() => expect(meet).toHaveBeenCalledExactlyOnceWith(ANNA.id));
  });
});
