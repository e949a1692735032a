import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '#tests/builders/free-port.ts';
import { openSmtp, type Smtp } from './smtp.ts';
import { openTestSmtp, partOf, type TestSmtp } from './test-smtp.ts';

const LETTER = {
  to: 'player@example.org',
  subject: 'Élige, « été »',
  text: 'Código: 048213\n',
  html: '<p>Código: 048213</p>',
};
const DATE = new Date('2026-11-21T09:00:00Z');

let server: TestSmtp;
let smtp: Smtp;

beforeEach(async () => {
  server = await openTestSmtp();
  smtp = openSmtp(server.url, 'Muster <muster@example.org>');
});

afterEach(async () => {
  smtp.close();
  await server.close();
});

describe('a letter by SMTP', () => {
  it('goes to its one reader, in text and HTML, with headers that no answering machine answers', async () => {
    const id = randomUUID();
    expect(await smtp.deliver(LETTER, id, DATE)).toEqual({ ok: true });
    const [mail] = server.received;
    expect(mail).toMatchObject({ from: 'muster@example.org', to: ['player@example.org'] });
    expect(mail?.source).toContain(`Message-ID: <${id}@example.org>`);
    expect(mail?.source).toContain('From: Muster <muster@example.org>');
    expect(mail?.source).toContain('Auto-Submitted: auto-generated');
    expect(mail?.source).toContain('Date: Sat, 21 Nov 2026 09:00:00 +0000');
    expect(mail?.source).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(partOf(mail, 'text/plain').trim()).toBe('Código: 048213');
    expect(partOf(mail, 'text/html').trim()).toBe('<p>Código: 048213</p>');
  });

  it('has no more headers or readers than it should, whatever the subject and the address hold', async () => {
    const subject = 'a\r\nBcc: c@d.example\r\n\r\nb';
    await smtp.deliver({ ...LETTER, subject, to: 'a@b.example, c@d.example' }, randomUUID(), DATE);
    expect(server.received.flatMap(({ to }) => to)).not.toContain('c@d.example');
    expect(server.received.map(({ source }) => source).join('\n')).not.toMatch(/^Bcc:/m);
  });

  it.each([
    ['RCPT TO', '550 5.1.1 <player@example.org> does not live here', true, 'EENVELOPE 550'],
    ['RCPT TO', '451 4.3.0 later', false, 'EENVELOPE 451'],
    ['MAIL FROM', '550 not you', false, 'EENVELOPE 550'],
    ['DATA', '554 no', true, 'EENVELOPE 554'],
  ])('refused at %s with "%s" fails permanently: %s', async (command, reply, permanent, code) => {
    server.answer = (line) => (line.startsWith(command) ? reply : null);
    const delivery = await smtp.deliver(LETTER, randomUUID(), DATE);
    expect(delivery).toMatchObject({
      ok: false,
      permanent,
      code: expect.stringMatching(code.slice(-3)) as string,
    });
    expect(delivery).toMatchObject({ fault: expect.stringContaining(reply.slice(-4)) as string });
    expect(JSON.stringify(delivery)).not.toContain('example.org');
  });

  it('is not given up when nobody listens', async () => {
    const port = await freePort();
    const nowhere = openSmtp(`smtp://127.0.0.1:${String(port)}`, 'muster@example.org');
    expect(await nowhere.deliver(LETTER, randomUUID(), DATE)).toMatchObject({ ok: false, permanent: false });
    nowhere.close();
  });

  it('fails when the way is closed while it is under way', async () => {
    server.hold();
    const delivery = smtp.deliver(LETTER, randomUUID(), DATE);
    smtp.close();
    expect(await delivery).toMatchObject({ ok: false, permanent: false });
  });
});

describe('an SMTP_URL', () => {
  it.each(['', 'mail.example.org', 'http://example.org', 'smtp://', 'direct:secret'])(
    'is refused as %j',
    (url) => {
      expect(() => openSmtp(url, 'a@example.org')).toThrow(/^SMTP_URL must be [^]*port\.$/);
    },
  );

  it('cannot make the console a witness of the mail', async () => {
    const told = vi.spyOn(console, 'log').mockReturnValue();
    const talkative = openSmtp(`${server.url}?logger=true&debug=true`, 'muster@example.org');
    expect(await talkative.deliver(LETTER, randomUUID(), DATE)).toEqual({ ok: true });
    talkative.close();
    expect(told).not.toHaveBeenCalled();
    told.mockRestore();
  });

  it('comes with a sender of one line', () => {
    expect(() => openSmtp(server.url, 'a@b.example\r\nBcc: c@d.example')).toThrow(
      'MAIL_FROM must be one line.',
    );
  });
});
