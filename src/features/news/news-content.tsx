import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { loadNews } from '#data/news/news.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { isHtml, newsContent, type NewsItem, plainWords } from '#domain/reader/news-text.ts';
import { cleanHtml } from '#platform/clean-html.ts';
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
  const [clean, setClean] = useState<{ readonly of: string; readonly html: string } | null>(null);
  useEffect(() => {
    if (!isHtml(content)) return;
    let isCurrent = true;
    cleanHtml(content).then(
      (html) => isCurrent && setClean({ of: content, html }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [content]);
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
  if (clean?.of === content) return <RichText html={clean.html} />;
  return <p className={styles.plain}>{isHtml(content) ? plainWords(content) : content}</p>;
}

/** A day as MM/dd/yy, the order of docs/product.md, "News"; today without a day. */
export function shortDate(day: string | undefined): string {
  return new Intl.DateTimeFormat('en-US', { month: '2-digit', day: '2-digit', year: '2-digit' }).format(
    dateOf(day),
  );
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
  const [state, setState] = useState<NewsState>({ status: 'loading' });
  useEffect(() => {
    if (!isReady) return;
    let isCurrent = true;
    void loadNews(most).then((news) => isCurrent && setState({ status: 'loaded', ...news }));
    return () => {
      isCurrent = false;
    };
  }, [isReady, most]);
  return isReady ? state : { status: 'waiting' };
}
