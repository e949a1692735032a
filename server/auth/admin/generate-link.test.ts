import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUTH_ADDRESS, openTestAuth, PASSWORD, SITE_URL, type TestAuth } from '#tests/builders/auth.ts';
import { authClient } from '#tests/builders/auth-client.ts';

/** Mails confirm addresses here. */
let test: TestAuth;
/** The same without a mail server. */
let silent: TestAuth;
beforeAll(async () => {
  test = await openTestAuth({ delivers: true });
  silent = test.withConfig({}, false);
}, 60_000);
afterAll(() => test.close());

function post(body: unknown, on: TestAuth = test) {
  return on.call('POST', '/admin/generate_link', { token: test.serviceToken, body });
}

function verify(type: string, tokenHash: string) {
  return test.call('POST', '/verify', { body: { type, token_hash: tokenHash } });
}

describe('POST /admin/generate_link', () => {
  it('signs up: the account, its link and its code, and no mail', async () => {
    const { status, json, text } = await post({
      type: 'signup',
      email: 'Up@example.org',
      password: PASSWORD,
      data: { name: 'Up' },
    });
    expect(status).toBe(200);
    expect(json).toHaveProperty('user_metadata', { name: 'Up' });
    expect(json).toMatchObject({
      email: 'up@example.org',
      confirmation_sent_at: '2026-03-01T12:00:00Z',
      email_otp: expect.stringMatching(/^\d{6}$/),
      verification_type: 'signup',
      redirect_to: SITE_URL,
    });
    const link = new URL(text('action_link'));
    expect(`${link.origin}${link.pathname}`).toBe(`${AUTH_ADDRESS}/verify`);
    expect(Object.fromEntries(link.searchParams)).toEqual({
      token: text('hashed_token'),
      type: 'signup',
      redirect_to: SITE_URL,
    });
    expect(test.mails).toEqual([]);
    const followed = await test.call('GET', `/verify${link.search}`);
    expect(followed.status).toBe(303);
    expect(followed.headers.get('Location')).toContain(`${SITE_URL}/#access_token=`);
    const body = { email: 'up@example.org', password: PASSWORD };
    expect((await test.call('POST', '/token?grant_type=password', { body })).status).toBe(200);
  });

  it('gives the code as well, which signs in', async () => {
    const { text } = await post({ type: 'signup', email: 'code@example.org', password: PASSWORD });
    const body = { type: 'signup', email: 'code@example.org', token: text('email_otp') };
    expect((await test.call('POST', '/verify', { body })).status).toBe(200);
  });

  it('keeps the password of an unconfirmed account and merges the metadata', async () => {
    await post({ type: 'signup', email: 'twice@example.org', password: PASSWORD, data: { a: 1 } });
    const again = await post({
      type: 'signup',
      email: 'twice@example.org',
      password: 'another password',
      data: { b: 2 },
    });
    expect(again.json).toMatchObject({ user_metadata: { a: 1, b: 2 } });
    await verify('signup', again.text('hashed_token'));
    const body = { email: 'twice@example.org', password: PASSWORD };
    expect((await test.call('POST', '/token?grant_type=password', { body })).status).toBe(200);
  });

  it.each(['magiclink', 'recovery'])('makes a %s for an account', async (type) => {
    const { id, email } = await silent.join(`${type}@example.org`);
    const { json, text } = await post({ type, email });
    expect(json).toMatchObject({ id, verification_type: type });
    expect((await verify(type, text('hashed_token'))).json).toMatchObject({ user: { id } });
  });

  it('signs up an unknown address that asks for a magic link, with a password that nobody knows', async () => {
    const { json, text } = await post({ type: 'magiclink', email: 'unknown@example.org', data: { a: 1 } });
    expect(json).toMatchObject({ verification_type: 'signup', user_metadata: { a: 1 } });
    expect((await verify('signup', text('hashed_token'))).status).toBe(200);
    const body = { email: 'unknown@example.org', password: ' ' };
    const refused = await test.call('POST', '/token?grant_type=password', { body });
    expect(refused.text('code')).toBe('invalid_credentials');
  });

  it('invites', async () => {
    const { json, text } = await post({ type: 'invite', email: 'invite@example.org' });
    expect(json).toMatchObject({ invited_at: '2026-03-01T12:00:00Z', verification_type: 'invite' });
    expect((await verify('invite', text('hashed_token'))).status).toBe(200);
  });

  it('changes an address by its two halves', async () => {
    const { id, email } = await silent.join('from@example.org');
    const current = await post({ type: 'email_change_current', email, new_email: 'to@example.org' });
    expect(current.json).toMatchObject({
      new_email: 'to@example.org',
      verification_type: 'email_change_current',
    });
    const other = await post({ type: 'email_change_new', email, new_email: 'to@example.org' });
    expect(new URL(other.text('action_link')).searchParams.get('type')).toBe('email_change');
    expect((await verify('email_change', current.text('hashed_token'))).json).toMatchObject({ code: '200' });
    const done = await test.call('POST', '/verify', {
      body: { type: 'email_change', email: 'to@example.org', token: other.text('email_otp') },
    });
    expect(done.json).toMatchObject({ user: { id, email: 'to@example.org' } });
  });

  it('makes the half of a former change worthless', async () => {
    const { email } = await silent.join('half@example.org');
    const former = await post({ type: 'email_change_current', email, new_email: 'first@example.org' });
    await post({ type: 'email_change_new', email, new_email: 'second@example.org' });
    expect((await verify('email_change', former.text('hashed_token'))).text('code')).toBe('otp_expired');
  });

  it('leads to the requested address if the project allows it', async () => {
    const { email } = await silent.join('lead@example.org');
    const allowed = 'https://app.example/welcome';
    const { text } = await post({ type: 'magiclink', email, redirect_to: allowed });
    expect(text('redirect_to')).toBe(allowed);
    expect(new URL(text('action_link')).searchParams.get('redirect_to')).toBe(allowed);
    const foreign = await post({ type: 'magiclink', email, redirect_to: 'https://evil.example/' });
    expect(foreign.text('redirect_to')).toBe(SITE_URL);
  });

  it('refuses a taken address, an unknown account and an invalid type', async () => {
    const { email } = await silent.join('is@example.org');
    const cases = [
      [{ type: 'signup', email, password: PASSWORD }, 422, 'email_exists'],
      [{ type: 'invite', email }, 422, 'email_exists'],
      [{ type: 'email_change_new', email, new_email: email }, 422, 'email_exists'],
      [{ type: 'recovery', email: 'isnot@example.org' }, 404, 'user_not_found'],
      [
        { type: 'email_change_new', email: 'isnot@example.org', new_email: 'x@example.org' },
        404,
        'user_not_found',
      ],
      [{ type: 'signup', email: 'isnot@example.org' }, 400, 'validation_failed'],
      [{ type: 'signup', email: 'isnot@example.org', password: 'short' }, 422, 'weak_password'],
      [{ type: 'email_change_new', email }, 400, 'validation_failed'],
      [{ type: 'phone_change', email }, 400, 'validation_failed'],
      [{ type: 'recovery' }, 400, 'validation_failed'],
    ] as const;
    for (const [body, status, code] of cases) {
      const refused = await post(body);
      expect([body.type, refused.status, refused.text('code')]).toEqual([body.type, status, code]);
    }
    const single = test.withConfig({ email: { doubleConfirmChanges: false } });
    const body = { type: 'email_change_current', email, new_email: 'x@example.org' };
    expect((await post(body, single)).text('code')).toBe('validation_failed');
  });

  it('is understood by the client library', async () => {
    const { admin } = authClient(test, test.serviceToken);
    const { data, error } = await admin.generateLink({
      type: 'invite',
      email: 'client@example.org',
      options: { redirectTo: 'https://app.example/in' },
    });
    expect(error).toBeNull();
    expect(data.user?.email).toBe('client@example.org');
    expect(data.properties?.redirect_to).toBe('https://app.example/in');
  });
});

