import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { becomeNobody } from '#data/session/apply-session.ts';
import { queryClient } from '#data/query/query-client.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { signIn } from '#data/session/sign-in.ts';
import { ANNA, fakeBackend, type FakeHandler, fakeSession, refusal } from '#tests/builders/fake-backend.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { SecurityPanel } from './security-panel.tsx';

const LAPTOP = 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const DEVICES = [
  { id: 'd1', user_agent: LAPTOP, is_current: true },
  { id: 'd2', user_agent: null, is_current: false },
].map((one) => ({ ...one, created_at: '2026-11-01T10:00:00Z', refreshed_at: '2026-11-20T10:00:00Z' }));

/** The panel of Anna, who is signed in. */
async function open(...handlers: readonly FakeHandler[]) {
  let devices = DEVICES;
  const { calls } = fakeBackend(...handlers, ({ path, method }) => {
    if (path === '/auth/v1/user' && method === 'GET') return { status: 200, body: fakeSession().user };
    if (path.startsWith('/rest/v1/rpc/my_sessions')) return { status: 200, body: devices };
    if (!path.startsWith('/rest/v1/rpc/end_session')) return null;
    devices = DEVICES.slice(0, 1);
    return { status: 200, body: true };
  });
  await signIn(ANNA);
  const page = renderApp(
    <WithQueries>
      <SecurityPanel userId={ANNA.id} email={ANNA.email} />
    </WithQueries>,
  );
  const card = (name: string) => within(screen.getByRole('region', { name }));
  const bodies = (method: string, path: string) =>
    calls.filter((call) => call.method === method && call.path.startsWith(path)).map(({ body }) => body);
  await screen.findByRole('region', { name: 'Second step' });
  return { ...page, card, bodies };
}

beforeEach(() => {
  becomeNobody();
  queryClient().clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('the signed-in devices', () => {
  it('are named, and another one is signed out', async () => {
    const { user, card } = await open();
    const devices = card('Where you are signed in');
    expect((await devices.findAllByRole('listitem'))[0]?.textContent).toMatch(
      /^Firefox on Linux This device/,
    );
    await user.click(
      devices.getByRole('button', { name: 'Sign out: A browser that does not say what it is' }),
    );
    await vi.waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1));
    expect(messagesShown()).toEqual(['Signed out there']);
    expect(devices.queryByRole('button', { name: 'Sign out all others' })).toBeNull();
  });

  it('are all signed out, and the page asks to sign in again', async () => {
    const { user, card, router } = await open();
    await user.click(
      await card('Where you are signed in').findByRole('button', { name: 'Sign out everywhere' }),
    );
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(messagesShown()).toEqual(['Signed out successfully']);
  });
});

describe('the password', () => {
  it('asks for both passwords before it is sent, and takes the focus', async () => {
    const { user, card, bodies } = await open();
    const password = card('Password');
    await user.click(password.getByRole('button', { name: 'Change password' }));
    const present = password.getByLabelText('Present password');
    await vi.waitFor(() => expect(document.activeElement).toBe(present));
    await user.click(password.getByRole('button', { name: 'Change password' }));
    expect(password.getAllByRole('alert').map((one) => one.textContent)).toEqual([
      'Enter your present password.',
      'Enter a password.',
    ]);
    expect(bodies('PUT', '/auth/v1/user')).toEqual([]);
  });

  it('is explained at its field when it is not right, then changed, and gives the focus back', async () => {
    let isRight = false;
    const { user, card, bodies } = await open(({ path, method }) => {
      if (path !== '/auth/v1/user' || method !== 'PUT') return null;
      return isRight ? { status: 200, body: fakeSession().user } : refusal(400, 'current_password_invalid');
    });
    const password = card('Password');
    await user.click(password.getByRole('button', { name: 'Change password' }));
    await user.type(password.getByLabelText('Present password'), 'wrong');
    await user.type(password.getByLabelText('New password'), 'longer words are good{Enter}');
    await vi.waitFor(() =>
      expect(password.getByLabelText('Present password').getAttribute('aria-invalid')).toBe('true'),
    );
    isRight = true;
    await user.click(password.getByRole('button', { name: 'Change password' }));
    await vi.waitFor(() =>
      expect(messagesShown()).toEqual(['Password changed | All other devices are signed out.']),
    );
    expect(bodies('PUT', '/auth/v1/user').at(-1)).toMatchObject({ password: 'longer words are good' });
    expect(document.activeElement).toBe(password.getByRole('button', { name: 'Change password' }));
  });
});

describe('the e-mail address', () => {
  it('is not sent while it is none', async () => {
    const { user, card, bodies } = await open();
    const email = card('E-mail address');
    await user.click(email.getByRole('button', { name: 'Change address' }));
    await user.type(email.getByRole('textbox', { name: 'New e-mail address' }), 'nowhere{Enter}');
    expect(email.getByRole('alert').textContent).toBe('Enter an e-mail address.');
    expect(bodies('PUT', '/auth/v1/user')).toEqual([]);
  });

  it('changes once both mailboxes were looked into', async () => {
    const { user, card } = await open(({ path, method }) =>
      path.startsWith('/auth/v1/user') && method === 'PUT' ? { status: 200, body: fakeSession().user } : null,
    );
    const email = card('E-mail address');
    await user.click(email.getByRole('button', { name: 'Change address' }));
    await user.type(email.getByRole('textbox', { name: 'New e-mail address' }), 'new@example.org{Enter}');
    await vi.waitFor(() =>
      expect(messagesShown()).toEqual(['Look into both mailboxes | Each mail has a link and a code.']),
    );
  });
});

describe('a second step', () => {
  it('is set up with a name, a key and a first code', async () => {
    const { user, bodies } = await open(({ path, method, body }) => {
      if (path === '/auth/v1/factors' && method === 'POST') {
        const totp = { qr_code: '', secret: 'ABCDEFGH', uri: 'otpauth://totp/Muster:anna?secret=ABCDEFGH' };
        return { status: 200, body: { id: 'f1', type: 'totp', friendly_name: 'My phone', totp } };
      }
      if (path.endsWith('/challenge')) return { status: 200, body: { id: 'c1', type: 'totp' } };
      if (!path.endsWith('/verify')) return null;
      return body['code'] === '123456'
        ? { status: 200, body: fakeSession({ level: 'aal2' }) }
        : refusal(422, 'mfa_verification_failed');
    });
    await user.click(screen.getByRole('button', { name: 'Add an app' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up a second step' }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText('ABCD EFGH')).not.toBeNull();
    const code = dialog.getByRole('textbox', { name: 'The code that the app shows now' });
    await user.type(code, '000000{Enter}');
    expect((await dialog.findByRole('alert')).textContent).toContain('The code is not right.');
    await user.clear(code);
    await user.type(code, '123 456{Enter}');
    expect(await dialog.findByText('Your second step is on.')).not.toBeNull();
    expect(bodies('POST', '/auth/v1/factors').at(0)).toMatchObject({ friendly_name: 'My phone' });
  });
});
