import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestAuth, PASSWORD, SITE_URL, type TestAuth } from '#tests/builders/auth.ts';

let mailing: TestAuth;
let names = 0;

beforeAll(async () => {
  mailing = await openTestAuth({ delivers: true });
}, 60_000);
afterAll(() => mailing.close());

const CHALLENGE = { code_challenge: 'c'.repeat(43), code_challenge_method: 's256' };
const lastMail = () => {
  const mail = mailing.mails.at(-1);
  if (mail === undefined) throw new Error('no mail was sent');
  return mail;
};
const verify = (body: object) => mailing.call('POST', '/verify', { body });
/** The newest mail of a confirmed account: to sign in with, or for a new password. */
const mailFor = async (path: '/otp' | '/recover', more: object = {}) => {
  const email = `reader${String((names += 1))}@example.org`;
  await mailing.call('POST', '/signup', { body: { email, password: PASSWORD } });
  await verify({ type: 'signup', token_hash: lastMail().tokenHash });
  await mailing.call('POST', path, { body: { email, ...more } });
  return { email, mail: lastMail() };
};

describe('the link of a mail', () => {
  it('is not spent by HEAD, with which scanners look ahead', async () => {
    const { mail } = await mailFor('/recover');
    const { search } = new URL(mail.link ?? '');
    const look = await mailing.auth.request(`/verify${search}`, { method: 'HEAD', redirect: 'manual' });
    expect([look.status, look.headers.get('location')]).toEqual([405, null]);
    expect((await verify({ type: 'recovery', token_hash: mail.tokenHash })).status).toBe(200);
  });

  it('works in a browser that did not ask for it', async () => {
    const { email, mail } = await mailFor('/recover', CHALLENGE);
    expect(mail.tokenHash).toMatch(/^pkce_/);
    const { text } = await verify({ type: 'recovery', token_hash: mail.tokenHash });
    expect(text('user.email')).toBe(email);
  });

  it('leads on by GET for clients of the wire', async () => {
    const { mail } = await mailFor('/otp');
    const { search } = new URL(mail.link ?? '');
    const answer = await mailing.auth.request(`/verify${search}`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toMatch(new RegExp(`^${SITE_URL}.*#access_token=`));
  });
});

describe('a link or code', () => {
  it.each([
    ['/recover', ['magiclink', 'email', 'signup', 'invite', 'email_change'], 'recovery'],
    ['/otp', ['recovery', 'signup', 'invite', 'email_change'], 'magiclink'],
    ['/otp', ['recovery'], 'email'],
  ] as const)('mailed by %s serves no other purpose: %j, only %s', async (path, others, own) => {
    for (const more of [{}, CHALLENGE]) {
      const { email, mail } = await mailFor(path, more);
      for (const type of others) {
        expect((await verify({ type, token_hash: mail.tokenHash })).text('code')).toBe('otp_expired');
        expect((await verify({ type, email, token: mail.code })).text('code')).toBe('otp_expired');
      }
      const proof = more === CHALLENGE ? { email, token: mail.code } : { token_hash: mail.tokenHash };
      expect((await verify({ type: own, ...proof })).status).toBe(200);
    }
  });
});
