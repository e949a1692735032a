import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestAuth, PASSWORD, type TestAuth } from '#tests/builders/auth.ts';
import { asOwner } from '#tests/builders/database.ts';

let open: TestAuth;
/** The same service where addresses are confirmed by mail. */
let mailing: TestAuth;
let names = 0;

beforeAll(async () => {
  open = await openTestAuth();
  mailing = open.withConfig({}, true);
}, 60_000);
afterAll(() => open.close());

const newEmail = () => `guest${String((names += 1))}@example.org`;
const signIn = (service: TestAuth, headers: Readonly<Record<string, string>> = {}, data = {}) =>
  service.call('POST', '/signup', { body: { data }, headers });
const put = (service: TestAuth, token: string, body: object) => service.call('PUT', '/user', { token, body });
const profileOf = (id: string) => asOwner(open.database, 'select wab_id from profiles where id = $1', [id]);

describe('a sign-in without an address', () => {
  it('answers a session of an account that is nobody yet', async () => {
    const reply = await signIn(open, {}, { language: 'fr' });
    expect(reply.json).toMatchObject({
      token_type: 'bearer',
      user: {
        is_anonymous: true,
        aud: 'authenticated',
        role: 'authenticated',
        email: '',
        phone: '',
        app_metadata: {},
        user_metadata: { language: 'fr' },
        identities: [],
      },
    });
    expect(decodeJwt(reply.text('access_token'))).toMatchObject({
      is_anonymous: true,
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'anonymous' }],
    });
    expect(await profileOf(reply.text('user.id'))).toEqual([]);
    const refreshed = await open.call('POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: reply.text('refresh_token') },
    });
    expect(refreshed.json).toMatchObject({ user: { is_anonymous: true, id: reply.text('user.id') } });
  });

  it('is refused where it is switched off, or where nobody may sign up', async () => {
    const off = await signIn(open.withConfig({ anonymousSignIns: false }));
    expect([off.status, off.text('code'), off.text('message')]).toEqual([
      422,
      'anonymous_provider_disabled',
      'Anonymous sign-ins are disabled',
    ]);
    const closed = await signIn(open.withConfig({ enableSignup: false }));
    expect([closed.status, closed.text('code')]).toEqual([422, 'signup_disabled']);
  });

  it('is counted by network, thirty an hour or as the project says', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const few = open.withConfig({ rateLimit: { anonymousUsers: 2 } });
    for (let turn = 0; turn < 2; turn += 1) expect((await signIn(few, from('192.0.2.1'))).status).toBe(200);
    const full = await signIn(few, from('192.0.2.1'));
    expect([full.status, full.text('code')]).toEqual([429, 'over_request_rate_limit']);
    expect((await signIn(few, from('192.0.2.2'))).status).toBe(200);
    for (let turn = 0; turn < 2; turn += 1) await signIn(few, from(`2001:db8::${String(turn)}`));
    expect((await signIn(few, from('2001:db8::ffff'))).status).toBe(429);
  });
});

describe('an anonymous account that signs up', () => {
  it('keeps its id, at once where nothing is mailed', async () => {
    const { text } = await signIn(open);
    const email = newEmail();
    const reply = await put(open, text('access_token'), { email, password: PASSWORD });
    expect(reply.json).toMatchObject({
      id: text('user.id'),
      email,
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email', identity_data: { email } }],
    });
    expect(await profileOf(text('user.id'))).toHaveLength(1);
  });

  it('stays anonymous until the link of the mail is opened, and has its password then', async () => {
    const { text } = await signIn(mailing);
    const email = newEmail();
    const asked = await put(mailing, text('access_token'), { email, password: PASSWORD });
    expect(asked.json).toMatchObject({ is_anonymous: true, email: '', new_email: email });
    expect(await profileOf(text('user.id'))).toEqual([]);
    const password = { email, password: PASSWORD };
    const early = await mailing.call('POST', '/token?grant_type=password', { body: password });
    expect(early.text('code')).toBe('invalid_credentials');
    const sent = mailing.mails.at(-1);
    expect([sent?.kind, sent?.to]).toEqual(['email_change', email]);
    const confirmed = await mailing.call('POST', '/verify', {
      body: { type: 'email_change', token_hash: sent?.tokenHash },
    });
    expect(confirmed.json).toMatchObject({ user: { id: text('user.id'), email, is_anonymous: false } });
    expect(decodeJwt(confirmed.text('access_token'))).toMatchObject({ is_anonymous: false });
    expect(await profileOf(text('user.id'))).toHaveLength(1);
    const reply = await mailing.call('POST', '/token?grant_type=password', { body: password });
    expect(reply.json).toMatchObject({ user: { id: text('user.id') } });
  });

  it('sets no password without an address, and takes nobody’s', async () => {
    const taken = newEmail();
    await open.join(taken);
    const { text } = await signIn(open);
    const alone = await put(open, text('access_token'), { password: PASSWORD });
    expect([alone.status, alone.text('code')]).toEqual([422, 'validation_failed']);
    const theirs = await put(open, text('access_token'), { email: taken, password: PASSWORD });
    expect([theirs.status, theirs.text('code')]).toEqual([422, 'email_exists']);
    expect((await open.call('GET', '/user', { token: text('access_token') })).json).toMatchObject({
      is_anonymous: true,
    });
  });
});
