import { afterEach, expect, it, vi } from 'vitest';
import { sendTestMail } from '#data/admin/mail.ts';
import { fakeBackend } from '#tests/builders/fake-backend.ts';
import { adminProblemMessage } from '../problem-words.ts';

afterEach(() => vi.unstubAllGlobals());

it('a test mail to an address that nobody has is not sent, and the words say why', async () => {
  const { calls } = fakeBackend(({ path }) =>
    path.startsWith('/rest/v1/rpc/admin_users')
      ? { status: 200, body: [{ email: 'ben@example.org' }] }
      : null,
  );
  const outcome = await sendTestMail('en@example.org');
  expect(outcome.ok).toBe(false);
  const words = outcome.ok ? null : adminProblemMessage(outcome.problem).message;
  expect(words).toBe('No account has this address. Check the spelling; nothing was sent.');
  expect(calls.filter(({ path }) => path.startsWith('/auth/v1/otp'))).toEqual([]);
});
