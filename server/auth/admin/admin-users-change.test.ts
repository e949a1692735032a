import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestAuth, PASSWORD, type Member, type TestAuth } from '#tests/builders/auth.ts';
import { authClient } from '#tests/builders/auth-client.ts';
import { asOwner } from '#tests/builders/database.ts';
import { enroll } from '#tests/builders/second-factor.ts';

let test: TestAuth;
beforeAll(async () => {
  test = await openTestAuth();
}, 60_000);
afterAll(() => test.close());

function put({ id }: Pick<Member, 'id'>, body: unknown) {
  return test.call('PUT', `/admin/users/${id}`, { token: test.serviceToken, body });
}

function remove({ id }: Pick<Member, 'id'>, body?: unknown) {
  return test.call('DELETE', `/admin/users/${id}`, { token: test.serviceToken, body });
}

function signIn(email: string, password: string) {
  return test.call('POST', '/token?grant_type=password', { body: { email, password } });
}

const NOBODY = { id: '0b9d3c0e-6f1f-4f0e-9d3b-000000000000' };

describe('PUT /admin/users/{id}', () => {
  it('merges metadata and deletes null keys', async () => {
    const member = await test.join('merge@example.org', { name: 'A', club: 'B' });
    const { json } = await put(member, {
      user_metadata: { name: null, town: 'C' },
      app_metadata: { plan: 'club' },
    });
    expect(json).toMatchObject({
      user_metadata: { club: 'B', town: 'C', email: 'merge@example.org' },
      app_metadata: { provider: 'email', providers: ['email'], plan: 'club' },
    });
    expect(json).not.toHaveProperty('user_metadata.name');
    expect((await test.call('GET', '/user', { token: member.accessToken })).status).toBe(200);
  });

  it('refuses metadata that grows too large by it, and changes nothing', async () => {
    const member = await test.join('large@example.org', { a: 'x'.repeat(2_000) });
    const refused = await put(member, { user_metadata: { b: 'x'.repeat(2_000) }, role: 'tester' });
    expect([refused.status, refused.text('code')]).toEqual([400, 'validation_failed']);
    const { json } = await test.call('GET', '/user', { token: member.accessToken });
    expect(json).toMatchObject({ role: 'authenticated' });
  });

  it('sets a password, which ends every session and every code', async () => {
    const member = await test.join('password@example.org');
    await test.call('POST', '/recover', { body: { email: member.email } });
    const { code } = test.mails.at(-1) ?? { code: '' };
    expect((await put(member, { password: 'another long password' })).status).toBe(200);
    const ended = await test.call('GET', '/user', { token: member.accessToken });
    expect(ended.text('code')).toBe('session_not_found');
    const used = await test.call('POST', '/verify', {
      body: { type: 'recovery', email: member.email, token: code },
    });
    expect(used.text('code')).toBe('otp_expired');
    expect((await signIn(member.email, PASSWORD)).text('code')).toBe('invalid_credentials');
    expect((await signIn(member.email, 'another long password')).status).toBe(200);
  });

  it('refuses a weak password', async () => {
    const refused = await put(await test.join('short@example.org'), { password: 'short' });
    expect([refused.status, refused.text('code')]).toEqual([422, 'weak_password']);
  });

  it('bans, which ends every session and every code, and lifts the ban', async () => {
    const member = await test.join('banned@example.org');
    await test.call('POST', '/recover', { body: { email: member.email } });
    const banned = await put(member, { ban_duration: '24h' });
    expect(banned.json).toMatchObject({ banned_until: '2026-03-02T12:00:00Z' });
    const rows = await asOwner(
      test.database,
      `select (select count(*)::int from auth.sessions where user_id = $1) as sessions,
         (select count(*)::int from auth.one_time_tokens where user_id = $1) as tokens`,
      [member.id],
    );
    expect(rows).toEqual([{ sessions: 0, tokens: 0 }]);
    expect((await signIn(member.email, PASSWORD)).text('code')).toBe('user_banned');
    expect((await put(member, { ban_duration: 'none' })).json).not.toHaveProperty('banned_until');
    expect((await signIn(member.email, PASSWORD)).status).toBe(200);
  });

  it('changes the address at once, without mails, and voids earlier mails', async () => {
    const member = await test.join('before@example.org');
    await test.call('POST', '/recover', { body: { email: member.email } });
    const { tokenHash } = test.mails.at(-1) ?? { tokenHash: '' };
    const sent = test.mails.length;
    const { json } = await put(member, { email: 'After@example.org' });
    expect(json).toMatchObject({
      email: 'after@example.org',
      email_confirmed_at: expect.any(String),
      user_metadata: { email: 'after@example.org' },
      identities: [{ email: 'after@example.org', identity_data: { email_verified: true } }],
    });
    expect(test.mails).toHaveLength(sent);
    const body = { type: 'recovery', token_hash: tokenHash };
    expect((await test.call('POST', '/verify', { body })).text('code')).toBe('otp_expired');
    expect((await signIn('after@example.org', PASSWORD)).status).toBe(200);
  });

  it('refuses the address and the number of another account', async () => {
    const member = await test.join('one@example.org');
    const other = await test.join('two@example.org');
    const email = await put(member, { email: other.email });
    expect([email.status, email.text('code')]).toEqual([422, 'email_exists']);
    await put(other, { phone: '441632960001' });
    const phone = await put(member, { phone: '441632960001' });
    expect([phone.status, phone.text('code')]).toEqual([422, 'phone_exists']);
  });

  it('confirms an address, and gives one to an anonymous account', async () => {
    const made = await test.call('POST', '/admin/users', {
      token: test.serviceToken,
      body: { email: 'unconfirmed@example.org' },
    });
    const confirmed = await put({ id: made.text('id') }, { email_confirm: true });
    expect(confirmed.json).toMatchObject({
      email_confirmed_at: '2026-03-01T12:00:00Z',
      user_metadata: { email_verified: true },
    });
    const anonymous = await test.call('POST', '/signup', { body: {} });
    const somebody = { id: anonymous.text('user.id') };
    const named = await put(somebody, { email: 'named@example.org', email_confirm: true });
    expect(named.json).toMatchObject({ is_anonymous: false, email: 'named@example.org' });
    const reached = await put(somebody, { phone: '441632960002', phone_confirm: true });
    expect(reached.json).toMatchObject({
      is_anonymous: false,
      phone_confirmed_at: '2026-03-01T12:00:00Z',
      app_metadata: { provider: 'email', providers: ['email', 'phone'] },
    });
    expect(reached.json).toHaveProperty('identities.length', 2);
  });

  it('sets the role', async () => {
    const { json } = await put(await test.join('role@example.org'), { role: 'tester' });
    expect(json).toMatchObject({ role: 'tester' });
  });

  it('refuses an invalid id and an unknown one', async () => {
    const odd = await put({ id: 'x' }, {});
    expect([odd.status, odd.text('code')]).toEqual([404, 'validation_failed']);
    const nobody = await put(NOBODY, {});
    expect([nobody.status, nobody.text('code')]).toEqual([404, 'user_not_found']);
  });

  it('records the account without its address', async () => {
    const member = await test.join('private@example.org');
    await put(member, { role: 'tester' });
    const rows = await asOwner(
      test.database,
      `select payload from auth.audit_log_entries where payload -> 'traits' ->> 'user_id' = $1`,
      [member.id],
    );
    expect(rows).toEqual([
      {
        payload: {
          action: 'user_modified',
          actor_id: '00000000-0000-0000-0000-000000000000',
          actor_username: 'service_role',
          actor_via_sso: false,
          log_type: 'user',
          traits: { user_id: member.id },
        },
      },
    ]);
  });
});

