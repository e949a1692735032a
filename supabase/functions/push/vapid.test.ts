import { importJWK, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { newVapidJwk, readVapidKeys, vapidHeader } from './vapid.ts';

const NOW = new Date('2026-11-27T10:00:00Z');

describe('the keys of a site', () => {
  it('are read again from what was made', async () => {
    const made = await newVapidJwk();
    const keys = await readVapidKeys(made);
    expect(fromBase64Url(keys?.publicKey ?? '')?.length).toBe(65);
    expect((await readVapidKeys(made))?.publicKey).toBe(keys?.publicKey);
    expect(keys?.privateKey.extractable).toBe(false);
  });

  it.each(['', 'no JSON', '[]', '{}', '{"kty":"EC","crv":"P-256","x":"AA","y":"AA","d":"AA"}'])(
    'are none in %s',
    async (text) => {
      expect(await readVapidKeys(text)).toBeNull();
    },
  );

  it('are none where the numbers do not belong together', async () => {
    const [one, other] = [await newVapidJwk(), await newVapidJwk()].map(
      (text) => JSON.parse(text) as Record<string, string>,
    );
    expect(await readVapidKeys(JSON.stringify({ ...one, x: other?.['x'] }))).toBeNull();
  });
});

describe('the header of a message', () => {
  it('is a token for the push service, signed with the key that it names, good for twelve hours', async () => {
    const keys = await readVapidKeys(await newVapidJwk());
    if (keys === null) throw new Error('no keys');
    const endpoint = 'https://push.example.org/send/abc';
    const header = await vapidHeader(endpoint, 'mailto:host@example.org', keys, NOW);
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
    expect(key).toBe(keys.publicKey);
    const point = fromBase64Url(key) ?? new Uint8Array();
    const [x, y] = [toBase64Url(point.slice(1, 33)), toBase64Url(point.slice(33))];
    const verifier = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
    const { payload } = await jwtVerify(token, verifier, { currentDate: NOW });
    expect(payload).toEqual({
      aud: 'https://push.example.org',
      sub: 'mailto:host@example.org',
      exp: NOW.getTime() / 1_000 + 12 * 3_600,
    });
  });
});
