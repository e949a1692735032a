import { describe, expect, it } from 'vitest';
import { decryptPush } from '#tests/builders/push-receiver.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { encryptPush, PADDED_BYTES } from './encrypt-push.ts';

/** The example that RFC 8291 works out. */
const EXAMPLE = {
  message: 'When I grow up, I want to be a watermelon',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  own: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  ownPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  browser: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  browserPrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
} as const;

const bytes = (text: string) => fromBase64Url(text) ?? new Uint8Array();
const message = (text: string) => new TextEncoder().encode(text);
const BROWSER = { p256dh: EXAMPLE.browser, auth: EXAMPLE.auth };

async function examplePair(): Promise<CryptoKeyPair> {
  const point = bytes(EXAMPLE.own);
  const [x, y] = [toBase64Url(point.slice(1, 33)), toBase64Url(point.slice(33))];
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const secret = { ...jwk, d: EXAMPLE.ownPrivate };
  return {
    publicKey: await crypto.subtle.importKey('jwk', jwk, curve, true, []),
    privateKey: await crypto.subtle.importKey('jwk', secret, curve, false, ['deriveBits']),
  };
}

const SECRETS = { ...BROWSER, privateKey: EXAMPLE.browserPrivate };

describe('an encrypted message', () => {
  it('is the one of RFC 8291 for its example', async () => {
    const once = { salt: bytes(EXAMPLE.salt), pair: await examplePair(), padTo: EXAMPLE.message.length + 1 };
    const body = await encryptPush(message(EXAMPLE.message), BROWSER, once);
    expect(toBase64Url(body ?? new Uint8Array())).toBe(EXAMPLE.body);
  });

  it('is read by its browser, and has one length whatever it says', async () => {
    for (const text of ['', 'ñ', 'x'.repeat(1_900)]) {
      const body = await encryptPush(message(text), BROWSER);
      expect(decryptPush(body ?? new Uint8Array(), SECRETS)).toEqual({ text, length: PADDED_BYTES });
    }
  });

  it('never looks the same twice', async () => {
    const [one, other] = [await encryptPush(message('a'), BROWSER), await encryptPush(message('a'), BROWSER)];
    expect(one?.subarray(0, 16)).not.toEqual(other?.subarray(0, 16));
    expect(one?.subarray(21, 86)).not.toEqual(other?.subarray(21, 86));
  });

  it.each([
    ['a point that is not on the curve', { ...BROWSER, p256dh: toBase64Url(new Uint8Array(65).fill(4)) }],
    ['a short key', { ...BROWSER, p256dh: EXAMPLE.browser.slice(0, -2) }],
    ['a short secret', { ...BROWSER, auth: EXAMPLE.auth.slice(0, -2) }],
    ['letters that are no base64', { ...BROWSER, auth: '*'.repeat(22) }],
  ])('is none for %s', async (_, keys) => {
    expect(await encryptPush(message('a'), keys)).toBeNull();
  });

  it('is none for more than a push service must take', async () => {
    expect(await encryptPush(message('x'.repeat(PADDED_BYTES)), BROWSER)).toBeNull();
  });
});
