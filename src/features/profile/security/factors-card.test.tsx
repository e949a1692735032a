import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { becomeNobody } from '#data/session/apply-session.ts';
import {
  type FakeAnswer,
  type FakeCall,
  type FakeHandler,
  fakeSession,
  noNetwork,
  refusal,
} from '#tests/builders/fake-backend.ts';
import { messagesShown } from '#tests/builders/render-app.tsx';
import { openSecurity } from '#tests/builders/security-panel.tsx';

const PHONE = { id: 'f1', friendly_name: 'My phone', status: 'verified' };
const TABLET = { id: 'f2', friendly_name: '', status: 'verified' };
const TOTP = { qr_code: '', secret: 'ABCDEFGH', uri: 'otpauth://totp/Muster:anna?secret=ABCDEFGH' };

type Factor = typeof PHONE;

/** An account with these factors; `remove` responds to a removal, by default with success. */
function accountWith(given: readonly Factor[], remove: (call: FakeCall) => FakeAnswer | null = () => null) {
  let left = given;
  const handler: FakeHandler = (call) => {
    const { path, method, body } = call;
    const factors = left.map((one) => ({ ...one, created_at: '2026-03-04T10:00:00Z' }));
    if (path === '/auth/v1/user' && method === 'GET') {
      const { user } = fakeSession({ factors });
      return { status: 200, body: user };
    }
    if (path.endsWith('/challenge')) return { status: 200, body: { id: 'c1', type: 'totp' } };
    if (path.endsWith('/verify')) {
      return body['code'] === '123456'
        ? { status: 200, body: fakeSession({ level: 'aal2', factors: left }) }
        : refusal(422, 'mfa_verification_failed');
    }
    if (!path.startsWith('/auth/v1/factors')) return null;
    if (method === 'POST') {
      return {
        status: 200,
        body: { id: 'new', type: 'totp', friendly_name: body['friendly_name'], totp: TOTP },
      };
    }
    const refused = remove(call);
    if (refused !== null) return refused;
    left = left.filter(({ id }) => !path.endsWith(id));
    return { status: 200, body: {} };
  };
  return handler;
}

