import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { becomeNobody } from '#data/session/apply-session.ts';
import { ANNA, fakeBackend, type FakeHandler, fakeSession, refusal } from '#tests/builders/fake-backend.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { Component as LoginPage } from './login-page.tsx';

beforeEach(() => {
  becomeNobody();
  queryClient().clear();
});
afterEach(() => vi.unstubAllGlobals());

function open(address = '/login') {
  const { user } = renderApp(<LoginPage />, { address, path: '/login' });
  const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
  const password = () => screen.getByLabelText<HTMLInputElement>('New password');
  return { user, email, password };
}

describe('a new account', () => {
  it('is told why its password is too weak, at the field', async () => {
    const weak = { reasons: ['length'], message: 'Password should be at least 8 characters.' };
    fakeBackend(({ path }) =>
      path.startsWith('/auth/v1/signup')
        ? refusal(422, 'weak_password', { message: weak.message, weak_password: weak })
        : null,
    );
    const page = open('/login?view=sign-up');
    expect(page.password().autocomplete).toBe('new-password');
    await page.user.type(page.email(), ANNA.email);
    await page.user.type(page.password(), 'short{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('It needs at least 8 characters.');
    expect(document.activeElement).toBe(page.password());
  });

  it('waits for its mail where addresses are confirmed', async () => {
    fakeBackend(({ path }) =>
      path.startsWith('/auth/v1/signup') ? { status: 200, body: fakeSession().user } : null,
    );
    const page = open();
    await page.user.type(page.email(), ANNA.email);
    await page.user.click(screen.getByRole('tab', { name: 'I am new here' }));
    expect(page.email().value).toBe(ANNA.email);
    await page.user.type(page.password(), `${ANNA.password}{Enter}`);
    expect((await screen.findByRole('status')).textContent).toContain(`We sent an email to ${ANNA.email}`);
  });

  it('cannot be made where the server takes none', async () => {
    fakeBackend(({ path }) =>
      path === '/auth/v1/settings' ? { status: 200, body: { disable_signup: true } } : null,
    );
    open('/login?view=sign-up');
    expect(await screen.findByText('New accounts cannot be made here.', { exact: false })).toBeDefined();
  });
});

describe('the user name of a sign-up', () => {
  const signedUp = (username: string | null): FakeHandler => {
    const made = fakeSession();
    const session = { ...made, user: { ...made.user, user_metadata: { username: 'Runa' } } };
    return ({ path, method }) => {
      if (path.startsWith('/auth/v1/signup')) return { status: 200, body: session };
      if (path === '/auth/v1/user' && method === 'PUT') return { status: 200, body: session.user };
      return path.startsWith('/rest/v1/profiles')
        ? { status: 200, body: [{ tester: false, wab_admin: false, username }] }
        : null;
    };
  };
  const fill = async (page: ReturnType<typeof open>, name: string) => {
    await page.user.type(screen.getByRole('textbox', { name: 'Email address' }), ANNA.email);
    await page.user.type(page.password(), ANNA.password);
    await page.user.type(screen.getByRole('textbox', { name: 'User name (optional)' }), `${name}{Enter}`);
  };

  it('goes along with the account', async () => {
    const { calls } = fakeBackend(signedUp('Runa'));
    await fill(open('/login?view=sign-up'), ' Runa ');
    await waitFor(() =>
      expect(calls.find(({ path }) => path.startsWith('/auth/v1/signup'))?.body['data']).toEqual({
        language: 'en',
        username: 'Runa',
      }),
    );
    await waitFor(() => expect(messagesShown()).toEqual([`Signed in | ${ANNA.email}`]));
  });

  it('is explained when it is refused, and the account is made without it', async () => {
    const { calls } = fakeBackend(signedUp(null));
    await fill(open('/login?view=sign-up'), 'Runa');
    await waitFor(() =>
      expect(messagesShown().join(' ')).toContain('The name “Runa” is taken or not allowed'),
    );
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ data: { username: null } });
  });

  it('is checked before anything is sent', async () => {
    const { calls } = fakeBackend();
    await fill(open('/login?view=sign-up'), 'a/b');
    expect(await screen.findByText('Slashes cannot be in a name.')).toBeDefined();
    expect(calls.filter(({ path }) => path.startsWith('/auth/v1/signup'))).toEqual([]);
  });
});
