import { expect, it } from 'vitest';
import { makeApiKey } from './api-keys.ts';
import { makeTestKeys } from './test-keys.ts';

it.each(['anon', 'service_role'] as const)(
  'a key of %s is good for ten years and names nobody',
  async (role) => {
    const keys = await makeTestKeys();
    const key = await makeApiKey(keys, role, new Date('2026-11-21T12:00:00.900Z'));
    const iat = Date.parse('2026-11-21T12:00:00Z') / 1000;
    expect(await keys.verify(key, new Date('2036-11-01T00:00:00Z'))).toEqual({
      ok: true,
      claims: { iss: 'muster', role, iat, exp: iat + 10 * 365 * 86_400 },
    });
    expect(await keys.verify(key, new Date('2036-12-01T00:00:00Z'))).toEqual({
      ok: false,
      reason: 'expired',
    });
  },
);
