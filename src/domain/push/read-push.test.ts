import { describe, expect, it } from 'vitest';
import { ownPath, readPush } from './read-push.ts';

const MESSAGE = {
  title: 'Berta commented on “Ice Line”',
  body: 'Open it to read and reply.',
  path: '/community-lists/4f2c#comment-7a',
  tag: 'comment 4f2c',
  lang: 'es',
};
const UNREADABLE = { title: 'Muster', body: '', path: '/activity', tag: '', lang: 'en' };

describe('the text of a notification', () => {
  it('is as the server wrote it', () => {
    expect(readPush(JSON.stringify(MESSAGE))).toEqual(MESSAGE);
  });

  it.each(['', 'no JSON', 'null', '[]', '7', '{}', '{"title":7}', '{"title":""}'])(
    'is the name of the app where it cannot be read: %s',
    (text) => {
      expect(readPush(text)).toEqual(UNREADABLE);
    },
  );

  it('ends somewhere, and leads to the feed where its page is another site’s', () => {
    const long = readPush(JSON.stringify({ ...MESSAGE, title: 'a'.repeat(5_000), lang: 'xxx' }));
    expect([long.title.length, long.lang]).toEqual([200, 'xx']);
    expect(readPush(JSON.stringify({ ...MESSAGE, path: 'https://evil.example' })).path).toBe('/activity');
    expect(readPush(JSON.stringify({ ...MESSAGE, lang: 7 })).lang).toBe('en');
  });
});

describe('a path of this site', () => {
  it.each(['/', '/activity', '/profile?section=notifications', '/play/7#end'])('is %s', (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it.each([
    '',
    'activity',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a b',
    '/a\n',
    '/\u202e',
    '/a"b',
  ])('is not %j', (path) => {
    expect(ownPath(path)).toBeNull();
  });
});
