import bcrypt from 'bcrypt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestAuth, PASSWORD, type TestAuth } from '#tests/builders/auth.ts';
import { authClient } from '#tests/builders/auth-client.ts';
import { asOwner } from '#tests/builders/database.ts';

let test: TestAuth;
beforeAll(async () => {
  test = await openTestAuth({ delivers: true });
}, 60_000);
afterAll(() => test.close());

function post(body: unknown) {
  return test.call('POST', '/admin/users', { token: test.serviceToken, body });
}

function signIn(email: string, password: string) {
  return test.call('POST', '/token?grant_type=password', { body: { email, password } });
}

const ID = '0b9d3c0e-6f1f-4f0e-9d3b-5f1f6a1b2c3d';

describe('the endpoints of the operator', () => {
  it.each([
    ['POST', '/invite'],
    ['POST', '/admin/generate_link'],
    ['GET', '/admin/audit'],
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${ID}`],
    ['PUT', `/admin/users/${ID}`],
    ['DELETE', `/admin/users/${ID}`],
    ['GET', `/admin/users/${ID}/factors`],
    ['PUT', `/admin/users/${ID}/factors/${ID}`],
    ['DELETE', `/admin/users/${ID}/factors/${ID}`],
  ])('%s %s refuses everybody without the service key', async (method, path) => {
    const nobody = await test.call(method, path);
    expect([nobody.status, nobody.text('code')]).toEqual([401, 'no_authorization']);
    const forged = await test.call(method, path, { token: `${test.serviceToken.slice(0, -9)}AAAAAAAAA` });
    expect([forged.status, forged.text('code')]).toEqual([403, 'bad_jwt']);
    const anybody = await test.call(method, path, { token: test.anonToken });
    expect([anybody.status, anybody.text('code')]).toEqual([403, 'not_admin']);
  });

  it('refuses a user, whatever their metadata says', async () => {
    await post({ email: 'user@example.org', password: PASSWORD, email_confirm: true });
    const { text } = await signIn('user@example.org', PASSWORD);
    const token = text('access_token');
    await test.call('PUT', '/user', { token, body: { data: { role: 'service_role' } } });
    const refused = await test.call('GET', '/admin/users', { token });
    expect([refused.status, refused.text('code')]).toEqual([403, 'not_admin']);
  });
});

describe('POST /admin/users', () => {
  it('makes an account that can sign in at once, mails nothing, and makes its profile', async () => {
    const { status, json, text } = await post({
      email: ' New@Example.org ',
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { name: 'New' },
      app_metadata: { plan: 'club' },
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      email: 'new@example.org',
      email_confirmed_at: '2026-03-01T12:00:00Z',
      user_metadata: { name: 'New', email_verified: true },
      app_metadata: { provider: 'email', providers: ['email'], plan: 'club' },
      identities: [{ provider: 'email', identity_data: { email: 'new@example.org', email_verified: true } }],
    });
    expect(test.mails).toEqual([]);
    expect((await signIn('new@example.org', PASSWORD)).status).toBe(200);
    const profile = 'select wab_id from public.profiles where id = $1';
    expect(await asOwner(test.database, profile, [text('id')])).toHaveLength(1);
  });

  it('leaves the address unconfirmed unless it is told to confirm it', async () => {
    const { json } = await post({ email: 'waits@example.org', password: PASSWORD });
    expect(json).not.toHaveProperty('email_confirmed_at');
    expect((await signIn('waits@example.org', PASSWORD)).text('code')).toBe('email_not_confirmed');
  });

  it('takes the id, the role and the audience that it is given', async () => {
    const made = await post({ id: ID.toUpperCase(), email: 'id@example.org', role: 'tester', aud: 'club' });
    expect(made.json).toMatchObject({ id: ID, role: 'tester', aud: 'club' });
    const again = await post({ id: ID, email: 'id2@example.org' });
    expect([again.status, again.text('code')]).toEqual([422, 'user_already_exists']);
  });

  it('takes the hash of a password from elsewhere', async () => {
    const hash = (await bcrypt.hash('the former password', 4)).replace('$2b$', '$2a$');
    await post({ email: 'moved@example.org', password_hash: hash, email_confirm: true });
    expect((await signIn('moved@example.org', 'the former password')).status).toBe(200);
  });

  it('takes a weak password, and signing in reports it', async () => {
    await post({ email: 'weak@example.org', password: 'abc', email_confirm: true });
    const { json } = await signIn('weak@example.org', 'abc');
    expect(json).toMatchObject({ weak_password: { reasons: ['length'] } });
  });

  it('makes accounts that nobody can sign in to without a password', async () => {
    await post({ email: 'none@example.org', email_confirm: true });
    for (const password of ['', ' ']) {
      expect((await signIn('none@example.org', password)).text('code')).toBe('invalid_credentials');
    }
  });

  it('makes accounts of a telephone number', async () => {
    const { json } = await post({ phone: '+44 1632 960000', phone_confirm: true });
    expect(json).toMatchObject({
      email: '',
      phone: '441632960000',
      phone_confirmed_at: '2026-03-01T12:00:00Z',
      app_metadata: { provider: 'phone', providers: ['phone'] },
      identities: [{ provider: 'phone' }],
    });
    const again = await post({ phone: '441632960000' });
    expect([again.status, again.text('code')]).toEqual([422, 'phone_exists']);
  });

  it('bans from the start', async () => {
    const { json } = await post({
      email: 'ban@example.org',
      password: PASSWORD,
      email_confirm: true,
      ban_duration: '1h30m',
    });
    expect(json).toMatchObject({ banned_until: '2026-03-01T13:30:00Z' });
    expect((await signIn('ban@example.org', PASSWORD)).text('code')).toBe('user_banned');
  });

  it('refuses an address that an account has', async () => {
    await post({ email: 'taken@example.org' });
    const again = await post({ email: 'TAKEN@example.org' });
    expect([again.status, again.text('code')]).toEqual([422, 'email_exists']);
  });

  const argon = '$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHQ$0Qb1fIO5zXwC5XGp3PjHKw';
  const some = { email: 'no@example.org' };
  it.each([
    ['neither address nor number', {}],
    ['an address that is none', { email: 'nobody' }],
    ['a number that is none', { phone: '12a' }],
    ['an id that is none', { ...some, id: '1' }],
    ['the id of nobody', { ...some, id: '00000000-0000-0000-0000-000000000000' }],
    ['both a password and a hash', { ...some, password: PASSWORD, password_hash: argon }],
    ['a hash of argon2', { ...some, password_hash: argon }],
    ['a hash of very many rounds', { ...some, password_hash: `$2b$31$${'a'.repeat(53)}` }],
    ['a password that is too long', { ...some, password: 'x'.repeat(73) }],
    ['a ban of no duration', { ...some, ban_duration: 'tomorrow' }],
    ['a ban of a million years', { ...some, ban_duration: '8760000000h' }],
    ['a role that is too long', { ...some, role: 'x'.repeat(256) }],
    ['user metadata that is too large', { ...some, user_metadata: { x: 'x'.repeat(3_000) } }],
    ['application metadata that is too large', { ...some, app_metadata: { x: 'x'.repeat(3_000) } }],
  ])('refuses %s', async (_, body) => {
    const refused = await post(body);
    expect([refused.status, refused.text('code')]).toEqual([400, 'validation_failed']);
  });
});

describe('GET /admin/users/{id}', () => {
  it('returns an account', async () => {
    const { text } = await post({ email: 'read@example.org' });
    const path = `/admin/users/${text('id').toUpperCase()}`;
    const { json } = await test.call('GET', path, { token: test.serviceToken });
    expect(json).toMatchObject({ id: text('id'), email: 'read@example.org' });
    expect(JSON.stringify(json)).not.toContain('password');
  });

  it('refuses an invalid id and an unknown one', async () => {
    const odd = await test.call('GET', '/admin/users/1', { token: test.serviceToken });
    expect([odd.status, odd.text('code')]).toEqual([404, 'validation_failed']);
    const path = '/admin/users/0b9d3c0e-6f1f-4f0e-9d3b-000000000000';
    const nobody = await test.call('GET', path, { token: test.serviceToken });
    expect([nobody.status, nobody.text('code')]).toEqual([404, 'user_not_found']);
  });
});

describe('GET /admin/users', () => {
  let list: TestAuth;
  beforeAll(async () => {
    list = await openTestAuth();
    for (let at = 0; at < 5; at++) {
      list.clock.advance(1);
      await list.join(`member_${String(at)}@example.org`);
    }
  }, 60_000);
  afterAll(() => list.close());

  const get = (query: string) => list.call('GET', `/admin/users${query}`, { token: list.serviceToken });

  it('returns a page, newest first, and links to the others', async () => {
    const { json, headers } = await get('?per_page=2');
    expect(json).toMatchObject({
      users: [{ email: 'member_4@example.org' }, { email: 'member_3@example.org' }],
      aud: 'authenticated',
    });
    expect(headers.get('X-Total-Count')).toBe('5');
    expect(headers.get('Link')).toBe(
      '</admin/users?page=2&per_page=2>; rel="next", </admin/users?page=3&per_page=2>; rel="last"',
    );
  });

  it('has no next page after the last', async () => {
    const last = await get('?page=3&per_page=2');
    expect(last.json).toMatchObject({ users: [{ email: 'member_0@example.org' }] });
    expect(last.headers.get('Link')).toBe('</admin/users?page=3&per_page=2>; rel="last"');
    expect((await get('?page=9&per_page=2')).json).toMatchObject({ users: [] });
  });

  it('finds a part of an address, or an id, and takes neither for a pattern', async () => {
    const found = await get('?filter=MEMBER_3@');
    expect(found.json).toMatchObject({ users: [{ email: 'member_3@example.org' }] });
    const [id] = await asOwner(list.database, `select id from auth.users where email like 'member_1@%'`);
    const byId = await get(`?filter=${String(id?.['id'])}`);
    expect(byId.json).toMatchObject({ users: [{ email: 'member_1@example.org' }] });
    for (const filter of ['%25', 'member-', '%00%25', "'", '%5C']) {
      const { json, status } = await get(`?filter=${filter}`);
      expect(status).toBe(200);
      expect(json).toMatchObject({ users: [] });
    }
  });

  it.each(['page=-1', 'page=x', 'per_page=0', 'page=99999999999999999999', 'per_page=1.5'])(
    'refuses %s',
    async (query) => {
      const refused = await get(`?${query}`);
      expect([refused.status, refused.text('code')]).toEqual([400, 'validation_failed']);
    },
  );

  it('is read by the client library, page by page', async () => {
    const { admin } = authClient(list, list.serviceToken);
    const { data, error } = await admin.listUsers({ page: 1, perPage: 2 });
    expect(error).toBeNull();
    expect(data).toMatchObject({ users: [{}, {}], nextPage: 2, lastPage: 3, total: 5 });
    expect((await admin.listUsers({ page: 3, perPage: 2 })).data).toMatchObject({ nextPage: null });
  });
});
