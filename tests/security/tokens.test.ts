import { createPublicKey, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportJWK, type JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgeHmac, headerOf, keySetOf, makeJwk, part } from '#server/keys/test-keys.ts';
import { type AttackedServer, field, openAttackedServer, type Player } from './attacked-server.ts';

let server: AttackedServer;
let player: Player;
let other: Player;
/** Of the signing key, as the server publishes it. */
let kid: string;
/** The key pair as an operator's file holds it. */
let own: JWK;

const seconds = () => Math.floor(Date.now() / 1000);

beforeAll(async () => {
  server = await openAttackedServer();
  [player, other] = [await server.join(), await server.join()];
  kid = String(headerOf(player.token)['kid']);
  const file: unknown = JSON.parse(readFileSync(join(server.dataDir, 'keys.json'), 'utf8'));
  const keys = field(file, 'keys');
  own = Array.isArray(keys) ? (keys[0] as JWK) : {};
}, 120_000);

afterAll(() => server.remove());

const claimsOf = (who: Player) => ({
  sub: who.id,
  role: 'authenticated',
  aud: 'authenticated',
  iat: seconds() - 60,
  exp: seconds() + 3_600,
});
const service = () => ({ role: 'service_role', iat: seconds() - 60, exp: seconds() + 3_600 });

/** Every door that a token opens. */
async function knock(token: string) {
  return {
    rest: await server.ask('GET', '/rest/v1/army_lists', { token }),
    key: await server.ask('GET', '/rest/v1/factions', { token: null, headers: { apikey: token } }),
    user: await server.ask('GET', '/auth/v1/user', { token }),
    admin: await server.ask('GET', '/auth/v1/admin/users', { token }),
    invite: await server.ask('POST', '/auth/v1/invite', { token, body: { email: 'x@example.org' } }),
    operate: await server.ask('POST', '/admin/v1/backup', { token }),
  };
}

async function expectClosed(token: string): Promise<void> {
  const doors = await knock(token);
  for (const [door, { status }] of Object.entries(doors)) {
    expect({ door, refused: status === 401 || status === 403 }).toEqual({ door, refused: true });
  }
  expect(doors.rest.text).not.toContain('[]');
}

describe('a token that is not ours', () => {
  it('opens nothing when made by HMAC with public data, in any spelling', async () => {
    const key = createPublicKey({ key: own, format: 'jwk' });
    const jwk = await exportJWK(key);
    const pem = key.export({ type: 'spki', format: 'pem' }).toString();
    const der = key.export({ type: 'spki', format: 'der' });
    const published = await server.ask('GET', '/auth/v1/.well-known/jwks.json');
    const secrets = [
      pem,
      pem.trim(),
      pem.replaceAll('\n', ''),
      pem.replaceAll('\n', '\r\n'),
      der,
      der.toString('base64'),
      der.toString('base64url'),
      der.toString('hex'),
      JSON.stringify(jwk),
      published.text,
      kid,
      jwk.x ?? '',
      jwk.y ?? '',
      '',
      Buffer.from(jwk.x ?? '', 'base64url'),
      Buffer.concat([Buffer.from([4]), ...[jwk.x, jwk.y].map((one) => Buffer.from(one ?? '', 'base64url'))]),
    ];
    for (const secret of secrets) {
      for (const alg of ['HS256', 'ES256', 'HS512']) {
        await expectClosed(forgeHmac({ alg, typ: 'JWT', kid }, service(), secret));
      }
    }
  }, 120_000);

  it.each([
    ['none', ''],
    ['None', ''],
    ['nOnE', 'AA'],
    ['', ''],
    ['HS256', ''],
    ['ES256', ''],
    ['ES256', Buffer.alloc(64).toString('base64url')],
  ])('opens nothing with algorithm %j and the signature %j', async (alg, signature) => {
    for (const header of [
      { alg, typ: 'JWT' },
      { alg, typ: 'JWT', kid },
    ]) {
      await expectClosed(`${part(header)}.${part(service())}.${signature}`);
    }
    await expectClosed(`${part({ alg, kid })}.${part(service())}`);
  });

  it('opens nothing when signed by another key under our kid, or bringing its key along', async () => {
    const foreign = await makeJwk('ES256', { kid });
    const { d: _, ...open } = foreign;
    const keys = await keySetOf([foreign]);
    await expectClosed(await keys.sign(service()));
    await expectClosed(await keys.sign(claimsOf(player)));
    const [, claims, signature] = (await keys.sign(service())).split('.');
    for (const more of [
      { jwk: open },
      { jku: 'https://evil.example/jwks' },
      { x5u: 'https://evil.example' },
    ]) {
      await expectClosed(`${part({ alg: 'ES256', kid, ...more })}.${String(claims)}.${String(signature)}`);
    }
    for (const name of ['../../../etc/passwd', '/dev/null', "' or 1=1--", '', '\0']) {
      await expectClosed(await (await keySetOf([{ ...foreign, kid: name || 'none' }])).sign(service()));
      await expectClosed(forgeHmac({ alg: 'HS256', kid: name }, service(), ''));
    }
  });

  it('opens nothing when changed by one letter anywhere', async () => {
    const { token } = player;
    for (let at = 0; at < token.length; at += 17) {
      const changed = token[at] === 'A' ? 'B' : 'A';
      const doors = await server.ask('GET', '/rest/v1/army_lists', {
        token: `${token.slice(0, at)}${changed}${token.slice(at + 1)}`,
      });
      expect(doors.status).toBe(401);
    }
  });
});

