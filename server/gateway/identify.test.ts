import { beforeAll, describe, expect, it } from 'vitest';
import { makeApiKey } from '../keys/api-keys.ts';
import type { KeySet } from '../keys/key-set.ts';
import { forgeHmac, makeTestKeys, part } from '../keys/test-keys.ts';
import { createIdentify, readBearer } from './identify.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const EXP = NOW.getTime() / 1000 + 60;
const CLAIMS = { sub: '3f0e6a4c-8a3f-4a6e-9f0a-1f6f2b7c9d10', role: 'authenticated', exp: EXP };

let clock = NOW;
let keys: KeySet;
let anon: string;
let service: string;
let user: string;
let foreign: string;
let expired: string;
beforeAll(async () => {
  keys = await makeTestKeys();
  anon = await makeApiKey(keys, 'anon', NOW);
  service = await makeApiKey(keys, 'service_role', NOW);
  user = await keys.sign(CLAIMS);
  foreign = await (await makeTestKeys()).sign({ ...CLAIMS, role: 'service_role' });
  expired = await keys.sign({ ...CLAIMS, exp: EXP - 60 });
});

type Sent = {
  readonly authorization?: string;
  readonly apikey?: string;
};

const ask = (headers: Sent, keyRequired = true) =>
  createIdentify({ keys, now: () => clock, keyRequired })(new Headers({ ...headers }));

async function roleOf(headers: Sent, keyRequired = true): Promise<string> {
  const result = await ask(headers, keyRequired);
  return result.ok ? result.value.role : `${String(result.error.status)} ${result.error.code}`;
}

describe('the caller', () => {
  it('is the bearer, with any role of the key', async () => {
    expect(await ask({ authorization: `Bearer ${user}`, apikey: anon })).toEqual({
      ok: true,
      value: {
        role: 'authenticated',
        claims: JSON.stringify(CLAIMS),
        isUser: true,
        account: CLAIMS.sub,
        isAnonymous: false,
      },
    });
    expect(await roleOf({ authorization: `Bearer ${user}`, apikey: service })).toBe('authenticated');
    expect(await roleOf({ authorization: `Bearer ${anon}`, apikey: service })).toBe('anon');
  });

  it('has the role of the key without a bearer', async () => {
    expect(await roleOf({ apikey: anon })).toBe('anon');
    expect(await roleOf({ apikey: service })).toBe('service_role');
    expect(await roleOf({ authorization: 'Basic c3RhZ2U6c3RhZ2U=', apikey: anon })).toBe('anon');
  });

  it('needs no key beside a bearer', async () => {
    expect(await roleOf({ authorization: `bearer   ${user} ` })).toBe('authenticated');
  });

  it('is anon, without an account, with a token without a role', async () => {
    const token = await keys.sign({ sub: CLAIMS.sub, exp: EXP });
    expect(await ask({ authorization: `Bearer ${token}` })).toEqual({
      ok: true,
      value: {
        role: 'anon',
        claims: JSON.stringify({ sub: CLAIMS.sub, exp: EXP, role: 'anon' }),
        isUser: false,
        account: null,
        isAnonymous: false,
      },
    });
  });

  it('is anon without anything only where no key is required', async () => {
    expect(await ask({}, false)).toEqual({
      ok: true,
      value: { role: 'anon', claims: '{"role":"anon"}', isUser: false, account: null, isAnonymous: false },
    });
    expect(await ask({})).toMatchObject({
      ok: false,
      error: {
        status: 401,
        message: 'No API key found in request',
        hint: 'No `apikey` request header or url param was found.',
      },
    });
    expect(await roleOf({ authorization: 'Basic c3RhZ2U6c3RhZ2U=' })).toBe('401 PGRST302');
  });
});

describe('a bad token', () => {
  const words = async (token: string) => {
    const result = await ask({ authorization: `Bearer ${token}`, apikey: anon }, false);
    return result.ok ? 'accepted' : result.error;
  };

  it('is refused with the reason, never served as anon', async () => {
    const early = await keys.sign({ ...CLAIMS, nbf: EXP });
    const algorithm = forgeHmac({ alg: 'HS256' }, CLAIMS, 'any');
    const cut = user.slice(0, -8) + (user.endsWith('AAAAAAAA') ? 'BBBBBBBQ' : 'AAAAAAAA');
    const table: readonly (readonly [string, string, string])[] = [
      [foreign, 'PGRST301', 'No suitable key or wrong key type'],
      [cut, 'PGRST301', 'JWT cryptographic operation failed'],
      [algorithm, 'PGRST301', 'Wrong or unsupported encoding algorithm'],
      [`${part({ alg: 'none' })}.${part(CLAIMS)}.`, 'PGRST301', "JWT couldn't be decoded"],
      ['null', 'PGRST301', "JWT couldn't be decoded"],
      ['', 'PGRST301', 'Empty JWT is sent in Authorization header'],
      [expired, 'PGRST303', 'JWT expired'],
      [early, 'PGRST303', 'JWT not yet valid'],
    ];
    for (const [token, code, message] of table) {
      expect(await words(token)).toEqual({ status: 401, code, message, details: null, hint: null });
    }
  });

  it('stays refused when a good one comes with it', async () => {
    for (const authorization of [
      `Bearer ${user}, Bearer ${service}`,
      `Bearer ${user},${service}`,
      `Bearer ${user} ${service}`,
      `Basic c3RhZ2U6c3RhZ2U=, Bearer ${service}`,
    ]) {
      expect(await roleOf({ authorization, apikey: service }, false)).toBe('401 PGRST301');
    }
  });

  it('is one whose role is no valid name', async () => {
    for (const role of ['', null, 7, ['service_role'], { role: 'anon' }, 'anon\0', 'x'.repeat(64)]) {
      const token = await keys.sign({ ...CLAIMS, role });
      expect(await roleOf({ authorization: `Bearer ${token}` })).toBe('401 PGRST303');
    }
  });

  it('is refused once its time is over, however often it was good', async () => {
    const headers = { authorization: `Bearer ${user}`, apikey: anon };
    expect(await roleOf(headers)).toBe('authenticated');
    clock = new Date(EXP * 1000);
    const after = await roleOf(headers);
    clock = NOW;
    expect(after).toBe('401 PGRST303');
  });
});

describe('a bad key', () => {
  it('is refused, also beside a good bearer', async () => {
    for (const apikey of [foreign, expired, 'anything', '', `${anon}, ${service}`]) {
      for (const sent of [{ apikey }, { apikey, authorization: `Bearer ${user}` }]) {
        expect(await ask(sent, false)).toMatchObject({
          ok: false,
          error: { status: 401, message: 'Invalid API key' },
        });
      }
    }
  });
});

describe('readBearer', () => {
  const read = (authorization: string) => readBearer(new Headers({ authorization }));

  it('returns the token, and null for other schemes', () => {
    expect(readBearer(new Headers())).toBeNull();
    expect(read('Bearer abc')).toBe('abc');
    expect(read('BEARER  abc')).toBe('abc');
    expect(read('Bearer\tabc')).toBe('abc');
    expect(read('Bearer')).toBe('');
    expect(read('Basic abc')).toBeNull();
    expect(read('Bearerabc')).toBeNull();
  });
});
