import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { becomeNobody } from '#data/session/apply-session.ts';
import { ANNA, fakeBackend, fakeSession, refusal } from '#tests/builders/fake-backend.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { Component as ResetPasswordPage } from './reset-password-page.tsx';

beforeEach(() => {
  becomeNobody();
  queryClient().clear();
});
afterEach(() => vi.unstubAllGlobals());

function open(hash = '') {
  return renderApp(<ResetPasswordPage />, { address: `/reset-password${hash}`, path: '/reset-password' });
}

/** The address that the link of a mail leads to in the end. */
function linkOf({ access_token, refresh_token, expires_in }: ReturnType<typeof fakeSession>, age = 0) {
  const expires_at = String(Math.floor(Date.now() / 1000) + expires_in - age);
  const values = {
    access_token,
    refresh_token,
    expires_at,
    expires_in: String(expires_in),
    type: 'recovery',
  };
  return `#${new URLSearchParams(values).toString()}`;
}

describe('a forgotten password', () => {
  it('gets a reply that does not tell whether the address has an account', async () => {
    const { calls } = fakeBackend();
    const { user } = open();
    await user.type(await screen.findByRole('textbox', { name: 'Email address' }), `${ANNA.email}{Enter}`);
    expect((await screen.findByRole('status')).textContent).toContain('If there is an account for');
    const call = calls.find(({ path }) => path.startsWith('/auth/v1/recover'));
    expect(call?.path).toContain(encodeURIComponent(`${location.origin}/reset-password`));
    expect(call?.body['code_challenge_method']).toBe('s256');
  });

  it('can be reset with the code of the mail, pasted with its blanks', async () => {
    const { calls } = fakeBackend(({ path }) =>
      path === '/auth/v1/verify' ? { status: 200, body: fakeSession() } : null,
    );
    const { user } = open();
    await user.type(await screen.findByRole('textbox', { name: 'Email address' }), `${ANNA.email}{Enter}`);
    const field = await screen.findByRole('textbox', { name: 'Code from the email' });
    expect([field.getAttribute('inputmode'), field.getAttribute('autocomplete')]).toEqual([
      'numeric',
      'one-time-code',
    ]);
    await user.click(field);
    await user.paste('Code: 048 213');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeDefined();
    expect(calls.find(({ path }) => path === '/auth/v1/verify')?.body).toMatchObject({
      type: 'recovery',
      email: ANNA.email,
      token: '048213',
    });
  });

  it('says at the code what is wrong with it', async () => {
    fakeBackend(({ path }) => (path === '/auth/v1/verify' ? refusal(403, 'otp_expired') : null));
    const { user } = open();
    await user.type(await screen.findByRole('textbox', { name: 'Email address' }), `${ANNA.email}{Enter}`);
    await user.type(await screen.findByRole('textbox', { name: 'Code from the email' }), '000000{Enter}');
    expect(await screen.findByText(/is incorrect, has expired, or was used already/)).toBeDefined();
  });

  it('is a matter for the administrator where the server sends no mail', async () => {
    fakeBackend(({ path }) =>
      path === '/auth/v1/settings' ? { status: 200, body: { mailer_autoconfirm: true } } : null,
    );
    open();
    expect(await screen.findByText(/Ask an administrator of this site for a link/)).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('waits for a server that does not answer, and asks again', async () => {
    let isUp = false;
    fakeBackend(({ path }) =>
      path === '/auth/v1/settings' && !isUp ? { status: 503, body: { message: 'down' } } : null,
    );
    const { user } = open();
    expect((await screen.findByRole('alert')).textContent).toContain('not answering at the moment');
    isUp = true;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('textbox', { name: 'Email address' })).toBeDefined();
  });
});

describe('the link of the mail', () => {
  it('lets one set a new password, and ends the other devices', async () => {
    const session = fakeSession();
    const { calls } = fakeBackend(({ path }) =>
      path === '/auth/v1/user' ? { status: 200, body: session.user } : null,
    );
    const { user, router } = open(linkOf(session));
    const field = await screen.findByLabelText('New password');
    expect(screen.getByText(`For the account ${ANNA.email}.`)).toBeDefined();
    await user.type(field, 'a whole new password{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(messagesShown()).toEqual(['Your new password is set | You are signed in.']);
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      password: 'a whole new password',
    });
    expect(calls.some(({ path }) => path === '/auth/v1/logout?scope=others')).toBe(true);
  });

  it('gets a warning when it is older than two minutes', async () => {
    const session = fakeSession();
    fakeBackend(({ path }) => (path === '/auth/v1/user' ? { status: 200, body: session.user } : null));
    open(linkOf(session, 121));
    await screen.findByLabelText('New password');
    expect(messagesShown()[0]).toContain('This sign-in link is more than two minutes old');
  });

  it('refuses the old password, and keeps the typed text', async () => {
    const session = fakeSession();
    fakeBackend(({ path, method }) => {
      if (method === 'PUT') return refusal(422, 'same_password');
      return path === '/auth/v1/user' ? { status: 200, body: session.user } : null;
    });
    const { user } = open(linkOf(session));
    const field = await screen.findByLabelText<HTMLInputElement>('New password');
    await user.type(field, 'the same{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('already your password');
    expect([field.value, document.activeElement]).toEqual(['the same', field]);
  });

  it('offers another one when it was used already', async () => {
    fakeBackend();
    open('#error=access_denied&error_code=otp_expired');
    expect((await screen.findByRole('alert')).textContent).toContain('Ask for a new one.');
    expect(await screen.findByRole('button', { name: 'Email me a link' })).toBeDefined();
  });

  it('leaves the other devices signed in when the player wants that', async () => {
    const session = fakeSession();
    const { calls } = fakeBackend(({ path }) =>
      path === '/auth/v1/user' ? { status: 200, body: session.user } : null,
    );
    const { user, router } = open(linkOf(session));
    await user.click(await screen.findByRole('checkbox', { name: 'Sign out on all my other devices' }));
    await user.type(screen.getByLabelText('New password'), 'a whole new password{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(calls.some(({ path }) => path.startsWith('/auth/v1/logout'))).toBe(false);
  });

  it('asks for the code of another mail where the service wants it, and sends it along', async () => {
    const session = fakeSession();
    const { calls } = fakeBackend(({ path, method, body }) => {
      if (path !== '/auth/v1/user') return null;
      const isProved = method !== 'PUT' || body['nonce'] === '123456';
      return isProved ? { status: 200, body: session.user } : refusal(401, 'reauthentication_needed');
    });
    const { user, router } = open(linkOf(session));
    await user.type(await screen.findByLabelText('New password'), 'a whole new password{Enter}');
    const code = await screen.findByRole('textbox', { name: 'Code from the email that we sent you' });
    expect(calls.filter(({ path }) => path.startsWith('/auth/v1/reauthenticate'))).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Set new password' }));
    expect(await screen.findByText('Enter the code of the email.')).toBeDefined();
    await user.type(code, '123456{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});
