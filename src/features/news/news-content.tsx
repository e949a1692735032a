import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { cleanHtmlQuery } from '#data/news/clean-html-query.ts';
import { loadNews } from '#data/news/news.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { isHtml, newsContent, type NewsItem, plainWords } from '#domain/reader/news-text.ts';
import { now } from '#platform/clock.ts';
import { useLanguage } from '#platform/use-language.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import styles from './news.module.css';

/**
 * The content of a news item: cleaned HTML, or plain text until it is cleaned and when the cleaner
 * cannot be loaded.
 */
export function NewsContent({ item }: { item: NewsItem }) {
  const content = newsContent(item, useLanguage());
  const { data: clean } = useQuery(cleanHtmlQuery(content));
  if (content === '') {
    return (
      <p className="muted">
        {item.key === '' ? (
          <Trans>No content available</Trans>
        ) : (
          <Trans>Missing translation: {item.key}</Trans>
        )}
      </p>
    );
  }
  if (clean !== undefined) return <RichText html={clean} />;
  return <p className={styles.plain}>{isHtml(content) ? plainWords(content) : content}</p>;
}

/**
 * A day in two digits each, today without a day: MM/dd/yy in English (docs/product.md, "News"), in
 * the order of the language elsewhere.
 */
export function shortDate(day: string | undefined, language: Language): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
    month: '2-digit',
    day: '2-digit',
    year: '2-digit',
  }).format(dateOf(day));
}

/** A day as MMM dd, yyyy, in the words of the language. */
export function longDate(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
    month: 'short',
    day: '2-digit',
    year: 'numeric',
  }).format(dateOf(day));
}

/** Noon, so that the day is the same wherever it is read. */
function dateOf(day: string | undefined): Date {
  const date = new Date(`${(day ?? '').slice(0, 10)}T12:00:00`);
  return Number.isNaN(date.getTime()) ? now() : date;
}

/** `waiting`: the viewer is not known yet, and news wait for that (docs/product.md, "News"). */
type NewsState =
  | { readonly status: 'waiting' | 'loading' }
  | { readonly status: 'loaded'; readonly items: readonly NewsItem[]; readonly failed: boolean };

/** Returns the news for the current viewer, at most `most` of them; null for all. */
export function useNews(most: number | null = null): NewsState {
  const isReady = useViewer().status !== 'loading';
  const { data } = useQuery({
    queryKey: ['news', most],
    queryFn: async () => loadNews(most),
    enabled: isReady,
  });
  if (data === undefined) return { status: isReady ? 'loading' : 'waiting' };
  return { status: 'loaded', ...data };
}