describe('DELETE /admin/users/{id}', () => {
  it('deletes an account with everything of it', async () => {
    const member = await test.join('gone@example.org');
    await enroll(test, member.accessToken);
    expect(await remove(member)).toMatchObject({ status: 200, json: {} });
    const tables = ['auth.users', 'auth.identities', 'auth.sessions', 'auth.mfa_factors', 'public.profiles'];
    for (const table of tables) {
      const column = table.endsWith('users') || table.endsWith('profiles') ? 'id' : 'user_id';
      const left = await asOwner(test.database, `select from ${table} where ${column} = $1`, [member.id]);
      expect(left).toEqual([]);
    }
    const ended = await test.call('GET', '/user', { token: member.accessToken });
    expect([ended.status, ended.text('code')]).toEqual([403, 'user_not_found']);
    expect((await remove(member)).text('code')).toBe('user_not_found');
    expect((await test.join('gone@example.org')).id).not.toBe(member.id);
  });

  it('deletes softly: no trace of the owner is left, and nobody can sign in', async () => {
    const member = await test.join('soft@example.org', { name: 'Soft' });
    await enroll(test, member.accessToken);
    await put(member, { phone: '441632960003' });
    await test.call('POST', '/recover', { body: { email: member.email } });
    expect(await remove(member, { should_soft_delete: true })).toMatchObject({ status: 200, json: {} });
    const { json, text } = await test.call('GET', `/admin/users/${member.id}`, {
      token: test.serviceToken,
    });
    expect(json).toMatchObject({
      email: expect.stringMatching(/^[\w-]{43}$/),
      phone: expect.stringMatching(/^[\w-]{15}$/),
      user_metadata: {},
      app_metadata: {},
      identities: [],
      deleted_at: '2026-03-01T12:00:00Z',
    });
    expect(json).not.toHaveProperty('factors');
    const rows = await asOwner(
      test.database,
      `select encrypted_password, (select count(*)::int from auth.sessions where user_id = $1) as sessions,
         (select count(*)::int from auth.one_time_tokens where user_id = $1) as tokens
       from auth.users where id = $1`,
      [member.id],
    );
    expect(rows).toEqual([{ encrypted_password: null, sessions: 0, tokens: 0 }]);
    const ended = await test.call('GET', '/user', { token: member.accessToken });
    expect(ended.text('code')).toBe('session_not_found');
    expect((await remove(member, { should_soft_delete: true })).status).toBe(200);
    const again = await test.call('GET', `/admin/users/${member.id}`, { token: test.serviceToken });
    expect(again.text('email')).toBe(text('email'));
    expect((await test.join('soft@example.org')).id).not.toBe(member.id);
  });

  it('is understood by the client library', async () => {
    const member = await test.join('client@example.org');
    const { admin } = authClient(test, test.serviceToken);
    const { data, error } = await admin.deleteUser(member.id, true);
    expect(error).toBeNull();
    expect(data.user?.email).toBe('client@example.org');
  });
});
