import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { becomeNobody } from '#data/session/apply-session.ts';
import { queryClient } from '#data/query/query-client.ts';
import { sessionStore } from '#data/session/session-store.ts';
import {
  ANNA,
  type FakeAnswer,
  type FakeCall,
  type FakeHandler,
  fakeSession,
  noNetwork,
  refusal,
} from '#tests/builders/fake-backend.ts';
import { messagesShown } from '#tests/builders/render-app.tsx';
import { openSecurity as open } from '#tests/builders/security-panel.tsx';
import { forgetTyped, setTyped, typedSections } from '../edit/section-values.ts';

/** The account as Anna's backend has it, with an address that waits for its confirmation. */
const waitsFor = (newEmail: string): FakeHandler => {
  const { user } = fakeSession();
  return ({ path, method }) =>
    path === '/auth/v1/user' && method === 'GET'
      ? { status: 200, body: { ...user, new_email: newEmail } }
      : null;
};

beforeEach(() => {
  becomeNobody();
  queryClient().clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetTyped();
});

describe('the signed-in devices', () => {
  it('are named, and another one is signed out', async () => {
    const { user, card } = await open();
    const devices = card('Where you are signed in');
    expect((await devices.findAllByRole('listitem'))[0]?.textContent).toMatch(
      /^Firefox on Linux This device/,
    );
    await user.click(devices.getByRole('button', { name: 'Sign out: Unknown browser' }));
    await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1));
    expect(messagesShown()).toEqual(['Signed out there']);
    expect(devices.queryByRole('button', { name: 'Sign out all others' })).toBeNull();
  });

  it('are all signed out, and the page asks to sign in again', async () => {
    const { user, card, router } = await open();
    await user.click(
      await card('Where you are signed in').findByRole('button', { name: 'Sign out everywhere' }),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(messagesShown()).toEqual(['Signed out successfully']);
  });
});

