import { describe, expect, it } from 'vitest';
import { aboutRelease, newsTitle } from './news-draft.ts';

const item = (en: string, fr: string | null = null) => ({
  news_id: 'welcome',
  date: '2026-11-21',
  translation_key: 'news.welcome',
  content_en: en,
  content_es: null,
  content_fr: fr,
  publish_at: null,
});

describe('the title of a news row', () => {
  it('is the first sentence in the reader’s language, else in English', () => {
    const news = item('<h3>Welcome to Muster</h3><p>More.</p>', '<h3>Bienvenue</h3>');
    expect(newsTitle(news, 'fr')).toBe('Bienvenue');
    expect(newsTitle(news, 'es')).toBe('Welcome to Muster');
  });

  it('is the key of an item without words', () => {
    expect(newsTitle(item(' <p></p> '), 'en')).toBe('news.welcome');
  });
});

describe('news about a release', () => {
  const release = { number: 3, note: 'Cheaper wolves & <b>riders</b>.', note_es: 'Lobos.', note_fr: ' ' };
  const news = aboutRelease(item(''), release);

  it('say its note as it was typed, and lead to what changed', () => {
    expect(newsTitle(news, 'en')).toBe('Cheaper wolves & <b>riders</b>.');
    expect(news.content_en).toContain('href="/catalogue?from=2&amp;to=3"');
    expect(newsTitle(news, 'es')).toBe('Lobos.');
    expect(news.translation_key).toBe('release-3');
  });

  it('have no text in a language without a note, so that the English one shows', () => {
    expect(news.content_fr).toBeNull();
  });
});
