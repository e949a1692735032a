import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { becomeNobody } from '#data/session/apply-session.ts';
import { ANNA, fakeBackend, fakeSession, noNetwork, refusal } from '#tests/builders/fake-backend.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { Component as LoginPage } from './login-page.tsx';

const KEY = 'prod_supabase.auth.token';
const FACTOR = { id: 'f6a5b0de-0000-4000-8000-000000000001', status: 'verified' };

beforeEach(() => {
  becomeNobody();
  queryClient().clear();
});
afterEach(() => vi.unstubAllGlobals());

function open(address = '/login') {
  const { router, user } = renderApp(<LoginPage />, { address, path: '/login' });
  const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
  const password = (name = 'Password') => screen.getByLabelText<HTMLInputElement>(name);
  return { router, user, email, password };
}

/** Fills in Anna's address and a password, and presses Enter. */
async function enter(page: ReturnType<typeof open>, text: string = ANNA.password) {
  await page.user.type(page.email(), ANNA.email);
  await page.user.type(page.password(), `${text}{Enter}`);
}

describe('signing in', () => {
  it('leads back to the page that the user came from', async () => {
    fakeBackend();
    const page = open('/login?next=%2Fbuilder%3Fdialog%3Dshare');
    await enter(page);
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/builder'));
    expect(page.router.state.location.search).toBe('?dialog=share');
    expect(messagesShown()).toEqual([`Signed in | ${ANNA.email}`]);
  });

  it.each(['https://evil.example', '//evil.example', '/login?next=/login', '/reset-password'])(
    'never goes anywhere else than a page of this app: %s',
    async (next) => {
      fakeBackend();
      const page = open(`/login?next=${encodeURIComponent(next)}`);
      await enter(page);
      await waitFor(() => expect(page.router.state.location.pathname).toBe('/'));
    },
  );

  it('shows the problem at the password, keeps the typed text and moves the focus there', async () => {
    fakeBackend();
    const page = open();
    await enter(page, 'wrong');
    expect(
      await screen.findByText('The email address or the password is incorrect.', { exact: false }),
    ).toBeDefined();
    expect(document.activeElement).toBe(page.password());
    expect(page.password().getAttribute('aria-invalid')).toBe('true');
    expect([page.email().value, page.password().value]).toEqual([ANNA.email, 'wrong']);
  });

  it('shows a problem of no field over the form, and moves the focus there', async () => {
    fakeBackend(({ path }) => (path.startsWith('/auth/v1/token') ? noNetwork() : null));
    const page = open();
    await enter(page);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'The server cannot be reached. Check your network; nothing you typed is lost.',
    );
    expect(document.activeElement).toBe(alert);
    expect(page.password().value).toBe(ANNA.password);
  });

  it('asks for what is missing without asking the server', async () => {
    const { calls } = fakeBackend();
    const page = open();
    await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByRole('alert').textContent).toBe('Enter your email address.');
    expect(document.activeElement).toBe(page.email());
    await page.user.type(page.email(), 'anna@example.org');
    expect(screen.queryByRole('alert')).toBeNull();
    await page.user.keyboard('{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Enter your password.');
    expect(calls.filter(({ path }) => path.startsWith('/auth/v1/token'))).toEqual([]);
  });

  it('shows the form of an address for a text that is not one', async () => {
    fakeBackend();
    const page = open();
    await page.user.type(page.email(), 'anna{Enter}');
    expect(screen.getByRole('alert').textContent).toBe(
      'This is not an email address. It looks like name@example.org.',
    );
    expect(page.email().value).toBe('anna');
  });

  it('is made for password managers, and shows the password when asked', async () => {
    fakeBackend();
    const page = open();
    const { autocomplete, inputMode, type } = page.email();
    expect([autocomplete, inputMode, type]).toEqual(['username', 'email', 'email']);
    expect([page.password().autocomplete, page.password().type]).toEqual(['current-password', 'password']);
    await page.user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(page.password().type).toBe('text');
    await page.user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(page.password().type).toBe('password');
  });

  it('asks for the second factor of the account', async () => {
    const half = fakeSession({ factors: [FACTOR] });
    fakeBackend(({ path, method, body }) => {
      if (path.startsWith('/auth/v1/token')) return { status: 200, body: half };
      if (path === '/auth/v1/user' && method === 'GET') return { status: 200, body: half.user };
      if (path.endsWith('/challenge')) return { status: 200, body: { id: 'challenge-1', type: 'totp' } };
      if (!path.endsWith('/verify')) return null;
      return body['code'] === '123456'
        ? { status: 200, body: fakeSession({ factors: [FACTOR], level: 'aal2' }) }
        : refusal(422, 'mfa_verification_failed');
    });
    const page = open('/login?next=%2Fbuilder');
    await enter(page);
    const code = await screen.findByRole('textbox', { name: 'Six-digit code' });
    expect(document.activeElement).toBe(code);
    await page.user.type(code, '000000{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('The code is incorrect.');
    await page.user.clear(code);
    await page.user.type(code, '123 456{Enter}');
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/builder'));
  });
});

it('somebody else can sign in instead of showing the second factor', async () => {
  const half = fakeSession({ factors: [FACTOR] });
  fakeBackend(({ path, method }) => {
    if (path.startsWith('/auth/v1/token')) return { status: 200, body: half };
    return path === '/auth/v1/user' && method === 'GET' ? { status: 200, body: half.user } : null;
  });
  const page = open();
  await enter(page);
  await page.user.click(await screen.findByRole('button', { name: 'Sign in with another account' }));
  expect(await screen.findByLabelText('Password')).toBeDefined();
  expect(localStorage.getItem(KEY)).toBeNull();
});

