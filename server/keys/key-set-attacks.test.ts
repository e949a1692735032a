import { createPublicKey } from 'node:crypto';
import fc from 'fast-check';
import { CompactSign, importJWK, type JWK } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { createKeySet, type KeySet } from './key-set.ts';
import { importKey } from './import-key.ts';
import { secretJwk } from './jwk.ts';
import { forgeHmac, keySetOf, makeJwk, OTHER_SECRET, part, TEST_SECRET } from './test-keys.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const CLAIMS = { role: 'service_role', exp: NOW.getTime() / 1000 + 3600 };
let own: JWK;
let keys: KeySet;
/** As JWT_KEYS and JWT_SECRET together make it. */
let both: KeySet;
let kid: string;

beforeAll(async () => {
  own = await makeJwk();
  keys = await keySetOf([own]);
  both = await keySetOf([own], TEST_SECRET);
  kid = keys.publicKeys.keys[0]?.kid ?? '';
});

async function signAs(jwk: JWK, header: Record<string, unknown>, claims: object = CLAIMS): Promise<string> {
  const key = await importJWK({ ...jwk, key_ops: ['sign'] }, jwk.alg);
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  return new CompactSign(bytes).setProtectedHeader({ alg: jwk.alg ?? '', ...header }).sign(key);
}

async function expectRefused(token: string, ...reasons: readonly string[]) {
  for (const set of [keys, both]) {
    const verification = await set.verify(token, NOW);
    expect(verification.ok ? 'accepted' : verification.reason).toBeOneOf([...reasons]);
  }
}

describe('algorithm confusion', () => {
  it.each(['none', 'None', 'NONE', 'nOnE', ''])('a token of the algorithm "%s" is refused', async (alg) => {
    await expectRefused(`${part({ alg, kid })}.${part(CLAIMS)}.`, 'malformed');
    await expectRefused(`${part({ alg, kid })}.${part(CLAIMS)}.${part('x')}`, 'algorithm');
    await expectRefused(`${part({ alg })}.${part(CLAIMS)}.${part('x')}`, 'algorithm');
  });

  it('a public key is no HMAC secret, however it is written', async () => {
    const [published] = keys.publicKeys.keys;
    if (published === undefined) throw new Error('no key');
    const { x = '', y = '' } = own;
    const asObject = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const spellings = [
      JSON.stringify(published),
      JSON.stringify(keys.publicKeys),
      asObject.export({ format: 'pem', type: 'spki' }),
      asObject.export({ format: 'der', type: 'spki' }),
      Buffer.from(published.x ?? '', 'base64url'),
      kid,
    ];
    for (const spelling of spellings) {
      await expectRefused(forgeHmac({ alg: 'HS256', kid }, CLAIMS, spelling), 'algorithm');
      await expectRefused(forgeHmac({ alg: 'HS256' }, CLAIMS, spelling), 'algorithm', 'signature');
      await expectRefused(forgeHmac({ alg: 'HS256', kid: 'x' }, CLAIMS, spelling), 'algorithm', 'signature');
    }
  });

  it('the kid of an asymmetric key does not lead to the secret', async () => {
    const token = forgeHmac({ alg: 'HS256', kid }, CLAIMS, TEST_SECRET);
    expect(await both.verify(token, NOW)).toEqual({ ok: false, reason: 'algorithm' });
  });

  it('the kid of the secret does not lead to another algorithm', async () => {
    const secret = await importKey(secretJwk(TEST_SECRET));
    const set = createKeySet({ keys: [secret], signing: secret, secret });
    const token = await signAs(await makeJwk(), { kid: secret.kid });
    expect(await set.verify(token, NOW)).toEqual({ ok: false, reason: 'algorithm' });
  });

  it('other hashes and curves of the same family are refused', async () => {
    for (const alg of ['HS384', 'HS512', 'ES384', 'ES512', 'PS256', 'RS512', 'es256', 'ES256 ']) {
      await expectRefused(`${part({ alg, kid })}.${part(CLAIMS)}.${part('x'.repeat(64))}`, 'algorithm');
    }
  });
});