describe('a token of ours that says too much', () => {
  it.each([
    ['expired', () => ({ exp: seconds() - 1 })],
    ['not yet valid', () => ({ nbf: seconds() + 120 })],
    ['made in the future', () => ({ iat: seconds() + 120 })],
    ['with a text for its end', () => ({ exp: 'never' })],
    ['with no number for its end', () => ({ exp: null })],
  ])('%s opens nothing', async (_, more) => {
    await expectClosed(await server.keys.sign({ ...claimsOf(player), ...more() }));
    await expectClosed(await server.keys.sign({ ...service(), ...more() }));
  });

  it.each([
    'postgres',
    'supabase_auth_admin',
    'authenticator',
    'pg_read_all_data',
    'nobody',
    '',
    'anon; set role postgres',
    "anon', true), set_config('role', 'postgres",
    'anon"; drop table profiles; --',
    "\\'; reset role; --",
    'x'.repeat(64),
    7,
    true,
    null,
    ['service_role'],
    { toString: 'service_role' },
  ])('reads and writes no row with the role %j', async (role) => {
    const token = await server.keys.sign({ ...claimsOf(player), role });
    for (const path of ['army_lists', 'profiles', 'factions', 'mail_outbox']) {
      const { status } = await server.ask('GET', `/rest/v1/${path}`, { token });
      expect([401, 403]).toContain(status);
    }
    const { status } = await server.ask('DELETE', '/rest/v1/factions?id=eq.feudom', { token });
    expect([401, 403]).toContain(status);
    expect((await server.ask('GET', '/auth/v1/admin/users', { token })).status).toBe(403);
  });

  it.each(['', 'me', "' or true --", '00000000-0000-0000-0000-00000000000g', 5, null, ['a'], { a: 1 }])(
    'belongs to nobody with the subject %j',
    async (sub) => {
      const token = await server.keys.sign({ ...claimsOf(player), sub });
      const lists = await server.ask('GET', '/rest/v1/army_lists', { token });
      expect(lists.status === 200 ? lists.json : []).toEqual([]);
      expect(lists.status).toBeLessThan(500);
      const user = await server.ask('GET', '/auth/v1/user', { token });
      expect([400, 403]).toContain(user.status);
    },
  );

  it('belongs to nobody when its account or session does not exist', async () => {
    for (const more of [{ sub: randomUUID() }, { session_id: randomUUID() }, { session_id: "'; --" }, {}]) {
      const token = await server.keys.sign({ ...claimsOf(player), ...more });
      expect((await server.ask('GET', '/auth/v1/user', { token })).status).toBe(403);
    }
  });

  it('is refused for one account with the session of another', async () => {
    const session = field(
      JSON.parse(Buffer.from(other.token.split('.')[1] ?? '', 'base64url').toString()),
      'session_id',
    );
    const token = await server.keys.sign({ ...claimsOf(player), session_id: session });
    expect((await server.ask('GET', '/auth/v1/user', { token })).status).toBe(403);
    expect((await server.ask('POST', '/auth/v1/logout', { token })).status).toBe(403);
    expect((await server.ask('GET', '/auth/v1/user', { token: other.token })).status).toBe(200);
  });

  it('is refused at an absurd size, and accepted without an expiry', async () => {
    await expectClosed(await server.keys.sign({ ...claimsOf(player), junk: 'x'.repeat(10_000) }));
    await expectClosed('a'.repeat(1_000_000));
    await expectClosed('.'.repeat(100_000));
    const { exp: _, ...endless } = claimsOf(player);
    const token = await server.keys.sign(endless);
    expect((await server.ask('GET', '/rest/v1/army_lists', { token })).status).toBe(200);
  });
});

describe('the caller', () => {
  it('is the bearer’s role, and a bad bearer is never served as anon', async () => {
    for (const authorization of [
      'Bearer',
      'Bearer ',
      'Bearer null',
      'Bearer undefined',
      `Bearer ${player.token}, Bearer ${server.serviceKey}`,
      `Bearer ${player.token} ${server.serviceKey}`,
      `bearer\t${player.token}\t,`,
    ]) {
      const { status } = await server.ask('GET', '/rest/v1/factions', { headers: { authorization } });
      expect({ authorization, status }).toEqual({ authorization, status: 401 });
    }
  });

  it('must bring a key that verifies beside the token, and none of the two lends the other its rights', async () => {
    const wrong = await server.ask('GET', '/rest/v1/army_lists', {
      token: player.token,
      headers: { apikey: `${server.anonKey}x` },
    });
    expect(wrong.status).toBe(401);
    const lent = await server.ask('GET', '/rest/v1/mail_outbox', {
      token: server.anonKey,
      headers: { apikey: server.serviceKey },
    });
    expect(lent.status).toBe(401);
    const admin = await server.ask('GET', '/auth/v1/admin/users', {
      token: player.token,
      headers: { apikey: server.serviceKey },
    });
    expect(admin.status).toBe(403);
    expect(
      (await server.ask('GET', '/rest/v1/factions', { token: null, headers: { apikey: '' } })).status,
    ).toBe(401);
  });

  it('reaches no backup with the service key, and through a proxy nobody does', async () => {
    const { serviceKey: token } = server;
    expect((await server.ask('POST', '/admin/v1/backup', { token })).status).toBe(401);
    const headers = { 'x-forwarded-for': '127.0.0.1' };
    expect((await server.ask('POST', '/admin/v1/backup', { token, headers })).status).toBe(403);
    expect((await server.ask('POST', '/admin/v1/restore?replace=true', { token, headers })).status).toBe(403);
    const far = { 'x-forwarded-for': '203.0.113.7' };
    expect((await server.ask('POST', '/admin/v1/backup', { token, headers: far })).status).toBe(404);
  });
});

it('leaves no fault behind', () => {
  expect(server.faults).toEqual([]);
});
