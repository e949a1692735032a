import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestAuth, type TestAuth } from '#tests/builders/auth.ts';
import { authClient } from '#tests/builders/auth-client.ts';
import { asOwner } from '#tests/builders/database.ts';
import { enroll, protect } from '#tests/builders/second-factor.ts';

let test: TestAuth;
beforeAll(async () => {
  test = await openTestAuth();
}, 60_000);
afterAll(() => test.close());

function call(method: string, path: string, body?: unknown) {
  return test.call(method, path, { token: test.serviceToken, body });
}

describe('the factors of an account', () => {
  it('are listed for the operator, without their secrets', async () => {
    const member = await test.join('list@example.org');
    const { factor } = await protect(test, member.accessToken);
    const { json } = await call('GET', `/admin/users/${member.id}/factors`);
    expect(json).toMatchObject([{ id: factor.id, status: 'verified', factor_type: 'totp' }]);
    expect(JSON.stringify(json)).not.toContain(factor.secret);
    const { data } = await authClient(test, test.serviceToken).admin.mfa.listFactors({ userId: member.id });
    expect(data?.factors).toMatchObject([{ id: factor.id }]);
  });

  it('get another name, which no other factor of the account has', async () => {
    const { id, accessToken: token } = await test.join('rename@example.org');
    const factor = await enroll(test, token, { friendly_name: 'one' });
    await enroll(test, token, { friendly_name: 'two' });
    const path = `/admin/users/${id}/factors/${factor.id}`;
    expect((await call('PUT', path, { friendly_name: 'three', phone: '441632960000' })).json).toMatchObject({
      id: factor.id,
      friendly_name: 'three',
    });
    const taken = await call('PUT', path, { friendly_name: 'two' });
    expect([taken.status, taken.text('code')]).toEqual([422, 'mfa_factor_name_conflict']);
    const { json } = await call('PUT', path, {});
    expect(json).toMatchObject({ friendly_name: 'three' });
    expect(json).not.toHaveProperty('phone');
    for (const body of [{ friendly_name: 'x'.repeat(256) }, { phone: 'x' }]) {
      expect((await call('PUT', path, body)).text('code')).toBe('validation_failed');
    }
  });

  it('get another number where they have one', async () => {
    const { id } = await test.join('number@example.org');
    const rows = await asOwner(
      test.database,
      `insert into auth.mfa_factors (id, user_id, factor_type, status, phone, created_at, updated_at)
       values (gen_random_uuid(), $1, 'phone', 'verified', '441632960000', now(), now()) returning id`,
      [id],
    );
    const path = `/admin/users/${id}/factors/${String(rows[0]?.['id'])}`;
    expect((await call('PUT', path, { phone: '+441632960001' })).json).toMatchObject({
      phone: '441632960001',
    });
  });

  it('are removed for a player who lost the device; the sessions fall to the first level', async () => {
    const { id, accessToken } = await test.join('lost@example.org');
    const { factor, accessToken: token, refreshToken } = await protect(test, accessToken);
    const path = `/admin/users/${id}/factors/${factor.id}`;
    expect((await call('DELETE', path)).json).toMatchObject({ id: factor.id });
    expect((await test.call('GET', '/user', { token })).json).not.toHaveProperty('factors');
    const rows = await asOwner(
      test.database,
      `select aal::text as aal, factor_id, (select array_to_json(array_agg(authentication_method))
         from auth.mfa_amr_claims m where m.session_id = s.id) as methods
       from auth.sessions s where user_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ aal: 'aal1', factor_id: null, methods: ['password'] }]);
    const body = { refresh_token: refreshToken };
    expect((await test.call('POST', '/token?grant_type=refresh_token', { body })).status).toBe(200);
  });

  it('are those of that account only', async () => {
    const { id } = await test.join('this@example.org');
    const other = await enroll(test, (await test.join('that@example.org')).accessToken);
    for (const method of ['PUT', 'DELETE']) {
      const foreign = await call(method, `/admin/users/${id}/factors/${other.id}`, {});
      expect([foreign.status, foreign.text('code')]).toEqual([404, 'mfa_factor_not_found']);
      const odd = await call(method, `/admin/users/${id}/factors/1`, {});
      expect([odd.status, odd.text('code')]).toEqual([404, 'validation_failed']);
    }
    const nobody = await call('GET', `/admin/users/${other.id}/factors`);
    expect([nobody.status, nobody.text('code')]).toEqual([404, 'user_not_found']);
  });
});

describe('GET /admin/audit', () => {
  it('returns the actions, latest first, a page at a time', async () => {
    test.clock.advance(60);
    const { id, accessToken: token } = await test.join('audit@example.org');
    test.clock.advance(60);
    await test.call('POST', '/logout', { token });
    const { json, headers } = await call('GET', '/admin/audit?per_page=1');
    expect(json).toEqual([
      {
        id: expect.any(String),
        payload: { action: 'logout', actor_id: id, actor_via_sso: false, log_type: 'account' },
        created_at: '2026-03-01T12:02:00.000000Z',
        ip_address: '127.0.0.1',
      },
    ]);
    expect(headers.get('Link')).toContain('</admin/audit?page=2&per_page=1>; rel="next"');
    expect(Number(headers.get('X-Total-Count'))).toBeGreaterThan(5);
  });

  it('finds entries by action, by type and by actor', async () => {
    const { id } = await test.join('found@example.org');
    const byAction = await call('GET', '/admin/audit?query=action:user_signed');
    const actions = await asOwner(
      test.database,
      `select count(*)::int as count from auth.audit_log_entries where payload ->> 'action' = 'user_signedup'`,
    );
    expect(byAction.headers.get('X-Total-Count')).toBe(String(actions[0]?.['count']));
    const byType = await call('GET', '/admin/audit?query=type:factor&per_page=1');
    expect(byType.json).toMatchObject([{ payload: { log_type: 'factor' } }]);
    const byActor = await call('GET', `/admin/audit?query=author:${id}`);
    expect(byActor.json).toMatchObject([{ payload: { actor_id: id } }]);
    const byService = await call('GET', '/admin/audit?query=author:service_role&per_page=1');
    expect(byService.json).toMatchObject([{ payload: { actor_username: 'service_role' } }]);
  });

  it('searches for signs of patterns and SQL as plain text', async () => {
    for (const text of ['%25', '%00%25', "'", '%5C', "') or true --"]) {
      const { status, json } = await call('GET', `/admin/audit?query=author:${text}`);
      expect([status, json]).toEqual([200, []]);
    }
  });

  it.each(['nothing', 'payload:x', 'constructor:x', ':x'])('refuses the scope of "%s"', async (query) => {
    const refused = await call('GET', `/admin/audit?query=${query}`);
    expect([refused.status, refused.text('code')]).toEqual([400, 'validation_failed']);
  });
});
