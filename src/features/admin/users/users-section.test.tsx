import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAdmin } from '#tests/builders/admin-page.tsx';
import { ANNA } from '#tests/builders/fake-backend.ts';
import { messagesShown } from '#tests/builders/render-app.tsx';
import { UsersSection } from './users-section.tsx';

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
    await vi.waitFor(() => expect(router.state.location.search).toBe('?q=berta&kind=all'));
    await vi.waitFor(() =>
      expect(wrote('POST /rest/v1/rpc/admin_users').at(-1)).toEqual({ term: 'berta', kind: 'all', page: 1 }),
    );
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
    await vi.waitFor(() => expect(messagesShown()).toEqual(['Berta is a tester now.']));
    expect(page.wrote(PROFILE)).toEqual([{ tester: true }]);
  });

  it('that could not be taken leaves a message and the account as it is', async () => {
    const page = await open(
      { wab_admin: true },
      { [PROFILE]: () => ({ status: 400, body: { code: 'P0001', message: 'x', details: 'own_rights' } }) },
    );
    await page.choose('Take the administrator’s rights');
    const question = await screen.findByRole('alertdialog');
    await page.user.click(within(question).getByRole('button', { name: 'Take the rights' }));
    await vi.waitFor(() =>
      expect(messagesShown()).toEqual([
        'That did not work | Your own rights are another administrator’s to take.',
      ]),
    );
    expect(screen.getByText('Administrator')).not.toBeNull();
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
    await vi.waitFor(() => expect(messagesShown()).toEqual(['Berta is banned.']));
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
    await vi.waitFor(() => expect(page.wrote(PROFILE)).toEqual([{ banned: false }]));
  });
});

describe('help for an account', () => {
  it('writes a link for a new password, to hand over, where the server sends no mail', async () => {
    const call = 'POST /rest/v1/rpc/admin_password_link';
    const page = await open({}, { [call]: 'secret-hash' });
    await page.choose('Write a link for a new password');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Write a link for a new password: Berta' }),
    );
    await page.user.click(dialog.getByRole('button', { name: 'Write the link' }));
    const link = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Link for a new password' });
    expect(new URL(link.value).pathname).toBe('/login/confirm');
    expect(new URL(link.value).searchParams.get('token_hash')).toBe('secret-hash');
    expect(page.wrote(call)).toEqual([{ player: BERTA.id, reason: 'The owner asked for it' }]);
    await page.user.click(dialog.getByRole('button', { name: 'Copy the link' }));
    expect(await navigator.clipboard.readText()).toBe(link.value);
  });

  it('deletes an account only for a reason, and says why it could not', async () => {
    const call = 'POST /rest/v1/rpc/admin_delete_account';
    let refuses = true;
    const page = await open(
      {},
      {
        [call]: () =>
          refuses
            ? { status: 400, body: { code: 'P0001', message: 'x', details: 'other_administrator' } }
            : { status: 200, body: null },
      },
    );
    await page.choose('Delete the account');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete the account: Berta' }));
    await page.user.click(dialog.getByRole('button', { name: 'Delete the account' }));
    expect(page.wrote(call)).toEqual([]);
    await page.user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Asked by mail');
    await page.user.click(dialog.getByRole('button', { name: 'Delete the account' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('This account is an administrator’s.');
    refuses = false;
    await page.user.click(dialog.getByRole('button', { name: 'Delete the account' }));
    await vi.waitFor(() => expect(messagesShown()).toEqual(['The account of Berta is deleted.']));
    expect(page.wrote(call)).toHaveLength(2);
  });
});