describe('foreign keys', () => {
  it('are refused with a kid of their own, with ours, and without any', async () => {
    const foreign = await makeJwk();
    await expectRefused(await signAs(foreign, { kid: 'theirs' }), 'unknown-key');
    await expectRefused(await signAs(foreign, { kid }), 'signature');
    await expectRefused(await signAs(foreign, {}), 'unknown-key');
  });

  it('are not believed because the token brings or names them', async () => {
    const foreign = await makeJwk();
    const { x, y } = foreign;
    const jwk = { kty: 'EC', crv: 'P-256', x, y };
    await expectRefused(await signAs(foreign, { kid, jwk }), 'signature');
    await expectRefused(await signAs(foreign, { jwk }), 'unknown-key');
    await expectRefused(await signAs(foreign, { jku: 'https://example.org/keys' }), 'unknown-key');
  });

  it('are refused when they are called like members of every object', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', '']) {
      await expectRefused(await signAs(await makeJwk(), { kid: name }), 'unknown-key');
    }
  });

  it('are refused when the kid is no text', async () => {
    for (const wrong of [1, true, {}, [kid]]) {
      await expectRefused(`${part({ alg: 'ES256', kid: wrong })}.${part(CLAIMS)}.${part('x')}`, 'malformed');
    }
  });

  it('are refused for HMAC, while the secret works without a known kid', async () => {
    await expectRefused(forgeHmac({ alg: 'HS256' }, CLAIMS, OTHER_SECRET), 'algorithm', 'signature');
    for (const header of [{ alg: 'HS256' }, { alg: 'HS256', kid: 'of-another-time' }]) {
      const token = forgeHmac(header, CLAIMS, TEST_SECRET);
      expect(await both.verify(token, NOW)).toEqual({ ok: true, claims: CLAIMS });
      expect(await keys.verify(token, NOW)).toEqual({ ok: false, reason: 'algorithm' });
    }
  });
});

describe('the form of a token', () => {
  it('an empty signature, and one of noughts, are refused', async () => {
    const [header = '', claims = ''] = (await keys.sign(CLAIMS)).split('.');
    await expectRefused(`${header}.${claims}.`, 'malformed');
    await expectRefused(`${header}.${claims}`, 'malformed');
    await expectRefused(`${header}.${claims}.${Buffer.alloc(64).toString('base64url')}`, 'signature');
    await expectRefused(`${header}.${claims}.${Buffer.alloc(32).toString('base64url')}`, 'signature');
  });

  it('a signature over other claims is refused', async () => {
    const [header = '', , signature = ''] = (await keys.sign({ role: 'anon' })).split('.');
    await expectRefused(`${header}.${part(CLAIMS)}.${signature}`, 'signature');
  });

  it('extensions are refused, also when well signed', async () => {
    await expectRefused(await signAs(own, { kid, b64: true, crit: ['b64'] }), 'malformed');
    for (const crit of [['exp'], [], 'b64', [''], null]) {
      await expectRefused(
        `${part({ alg: 'ES256', kid, crit, exp: 1 })}.${part(CLAIMS)}.${part('x')}`,
        'malformed',
      );
    }
  });

  it('a member that is named twice is refused, also in disguise', async () => {
    const doubles = [
      `{"alg":"none","alg":"HS256"}`,
      `{"alg":"HS256","al\\u0067":"HS256"}`,
      `{"kid":"a","alg":"HS256","kid":"b"}`,
    ];
    for (const header of doubles) {
      await expectRefused(forgeHmac(header, CLAIMS, TEST_SECRET), 'malformed');
    }
    const claims = forgeHmac({ alg: 'HS256' }, '{"role":"anon","role":"service_role"}', TEST_SECRET);
    expect(await both.verify(claims, NOW)).toEqual({ ok: false, reason: 'malformed' });
  });

  it('claims that are no object are refused, also when well signed', async () => {
    for (const claims of ['', 'null', '[]', '"text"', '1', '{', '{"exp":1e999}', '\u00ff']) {
      const token = forgeHmac({ alg: 'HS256' }, claims, TEST_SECRET);
      expect(await both.verify(token, NOW)).toEqual({ ok: false, reason: 'malformed' });
    }
  });

  it('a token of more than 8 kB is refused, also when well signed', async () => {
    const long = await keys.sign({ ...CLAIMS, text: 'x'.repeat(6_200) });
    expect(long.length).toBeGreaterThan(8_192);
    await expectRefused(long, 'malformed');
  });

  it('a token with one other character anywhere is refused', async () => {
    const token = await keys.sign(CLAIMS);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(token.length - 1),
        fc.constantFrom('A', 'Z', 'a', 'z', '0', '9', '-', '_', '=', '+', '/', '.', ' ', '\n', '\0', 'é'),
        async (place, character) => {
          fc.pre(token[place] !== character);
          const changed = token.slice(0, place) + character + token.slice(place + 1);
          expect((await keys.verify(changed, NOW)).ok).toBe(false);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('no text whatever is accepted, or brings it out of step', async () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.tuple(fc.json(), fc.json(), fc.base64String()).map(([a, b, c]) => `${part(a)}.${part(b)}.${c}`),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (text) => {
        expect((await both.verify(text, NOW)).ok).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
