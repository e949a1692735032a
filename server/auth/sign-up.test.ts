import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestAuth, PASSWORD, type TestAuth } from '#tests/builders/auth.ts';
import { asOwner } from '#tests/builders/database.ts';

let open: TestAuth;
let mailing: TestAuth;

beforeAll(async () => {
  open = await openTestAuth();
  mailing = open.withConfig({}, true);
}, 60_000);
afterAll(() => open.close());

describe('signing up', () => {
  it('signs in at once where no mail can be sent, and makes the profile and its WAB id', async () => {
    const { status, json, text } = await open.call('POST', '/signup', {
      body: { email: 'New@Example.org', password: PASSWORD, data: { language: 'fr' } },
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      user: {
        email: 'new@example.org',
        role: 'authenticated',
        user_metadata: { language: 'fr' },
        app_metadata: { provider: 'email', providers: ['email'] },
        identities: [{ provider: 'email' }],
      },
    });
    const profiles = await asOwner(
      open.database,
      'select wab_id, language from public.profiles where id = $1',
      [text('user.id')],
    );
    expect(profiles).toEqual([{ wab_id: expect.stringMatching(/^WAB(-[A-Z0-9]{4}){3}$/), language: 'fr' }]);
  });

  it('refuses NUL in a text instead of leaving it out', async () => {
    for (const fields of [{ password: 'abcd\0efgh' }, { email: 'nul\0@example.org' }]) {
      const body = { email: 'nul@example.org', password: PASSWORD, ...fields };
      const refused = await open.call('POST', '/signup', { body });
      expect([refused.status, refused.text('code')]).toEqual([400, 'validation_failed']);
      expect(refused.text('message')).toBe(`${Object.keys(fields)[0] ?? ''} cannot hold NUL characters`);
    }
  });

  it('keeps a bcrypt hash of the password and nothing else of it', async () => {
    await open.join('hashed@example.org');
    const [row] = await asOwner(
      open.database,
      'select row_to_json(u)::text as all from auth.users u where email = $1',
      ['hashed@example.org'],
    );
    expect(String(row?.['all'])).toMatch(/"encrypted_password":"\$2b\$/);
    expect(String(row?.['all'])).not.toContain(PASSWORD);
  });

  it('mails a link where it can, and the account waits for it', async () => {
    const { status, json } = await mailing.call('POST', '/signup', {
      body: { email: 'waits@example.org', password: PASSWORD },
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({ email: 'waits@example.org', confirmation_sent_at: expect.any(String) });
    expect(json).not.toHaveProperty('access_token');
    expect(mailing.mails.at(-1)).toMatchObject({ kind: 'confirmation', to: 'waits@example.org' });
    const signIn = await mailing.call('POST', '/token?grant_type=password', {
      body: { email: 'waits@example.org', password: PASSWORD },
    });
    expect([signIn.status, signIn.text('code')]).toEqual([400, 'email_not_confirmed']);
  });

  it('does not reveal that an address has an account, and mails nothing', async () => {
    await open.join('taken@example.org');
    const before = mailing.mails.length;
    const known = await mailing.call('POST', '/signup', {
      body: { email: 'taken@example.org', password: PASSWORD },
    });
    const unknown = await mailing.call('POST', '/signup', {
      body: { email: 'free@example.org', password: PASSWORD },
    });
    expect(known.status).toBe(unknown.status);
    expect(known.json).toMatchObject({ email: 'taken@example.org', identities: [{ provider: 'email' }] });
    const keys = (json: unknown) => Object.keys(json as object).toSorted();
    expect(keys(known.json)).toEqual(keys(unknown.json));
    expect(mailing.mails.slice(before).map((mail) => mail.to)).toEqual(['free@example.org']);
  });

  it('says that an address is taken when no mail can tell its owner', async () => {
    await open.join('known@example.org');
    const { status, text } = await open.call('POST', '/signup', {
      body: { email: 'KNOWN@example.org', password: PASSWORD },
    });
    expect([status, text('code')]).toEqual([422, 'user_already_exists']);
  });

  it('makes one account of two sign-ups at the same time', async () => {
    const body = { email: 'twice@example.org', password: PASSWORD };
    const both = await Promise.all([
      open.call('POST', '/signup', { body }),
      open.call('POST', '/signup', { body }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('discards both passwords of two sign-ups for an unconfirmed address', async () => {
    const email = 'first@example.org';
    const passwords = [PASSWORD, 'the password of somebody else'];
    for (const password of passwords) await mailing.call('POST', '/signup', { body: { email, password } });
    const { code: token = '' } = mailing.mails.at(-1) ?? {};
    const verified = await mailing.call('POST', '/verify', { body: { type: 'signup', email, token } });
    expect(verified.status).toBe(200);
    for (const password of passwords) {
      const reply = await mailing.call('POST', '/token?grant_type=password', { body: { email, password } });
      expect(reply.text('code')).toBe('invalid_credentials');
    }
  });

  it('keeps the password when a second sign-up sends the same one', async () => {
    const body = { email: 'again@example.org', password: PASSWORD };
    for (const _ of [1, 2, 3]) await mailing.call('POST', '/signup', { body });
    const { code: token = '' } = mailing.mails.at(-1) ?? {};
    await mailing.call('POST', '/verify', { body: { type: 'signup', email: body.email, token } });
    expect((await mailing.call('POST', '/token?grant_type=password', { body })).status).toBe(200);
  });

  it.each([
    ['no password', { email: 'a@example.org' }, 400, 'validation_failed'],
    ['no address of mail', { email: 'nobody', password: PASSWORD }, 400, 'validation_failed'],
    [
      'an address with a line end',
      { email: 'a@example.org\r\nBcc: b@example.org', password: PASSWORD },
      400,
      'validation_failed',
    ],
    [
      'a password of 73 bytes',
      { email: 'a@example.org', password: 'é'.repeat(37) },
      400,
      'validation_failed',
    ],
    ['a short password', { email: 'a@example.org', password: 'short' }, 422, 'weak_password'],
    [
      'half a PKCE pair',
      { email: 'a@example.org', password: PASSWORD, code_challenge: 'x'.repeat(43) },
      400,
      'validation_failed',
    ],
    ['a telephone', { phone: '123456789', password: PASSWORD }, 400, 'phone_provider_disabled'],
    ['a number for an address', { email: 5, password: PASSWORD }, 400, 'bad_json'],
    [
      'metadata that no header could carry',
      { email: 'a@example.org', password: PASSWORD, data: { a: 'x'.repeat(4000) } },
      400,
      'validation_failed',
    ],
    ['no JSON', '{"email":', 400, 'bad_json'],
  ])('refuses %s', async (_, body, status, code) => {
    const reply = await open.call('POST', '/signup', { body });
    expect([reply.status, reply.text('code'), reply.headers.get('x-sb-error-code')]).toEqual([
      status,
      code,
      code,
    ]);
  });

  it('gives the reasons why a password is too weak', async () => {
    const strict = open.withConfig({ password: { minLength: 10, required: ['abc', '0123456789'] } });
    const { json } = await strict.call('POST', '/signup', {
      body: { email: 'w@example.org', password: 'zzz' },
    });
    expect(json).toMatchObject({
      code: 'weak_password',
      weak_password: { reasons: ['length', 'characters'] },
    });
  });

  it('responds to older clients in the older format', async () => {
    const { json } = await open.call('POST', '/signup', {
      body: { email: 'a@example.org', password: 'short' },
      headers: { 'X-Supabase-Api-Version': '' },
    });
    expect(json).toMatchObject({ code: 422, error_code: 'weak_password', msg: expect.any(String) });
  });

  it('is closed where the project closes it', async () => {
    const body = { email: 'late@example.org', password: PASSWORD };
    const reply = await open.withConfig({ enableSignup: false }).call('POST', '/signup', { body });
    expect([reply.status, reply.text('code')]).toEqual([422, 'signup_disabled']);
  });

  it('creates an anonymous account if the project allows it', async () => {
    const { json } = await open.call('POST', '/signup', { body: {} });
    expect(json).toMatchObject({ access_token: expect.any(String), user: { is_anonymous: true, email: '' } });
    const reply = await open.withConfig({ anonymousSignIns: false }).call('POST', '/signup', { body: {} });
    expect([reply.status, reply.text('code')]).toEqual([422, 'anonymous_provider_disabled']);
  });
});