describe('POST /invite', () => {
  const invite = (body: unknown, query = '') =>
    test.call('POST', `/invite${query}`, { token: test.serviceToken, body });

  it('mails the invited person, and the link signs them in', async () => {
    const { status, json } = await invite(
      { email: 'guest@example.org', data: { language: 'fr' } },
      '?redirect_to=https://app.example/in',
    );
    expect(status).toBe(200);
    expect(json).toMatchObject({ email: 'guest@example.org', invited_at: '2026-03-01T12:00:00Z' });
    expect(json).not.toHaveProperty('email_confirmed_at');
    const mail = test.mails.at(-1);
    expect(mail).toMatchObject({ kind: 'invite', to: 'guest@example.org', language: 'fr' });
    expect(mail?.redirectTo).toBe('https://app.example/in');
    expect((await verify('invite', mail?.tokenHash ?? '')).json).toMatchObject({
      user: { email: 'guest@example.org', email_confirmed_at: '2026-03-01T12:00:00Z' },
    });
  });

  it('may be sent again until it is followed', async () => {
    const first = await invite({ email: 'again@example.org' });
    const second = await invite({ email: 'again@example.org' });
    expect(second.text('id')).toBe(first.text('id'));
    await verify('invite', test.mails.at(-1)?.tokenHash ?? '');
    const late = await invite({ email: 'again@example.org' });
    expect([late.status, late.text('code')]).toEqual([422, 'email_exists']);
  });

  it('counts as one of the mails that may be sent', async () => {
    const few = test.withConfig({ rateLimit: { emailSent: 0 } });
    const body = { email: 'few@example.org' };
    const refused = await few.call('POST', '/invite', { token: test.serviceToken, body });
    expect([refused.status, refused.text('code')]).toEqual([429, 'over_email_send_rate_limit']);
  });
});
