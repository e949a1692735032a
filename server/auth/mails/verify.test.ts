import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestAuth, PASSWORD, SITE_URL, type TestAuth } from '#tests/builders/auth.ts';
import { asOwner } from '#tests/builders/database.ts';

let mailing: TestAuth;
let names = 0;

beforeAll(async () => {
  mailing = await openTestAuth({ delivers: true });
}, 60_000);
afterAll(() => mailing.close());

const newEmail = () => `player${String((names += 1))}@example.org`;
const lastMail = () => {
  const mail = mailing.mails.at(-1);
  if (mail === undefined) throw new Error('no mail was sent');
  return mail;
};
const signUp = async () => {
  const email = newEmail();
  await mailing.call('POST', '/signup', { body: { email, password: PASSWORD } });
  return { email, mail: lastMail() };
};
/** An account that is confirmed, signed in. */
const member = async () => {
  const { email, mail } = await signUp();
  const { text } = await mailing.call('POST', '/verify', {
    body: { type: 'signup', token_hash: mail.tokenHash },
  });
  return { email, id: text('user.id'), token: text('access_token') };
};
const follow = async (link: string | null) => {
  const answer = await mailing.auth.request(`/verify${new URL(link ?? '').search}`, { redirect: 'manual' });
  const address = new URL(answer.headers.get('location') ?? '');
  return { status: answer.status, address, fragment: new URLSearchParams(address.hash.slice(1)) };
};

