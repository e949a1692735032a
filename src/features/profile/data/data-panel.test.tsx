import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { becomeNobody } from '#data/session/apply-session.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { signIn } from '#data/session/sign-in.ts';
import { downloadText } from '#platform/files/download.ts';
import {
  ANNA,
  type FakeAnswer,
  fakeBackend,
  type FakeHandler,
  fakeSession,
  noNetwork,
  refusal,
} from '#tests/builders/fake-backend.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { forgetTyped, setTyped, typedSections } from '../edit/section-values.ts';
import { PREVIEW_PROFILE } from '../profile-page.tsx';
import { DataPanel } from './data-panel.tsx';

vi.mock('#platform/files/download.ts', () => ({ downloadText: vi.fn<typeof downloadText>() }));

const EVERYTHING = { account: { email: ANNA.email }, posts: [{ name: '<b>Winter</b>' }] };
const LIST = {
  id: 'l1',
  name: 'Border watch',
  faction: 'syenann',
  units: [],
  created_at: '2026-01-01T00:00:00.000Z',
};
const FACTOR = { id: 'f6a5b0de-0000-4000-8000-000000000001', status: 'verified' };
const NEEDS_CODE: FakeAnswer = {
  status: 403,
  body: { code: '42501', message: 'no', details: 'insufficient_aal' },
};

/** The panel of Anna, who is signed in; `rpc` responds to the two calls of the panel. */
async function open(rpc: (name: string) => FakeAnswer, options: { username?: string | null } = {}) {
  const { username = 'Anna' } = options;
  const half = fakeSession({ factors: [FACTOR] });
  const factors: FakeHandler = ({ path, method, body }) => {
    if (path === '/auth/v1/user' && method === 'GET') return { status: 200, body: half.user };
    if (path.endsWith('/challenge')) return { status: 200, body: { id: 'challenge-1', type: 'totp' } };
    if (!path.endsWith('/verify')) return null;
    return body['code'] === '123456'
      ? { status: 200, body: fakeSession({ factors: [FACTOR], level: 'aal2' }) }
      : refusal(422, 'mfa_verification_failed');
  };
  const { calls } = fakeBackend(factors, ({ path }) => {
    const [, name] = /^\/rest\/v1\/rpc\/(export_my_data|delete_my_account)/.exec(path) ?? [];
    return name === undefined ? null : rpc(name);
  });
  await signIn(ANNA);
  const page = renderApp(
    <WithQueries>
      <DataPanel profile={{ ...PREVIEW_PROFILE, id: ANNA.id, username }} />
    </WithQueries>,
    { address: '/profile' },
  );
  const card = (name: string) => within(screen.getByRole('region', { name }));
  const deletions = () => calls.filter(({ path }) => path.includes('delete_my_account')).length;
  return { ...page, card, calls, deletions };
}

async function openDialog(...given: Parameters<typeof open>) {
  const page = await open(...given);
  await page.user.click(page.card('Delete my account').getByRole('button', { name: 'Delete my account…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete my account' }));
  return { ...page, dialog };
}

const done = (): FakeAnswer => ({ status: 200, body: EVERYTHING });
const deleted = (): FakeAnswer => ({ status: 204, body: null });

beforeEach(() => {
  becomeNobody();
  queryClient().clear();
  vi.mocked(downloadText).mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetTyped();
});

