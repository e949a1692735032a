import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { ownPath } from './own-path.ts';

describe('where one goes on to after signing in', () => {
  it.each(['/', '/builder', '/builder?dialog=share&item=a#units', '/profile/S%C3%BFenann'])(
    'is a page of this app: %s',
    (path) => {
      expect(ownPath(path)).toBe(path);
    },
  );

  it.each([
    null,
    '',
    'builder',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/ /evil.example',
    '\u0000/builder',
    'javascript:alert(1)',
    '/\n',
  ])('is never anything else: %j', (wanted) => {
    expect(ownPath(wanted)).toBeNull();
  });

  it('leads to the own origin whatever is wanted', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (wanted) => {
          const url = new URL(ownPath(wanted) ?? '/', 'https://own.example');
          expect(url.origin).toBe('https://own.example');
        },
      ),
    );
  });
});
