import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { cleanHtmlQuery } from '#data/news/clean-html-query.ts';
import { loadNews } from '#data/news/news.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { isHtml, newsContent, type NewsItem, newsPreview, plainWords } from '#domain/reader/news-text.ts';
import { now } from '#platform/clock.ts';
import { useSiteContacts } from '#platform/site.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import styles from './news.module.css';

/** Loaded for the start page (docs/product.md, "News"). */
const NEWEST = 3;

/**
 * The latest news, two previews, the archive, and the way to write to the host; `children`: small
 * tools beside it.
 */
export function LandingNews({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const language = useLanguage();
  const news = useNews(NEWEST);
  const archive = useDialogAddress('news-archive');
  const full = useDialogAddress('news');
  const items = news.status === 'loaded' ? news.items : [];
  const [latest, ...others] = items;
  const shown = items.find((item) => item.id === full.value);
  const date = shortDate(latest?.date, language);
  return (
    <div className={styles.board}>
      <section className={styles.latest} aria-labelledby="news">
        <div className={styles.head}>
          <h2 id="news">{t`News as of ${date}`}</h2>
          <Button size="sm" variant="quiet" icon="book" onClick={() => archive.open()}>
            <Trans>News archive</Trans>
          </Button>
        </div>
        {news.status === 'waiting' && <p>{t`Waiting for authentication...`}</p>}
        {news.status === 'loading' && <p>{t`Loading...`}</p>}
        {news.status === 'loaded' && latest === undefined && <p>{t`No recent news available.`}</p>}
        {latest !== undefined && <NewsContent item={latest} />}
      </section>
      <div className={styles.side}>
        <div className={styles.previews} aria-label={t`Earlier news`} role="group">
          {news.status === 'loading' && <p>{t`Loading recent updates…`}</p>}
          {others.slice(0, 2).map((item) => {
            const { title, text } = newsPreview(newsContent(item, language));
            return (
              <button
                key={item.id}
                type="button"
                className={styles.preview}
                onClick={() => full.open(item.id)}
              >
                <time dateTime={item.date}>{longDate(item.date, language)}</time>
                <strong>{title === '' ? t`Content unavailable` : title}</strong>
                <span>{text}</span>
              </button>
            );
          })}
        </div>
        <Feedback />
        <div className={styles.tools}>{children}</div>
      </div>
      {archive.isOpen && <ArchiveDialog onClose={() => archive.close()} />}
      {full.isOpen && shown !== undefined && (
        <Dialog
          open
          onOpenChange={(isOpen) => !isOpen && full.close()}
          title={t`News — ${longDate(shown.date, language)}`}
          closeLabel={t`Close`}
        >
          <NewsContent item={shown} />
        </Dialog>
      )}
    </div>
  );
}

function Feedback() {
  const { contactEmail } = useSiteContacts();
  return (
    <section className={styles.feedback} aria-labelledby="feedback">
      <h2 id="feedback">
        <Trans>Feedback</Trans>
      </h2>
      {contactEmail === null ? (
        <p className="muted">
          <Trans>This site has no contact address. Ask whoever gave you the link.</Trans>
        </p>
      ) : (
        <p>
          <Trans>Something wrong, missing or unclear? Write to the host of this site:</Trans>{' '}
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </p>
      )}
    </section>
  );
}

/** The number of items that load at once; an archive grows for years. */
const PAGE = 20;

/** All news, newest first. */
function ArchiveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const news = useNews();
  const [shown, setShown] = useState(PAGE);
  const items = news.status === 'loaded' ? news.items : [];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`News archive`}
      closeLabel={t`Close`}
      size="lg"
    >
      {news.status !== 'loaded' && <p>{t`Loading news archive...`}</p>}
      {news.status === 'loaded' && news.failed && (
        <Banner tone="warning" role="alert" title={t`Failed to load news archive`} />
      )}
      {news.status === 'loaded' && items.length === 0 && <p>{t`No news items found in the archive.`}</p>}
      {items.slice(0, shown).map((item) => (
        <article key={item.id} className={styles.item}>
          <time dateTime={item.date}>{longDate(item.date, language)}</time>
          <NewsContent item={item} />
        </article>
      ))}
      {items.length > shown && (
        <Button onClick={() => setShown(shown + PAGE)}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </Dialog>
  );
}

/**
 * The content of a news item: cleaned HTML, or plain text until it is cleaned and when the cleaner
 * cannot be loaded.
 */
function NewsContent({ item }: { item: NewsItem }) {
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
function shortDate(day: string | undefined, language: Language): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
    month: '2-digit',
    day: '2-digit',
    year: '2-digit',
  }).format(dateOf(day));
}

/** A day as MMM dd, yyyy, in the words of the language. */
function longDate(day: string, language: Language): string {
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
function useNews(most: number | null = null): NewsState {
  const isReady = useViewer().status !== 'loading';
  const { data } = useQuery({
    queryKey: ['news', most],
    queryFn: async () => loadNews(most),
    enabled: isReady,
  });
  if (data === undefined) return { status: isReady ? 'loading' : 'waiting' };
  return { status: 'loaded', ...data };
}
