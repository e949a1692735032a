import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { KeySet } from './key-set.ts';
import { headerOf, keySetOf, makeJwk, makeTestKeys, TEST_SECRET } from './test-keys.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const at = (seconds: number) => new Date((SECONDS + seconds) * 1000);
const CLAIMS = { sub: 'somebody', role: 'authenticated', exp: SECONDS + 3600 };
let keys: KeySet;
beforeAll(async () => {
  keys = await makeTestKeys();
});

describe('signing', () => {
  it('makes tokens that the same keys verify, with the kid of the published key', async () => {
    const token = await keys.sign(CLAIMS);
    expect(headerOf(token)).toEqual({ alg: 'ES256', typ: 'JWT', kid: keys.publicKeys.keys[0]?.kid });
    expect(await keys.verify(token, NOW)).toEqual({ ok: true, claims: CLAIMS });
  });

  it.each(['ES256', 'RS256', 'EdDSA'] as const)('works with %s', async (alg) => {
    const set = await keySetOf([await makeJwk(alg)]);
    const token = await set.sign(CLAIMS);
    expect(headerOf(token)['alg']).toBe(alg);
    expect(await set.verify(token, NOW)).toMatchObject({ ok: true });
    expect(await keys.verify(token, NOW)).toMatchObject({ ok: false });
  });

  it('works with a symmetric key, which is never published', async () => {
    const set = await keySetOf([{ kty: 'oct', k: Buffer.from(TEST_SECRET).toString('base64url') }]);
    expect(await set.verify(await set.sign(CLAIMS), NOW)).toMatchObject({ ok: true });
    expect(set.publicKeys).toEqual({ keys: [] });
  });

  it('goes on verifying with keys that sign no more', async () => {
    const [old, young] = [await makeJwk(), await makeJwk('EdDSA')];
    const token = await (await keySetOf([old])).sign(CLAIMS);
    const rotated = await keySetOf([
      { ...old, key_ops: ['verify'] },
      { ...young, key_ops: ['sign', 'verify'] },
    ]);
    expect(await rotated.verify(token, NOW)).toMatchObject({ ok: true });
    expect(headerOf(await rotated.sign(CLAIMS))['alg']).toBe('EdDSA');
    expect(rotated.publicKeys.keys).toHaveLength(2);
  });
});

describe('published keys', () => {
  it.each(['ES256', 'RS256', 'EdDSA'] as const)('have no private member of a key of %s', async (alg) => {
    const jwk = await makeJwk(alg);
    const { keys: published } = (await keySetOf([jwk])).publicKeys;
    const text = JSON.stringify(published);
    const { d, p, q, dp, dq, qi } = jwk;
    const secrets = [d, p, q, dp, dq, qi].filter((number) => number !== undefined);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(secrets).not.toEqual([]);
    const names = ['alg', 'crv', 'e', 'key_ops', 'kid', 'kty', 'n', 'use', 'x', 'y'];
    expect(Object.keys(published[0] ?? {}).filter((name) => !names.includes(name))).toEqual([]);
    expect(published[0]).toMatchObject({ alg, use: 'sig', key_ops: ['verify'] });
  });
});

describe('the times of a token', () => {
  const verifyAt = async (claims: Record<string, unknown>, now: Date) =>
    keys.verify(await keys.sign(claims), now);

  it('ends at exp, to the second', async () => {
    expect(await verifyAt({ exp: SECONDS }, at(-1))).toMatchObject({ ok: true });
    expect(await verifyAt({ exp: SECONDS }, NOW)).toEqual({ ok: false, reason: 'expired' });
  });

  it('begins at nbf and not before iat, give or take what clocks differ', async () => {
    const early = { ok: false, reason: 'not-yet-valid' };
    expect(await verifyAt({ nbf: SECONDS + 30 }, NOW)).toMatchObject({ ok: true });
    expect(await verifyAt({ nbf: SECONDS + 31 }, NOW)).toEqual(early);
    expect(await verifyAt({ iat: SECONDS + 30 }, NOW)).toMatchObject({ ok: true });
    expect(await verifyAt({ iat: SECONDS + 31 }, NOW)).toEqual(early);
  });

  it('holds for a token that was verified before', async () => {
    const token = await keys.sign(CLAIMS);
    expect(await keys.verify(token, NOW)).toMatchObject({ ok: true });
    expect(await keys.verify(token, at(3599))).toMatchObject({ ok: true });
    expect(await keys.verify(token, at(3600))).toEqual({ ok: false, reason: 'expired' });
    expect(await keys.verify(token, at(3601))).toEqual({ ok: false, reason: 'expired' });
  });

  it('must be numbers', async () => {
    for (const exp of [null, '9999999999', [], {}, true]) {
      expect(await verifyAt({ exp }, NOW)).toEqual({ ok: false, reason: 'malformed' });
    }
  });
});

describe('claims', () => {
  it('cannot be changed by their reader', async () => {
    const token = await keys.sign({ ...CLAIMS, app_metadata: { roles: ['player'] } });
    const first = await keys.verify(token, NOW);
    if (!first.ok) throw new Error(first.reason);
    const metadata = first.claims['app_metadata'] as { roles: string[] };
    expect(() => metadata.roles.push('admin')).toThrow(TypeError);
    expect(() => Object.assign(first.claims, { role: 'service_role' })).toThrow(TypeError);
    expect(await keys.verify(token, NOW)).toEqual(first);
  });

  it('survive any content', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.string({ minLength: 2 }), fc.jsonValue({ maxDepth: 3 })),
        async (more) => {
          const claims: unknown = JSON.parse(JSON.stringify({ ...more, exp: SECONDS + 60, nbf: 0, iat: 0 }));
          const token = await keys.sign(claims as Record<string, unknown>);
          fc.pre(token.length < 8_000);
          expect(await keys.verify(token, NOW)).toEqual({ ok: true, claims });
        },
      ),
      { numRuns: 50 },
    );
  });
});
