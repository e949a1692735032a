import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { downloadText } from '#platform/files/download.ts';
import { failing, openAdmin, refuses } from '#tests/builders/admin-page.tsx';
import { ANNA } from '#tests/builders/fake-backend.ts';
import { messagesShown } from '#tests/builders/render-app.tsx';
import { UsersSection } from './users-section.tsx';

vi.mock('#platform/files/download.ts', { spy: true });

const BERTA = {
  id: '4f2c1c9e-7f3d-4d0a-9a54-0b6f6f0a7f22',
  email: 'berta@example.org',
  is_confirmed: true,
  username: 'Berta',
  wab_id: 'WAB-BBBB-CCCC-DDDD',
  avatar_url: null,
  created_at: '2026-11-01T10:00:00Z',
  last_sign_in_at: null,
  wab_admin: false,
  tester: false,
  banned: false,
  deactivated: false,
  sessions: 1,
  posts: 2,
  open_reports: 1,
  warnings: 0,
  total: 1,
};

const PROFILE = 'PATCH /rest/v1/profiles';

/** The section with Berta's account; her rights can be changed. */
async function open(account: Partial<typeof BERTA> = {}, routes: Parameters<typeof openAdmin>[1] = {}) {
  const row = { ...BERTA, ...account };
  const page = openAdmin(<UsersSection />, {
    'POST /rest/v1/rpc/admin_users': [row],
    [PROFILE]: [{ id: row.id }],
    'GET /auth/v1/settings': { mailer_autoconfirm: true },
    ...routes,
  });
  const menu = await screen.findByRole('button', { name: `What to do about ${row.username}` });
  const choose = async (name: string) => {
    await page.user.click(menu);
    await page.user.click(await screen.findByRole('menuitem', { name }));
  };
  return { ...page, menu, choose };
}

afterEach(() => vi.unstubAllGlobals());

describe('the accounts', () => {
  it('say that there are more than the pages hold', async () => {
    await open({ total: 1000 });
    expect(screen.getByText(/^1,000 entries or more/)).not.toBeNull();
  });

  it('show what an administrator needs to know of each', async () => {
    await open({ tester: true, is_confirmed: false });
    const row = within(screen.getByRole('article'));
    expect(row.getByRole('heading', { name: 'Berta' })).not.toBeNull();
    expect(row.getByText('berta@example.org · WAB-BBBB-CCCC-DDDD')).not.toBeNull();
    for (const text of ['Tester', 'Not confirmed', '1 open report', 'never signed in', '2 posted lists'])
      expect(row.getByText(text)).not.toBeNull();
  });

  it('are searched by what is typed, which the address keeps', async () => {
    const { user, router, wrote } = await open();
    await user.type(screen.getByRole('textbox', { name: /^Address, user name/ }), ' berta {Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?q=berta&kind=all'));
    await waitFor(() =>
      expect(wrote('POST /rest/v1/rpc/admin_users').at(-1)).toEqual({ term: 'berta', kind: 'all', page: 1 }),
    );
  });

  it('are those of the chosen kind, a page at a time', async () => {
    const { user, router } = await open({ total: 30 });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(router.state.location.search).toBe('?kind=all&page=2');
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('combobox', { name: 'Which accounts' }));
    await user.click(screen.getByRole('option', { name: 'Banned' }));
    expect(router.state.location.search).toBe('?kind=banned');
  });

  it('say that none fits, and why they could not be loaded', async () => {
    const { answer, works } = failing([]);
    const { user } = openAdmin(<UsersSection />, { 'POST /rest/v1/rpc/admin_users': answer });
    await screen.findByText(/allows this to administrators only/);
    works();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No matching accounts' })).not.toBeNull();
  });

  it('without a name or an address have their number', async () => {
    const players = 'POST /rest/v1/rpc/admin_users';
    openAdmin(<UsersSection />, { [players]: [{ ...BERTA, username: null, email: null }] });
    expect(await screen.findByRole('heading', { name: 'WAB-BBBB' })).not.toBeNull();
    expect(screen.getByText('no address · WAB-BBBB-CCCC-DDDD')).not.toBeNull();
  });

  it('of the administrator’s own kind offer no ban, no warning and no help', async () => {
    const { user, menu } = await open({ id: ANNA.id });
    await user.click(menu);
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(items).toEqual(['Public page', 'Make a tester', 'Sign out everywhere']);
  });
});