describe('signing out of this device', () => {
  it('forgets what was typed in the profile, and leads to signing in', async () => {
    setTyped(ANNA.id, 'about', { bio: 'Not yet saved', location: '', favoriteFaction: '' });
    const { user, card, router } = await open();
    await user.click(card('Where you are signed in').getByRole('button', { name: 'Sign out here' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(sessionStore.getState().viewer.status).toBe('guest');
    expect(typedSections.getState().sections).toEqual({});
  });

  it('goes through without the server, and says that others may still be signed in', async () => {
    const { user, card, router } = await open(({ path }) =>
      path.startsWith('/auth/v1/logout') ? noNetwork() : null,
    );
    await user.click(card('Where you are signed in').getByRole('button', { name: 'Sign out here' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(sessionStore.getState().viewer.status).toBe('guest');
    expect(messagesShown()[0]).toContain('other devices may still be signed in');
  });
});

describe('signing out of other devices', () => {
  it('tells the service to end all others, and stays signed in here', async () => {
    const { user, card, calls } = await open();
    const devices = card('Where you are signed in');
    await user.click(await devices.findByRole('button', { name: 'Sign out all others' }));
    await waitFor(() => expect(messagesShown()).toEqual(['All other devices are signed out']));
    expect(calls.filter(({ path }) => path === '/auth/v1/logout?scope=others')).toHaveLength(1);
    expect(sessionStore.getState().viewer.status).toBe('authenticated');
  });

  it('keeps a device in the list that could not be signed out, and says why', async () => {
    const { user, card } = await open(({ path }) =>
      path.startsWith('/rest/v1/rpc/end_session') ? noNetwork() : null,
    );
    const devices = card('Where you are signed in');
    await user.click(await devices.findByRole('button', { name: /^Sign out: Unknown browser/ }));
    expect((await devices.findByRole('alert')).textContent).toContain('The server cannot be reached.');
    expect(devices.getAllByRole('listitem')).toHaveLength(2);
  });

  it('are listed after a failed call was tried again', async () => {
    let isBroken = true;
    const { user, card } = await open(({ path }) =>
      isBroken && path.startsWith('/rest/v1/rpc/my_sessions')
        ? { status: 403, body: { code: '42501', message: 'no' } }
        : null,
    );
    const devices = card('Where you are signed in');
    expect((await devices.findByRole('alert')).textContent).toContain('This could not be loaded');
    isBroken = false;
    await user.click(devices.getByRole('button', { name: 'Try again' }));
    expect(await devices.findAllByRole('listitem')).toHaveLength(2);
  });
});

describe('the password', () => {
  it('asks for both passwords before it is sent, and takes the focus', async () => {
    const { user, card, bodies } = await open();
    const password = card('Password');
    await user.click(password.getByRole('button', { name: 'Change password' }));
    const present = password.getByLabelText('Current password');
    await waitFor(() => expect(document.activeElement).toBe(present));
    await user.click(password.getByRole('button', { name: 'Change password' }));
    expect(password.getAllByRole('alert').map((one) => one.textContent)).toEqual([
      'Enter your current password.',
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
    await user.type(password.getByLabelText('Current password'), 'wrong');
    await user.type(password.getByLabelText('New password'), 'longer words are good{Enter}');
    await waitFor(() =>
      expect(password.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true'),
    );
    isRight = true;
    await user.click(password.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(messagesShown()).toEqual(['Password changed | All other devices are signed out.']),
    );
    expect(bodies('PUT', '/auth/v1/user').at(-1)).toMatchObject({ password: 'longer words are good' });
    expect(document.activeElement).toBe(password.getByRole('button', { name: 'Change password' }));
  });
});

describe('a password that the service wants more proof for', () => {
  const passwords = (respond: (body: FakeCall['body']) => FakeAnswer): FakeHandler => {
    return ({ path, method, body }) => (path === '/auth/v1/user' && method === 'PUT' ? respond(body) : null);
  };
  const fill = async ({ user, card }: Awaited<ReturnType<typeof open>>) => {
    const password = card('Password');
    await user.click(password.getByRole('button', { name: 'Change password' }));
    await user.type(password.getByLabelText('Current password'), ANNA.password);
    await user.type(password.getByLabelText('New password'), 'longer words are good{Enter}');
    return password;
  };

  it('asks for the code of a mail, and sends it along', async () => {
    const page = await open(
      passwords(({ nonce }) => {
        if (nonce === '123456') return { status: 200, body: fakeSession().user };
        return refusal(401, nonce === undefined ? 'reauthentication_needed' : 'reauthentication_not_valid');
      }),
    );
    const password = await fill(page);
    const code = await password.findByRole('textbox', { name: 'Code from the email that we sent you' });
    expect(page.calls.filter(({ path }) => path.startsWith('/auth/v1/reauthenticate'))).toHaveLength(1);
    await page.user.type(code, '000000{Enter}');
    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
    await page.user.clear(code);
    await page.user.type(code, '123456{Enter}');
    await waitFor(() => expect(messagesShown()[0]).toContain('Password changed'));
  });

  it.each([
    ['same_password', 'New password', 'That is already your password.'],
    ['weak_password', 'New password', 'This password is too easy to guess.'],
    ['current_password_required', 'Current password', 'Enter your current password too.'],
  ])('shows %s at the field %s, and keeps what was typed', async (problem, field, message) => {
    const page = await open(passwords(() => refusal(422, problem)));
    const password = await fill(page);
    expect((await password.findByRole('alert')).textContent).toContain(message);
    expect(password.getByLabelText(field).getAttribute('aria-invalid')).toBe('true');
    expect(password.getByLabelText<HTMLInputElement>('New password').value).toBe('longer words are good');
  });
});

describe('the e-mail address', () => {
  it('is not sent while it is none', async () => {
    const { user, card, bodies } = await open();
    const email = card('Email address');
    await user.click(email.getByRole('button', { name: 'Change address' }));
    await user.type(email.getByRole('textbox', { name: 'New email address' }), 'nowhere{Enter}');
    expect(email.getByRole('alert').textContent).toBe('Enter an email address.');
    expect(bodies('PUT', '/auth/v1/user')).toEqual([]);
  });

  it('changes once both mailboxes were looked into', async () => {
    const { user, card } = await open(({ path, method }) =>
      path.startsWith('/auth/v1/user') && method === 'PUT' ? { status: 200, body: fakeSession().user } : null,
    );
    const email = card('Email address');
    await user.click(email.getByRole('button', { name: 'Change address' }));
    await user.type(email.getByRole('textbox', { name: 'New email address' }), 'new@example.org{Enter}');
    await waitFor(() =>
      expect(messagesShown()).toEqual(['Check both inboxes | Each email has a link and a code.']),
    );
  });
});

describe('an e-mail address that another account has', () => {
  it('is refused at its field, and the typed text stays', async () => {
    const { user, card } = await open(({ path, method }) =>
      path.startsWith('/auth/v1/user') && method === 'PUT' ? refusal(422, 'email_exists') : null,
    );
    const email = card('Email address');
    await user.click(email.getByRole('button', { name: 'Change address' }));
    const field = email.getByRole<HTMLInputElement>('textbox', { name: 'New email address' });
    await user.type(field, 'berta@example.org{Enter}');
    expect((await email.findByRole('alert')).textContent).toBe('Another account has this email address.');
    expect(field.value).toBe('berta@example.org');
  });
});

describe('an e-mail address that waits for its confirmation', () => {
  it('takes the codes of both mails, whichever comes first', async () => {
    const left: Record<string, string> = { [ANNA.email]: '111111', 'new@example.org': '222222' };
    const { user, card, bodies } = await open(waitsFor('new@example.org'), ({ path, body }) => {
      if (path !== '/auth/v1/verify') return null;
      const address = String(body['email']);
      if (left[address] !== body['token']) return refusal(403, 'otp_expired');
      delete left[address];
      return Object.keys(left).length === 1
        ? { status: 200, body: { msg: 'Confirmation link accepted.', code: '200' } }
        : { status: 200, body: fakeSession({ email: 'new@example.org' }) };
    });
    const email = card('Email address');
    expect((await email.findByRole('status')).textContent).toContain('new@example.org is not confirmed yet');
    const code = email.getByRole('textbox', { name: 'Code from the email' });
    await user.type(code, '111111{Enter}');
    await waitFor(() =>
      expect(email.getByRole('status').textContent).toContain(
        'The email to new@example.org is still waiting',
      ),
    );
    await user.type(code, '222222{Enter}');
    await waitFor(() => expect(messagesShown()).toEqual(['Your address is changed']));
    expect(bodies('POST', '/auth/v1/verify').map(({ email: to }) => to)).toEqual([
      'new@example.org',
      ANNA.email,
      'new@example.org',
    ]);
  });

  it('says that a code is not right, and is not confirmed by it', async () => {
    const { user, card } = await open(waitsFor('new@example.org'), ({ path }) =>
      path === '/auth/v1/verify' ? refusal(403, 'otp_expired') : null,
    );
    const email = card('Email address');
    await user.type(await email.findByRole('textbox', { name: 'Code from the email' }), '000000{Enter}');
    expect((await email.findByRole('alert')).textContent).toContain('is incorrect, has expired');
    expect(email.getByRole('status').textContent).toContain('is not confirmed yet');
  });
});
