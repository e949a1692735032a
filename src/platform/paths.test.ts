import { describe, expect, it } from 'vitest';
import { absoluteUrl, paths } from './paths.ts';

describe('addresses', () => {
  it('are those of the spec', () => {
    expect([
      paths.home(),
      paths.builder(),
      paths.sharedList('eNq_-1'),
      paths.shortLink('1abc'),
      paths.print('courtesy', 'eNq', { paper: 'letter' }),
      paths.print('full', 'eNq'),
    ]).toEqual([
      '/',
      '/builder',
      '/shared-list/eNq_-1',
      '/s/1abc',
      '/print/courtesy/eNq?paper=letter',
      '/print/full/eNq',
    ]);
  });

  it('never let a name out of its place', () => {
    expect(paths.sharedList('a/b?c#d')).toBe('/shared-list/a%2Fb%3Fc%23d');
  });

  it('become whole ones for links that leave the app', () => {
    expect(absoluteUrl(paths.builder())).toBe(`${location.origin}/builder`);
  });
});