describe('a right', () => {
  it('is given after a question that names the player', async () => {
    const page = await open();
    await page.choose('Make a tester');
    const question = await screen.findByRole('alertdialog', { name: 'Make Berta a tester?' });
    expect(page.wrote(PROFILE)).toEqual([]);
    await page.user.click(within(question).getByRole('button', { name: 'Make a tester' }));
    await waitFor(() => expect(messagesShown()).toEqual(['Berta is a tester now.']));
    expect(page.wrote(PROFILE)).toEqual([{ tester: true }]);
  });

  it('that could not be taken leaves a message and the account as it is', async () => {
    const page = await open({ wab_admin: true }, { [PROFILE]: refuses('own_rights') });
    await page.choose('Remove administrator rights');
    const question = await screen.findByRole('alertdialog');
    await page.user.click(within(question).getByRole('button', { name: 'Remove the rights' }));
    await waitFor(() =>
      expect(messagesShown()).toEqual([
        'That did not work | Only another administrator can remove your rights.',
      ]),
    );
    expect(screen.getByText('Administrator')).not.toBeNull();
  });
});

describe('an account', () => {
  it.each([
    [
      'Remove tester rights',
      { tester: true },
      'Remove the right',
      'Berta is no longer a tester.',
      { tester: false },
    ],
    [
      'Make an administrator',
      {},
      'Make an administrator',
      'Berta is an administrator now.',
      { wab_admin: true },
    ],
    ['Deactivate', {}, 'Deactivate', 'The account of Berta is closed.', { deactivated: true }],
    [
      'Open the account again',
      { deactivated: true },
      'Open the account again',
      'The account of Berta is open again.',
      { deactivated: false },
    ],
  ])('changes after a question: %s', async (item, account, verb, message, body) => {
    const page = await open(account);
    await page.choose(item);
    await page.confirm(/Berta/, verb);
    await waitFor(() => expect(messagesShown()).toEqual([message]));
    expect(page.wrote(PROFILE)).toEqual([body]);
  });

  it('is signed out everywhere after a question, where it is signed in', async () => {
    const call = 'POST /rest/v1/rpc/admin_end_sessions';
    const page = await open({}, { [call]: null });
    await page.choose('Sign out everywhere');
    await page.confirm('Sign Berta out on every device?', 'Sign out everywhere');
    await waitFor(() => expect(page.wrote(call)).toEqual([{ player: BERTA.id }]));
  });

  it('that is not confirmed gets the mail again, which the log notes', async () => {
    const note = 'POST /rest/v1/rpc/note_admin_call';
    const page = await open({ is_confirmed: false, sessions: 0 }, { [note]: null });
    await page.choose('Send the confirmation again');
    await page.confirm('Send the confirmation to berta@example.org again?', 'Send');
    await waitFor(() => expect(messagesShown()).toEqual(['Confirmation email has been sent']));
    expect(page.wrote('POST /auth/v1/resend')).toMatchObject([{ type: 'signup', email: BERTA.email }]);
    expect(page.wrote(note)).toMatchObject([{ call: 'resend_confirmation' }]);
  });
});

