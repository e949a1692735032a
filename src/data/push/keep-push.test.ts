import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GUEST } from '#domain/access/viewer.ts';
import type { PageMessage } from '#platform/service-worker/worker-message.ts';
import { siteContacts } from '#platform/site.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { ANNA, fakeBackend } from '#tests/builders/fake-backend.ts';
import { fakePushBrowser, PUSH_KEY } from '#tests/builders/fake-push.ts';
import { sessionStore } from '../session/session-store.ts';
import { signOut } from '../session/sign-out.ts';
import { followPush } from './follow-push.ts';
import { keepPush } from './keep-push.ts';
import { toldDevice, turnOnPush } from './push-device.ts';

vi.mock('#platform/site.ts', { spy: true });

const goTo = vi.fn<(path: string) => void>();
const signedIn = (userId: string) =>
  sessionStore.setState({
    viewer: {
      status: 'authenticated',
      userId,
      email: '',
      isWabAdmin: false,
      isTester: false,
      isPreview: false,
    },
  });

/** A browser where Anna turned notifications on; `saved` are the addresses that were sent. */
async function turnedOn() {
  const browser = fakePushBrowser();
  const { calls } = fakeBackend(({ path }) =>
    path.startsWith('/rest/v1/rpc/') ? { status: 200, body: null } : null,
  );
  signedIn(ANNA.id);
  await turnOnPush(ANNA.id, PUSH_KEY);
  const saved = () =>
    calls
      .filter(({ path }) => path.endsWith('/rpc/save_push'))
      .map(({ body }) => String(body['endpoint']).at(-1));
  return { browser, saved };
}

beforeEach(() => {
  vi.mocked(siteContacts).mockResolvedValue({
    supportUrl: null,
    contactEmail: null,
    mailsResults: false,
    deploymentSites: null,
    pushKey: PUSH_KEY,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.setState({ viewer: GUEST });
});

describe('notifications that were turned on here', () => {
  it('are told to the backend once, and again after half a day or in another language', async () => {
    const { saved } = await turnedOn();
    await keepPush(false, goTo);
    expect(saved()).toEqual(['1']);
    localStorage.setItem(
      storageKeys.push,
      JSON.stringify({ ...toldDevice(), savedAt: Date.now() - 13 * 3_600_000 }),
    );
    await keepPush(false, goTo);
    localStorage.setItem('language', 'fr');
    await keepPush(false, goTo);
    expect([saved(), toldDevice()?.language]).toEqual([['1', '1', '1'], 'fr']);
  });

  it('go on under the new address when the push service has lost the browser', async () => {
    const { browser, saved } = await turnedOn();
    browser.lose();
    await keepPush(false, goTo);
    expect([saved(), browser.isSubscribed()]).toEqual([['1', '2'], true]);
  });

  it('open their pages in this window', async () => {
    const { browser } = await turnedOn();
    await keepPush(false, goTo);
    await keepPush(false, goTo);
    const data: PageMessage = { kind: 'open-page', path: '/play/7' };
    browser.serviceWorker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [] }));
    expect(goTo.mock.calls).toEqual([['/play/7']]);
  });

  it('are tied to the session of a new sign-in of the same player', async () => {
    const { saved } = await turnedOn();
    await keepPush(true, goTo);
    expect(saved()).toEqual(['1', '1']);
  });

  it('end when another player signs in', async () => {
    const { browser, saved } = await turnedOn();
    sessionStore.setState({ viewer: GUEST });
    followPush(goTo);
    signedIn('4f2c1c9e-7f3d-4d0a-9a54-0b6f6f0a7f99');
    await vi.waitFor(() => expect(browser.isSubscribed()).toBe(false));
    expect([saved(), toldDevice()]).toEqual([['1'], null]);
  });

  it('end with a sign-out, and not with a session that was lost', async () => {
    const { browser } = await turnedOn();
    sessionStore.setState({ viewer: GUEST });
    expect([browser.isSubscribed(), toldDevice()?.userId]).toEqual([true, ANNA.id]);
    localStorage.setItem('prod_supabase.auth.token', JSON.stringify({ access_token: 'a.b.c' }));
    await signOut('local');
    await vi.waitFor(() => expect(browser.isSubscribed()).toBe(false));
    expect(toldDevice()).toBeNull();
  });

  it('are left alone where the player has blocked them since', async () => {
    const { browser, saved } = await turnedOn();
    vi.stubGlobal('Notification', { permission: 'denied' });
    browser.lose();
    await keepPush(false, goTo);
    expect(saved()).toEqual(['1']);
  });
});
