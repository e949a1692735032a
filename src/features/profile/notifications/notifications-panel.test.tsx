import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { storageKeys } from '#platform/storage/keys.ts';
import { siteContacts, useSiteContacts } from '#platform/site.ts';
import { ANNA, fakeBackend, refusal } from '#tests/builders/fake-backend.ts';
import { fakePushBrowser, PUSH_KEY } from '#tests/builders/fake-push.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { NotificationsPanel } from './notifications-panel.tsx';

vi.mock('#platform/site.ts', { spy: true });

/** The backend's side: kinds that are chosen, and addresses of devices. */
let chosen: string[];
let devices: string[];

type OpenOptions = {
  readonly pushKey?: string | null;
  readonly refuses?: (call: string) => boolean;
};

function open({ pushKey = PUSH_KEY, refuses = () => false }: OpenOptions = {}) {
  const contacts = {
    supportUrl: null,
    contactEmail: null,
    mailsResults: false,
    deploymentSites: null,
    pushKey,
  };
  vi.mocked(siteContacts).mockResolvedValue(contacts);
  vi.mocked(useSiteContacts).mockReturnValue(contacts);
  const { calls } = fakeBackend(({ path, body }) => {
    const call = path.replace('/rest/v1/rpc/', '');
    if (path === call) return null;
    if (refuses(call)) return refusal(429, 'PT429', { details: 'push', hint: '60' });
    const endpoint = String(body['endpoint']);
    if (call === 'save_push') devices = [...devices, endpoint];
    if (call === 'drop_push')
      devices = body['endpoint'] === null ? [] : devices.filter((one) => one !== endpoint);
    if (call === 'choose_push') chosen = body['wanted'] === true ? [...chosen, String(body['kind'])] : [];
    const kinds = ['comment', 'event-table', 'nod', 'reply', 'result', 'of a later app'];
    const settings = { kinds, chosen, devices: devices.length, is_here: devices.includes(endpoint) };
    return { status: 200, body: call === 'push_settings' ? settings : null };
  });
  const { user } = renderApp(
    <WithQueries>
      <NotificationsPanel userId={ANNA.id} />
    </WithQueries>,
  );
  const called = (name: string) =>
    calls.filter(({ path }) => path.endsWith(`/rpc/${name}`)).map(({ body }) => body);
  return { user, called };
}
const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  queryClient().clear();
  chosen = [];
  devices = [];
});
afterEach(() => vi.unstubAllGlobals());

describe('notifications on this device', () => {
  it('are off, are turned on with the player’s leave, and say so', async () => {
    const browser = fakePushBrowser();
    const { user, called } = open();
    expect(await screen.findByText(/^They are off\./)).toBeDefined();
    await press(user, 'Turn on');
    expect(await screen.findByText('They are on. Now choose what you are told.')).toBeDefined();
    expect(browser.isSubscribed()).toBe(true);
    expect(called('save_push')).toEqual([
      {
        endpoint: 'https://updates.push.services.mozilla.com/send/1',
        p256dh: `B${'c'.repeat(86)}`,
        auth: 'Q'.repeat(22),
        language: 'en',
      },
    ]);
    expect(localStorage.getItem(storageKeys.push)).toContain(ANNA.id);
    await user.click(screen.getByRole('switch', { name: 'Comments on my lists' }));
    expect(await screen.findByText('They are on. Signing out turns them off.')).toBeDefined();
    await press(user, 'Send a test');
    await waitFor(() => expect(messagesShown()).toContain('A test is on its way'));
    await press(user, 'Turn off');
    expect(await screen.findByText(/^They are off\./)).toBeDefined();
    expect([browser.isSubscribed(), devices, localStorage.getItem(storageKeys.push)]).toEqual([
      false,
      [],
      null,
    ]);
  });

  it('say what to do when the browser blocks them', async () => {
    fakePushBrowser({ allows: false });
    const { user, called } = open();
    await press(user, 'Turn on');
    expect(await screen.findByText(/^This browser blocks notifications from this site\./)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull();
    expect(called('save_push')).toEqual([]);
  });

  it('say that the browser has no push service, and can be tried again', async () => {
    fakePushBrowser({ hasService: false });
    const { user } = open();
    await press(user, 'Turn on');
    expect((await screen.findByRole('alert')).textContent).toContain('could not reach its push service');
    expect(screen.getByRole('button', { name: 'Turn on' })).toBeDefined();
  });

  it('stay off, with the reason, when the server refuses the device', async () => {
    fakePushBrowser();
    const { user } = open({ refuses: (call) => call === 'save_push' });
    await press(user, 'Turn on');
    expect((await screen.findByRole('alert')).textContent).toContain('That was too often.');
    expect(await screen.findByText(/^They are off\./)).toBeDefined();
    expect(localStorage.getItem(storageKeys.push)).toBeNull();
  });

  it('are turned off on all devices at once', async () => {
    fakePushBrowser();
    devices = ['https://updates.push.services.mozilla.com/send/phone'];
    const { user, called } = open();
    expect(await screen.findByText('1 other device of yours receives them.')).toBeDefined();
    await press(user, 'Turn off on all devices');
    await waitFor(() => expect(screen.queryByText(/other device/)).toBeNull());
    expect(called('drop_push')).toEqual([{ endpoint: null }]);
  });

  it('cannot come to a browser that knows nothing of them', async () => {
    open();
    expect(await screen.findByText(/^This browser cannot receive notifications\./)).toBeDefined();
  });

  it('need the installed app on an iPhone, and say where that is explained', async () => {
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone');
    onTestFinished(() => agent.mockRestore());
    open();
    const link = await screen.findByRole('link', { name: 'Install Muster' });
    expect(link.getAttribute('href')).toBe('/offline');
  });

  it('wait for the app to be stored in this browser', async () => {
    fakePushBrowser({ hasWorker: false });
    open();
    expect(await screen.findByText(/^The app is not stored in this browser yet\./)).toBeDefined();
  });

  it('are none of a site that sends none', async () => {
    fakePushBrowser();
    open({ pushKey: null });
    expect(await screen.findByText('This site sends no notifications.')).toBeDefined();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

describe('what a player is told', () => {
  it('is nothing at first, and chosen kind by kind', async () => {
    fakePushBrowser();
    const { user, called } = open();
    const switches = await screen.findAllByRole<HTMLInputElement>('switch');
    expect(switches.map(({ checked }) => checked)).toEqual([false, false, false, false, false]);
    expect(screen.getByRole('switch', { name: 'Events: my table' })).toBeDefined();
    await user.click(screen.getByRole('switch', { name: 'Comments on my lists' }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Comments on my lists' }).checked).toBe(
        true,
      ),
    );
    await user.click(screen.getByRole('switch', { name: 'Comments on my lists' }));
    await waitFor(() => expect(called('choose_push')).toHaveLength(2));
    expect(called('choose_push')).toEqual([
      { kind: 'comment', wanted: true },
      { kind: 'comment', wanted: false },
    ]);
  });

  it('goes back and says why when it cannot be saved', async () => {
    fakePushBrowser();
    const { user } = open({ refuses: (call) => call === 'choose_push' });
    await user.click(await screen.findByRole('switch', { name: 'A result waits for me' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'A result waits for me' }).checked).toBe(
      false,
    );
  });
});
