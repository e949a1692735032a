import { screen, waitFor } from '@testing-library/react';
import { createPath } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { becomeNobody } from '#data/session/apply-session.ts';
import { signIn } from '#data/session/sign-in.ts';
import {
  ANNA,
  fakeBackend,
  type FakeHandler,
  fakeSession,
  noNetwork,
  refusal,
} from '#tests/builders/fake-backend.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { Component as ConfirmPage } from './confirm-page.tsx';

beforeEach(() => {
  becomeNobody();
  queryClient().clear();
});
afterEach(() => vi.unstubAllGlobals());

const isVerify: (path: string) => boolean = (path) => path === '/auth/v1/verify';

function open(query: string, ...handlers: readonly FakeHandler[]) {
  const { calls } = fakeBackend(...handlers);
  const page = renderApp(<ConfirmPage />, { path: '/login/confirm', address: `/login/confirm?${query}` });
  const address = () => createPath(page.router.state.location);
  return { ...page, address, spent: () => calls.filter(({ path }) => isVerify(path)) };
}

const verified: FakeHandler = ({ path }) => (isVerify(path) ? { status: 200, body: fakeSession() } : null);
const expired: FakeHandler = ({ path }) => (isVerify(path) ? refusal(403, 'otp_expired') : null);

describe('the page of a mail’s link', () => {
  it('spends the link when its button is pressed and not before, and goes on', async () => {
    const page = open('token_hash=abc&type=magiclink&next=%2Fbuilder', verified);
    const button = await screen.findByRole('button', { name: 'Sign in' });
    expect(page.spent()).toEqual([]);
    await page.user.click(button);
    await waitFor(() => expect(page.address()).toBe('/login?next=%2Fbuilder'));
    expect(page.spent().map(({ method, body }) => [method, body])).toMatchObject([
      ['POST', { token_hash: 'abc', type: 'magiclink' }],
    ]);
  });

  it('leads a recovery to the new password', async () => {
    const page = open('token_hash=abc&type=recovery', verified);
    await page.user.click(await screen.findByRole('button', { name: 'Choose a new password' }));
    await waitFor(() => expect(page.address()).toBe('/reset-password'));
  });

  it('says that the other mail of a changed address still waits', async () => {
    const page = open('token_hash=abc&type=email_change', ({ path }) =>
      isVerify(path) ? { status: 200, body: { msg: 'Confirmation link accepted.', code: '200' } } : null,
    );
    await page.user.click(await screen.findByRole('button', { name: 'Confirm the change' }));
    expect((await screen.findByRole('status')).textContent).toContain('One email is still waiting');
  });

  it('offers a new mail when the link has expired or was used', async () => {
    const page = open('token_hash=abc&type=recovery', expired);
    await page.user.click(await screen.findByRole('button', { name: 'Choose a new password' }));
    expect((await screen.findByRole('alert')).textContent).toContain('has expired, or was used already');
    const again = await screen.findByRole('link', { name: 'Ask for a new email' });
    expect(again.getAttribute('href')).toBe('/reset-password');
  });

  it('says whom to ask where the server sends no mail', async () => {
    const page = open('token_hash=abc&type=recovery', expired, ({ path }) =>
      path === '/auth/v1/settings' ? { status: 200, body: { mailer_autoconfirm: true } } : null,
    );
    await page.user.click(await screen.findByRole('button', { name: 'Choose a new password' }));
    expect(await screen.findByText(/Ask an administrator of this site for a new link/)).toBeDefined();
  });

  it('says that a link without its token is not complete', async () => {
    const page = open('type=recovery');
    expect(await screen.findByRole('heading', { name: 'This link is not complete' })).toBeDefined();
    expect(page.spent()).toEqual([]);
  });

  it('confirms a new account, and says so', async () => {
    const page = open('token_hash=abc&type=signup', verified);
    await page.user.click(await screen.findByRole('button', { name: 'Confirm my address' }));
    await waitFor(() => expect(page.address()).toBe('/login'));
    expect(messagesShown()).toEqual(['Your address is confirmed']);
  });

  it('leads an invited player to the password', async () => {
    const page = open('token_hash=abc&type=invite', verified);
    await page.user.click(await screen.findByRole('button', { name: 'Accept the invitation' }));
    await waitFor(() => expect(page.address()).toBe('/reset-password'));
  });

  it('leads back to the profile once both mails of a changed address are confirmed', async () => {
    const page = open('token_hash=abc&type=email_change', verified);
    await page.user.click(await screen.findByRole('button', { name: 'Confirm the change' }));
    await waitFor(() => expect(page.address()).toBe('/login?next=%2Fprofile'));
    expect(messagesShown()).toEqual(['Your address is changed']);
  });

  it('names the account that is signed in here, as the link may be of another one', async () => {
    fakeBackend();
    await signIn(ANNA);
    open('token_hash=abc&type=magiclink', verified);
    expect(await screen.findByText(new RegExp(`You are signed in here as ${ANNA.email}`))).toBeDefined();
  });

  it('never leads to another site', async () => {
    const page = open('token_hash=abc&type=magiclink&next=https%3A%2F%2Fevil.example', verified);
    await page.user.click(await screen.findByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(page.address()).toBe('/login'));
  });

  it('can be tried again when the server cannot be reached', async () => {
    let isDown = true;
    const page = open(
      'token_hash=abc&type=recovery',
      ({ path }) => (isVerify(path) && isDown ? noNetwork() : null),
      verified,
    );
    const button = await screen.findByRole('button', { name: 'Choose a new password' });
    await page.user.click(button);
    expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached.');
    isDown = false;
    await page.user.click(button);
    await waitFor(() => expect(page.address()).toBe('/reset-password'));
  });
});