describe('a mail that was read on another device', () => {
  it('signs in with its code', async () => {
    const { calls } = fakeBackend(({ path }) =>
      path === '/auth/v1/verify' ? { status: 200, body: fakeSession() } : null,
    );
    const page = open('/login?view=code&next=%2Fbuilder');
    await page.user.type(page.email(), ANNA.email);
    await page.user.click(screen.getByRole('button', { name: 'Confirm the code' }));
    expect(screen.getByRole('alert').textContent).toBe('Enter the code of the email.');
    await page.user.type(screen.getByRole('textbox', { name: 'Code from the email' }), '123456{Enter}');
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/builder'));
    expect(calls.find(({ path }) => path === '/auth/v1/verify')?.body).toMatchObject({
      email: ANNA.email,
      token: '123456',
      type: 'email',
    });
  });

  it('can be asked for again', async () => {
    fakeBackend();
    const page = open('/login?view=link');
    await page.user.type(await screen.findByRole('textbox', { name: 'Email address' }), 'a@b.c{Enter}');
    await page.user.click(await screen.findByRole('button', { name: 'Ask for another email' }));
    expect(page.email().value).toBe('a@b.c');
    expect(screen.getByRole('button', { name: 'Email me a link' })).toBeDefined();
  });
});

describe('a form that needs a mail', () => {
  it('is offered, and its mail is sent, where the server sends mails', async () => {
    const { calls } = fakeBackend();
    const page = open();
    await page.user.type(page.email(), ANNA.email);
    await page.user.click(await screen.findByRole('button', { name: 'Sign in with an email link' }));
    await page.user.click(await screen.findByRole('button', { name: 'Email me a link' }));
    expect((await screen.findByRole('status')).textContent).toContain('an email is on its way');
    expect(calls.find(({ path }) => path.startsWith('/auth/v1/otp'))?.body).toMatchObject({
      email: ANNA.email,
      create_user: false,
    });
  });

  it('is not offered where the server sends no mails', async () => {
    fakeBackend(({ path }) =>
      path === '/auth/v1/settings' ? { status: 200, body: { mailer_autoconfirm: true } } : null,
    );
    const page = open('/login?view=link');
    expect(await screen.findByText('This server sends no email')).toBeDefined();
    await page.user.click(screen.getByRole('button', { name: 'Back to sign-in' }));
    expect(screen.queryByRole('button', { name: 'Sign in with an email link' })).toBeNull();
  });

  it('names the wait after too many mails', async () => {
    toast.dismiss();
    fakeBackend(({ path }) =>
      path.startsWith('/auth/v1/resend')
        ? { ...refusal(429, 'over_email_send_rate_limit'), headers: { 'Retry-After': '50' } }
        : null,
    );
    const page = open('/login?view=resend');
    await page.user.type(await screen.findByRole('textbox', { name: 'Email address' }), 'a@b.c{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('in 50 seconds');
    expect(messagesShown()).toEqual(['Failed to resend confirmation email']);
  });

  it.each([
    ['Confirmation email has been sent', () => ({ status: 200, body: {} })],
    ['Failed to send confirmation email', noNetwork],
  ])('reports the outcome of a repeated confirmation mail: %s', async (message, answer) => {
    toast.dismiss();
    fakeBackend(({ path }) => (path.startsWith('/auth/v1/resend') ? answer() : null));
    const page = open('/login?view=resend');
    await page.user.type(await screen.findByRole('textbox', { name: 'Email address' }), 'a@b.c{Enter}');
    await waitFor(() => expect(messagesShown()).toEqual([message]));
  });
});

describe('the link of a mail', () => {
  it('signs in, and leaves no token in the address', async () => {
    const session = fakeSession();
    fakeBackend(({ path }) => (path === '/auth/v1/user' ? { status: 200, body: session.user } : null));
    const { access_token, refresh_token } = session;
    const fragment = new URLSearchParams({ access_token, refresh_token, type: 'magiclink' });
    const page = open(`/login?next=%2Fbuilder#${fragment.toString()}`);
    expect(page.router.state.location.hash).toBe('');
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/builder'));
    expect(localStorage.getItem(KEY)).toContain(refresh_token);
  });

  it('says that the other mail of a changed address still waits', async () => {
    fakeBackend();
    const page = open('/login#message=Confirmation+link+accepted');
    expect(messagesShown()[0]).toContain('Confirmed. One email is still waiting');
    expect(page.router.state.location.hash).toBe('');
    expect(page.email()).toBeDefined();
  });

  it('says when it has expired, over a form that works', async () => {
    fakeBackend();
    const page = open('/login#error=access_denied&error_code=otp_expired&error_description=x');
    expect((await screen.findByRole('alert')).textContent).toContain('has expired, or was used already');
    expect(page.router.state.location.hash).toBe('');
    await enter(page);
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/'));
  });
});

it('a guest sees what needs an account, and goes on to the builder', async () => {
  fakeBackend();
  const page = open();
  const guest = screen.getByRole('region', { name: 'No account?' });
  expect(guest.textContent).toContain('Your lists on your other devices');
  await page.user.click(screen.getByRole('link', { name: 'Continue as guest' }));
  expect(page.router.state.location.pathname).toBe('/builder');
});
