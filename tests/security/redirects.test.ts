import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AUTH_ADDRESS, openTestAuth, SITE_URL, type TestAuth } from '#tests/builders/auth.ts';

let mailing: TestAuth;
let direct: TestAuth;

beforeAll(async () => {
  const generous = {
    tokenVerifications: 100_000,
    signInSignUps: 100_000,
    tokenRefresh: 100_000,
    emailSent: 100_000,
  };
  mailing = await openTestAuth({
    delivers: true,
    config: { rateLimit: generous, redirectUrls: ['https://app.example/**', 'https://*.preview.example/in'] },
  });
  direct = mailing.withConfig({}, false);
}, 60_000);

afterAll(() => mailing.close());

beforeEach(() => {
  mailing.mails.length = 0;
});

let names = 0;
const newEmail = () => `player${String((names += 1))}@example.com`;

/** Places that are not the project's, however much they look like one. */
const ELSEWHERE = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https://muster.example.evil.example',
  'https://muster.example@evil.example',
  'https://muster.example:pw@evil.example/',
  'https://evil.example/https://muster.example',
  'https://evil.example#https://muster.example',
  'https://evil.example?https://muster.example/',
  'https://evil.example\\@muster.example',
  'https://evil.example\t.muster.example',
  'https://evil.example%2f@muster.example',
  'https://muster.example:8443',
  'http://muster.example',
  'https://muster.example.',
  'https://sub.muster.example',
  'https://xmuster.example',
  'https://app.example.evil.example/x',
  'https://app.examplex/',
  'https://a.b.preview.example/in',
  'https://evil.example/.preview.example/in',
  'https://a.preview.example/in/../out',
  'javascript:alert(1)//https://muster.example',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'muster.example://x',
  'blob:https://muster.example/x',
  'view-source:https://muster.example',
  'https://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'http://127.0.0.1@evil.example',
  'http://2130706433@evil.example/',
  'https://[::ffff:1.2.3.4]/',
  'https://ⅿuster.example@evil.example',
  '\u0000https://muster.example',
  ' https://evil.example',
  'https://',
  'null',
  'undefined',
  '[object Object]',
] as const;

/**
 * Every address is tried with one endpoint in every way, and every endpoint in every way with an
 * address of each kind: all of them judge an address in one place.
 */
const KINDS: readonly (typeof ELSEWHERE)[number][] = [
  'https://evil.example',
  '//evil.example',
  'https://a.preview.example/in/../out',
  'javascript:alert(1)//https://muster.example',
];

/** True when a browser that is sent there ends at the site. */
const isHome = (place: string) => new URL(place).origin === new URL(SITE_URL).origin;

