import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { isHtml, type NewsItem, newsContent, plainWords } from '#domain/reader/news-text.ts';
import { cleanHtml } from '#platform/clean-html.ts';
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
