import { describe, expect, it } from 'vitest';
import { changelogVersion } from './changelog-version.ts';
import { isHtml, type NewsItem, newsContent, newsPreview, plainWords } from './news-text.ts';

const item = (en: string | null, es: string | null = null): NewsItem => ({
  id: 'a',
  date: '2026-11-21',
  key: 'k',
  content: { en, es, fr: '  ' },
});

describe('news', () => {
  it('is in the reader’s language, else in English, else nothing', () => {
    expect(newsContent(item('one', 'uno'), 'es')).toBe('uno');
    expect(newsContent(item('one'), 'fr')).toBe('one');
    expect(newsContent(item(null), 'en')).toBe('');
  });

  it('is HTML when it holds a tag', () => {
    expect(['<p>a</p>', 'a<br>b', '1 < 2 > 0', 'plain'].map(isHtml)).toEqual([true, true, false, false]);
    expect(plainWords('<h3>Title</h3><p>Tom &amp; Ann</p>')).toBe('Title\nTom & Ann');
    expect(plainWords('<p>A <b>bold</b>. Word<br/>x<ul><li>1 < 2</li></ul>')).toBe('A bold. Word\nx\n1 < 2');
  });

  it('is previewed by its first sentence and 120 letters of the rest, cut at a word', () => {
    expect(newsPreview('<h3>Share a list</h3><p>It is easy.</p>')).toEqual({
      title: 'Share a list',
      text: 'It is easy.',
    });
    const long = newsPreview(`${'a'.repeat(70)}. ${'word '.repeat(40)}`);
    expect(long.title).toBe(`${'a'.repeat(59)}…`);
    expect(long.text).toBe(`${'word '.repeat(24).trim()}…`);
    expect(newsPreview('Only this').text).toBe('Only this');
    expect(newsPreview(`x ${'b'.repeat(200)}`).text.endsWith('…')).toBe(true);
  });

  it('has a title of 60 letters at most, with whole words', () => {
    const title = (sentence: string) => newsPreview(`${sentence}. More.`).title;
    const sixty = `${'word '.repeat(11)}ends`;
    expect([sixty.length, title(sixty)]).toEqual([59, `${sixty}.`]);
    expect(title(`${sixty}, and goes on`)).toBe(`${'word '.repeat(10)}word…`);
    expect(title('The board counts points and units, and shows which lists are cut at signs')).toBe(
      'The board counts points and units, and shows which lists…',
    );
    expect(title('🛡️'.repeat(70)).length).toBeLessThanOrEqual(120);
  });
});

it.each([
  ['# Changelog\n## [0.7.1] - 2026\n## [0.7.0]', '0.7.1'],
  ['', '0.5.11'],
  [null, '0.5.11'],
  ['<!doctype html>[1.2.3]', '0.5.11'],
  ['no version', '0.5.11'],
])('the version of a changelog: %s', (content, version) => {
  expect(changelogVersion(content)).toBe(version);
});