describe('the export of my data', () => {
  it('is one JSON file with the data of the server and the lists of this device', async () => {
    localStorage.setItem('armyLists', JSON.stringify([LIST]));
    const { user, card } = await open(done);
    await user.click(card('All my data').getByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(messagesShown()).toEqual(['Your data is on its way to your downloads']));
    const [name = '', text = '', mime] = vi.mocked(downloadText).mock.calls[0] ?? [];
    expect(name).toMatch(/^muster-my-data-\d{4}-\d\d-\d\d\.json$/);
    expect(mime).toBe('application/json');
    expect(JSON.parse(text)).toMatchObject({
      ...EVERYTHING,
      this_device: { saved_lists: [LIST] },
    });
  });

  it.each([
    ['the server cannot be reached', noNetwork, 'The server cannot be reached.'],
    ['it was asked for too often', () => ({ status: 429, body: { message: 'x' } }), 'That was too often.'],
    ['the session has ended', () => ({ status: 200, body: null }), 'Your session is no longer valid.'],
    ['the server has a fault', () => ({ status: 500, body: { message: 'x' } }), 'The server had an error.'],
  ])('says so when %s, gives no file, and can be asked for again', async (_, fails, message) => {
    let isBroken = true;
    const { user, card } = await open(() => (isBroken ? fails() : done()));
    const mine = card('All my data');
    await user.click(mine.getByRole('button', { name: 'Download my data' }));
    expect((await mine.findByRole('alert')).textContent).toContain(message);
    expect(downloadText).not.toHaveBeenCalled();
    isBroken = false;
    await user.click(mine.getByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(downloadText).toHaveBeenCalledOnce());
    expect(mine.queryByRole('alert')).toBeNull();
  });
});

describe('the deletion of an account', () => {
  it('is not sent before the user name is typed, in any case', async () => {
    const { user, dialog, deletions } = await openDialog(deleted);
    const field = dialog.getByRole('textbox', { name: 'Type your user name, Anna, to confirm' });
    await user.type(field, 'Ann{Enter}');
    expect((await dialog.findByRole('alert')).textContent).toBe('That is not “Anna”.');
    expect(deletions()).toBe(0);
    await user.type(field, 'A');
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(deletions()).toBe(0);
  });

  it('signs out on this device, forgets what was typed, and leads to signing in', async () => {
    setTyped(ANNA.id, 'about', { bio: 'Not yet saved', location: '', favoriteFaction: '' });
    const { user, dialog, router, deletions } = await openDialog(deleted);
    await user.type(dialog.getByRole('textbox'), ' anna {Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(deletions()).toBe(1);
    expect(sessionStore.getState().viewer.status).toBe('guest');
    expect(typedSections.getState().sections).toEqual({});
    expect(messagesShown()).toEqual(['Your account is deleted | Lists saved on this device are still here.']);
  });

  it('asks players without a name for a word instead', async () => {
    const { user, dialog, router } = await openDialog(deleted, { username: null });
    await user.type(dialog.getByRole('textbox', { name: 'Type DELETE to confirm' }), 'delete');
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('asks for the second step where the account has one, then goes through', async () => {
    let isShown = false;
    const { user, dialog, router, deletions } = await openDialog(() => (isShown ? deleted() : NEEDS_CODE));
    await user.type(dialog.getByRole('textbox'), 'Anna{Enter}');
    const code = await dialog.findByRole('textbox', { name: 'Six-digit code' });
    expect(document.activeElement).toBe(code);
    expect(dialog.queryByText(/Your second step is needed/)).toBeNull();
    await user.type(code, '000000{Enter}');
    expect((await dialog.findByRole('alert')).textContent).toContain('The code is incorrect.');
    expect(deletions()).toBe(1);
    isShown = true;
    await user.clear(code);
    await user.type(code, '123 456{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(deletions()).toBe(2);
  });

  it('keeps account, session and page when it fails, and says why', async () => {
    const { user, dialog, router } = await openDialog(noNetwork);
    await user.type(dialog.getByRole('textbox'), 'Anna{Enter}');
    expect((await dialog.findByRole('alert')).textContent).toContain('The server cannot be reached.');
    expect(sessionStore.getState().viewer.status).toBe('authenticated');
    expect(router.state.location.pathname).toBe('/profile');
    expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe('Anna');
  });

  it('offers the data first, and says in the dialog when that fails', async () => {
    const { user, dialog, deletions } = await openDialog(noNetwork);
    await user.click(dialog.getByRole('button', { name: 'Download my data first' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('The server cannot be reached.');
    expect(deletions()).toBe(0);
  });

  it('forgets the typed name when the dialog is closed', async () => {
    const { user, dialog, card } = await openDialog(deleted);
    await user.type(dialog.getByRole('textbox'), 'Anna');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(card('Delete my account').getByRole('button', { name: 'Delete my account…' }));
    expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe('');
  });
});
