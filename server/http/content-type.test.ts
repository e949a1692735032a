import { expect, it } from 'vitest';
import { contentTypeOf } from './content-type.ts';

it.each([
  ['/assets/index-a1.js', 'text/javascript; charset=utf-8'],
  ['/assets/index-a1.css', 'text/css; charset=utf-8'],
  ['/index.html', 'text/html; charset=utf-8'],
  ['/fonts/title.woff2', 'font/woff2'],
  ['/icons/mark.SVG', 'image/svg+xml; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
])('knows %s as %s', (path, type) => {
  expect(contentTypeOf(path)).toBe(type);
});

it.each(['/LICENSE', '/setup.exe', '/.js/', '/constructor.constructor'])(
  'sends %s as bytes that are never run',
  (path) => {
    expect(contentTypeOf(path)).toBe('application/octet-stream');
  },
);