describe('a ban', () => {
  it('needs a reason, and ends after the chosen days', async () => {
    const page = await open();
    await page.choose('Ban');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ban Berta?' }));
    const ban = dialog.getByRole('button', { name: 'Ban' });
    expect(ban.hasAttribute('disabled') || ban.getAttribute('aria-disabled') === 'true').toBe(true);
    await page.user.type(dialog.getByRole('textbox', { name: 'Why the player is banned' }), 'Spam again');
    await page.user.click(dialog.getByRole('button', { name: 'Ban' }));
    await waitFor(() => expect(messagesShown()).toEqual(['Berta is banned.']));
    const [body] = page.wrote(PROFILE);
    expect(body).toMatchObject({ banned: true, ban_reason: 'Spam again' });
    const days = (Date.parse(String(body?.['banned_until'])) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
  });

  it('is lifted after a question', async () => {
    const page = await open({ banned: true });
    await page.choose('Lift the ban');
    const question = await screen.findByRole('alertdialog', { name: 'Lift the ban on Berta?' });
    await page.user.click(within(question).getByRole('button', { name: 'Lift the ban' }));
    await waitFor(() => expect(page.wrote(PROFILE)).toEqual([{ banned: false }]));
  });
});

describe('help for an account', () => {
  it('writes a link for a new password, to hand over, where the server sends no mail', async () => {
    const call = 'POST /rest/v1/rpc/admin_password_link';
    const page = await open({}, { [call]: 'secret-hash' });
    await page.choose('Create a link for a new password');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Create a link for a new password: Berta' }),
    );
    await page.user.click(dialog.getByRole('button', { name: 'Create the link' }));
    const link = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Link for a new password' });
    expect(new URL(link.value).pathname).toBe('/login/confirm');
    expect(new URL(link.value).searchParams.get('token_hash')).toBe('secret-hash');
    expect(page.wrote(call)).toEqual([{ player: BERTA.id, reason: 'The owner asked for it' }]);
    await page.user.click(dialog.getByRole('button', { name: 'Copy the link' }));
    expect(await navigator.clipboard.readText()).toBe(link.value);
  });

  it('deletes an account only for a reason, and says why it could not', async () => {
    const call = 'POST /rest/v1/rpc/admin_delete_account';
    let isRefused = true;
    const page = await open(
      {},
      {
        [call]: () => (isRefused ? refuses('other_administrator')() : { status: 200, body: null }),
      },
    );
    await page.choose('Delete the account');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete the account: Berta' }));
    await page.user.click(dialog.getByRole('button', { name: 'Delete the account' }));
    expect(page.wrote(call)).toEqual([]);
    await page.user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Asked by mail');
    await page.user.click(dialog.getByRole('button', { name: 'Delete the account' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('This account is an administrator’s.');
    isRefused = false;
    await page.user.click(dialog.getByRole('button', { name: 'Delete the account' }));
    await waitFor(() => expect(messagesShown()).toEqual(['The account of Berta is deleted.']));
    expect(page.wrote(call)).toHaveLength(2);
  });

  it.each([
    [1, 'The second step of Berta is removed.'],
    [0, 'Berta has no second step.'],
  ])('takes the second step away for a reason (%s there)', async (removed, message) => {
    const call = 'POST /rest/v1/rpc/admin_remove_factors';
    const page = await open({}, { [call]: () => ({ status: 200, body: removed }) });
    await page.choose('Remove the second step');
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Lost phone');
    await page.user.click(dialog.getByRole('button', { name: 'Remove it' }));
    await waitFor(() => expect(messagesShown()).toEqual([message]));
    expect(page.wrote(call)).toEqual([{ player: BERTA.id, reason: 'Lost phone' }]);
  });

  it('confirms an address by hand', async () => {
    const call = 'POST /rest/v1/rpc/admin_confirm_address';
    const page = await open({ is_confirmed: false }, { [call]: () => ({ status: 200, body: true }) });
    await page.choose('Confirm the address by hand');
    await page.user.click(await screen.findByRole('button', { name: 'Confirm the address' }));
    await waitFor(() => expect(messagesShown()).toEqual(['The address of Berta is confirmed.']));
    expect(page.wrote(call)).toHaveLength(1);
  });

  it('downloads everything that is kept of an account', async () => {
    vi.mocked(downloadText).mockReturnValue(undefined);
    const page = await open(
      {},
      { 'POST /rest/v1/rpc/admin_export_account': { profile: { username: 'Berta' } } },
    );
    await page.choose('Export for the owner');
    await page.user.click(await screen.findByRole('button', { name: 'Download the file' }));
    await waitFor(() => expect(messagesShown()).toEqual(['The data of Berta is downloaded.']));
    const [name, text = ''] = vi.mocked(downloadText).mock.lastCall ?? [];
    expect(name).toBe('muster-account.json');
    expect(JSON.parse(text)).toEqual({ profile: { username: 'Berta' } });
  });

  it('writes no link where the server mails them', async () => {
    const page = await open({}, { 'GET /auth/v1/settings': { mailer_autoconfirm: false } });
    await page.user.click(page.menu);
    await screen.findByRole('menuitem', { name: 'Delete the account' });
    expect(screen.queryByRole('menuitem', { name: 'Create a link for a new password' })).toBeNull();
  });
});
