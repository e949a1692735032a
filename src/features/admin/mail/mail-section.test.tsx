import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAdmin } from '#tests/builders/admin-page.tsx';
import { ANNA } from '#tests/builders/fake-backend.ts';
import { messagesShown } from '#tests/builders/render-app.tsx';
import { MailSection } from './mail-section.tsx';

const FAILED = {
  id: 'a',
  created_at: '2026-11-22T10:00:00Z',
  kind: 'recovery',
  recipient: 'a…@example.org',
  language: 'en',
  subject: null,
  body_text: null,
  status: 'failed',
  attempts: 5,
  last_fault: 'Mail command failed: 550 5.7.1 Sender address rejected',
  sent_at: null,
};

const KEPT = {
  ...FAILED,
  id: 'b',
  kind: 'new_kind',
  status: 'kept',
  subject: 'Your <b>link</b>',
  body_text: 'Open https://example.org/<script>',
  attempts: 0,
  last_fault: null,
};
const OUTBOX = '/rest/v1/mail_outbox';
const NOTE = 'POST /rest/v1/rpc/note_admin_call';

function open(
  isSecure: boolean | null,
  { mails = [FAILED], ...routes }: Parameters<typeof openAdmin>[1] & { mails?: readonly object[] } = {},
) {
  const smtp =
    isSecure === null
      ? null
      : { host: 'mail.example.org', port: isSecure ? 465 : 25, isSecure, hasPassword: false };
  return openAdmin(<MailSection />, {
    'POST /functions/v1/mail': { smtp, from: { address: 'post@example.org', domain: 'example.org' } },
    [`GET ${OUTBOX}`]: mails,
    [`DELETE ${OUTBOX}`]: [{ id: 'a' }],
    'POST /rest/v1/rpc/admin_users': [{ email: 'Ben@example.org' }],
    [NOTE]: null,
    ...routes,
  });
}

const encryption = async () => (await screen.findByText('Encryption')).nextElementSibling?.textContent;

afterEach(() => vi.unstubAllGlobals());

describe('the page about mails', () => {
  it('promises no encryption for a connection that begins in plain text', async () => {
    open(false);
    expect(await encryption()).toBe('STARTTLS if the server offers it, else none');
  });

  it('names the encryption of a connection that begins with it', async () => {
    open(true);
    expect(await encryption()).toBe('from the first byte (TLS)');
  });

  it('says of a failed mail what the matter is and what to do, beside the words of the mail server', async () => {
    open(true);
    expect(await screen.findByText(/Set MAIL_FROM to an address that it may send for/)).not.toBeNull();
    expect(screen.getByText(FAILED.last_fault)).not.toBeNull();
  });
});

describe('the setup of mail', () => {
  it('says how to send mails where no mail server is set up', async () => {
    open(null, { 'GET /auth/v1/settings': { mailer_autoconfirm: true } });
    expect(await screen.findByText('No mail server')).not.toBeNull();
    expect(screen.getByText(/set SMTP_URL and MAIL_FROM/)).not.toBeNull();
    expect(await screen.findByText('Sign-ups count as confirmed at once')).not.toBeNull();
  });

  it('is not shown where the server has no such function, and the outbox is', async () => {
    open(true, { 'POST /functions/v1/mail': () => ({ status: 403, body: { code: 'not_configured' } }) });
    expect((await screen.findByRole('alert')).textContent).toContain('The server is not set up for this.');
    expect(await screen.findByText('New password')).not.toBeNull();
  });
});

describe('a test mail', () => {
  const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Address of an account' });
  const send = () => screen.getByRole('button', { name: 'Send a test email' });

  it('goes to the administrator’s own address by default, with no new account, and the log notes it', async () => {
    const { user, wrote } = open(true, { 'POST /rest/v1/rpc/admin_users': [{ email: ANNA.email }] });
    expect(address().value).toBe(ANNA.email);
    await user.click(send());
    await waitFor(() =>
      expect(messagesShown()).toEqual(['The email was created. The outbox shows its status.']),
    );
    expect(wrote('POST /auth/v1/otp')).toMatchObject([{ email: ANNA.email, create_user: false }]);
    expect(wrote(NOTE)).toHaveLength(1);
  });

  it('to an address that nobody has is not sent, and the words say why', async () => {
    const { user, wrote } = open(true);
    await user.clear(address());
    await user.type(address(), 'en@example.org{Enter}');
    await waitFor(() =>
      expect(messagesShown()).toEqual([
        'That did not work | No account has this address. Check the spelling; nothing was sent.',
      ]),
    );
    expect(wrote('POST /auth/v1/otp')).toEqual([]);
    expect(address().value).toBe('en@example.org');
  });
});

describe('the outbox', () => {
  it('keeps the chosen mails in the address, and says when there are none', async () => {
    const { user, router, calls } = open(true, { mails: [] });
    expect(await screen.findByText('There are no such emails.')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete all' })).toBeNull();
    await user.click(screen.getByRole('combobox', { name: 'Which emails' }));
    await user.click(screen.getByRole('option', { name: 'To deliver by hand' }));
    expect(router.state.location.search).toBe('?status=kept');
    await waitFor(() => expect(calls.some(({ path }) => path.includes('status=eq.kept'))).toBe(true));
  });

  it('shows the words of a mail to hand over as text, and of a kind that it does not know', async () => {
    const { user } = open(true, { mails: [KEPT] });
    const row = within(
      (await screen.findByRole('heading', { name: 'new_kind' })).closest('li') as HTMLElement,
    );
    await user.click(row.getByText('Your <b>link</b>'));
    expect(row.getByText('Open https://example.org/<script>')).not.toBeNull();
    expect(row.getByText('To deliver by hand')).not.toBeNull();
  });

  it('loses one mail after a question that names its address', async () => {
    const { user, confirm, wrote } = open(true);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await confirm('Delete the email to a…@example.org?', 'Delete');
    await waitFor(() => expect(messagesShown()).toEqual(['The email is deleted.']));
    expect(wrote(`DELETE ${OUTBOX}?id=eq.a`)).toHaveLength(1);
  });

  it.each([
    ['Sent', 'sent'],
    ['Failed', 'failed'],
  ])('loses all mails of a kind after a question: %s', async (name, status) => {
    const { user, confirm, wrote } = open(true, { [`DELETE ${OUTBOX}`]: [] });
    await user.click(screen.getByRole('combobox', { name: 'Which emails' }));
    await user.click(screen.getByRole('option', { name }));
    await user.click(await screen.findByRole('button', { name: 'Delete all' }));
    await confirm(`Delete all ${status} emails?`, 'Delete');
    await waitFor(() => expect(messagesShown()).toEqual(['They are deleted.']));
    expect(wrote(`DELETE ${OUTBOX}?status=eq.${status}`)).toHaveLength(1);
    expect(wrote(NOTE)).toMatchObject([{ call: 'clear_outbox', target: status }]);
  });
});
