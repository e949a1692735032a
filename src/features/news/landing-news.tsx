import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { newsContent, newsPreview } from '#domain/reader/news-text.ts';
import { useSiteContacts } from '#platform/site.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { longDate, NewsContent, shortDate, useNews } from './news-content.tsx';
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
    <>
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
      <div className={styles.previews} aria-label={t`Earlier news`} role="group">
        {news.status === 'loading' && <p>{t`Loading recent updates…`}</p>}
        {others.slice(0, 2).map((item) => {
          const { title, text } = newsPreview(newsContent(item, language));
          return (
            <button key={item.id} type="button" className={styles.preview} onClick={() => full.open(item.id)}>
              <strong>{title === '' ? t`Content unavailable` : title}</strong>
              <span>{text}</span>
              <time dateTime={item.date}>{longDate(item.date, language)}</time>
            </button>
          );
        })}
      </div>
      <Feedback />
      <div className={styles.tools}>{children}</div>
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
    </>
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
