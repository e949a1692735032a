import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '#platform/use-language.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { NewsContent } from './news-content.tsx';
import { longDate } from './news-dates.ts';
import styles from './news.module.css';
import { useNews } from './use-news.ts';

/** The number of items that load at once; an archive grows for years. */
const PAGE = 20;

/** All news, newest first. */
export function ArchiveDialog({ onClose }: { onClose: () => void }) {
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
