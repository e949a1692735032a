import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setAddress } from '#tests/builders/page-location.ts';

const KEY = 'prod_supabase.auth.token';
const USER = {
  status: 'authenticated' as const,
  userId: '4f2c1c9e-7f3d-4d0a-9a54-0b6f6f0a7f11',
  email: 'anna@example.org',
  isWabAdmin: false,
  isTester: false,
  isPreview: false,
};

const restoreSession = vi.fn<(onSession: () => void) => Promise<void>>();
vi.mock('./restore-session.ts', () => ({ restoreSession }));

/** The session as it is when the page has just been opened. */
async function openPage() {
  vi.resetModules();
  const { sessionStore } = await import('./session-store.ts');
  const { startSessionWatch } = await import('./session-watch.ts');
  return { sessionStore, startSessionWatch, viewer: () => sessionStore.getState().viewer };
}

function otherTab(newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
}

const listen = vi.spyOn(window, 'addEventListener');

beforeEach(() => {
  restoreSession.mockReset().mockResolvedValue();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  // The page is closed.
  for (const [type, listener] of listen.mock.calls) window.removeEventListener(type, listener);
  listen.mockClear();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('the session of a page', () => {
  it('is a guest’s at once where none is stored, and no code of accounts is fetched', async () => {
    const { viewer, startSessionWatch } = await openPage();
    expect(viewer()).toEqual({ status: 'guest' });
    startSessionWatch();
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(100);
    expect(restoreSession).not.toHaveBeenCalled();
  });

  it('is the pseudo user’s on preview hosts, with rights in the interface only', async () => {
    // Loopback hosts are local before anything else, so this page has another name for the moment.
    setAddress('https://preview.example');
    vi.stubEnv('VITE_PREVIEW_HOSTS', 'preview.example');
    const { viewer } = await openPage();
    setAddress('http://localhost:3000');
    expect(viewer()).toMatchObject({ status: 'authenticated', isWabAdmin: true, isPreview: true });
  });

  it('is a guest’s when restoring takes longer than 3 s, and the user’s when the answer comes later', async () => {
    localStorage.setItem(KEY, '{}');
    const { viewer, sessionStore, startSessionWatch } = await openPage();
    expect(viewer()).toEqual({ status: 'loading' });
    let answer = (): void => undefined;
    restoreSession.mockImplementation(async (onSession) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      onSession();
      sessionStore.setState({ viewer: USER });
    });
    startSessionWatch();
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(2_900);
    expect(viewer()).toEqual({ status: 'loading' });
    await vi.advanceTimersByTimeAsync(200);
    expect(viewer()).toEqual({ status: 'guest' });
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(viewer()).toEqual(USER);
  });

  it('waits for the profile beyond those 3 s, as that has a time of its own', async () => {
    localStorage.setItem(KEY, '{}');
    const { viewer, startSessionWatch } = await openPage();
    restoreSession.mockImplementation(async (onSession) => {
      onSession();
      await new Promise(() => undefined);
    });
    startSessionWatch();
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(viewer()).toEqual({ status: 'loading' });
  });

  it('is a guest’s when neither code nor address of the backend is to be had', async () => {
    localStorage.setItem(KEY, '{}');
    const { viewer, startSessionWatch } = await openPage();
    restoreSession.mockRejectedValue(new Error('no network'));
    startSessionWatch();
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(10);
    expect(viewer()).toEqual({ status: 'guest' });
  });

  it('follows another tab that signs in, and out', async () => {
    const { viewer, sessionStore, startSessionWatch } = await openPage();
    startSessionWatch();
    startSessionWatch();
    otherTab('{}');
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(10);
    expect(restoreSession).toHaveBeenCalledOnce();
    sessionStore.setState({ viewer: USER });
    otherTab(null);
    await vi.dynamicImportSettled();
    expect(viewer()).toEqual({ status: 'guest' });
  });
});
