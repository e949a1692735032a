import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answersChallenge, readChallenge } from './pkce.ts';

const VERIFIER = 'a-verifier-of-one-client-that-is-long-enough-for-it';
const HASHED = createHash('sha256').update(VERIFIER).digest('base64url');

describe('the challenge of a sign-in', () => {
  it('is null where a request brings none', () => {
    expect(readChallenge('', '')).toBeNull();
  });

  it.each(['s256', 'S256', 'plain', 'PLAIN'])('is read with the method %s', (method) => {
    expect(readChallenge(HASHED, method)).toEqual({ challenge: HASHED, method: method.toLowerCase() });
  });

  it.each([
    [HASHED, '', 'PKCE flow requires'],
    ['', 's256', 'PKCE flow requires'],
    [HASHED, 'md5', 'is not supported'],
    ['x'.repeat(42), 's256', '43 to 128 characters'],
    ['x'.repeat(129), 's256', '43 to 128 characters'],
    [`${'x'.repeat(43)}+`, 'plain', '43 to 128 characters'],
    [`${'x'.repeat(43)}\n`, 'plain', '43 to 128 characters'],
  ])('is refused as %j with the method %j', (challenge, method, message) => {
    expect(() => readChallenge(challenge, method)).toThrow(message);
  });

  it('is met by its own verifier only', () => {
    const hashed = { challenge: HASHED, method: 's256' } as const;
    expect(answersChallenge(hashed, VERIFIER)).toBe(true);
    for (const other of [HASHED, '', `${VERIFIER} `, VERIFIER.toUpperCase()])
      expect(answersChallenge(hashed, other)).toBe(false);
    const plain = { challenge: VERIFIER, method: 'plain' } as const;
    expect(answersChallenge(plain, VERIFIER)).toBe(true);
    expect(answersChallenge(plain, HASHED)).toBe(false);
  });
});
