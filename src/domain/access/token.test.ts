import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { isUuid, readToken } from './token.ts';

const USER = '4f2c1c9e-7f3d-4d0a-9a54-0b6f6f0a7f11';
const NOW = 1_800_000_000_000;
const IN_AN_HOUR = NOW / 1000 + 3600;

function token(claims: unknown, head = 'eyJhbGciOiJFUzI1NiJ9'): string {
  return `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;
}

describe('a token', () => {
  it('tells who it stands for, until when, and at which level', () => {
    expect(readToken(token({ sub: USER, exp: IN_AN_HOUR, aal: 'aal2', name: 'Sÿenann' }), NOW)).toEqual({
      ok: true,
      userId: USER,
      expiresAt: IN_AN_HOUR,
      level: 'aal2',
    });
    expect(readToken(token({ sub: USER, exp: IN_AN_HOUR }), NOW)).toMatchObject({ level: null });
  });

  it.each([
    ['two parts', 'a.b', 'structure'],
    ['four parts', `${token({})}.d`, 'structure'],
    ['an empty part', token({}, ''), 'structure'],
    ['letters that are not base64url', token({}, 'a+b'), 'structure'],
    ['claims that are no JSON', 'a.bm90anNvbg.c', 'structure'],
    ['claims that are a list', token([]), 'structure'],
    ['claims in another encoding', 'a._w.c', 'structure'],
    ['no expiry', token({ sub: USER }), 'exp-missing'],
    ['an expiry that is a text', token({ sub: USER, exp: '1' }), 'exp-missing'],
    ['an expiry that has come', token({ sub: USER, exp: NOW / 1000 }), 'expired'],
    ['no user', token({ exp: IN_AN_HOUR }), 'user-id'],
    ['a user id that is no UUID', token({ exp: IN_AN_HOUR, sub: `${USER}0` }), 'user-id'],
  ])('with %s is refused', (_, text, fault) => {
    expect(readToken(text, NOW)).toEqual({ ok: false, fault });
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json().map(token)), (text) => {
        expect(typeof readToken(text, NOW).ok).toBe('boolean');
      }),
    );
  });
});

it('knows the ids of users by their form', () => {
  expect([isUuid(USER), isUuid(USER.toUpperCase()), isUuid('preview')]).toEqual([true, true, false]);
});
