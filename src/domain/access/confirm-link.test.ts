import { describe, expect, it } from 'vitest';
import { readConfirmLink } from './confirm-link.ts';

const ORIGIN = 'https://muster.example';
const read = (query: Readonly<Record<string, string>>) =>
  readConfirmLink(`?${new URLSearchParams(query).toString()}`, ORIGIN);
const link = { token_hash: 'pkce_abc123', type: 'recovery' };

describe('the link of a mail', () => {
  it('brings a token and its purpose', () => {
    expect(read(link)).toEqual({ tokenHash: 'pkce_abc123', type: 'recovery', next: null });
  });

  it.each([
    [{}],
    [{ token_hash: '', type: 'recovery' }],
    [{ token_hash: 'abc' }],
    [{ token_hash: 'abc', type: 'sms' }],
    [{ token_hash: 'a b<c', type: 'recovery' }],
    [{ token_hash: 'a'.repeat(201), type: 'recovery' }],
  ])('is not read when something is missing or odd: %j', (query) => {
    expect(read(query)).toBeNull();
  });

  it.each([
    ['/builder', '/builder'],
    [`${ORIGIN}/login?next=%2Fbuilder%3Fx%3D1%26y%3D2`, '/builder?x=1&y=2'],
    [`${ORIGIN}/login`, null],
    [`${ORIGIN}/profile`, '/profile'],
    [`${ORIGIN}.evil.example/`, null],
    ['https://evil.example/', null],
    ['//evil.example/', null],
    [`${ORIGIN}/login?next=//evil.example`, null],
    ['javascript:alert(1)', null],
  ])('goes on to %s as %s', (next, path) => {
    expect(read({ ...link, next })?.next).toBe(path);
  });
});
