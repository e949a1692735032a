import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '#server/http/settings.ts';
import { openTestSmtp, type TestSmtp } from '#server/mail/test-smtp.ts';
import { examineMail } from './mail.ts';

let smtp: TestSmtp;

beforeEach(async () => {
  smtp = await openTestSmtp();
});
afterEach(() => smtp.close());

async function examined(url = smtp.url) {
  const read = readSettings({ SMTP_URL: url, MAIL_FROM: 'Muster <post@example.org>' });
  if (!read.ok) throw new Error(read.problems.join());
  const { state, words } = await examineMail(read.settings);
  return `${state} ${words}`;
}

const answering = (command: string, words: string) => (line: string) =>
  line.toUpperCase().startsWith(command) ? words : null;

describe('npm run doctor, for mail', () => {
  it('finds a mail server that takes the sender, and sends no mail', async () => {
    expect(await examined()).toMatch(/^ok 127\.0\.0\.1:\d+ accepts mails from post@example\.org/);
    expect(smtp.received).toEqual([]);
  });

  it('says that the sender is refused', async () => {
    smtp.answer = answering('MAIL', '550 5.7.1 Sender address rejected');
    expect(await examined()).toMatch(/^broken .+ refuses post@example\.org as the sender\. Set MAIL_FROM/);
  });

  it('says that the name or the password is refused, without the password', async () => {
    smtp.answer = (line) =>
      line.startsWith('EHLO')
        ? '250-localhost\r\n250 AUTH PLAIN'
        : line.startsWith('AUTH')
          ? '535 5.7.8 Authentication credentials invalid'
          : null;
    const words = await examined(smtp.url.replace('//', '//user:secret@'));
    expect(words).toMatch(/^broken .+ refuses the sign-in\. Check the name and the password/);
    expect(words).not.toContain('secret');
  });

  it('says that a server without encryption was asked for it', async () => {
    expect(await examined(smtp.url.replace('smtp:', 'smtps:'))).toMatch(
      /^broken No secure connection to 127\.0\.0\.1:\d+ is possible/,
    );
  });

  it('says that the mail server asks to wait', async () => {
    smtp.answer = answering('MAIL', '421 4.7.0 Too many messages');
    expect(await examined()).toMatch(/^look .+ accepts no mails for now/);
  });

  it('says that nothing answers', async () => {
    await smtp.close();
    expect(await examined()).toMatch(/^broken Nothing answers at 127\.0\.0\.1:\d+\. Check SMTP_URL/);
  });

  it('takes the refusal of a recipient for a yes to the sender', async () => {
    smtp.answer = answering('RCPT', '550 5.1.1 User unknown');
    expect(await examined()).toMatch(/^ok /);
  });
});