describe('the target of a link', () => {
  it.each(ELSEWHERE)('is not %j, whoever asks for it and however', async (target) => {
    const member = await direct.join(newEmail());
    const query = `?redirect_to=${encodeURIComponent(target)}`;
    const plain = target.replaceAll(/[^\x20-\x7e]/g, '').trim();
    const ways = [
      { query, headers: {} },
      { query: '', headers: { redirect_to: plain } },
      {
        query: '',
        headers: { referer: plain, origin: plain, host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      },
    ];
    for (const { query: search, headers } of ways) {
      const [token, serviceToken] = [member.accessToken, mailing.serviceToken];
      const password = 'another long password';
      await mailing.call('POST', `/signup${search}`, { body: { email: newEmail(), password }, headers });
      if (!KINDS.includes(target)) continue;
      await mailing.call('POST', `/otp${search}`, { body: { email: newEmail() }, headers });
      await mailing.call('POST', `/magiclink${search}`, { body: { email: newEmail() }, headers });
      await mailing.call('POST', `/recover${search}`, { body: { email: member.email }, headers });
      await mailing.call('PUT', `/user${search}`, { body: { email: newEmail() }, token, headers });
      await mailing.call('POST', `/resend${search}`, {
        body: { type: 'email_change', email: member.email },
        headers,
      });
      await mailing.call('POST', `/invite${search}`, {
        body: { email: newEmail() },
        token: serviceToken,
        headers,
      });
      const made = await mailing.call('POST', '/admin/generate_link', {
        body: { type: 'magiclink', email: member.email, redirect_to: target },
        token: serviceToken,
        headers,
      });
      expect(made.text('redirect_to')).toBe(SITE_URL);
    }
    expect(mailing.mails.length).toBeGreaterThan(KINDS.includes(target) ? 18 : 2);
    for (const { link, redirectTo } of mailing.mails) {
      expect(redirectTo).toBe(SITE_URL);
      expect(link?.startsWith(`${AUTH_ADDRESS}/verify?`)).toBe(true);
      expect(new URL(link ?? '').searchParams.get('redirect_to')).toBe(SITE_URL);
      expect(link).not.toContain('evil');
    }
  });

  it.each(ELSEWHERE)('is not %j when that was written into the link itself', async (target) => {
    const email = newEmail();
    await mailing.call('POST', '/otp', { body: { email } });
    const token = mailing.mails.at(-1)?.tokenHash ?? '';
    const place = `&redirect_to=${encodeURIComponent(target)}`;
    const failed = await mailing.call('GET', `/verify?token=wrong&type=signup${place}`);
    const worked = await mailing.call('GET', `/verify?token=${token}&type=signup${place}`);
    for (const { status, headers } of [failed, worked]) {
      expect(status).toBe(303);
      expect(isHome(headers.get('location') ?? '')).toBe(true);
    }
    expect(worked.headers.get('location')).toContain('access_token=');
  });

  it.each([
    'https://muster.example/builder?x=1#y',
    'https://app.example/deep/er',
    'https://a.preview.example/in',
  ])('is %s, which the project allows', async (target) => {
    const email = newEmail();
    await mailing.call('POST', `/otp?redirect_to=${encodeURIComponent(target)}`, { body: { email } });
    expect(mailing.mails.at(-1)?.redirectTo).toBe(target);
  });

  it('shows nothing that a request has put in', async () => {
    const evil = encodeURIComponent('x"><script>&error_description=call%20this%20number\r\nX: y');
    const { headers } = await mailing.call(
      'GET',
      `/verify?token=${evil}&type=${evil}&error=${evil}&code=${evil}`,
    );
    const place = headers.get('location') ?? '';
    expect(place).not.toMatch(/<|%3C|this|number|[\r\n]/);
    expect(isHome(place)).toBe(true);
  });
});

describe('a mail', () => {
  it('names the server as its operator does, whatever a request calls it', async () => {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'evil',
      'x-original-url': 'https://evil.example',
      forwarded: 'host=evil.example',
      origin: 'https://evil.example',
    };
    const email = newEmail();
    await mailing.auth.request('http://evil.example/otp', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    const mail = mailing.mails.at(-1);
    expect(mail?.to).toBe(email);
    expect(JSON.stringify(mail)).not.toContain('evil');
  });

  it('goes to one address, which is one', async () => {
    for (const email of [
      'a@example.com, b@example.com',
      'a@example.com\nBcc: b@example.com',
      'a@example.com\r\nSubject: x',
      '"a"@example.com',
      '<a@example.com>',
      'a@example.com>',
      'a@example.com;b@example.com',
      'a@b@example.com',
      'a@example.com\u2028b',
      '=?utf-8?q?a?=@example.com ',
      ['a@example.com', 'b@example.com'],
      { address: 'a@example.com' },
    ]) {
      for (const path of ['/otp', '/recover', '/signup', '/magiclink']) {
        const { status } = await mailing.call('POST', path, { body: { email, password: 'a long password' } });
        expect({ email, path, isTaken: status === 200 && typeof email !== 'string' }).toMatchObject({
          isTaken: false,
        });
      }
    }
    for (const { to } of mailing.mails) expect(to).toMatch(/^[^\s<>,;:"()@]+@example\.com$/);
  });
});
