import { describe, expect, it } from 'vitest';
import { chooseEncoding, takesHtml, takesType } from './accept.ts';

const BOTH = ['br', 'gzip'] as const;

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0.8, gzip;q=0.8', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['gzip;q=1.0, identity;q=0.5', 'gzip'],
    ['br ; q=1', 'br'],
  ])('chooses for "%s" the form %s', (header, expected) => {
    expect(chooseEncoding(header, BOTH)).toBe(expected);
  });

  it.each([
    undefined,
    '',
    'identity',
    'deflate',
    'br;q=0, gzip;q=0',
    '*;q=0',
    'identity;q=1, br;q=0.5',
    'br;q=nonsense',
    'br;q=7',
    ';q=1',
  ])('sends the unpacked file for %s', (header) => {
    expect(chooseEncoding(header, BOTH)).toBeNull();
  });

  it('offers only what was packed', () => {
    expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip');
    expect(chooseEncoding('br, gzip', [])).toBeNull();
  });
});

describe('takesType', () => {
  it.each([
    ['image/avif,image/webp,*/*', true],
    ['image/png, IMAGE/WEBP;q=0.1', true],
    ['image/webp;q=0', false],
    ['image/webp;q=0.0, image/png', false],
    ['image/*', false],
    ['*/*', false],
    [undefined, false],
  ])('reads %j for WebP as %s', (accept, expected) => {
    expect(takesType(accept, 'image/webp')).toBe(expected);
  });
});

describe('takesHtml', () => {
  it.each([
    [undefined, true],
    ['text/html,application/xhtml+xml', true],
    ['Text/*', true],
    ['*/*', true],
    ['application/json', false],
    ['text/plain', false],
    ['image/avif,image/webp', false],
  ])('reads %j as %s', (accept, expected) => {
    expect(takesHtml(accept)).toBe(expected);
  });
});