describe('the code of a mail', () => {
  it('confirms the address and signs in, once', async () => {
    const { email, mail } = await signUp();
    const body = { type: 'signup', email, token: mail.code };
    expect(mail.code).toMatch(/^\d{6}$/);
    const first = await mailing.call('POST', '/verify', { body });
    expect(first.json).toMatchObject({ user: { email, email_confirmed_at: expect.any(String) } });
    const second = await mailing.call('POST', '/verify', { body });
    expect([second.status, second.text('code')]).toEqual([403, 'otp_expired']);
  });

  it('is stored so that nobody who reads the table can use it', async () => {
    const { mail } = await signUp();
    const rows = await asOwner(mailing.database, 'select token_hash from auth.one_time_tokens');
    expect(JSON.stringify(rows)).not.toContain(mail.code);
    expect(rows.map((row) => row['token_hash'])).toContain(mail.tokenHash);
  });

  it('is too old after an hour', async () => {
    const { email, mail } = await signUp();
    mailing.clock.advance(3601);
    const reply = await mailing.call('POST', '/verify', {
      body: { type: 'signup', email, token: mail.code },
    });
    expect(reply.text('code')).toBe('otp_expired');
  });

  it('counts for its own address and its own purpose only', async () => {
    const { email, mail } = await signUp();
    const other = await signUp();
    const wrong = [
      { type: 'signup', email: other.email, token: mail.code },
      { type: 'recovery', email, token: mail.code },
      { type: 'signup', email: newEmail(), token: mail.code },
      { type: 'signup', email, token: '000000' },
    ];
    for (const body of wrong) {
      expect((await mailing.call('POST', '/verify', { body })).text('code')).toBe('otp_expired');
    }
    expect(
      (await mailing.call('POST', '/verify', { body: { type: 'email', email, token: mail.code } })).status,
    ).toBe(200);
  });

  it('cannot be guessed for long', async () => {
    const { email } = await signUp();
    const statuses = [];
    for (let at = 0; at < 21; at += 1) {
      const body = { type: 'signup', email, token: `guess${String(at)}` };
      const headers = { 'X-Forwarded-For': `203.0.113.${String(at)}` };
      statuses.push((await mailing.call('POST', '/verify', { body, headers })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it.each([
    [{}, 'validation_failed'],
    [{ type: 'signup' }, 'validation_failed'],
    [{ type: 'nonsense', token_hash: 'x' }, 'validation_failed'],
    [{ type: 'constructor', token_hash: 'x' }, 'validation_failed'],
    [{ type: 'signup', token: '123456' }, 'validation_failed'],
    [{ type: 'signup', token_hash: 'x', email: 'a@example.org' }, 'validation_failed'],
    [{ type: 'sms', phone: '123', token: '123456' }, 'otp_expired'],
  ])('is refused when a field is missing: %o', async (body, code) => {
    expect((await mailing.call('POST', '/verify', { body })).text('code')).toBe(code);
  });
});

describe('the link of a mail', () => {
  it('leads to the site with a session', async () => {
    const { mail } = await signUp();
    const { status, address, fragment } = await follow(mail.link);
    expect([status, address.origin]).toEqual([303, SITE_URL]);
    expect(fragment.get('type')).toBe('signup');
    const user = await mailing.call('GET', '/user', { token: fragment.get('access_token') ?? '' });
    expect(user.status).toBe(200);
  });

  it('leads to the site with the error, the second time', async () => {
    const { mail } = await signUp();
    await follow(mail.link);
    const { address, fragment } = await follow(mail.link);
    expect(address.origin).toBe(SITE_URL);
    expect([fragment.get('error'), fragment.get('error_code')]).toEqual(['access_denied', 'otp_expired']);
    expect(fragment.get('access_token')).toBeNull();
  });

  it.each([
    'https://evil.example/',
    'https://muster.example.evil.example/',
    'https://muster.example@evil.example/',
    '//evil.example/',
    'javascript:alert(1)',
    'https://muster.example:8443/',
    String.raw`https://muster.example\@evil.example/`,
    'https://muster.example/\r\nSet-Cookie: a=b',
  ])('never carries tokens to %s', async (wanted) => {
    const email = newEmail();
    await mailing.call('POST', `/signup?redirect_to=${encodeURIComponent(wanted)}`, {
      body: { email, password: PASSWORD },
    });
    const link = new URL(lastMail().link ?? '');
    expect(link.searchParams.get('redirect_to')).toBe(SITE_URL);
    link.searchParams.set('redirect_to', wanted);
    expect((await follow(link.href)).address.origin).toBe(SITE_URL);
  });

  it.each([
    'https://muster.example/profile?tab=1',
    'https://app.example/any/where',
    'http://localhost:5173/login',
  ])('leads to %s, which the project allows', async (wanted) => {
    const email = newEmail();
    await mailing.call('POST', `/signup?redirect_to=${encodeURIComponent(wanted)}`, {
      body: { email, password: PASSWORD },
    });
    const { address } = await follow(lastMail().link);
    expect(address.href.split('#')[0]).toBe(wanted);
  });
});

describe('signing in by mail', () => {
  it('creates an account for a new address, unless the request forbids it', async () => {
    const email = newEmail();
    const count = mailing.mails.length;
    const none = await mailing.call('POST', '/otp', { body: { email, create_user: false } });
    expect([none.status, none.json, mailing.mails.length]).toEqual([200, {}, count]);
    const made = await mailing.call('POST', '/otp', { body: { email, data: { language: 'es' } } });
    expect([made.status, made.json]).toEqual([200, {}]);
    expect(lastMail()).toMatchObject({ kind: 'confirmation', to: email, language: 'es' });
  });

  it('sends a known address a link, in the language of its owner', async () => {
    const { email, token } = await member();
    await mailing.call('PUT', '/user', { token, body: { data: { language: 'fr' } } });
    await mailing.call('POST', '/otp', { body: { email }, headers: { 'Accept-Language': 'es' } });
    expect(lastMail()).toMatchObject({ kind: 'magic_link', to: email, language: 'fr' });
    const { text } = await mailing.call('POST', '/verify', {
      body: { type: 'magiclink', token_hash: lastMail().tokenHash },
    });
    expect(text('user.email')).toBe(email);
  });

  it('responds alike to a password request for an address without an account', async () => {
    const { email } = await member();
    const known = await mailing.call('POST', '/recover', { body: { email } });
    expect(lastMail()).toMatchObject({ kind: 'recovery', to: email });
    const count = mailing.mails.length;
    const unknown = await mailing.call('POST', '/recover', { body: { email: newEmail() } });
    expect([unknown.status, unknown.json]).toEqual([known.status, known.json]);
    expect(mailing.mails).toHaveLength(count);
  });

  it('sends the mail of a sign-up again, and nothing to a confirmed or unknown address', async () => {
    const { email } = await signUp();
    const resend = (to: string) => mailing.call('POST', '/resend', { body: { type: 'signup', email: to } });
    await resend(email);
    expect(lastMail()).toMatchObject({ kind: 'confirmation', to: email });
    const count = mailing.mails.length;
    const { email: confirmed } = await member();
    const sent = mailing.mails.length;
    expect((await resend(confirmed)).json).toEqual({});
    expect((await resend(newEmail())).json).toEqual({});
    expect(mailing.mails).toHaveLength(sent);
    expect(sent).toBe(count + 1);
  });

  it('sends one address no more than one mail a minute, and all of them no more than the project allows', async () => {
    const slow = mailing.withConfig({ email: { maxFrequency: 60 } });
    const email = newEmail();
    expect((await slow.call('POST', '/otp', { body: { email } })).status).toBe(200);
    const reply = await slow.call('POST', '/otp', { body: { email } });
    expect([reply.status, reply.text('code')]).toEqual([429, 'over_email_send_rate_limit']);
    expect(reply.text('message')).toMatch(/after \d+ seconds/);
    const none = mailing.withConfig({ rateLimit: { emailSent: 0 } });
    const over = await none.call('POST', '/recover', { body: { email: newEmail() } });
    expect([over.status, over.text('code')]).toEqual([429, 'over_email_send_rate_limit']);
  });
});

describe('another address', () => {
  const change = async () => {
    const { email, id, token } = await member();
    const wanted = newEmail();
    const reply = await mailing.call('PUT', '/user', { token, body: { email: wanted } });
    const [current, fresh] = mailing.mails.slice(-2);
    return { email, id, token, wanted, reply, current, fresh };
  };

  it('counts once both mailboxes have said yes', async () => {
    const { email, token, wanted, reply, current, fresh } = await change();
    expect(reply.json).toMatchObject({ email, new_email: wanted });
    expect([current?.to, fresh?.to]).toEqual([email, wanted]);
    const half = await mailing.call('POST', '/verify', {
      body: { type: 'email_change', token_hash: current?.tokenHash },
    });
    expect(half.json).toEqual({ msg: expect.stringContaining('accepted'), code: '200' });
    expect((await mailing.call('GET', '/user', { token })).text('email')).toBe(email);
    const whole = await mailing.call('POST', '/verify', {
      body: { type: 'email_change', token_hash: fresh?.tokenHash },
    });
    expect(whole.text('user.email')).toBe(wanted);
  });

  it('does not count when one mailbox says yes twice', async () => {
    const { email, token, current } = await change();
    await mailing.call('POST', '/verify', { body: { type: 'email_change', token_hash: current?.tokenHash } });
    await mailing.call('POST', '/resend', { body: { type: 'email_change', email } });
    const again = mailing.mails.findLast((mail) => mail.to === email);
    const { json } = await mailing.call('POST', '/verify', {
      body: { type: 'email_change', token_hash: again?.tokenHash },
    });
    expect(json).toMatchObject({ code: '200' });
    expect((await mailing.call('GET', '/user', { token })).text('email')).toBe(email);
  });

  it('is refused when it is somebody else’s, then or by the time it is confirmed', async () => {
    const { email: taken } = await member();
    const { token } = await member();
    const reply = await mailing.call('PUT', '/user', { token, body: { email: taken } });
    expect([reply.status, reply.text('code')]).toEqual([422, 'email_exists']);
    const { wanted, current, fresh } = await change();
    await mailing.call('POST', '/signup', { body: { email: wanted, password: PASSWORD } });
    await mailing.call('POST', '/verify', { body: { type: 'email_change', token_hash: current?.tokenHash } });
    const late = await mailing.call('POST', '/verify', {
      body: { type: 'email_change', token_hash: fresh?.tokenHash },
    });
    expect(late.text('code')).toBe('email_exists');
  });

  it('needs the new mailbox alone where the project says so', async () => {
    const single = mailing.withConfig({ email: { doubleConfirmChanges: false } });
    const { token } = await member();
    const wanted = newEmail();
    await single.call('PUT', '/user', { token, body: { email: wanted } });
    const { text } = await single.call('POST', '/verify', {
      body: { type: 'email_change', token_hash: lastMail().tokenHash },
    });
    expect(text('user.email')).toBe(wanted);
  });
});