async function openFactors(...given: Parameters<typeof accountWith>) {
  const page = await openSecurity(accountWith(...given));
  await screen.findByRole('region', { name: 'Second step' });
  const factors = page.card('Second step');
  /** Presses Remove at a factor, and confirms it. */
  const remove = async (name: string) => {
    await page.user.click(factors.getByRole('button', { name: `Remove: ${name}` }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const body = dialog.getByText(/^Your password alone|^Its codes no longer/).textContent;
    await page.user.click(dialog.getByRole('button', { name: 'Remove' }));
    return body;
  };
  /** Opens the set-up of another app. */
  const add = async () => {
    await page.user.click(factors.getByRole('button', { name: 'Add an app' }));
    return within(await screen.findByRole('dialog', { name: 'Set up a second step' }));
  };
  const removed = () =>
    page.calls.flatMap(({ method, path }) => (method === 'DELETE' ? [path.replace(/.*\//, '')] : []));
  return { ...page, factors, remove, add, removed };
}

beforeEach(() => {
  becomeNobody();
  queryClient().clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('the apps of the second step', () => {
  it('are listed with name and day', async () => {
    const { factors } = await openFactors([PHONE, TABLET]);
    expect(factors.getByText('On')).not.toBeNull();
    expect(factors.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'My phoneSince Mar 4, 2026Remove',
      'Authenticator appSince Mar 4, 2026Remove',
    ]);
  });

  it('say what a stolen password opens while there is none', async () => {
    const { factors } = await openFactors([]);
    expect(factors.getByText(/^Off\. With an authenticator app/)).not.toBeNull();
    expect(factors.queryByRole('list')).toBeNull();
  });

  it('leave out a set-up that was not finished', async () => {
    const { factors } = await openFactors([{ ...PHONE, status: 'unverified' }]);
    expect(factors.queryByText('My phone')).toBeNull();
  });

  it('are loaded again after a failure', async () => {
    let isBroken = true;
    const account = accountWith([PHONE]);
    const { user } = await openSecurity((call) =>
      isBroken && call.path === '/auth/v1/user' ? refusal(422, 'validation_failed') : account(call),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded');
    isBroken = false;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('My phone')).not.toBeNull();
  });
});

describe('the removal of an app', () => {
  it('says that the password alone is enough then, and switches the second step off', async () => {
    const { factors, remove, removed } = await openFactors([PHONE]);
    expect(await remove('My phone')).toBe('Your password alone signs you in then.');
    expect(await factors.findByText(/^Off\./)).not.toBeNull();
    expect(removed()).toEqual(['f1']);
    expect(messagesShown()).toEqual(['Authenticator app removed']);
    expect(factors.queryByRole('form', { name: 'Second step' })).toBeNull();
  });

  it('asks for a code of the other app to stay signed in', async () => {
    const { user, factors, remove } = await openFactors([PHONE, TABLET]);
    expect(await remove('My phone')).toContain('Those of your other app still do.');
    const form = within(await factors.findByRole('form', { name: 'Second step' }));
    expect(form.getByText(/enter a code from the remaining app/)).not.toBeNull();
    await user.type(form.getByRole('textbox', { name: 'Six-digit code' }), '123456{Enter}');
    await waitFor(() => expect(factors.queryByRole('form', { name: 'Second step' })).toBeNull());
    expect(factors.getAllByRole('listitem')).toHaveLength(1);
  });

  it('is not done when the question is cancelled', async () => {
    const { user, factors, removed } = await openFactors([PHONE]);
    await user.click(factors.getByRole('button', { name: 'Remove: My phone' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove “My phone”?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(removed()).toEqual([]);
  });

  it('goes on after the code that it needs', async () => {
    let isShown = false;
    const { user, factors, remove, removed } = await openFactors([PHONE], () =>
      isShown ? null : refusal(403, 'insufficient_aal'),
    );
    await remove('My phone');
    const form = within(await factors.findByRole('form', { name: 'Second step' }));
    expect(form.getByText(/^To go on, enter the code/)).not.toBeNull();
    isShown = true;
    await user.type(form.getByRole('textbox', { name: 'Six-digit code' }), '123456{Enter}');
    expect(await factors.findByText(/^Off\./)).not.toBeNull();
    expect(removed()).toEqual(['f1', 'f1']);
  });

  it('is given up when the code is not entered, and the app stays', async () => {
    const { user, factors, remove } = await openFactors([PHONE], () => refusal(403, 'insufficient_aal'));
    await remove('My phone');
    const form = within(await factors.findByRole('form', { name: 'Second step' }));
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    expect(factors.queryByRole('form', { name: 'Second step' })).toBeNull();
    expect(factors.getByText('My phone')).not.toBeNull();
  });

  it('keeps the app and says why when the server cannot be reached', async () => {
    const { factors, remove } = await openFactors([PHONE], noNetwork);
    await remove('My phone');
    expect((await factors.findByRole('alert')).textContent).toContain('The server cannot be reached.');
    expect(factors.getByText('My phone')).not.toBeNull();
  });
});

describe('the set-up of a second step', () => {
  it('is set up with a name, a key and a first code', async () => {
    const { user, add, bodies } = await openFactors([]);
    const dialog = await add();
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText('ABCD EFGH')).not.toBeNull();
    const code = dialog.getByRole('textbox', { name: 'The code that the app shows now' });
    await user.type(code, '000000{Enter}');
    expect((await dialog.findByRole('alert')).textContent).toContain('The code is incorrect.');
    await user.clear(code);
    await user.type(code, '123 456{Enter}');
    expect(await dialog.findByText('Your second step is on.')).not.toBeNull();
    expect(bodies('POST', '/auth/v1/factors').at(0)).toMatchObject({ friendly_name: 'My phone' });
  });

  it('refuses the name of another app before anything is sent', async () => {
    const { user, add, bodies } = await openFactors([PHONE]);
    const dialog = await add();
    expect(dialog.getByRole('alert').textContent).toBe('You already have a second step of this name.');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(bodies('POST', '/auth/v1/factors')).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: 'Name for the app' }), ' Tablet {Enter}');
    expect(await dialog.findByText('ABCD EFGH')).not.toBeNull();
    expect(bodies('POST', '/auth/v1/factors')).toMatchObject([{ friendly_name: 'Tablet' }]);
  });

  it('asks for the code before it is sent, and gives the key to copy', async () => {
    const { user, add, calls } = await openFactors([]);
    const dialog = await add();
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await user.click(await dialog.findByRole('button', { name: 'Turn on' }));
    expect(dialog.getByRole('alert').textContent).toBe('Enter the code of your app.');
    expect(calls.filter(({ path }) => path.endsWith('/verify'))).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Copy the key' }));
    expect(await navigator.clipboard.readText()).toBe('ABCDEFGH');
    expect(messagesShown()).toEqual(['Key copied']);
  });

  it('leaves nothing behind when it is closed half way', async () => {
    const { user, add, removed } = await openFactors([]);
    const dialog = await add();
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await dialog.findByText('ABCD EFGH');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(removed()).toEqual(['new']));
    expect(await (await add()).findByRole('button', { name: 'Continue' })).not.toBeNull();
  });
});
