import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { type NewsDraft, adminNewsQuery, type AdminNews } from '#data/admin/admin-news.ts';
import { releaseHeadsQuery } from '#data/admin/catalogue-review.ts';
import { now } from '#platform/clock.ts';
import { dateFormat } from '#platform/language/language.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import styles from '../admin.module.css';
import { Loaded } from '../loaded.tsx';
import { MissingBadges } from '../missing-badges.tsx';
import { NewsEditor } from './news-editor.tsx';
import { aboutRelease, newsTitle } from './news-draft.ts';

/** The published and scheduled news, and the editor of one item. */
export function NewsSection() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const wanted = search.get('item');
  const query = useQuery(adminNewsQuery());
  return (
    <Loaded query={query}>
      {(items) => {
        const item = items.find(({ news_id: id }) => id === wanted);
        if (wanted === 'new') {
          const draft = emptyDraft(items.map(({ news_id: id }) => id));
          const release = releaseNumber(search.get('release'));
          return release === null ? (
            <NewsEditor key="new" draft={draft} savedAs={null} />
          ) : (
            <NewsOfRelease key={`release ${release}`} number={release} draft={draft} />
          );
        }
        if (item !== undefined) return <NewsEditor key={item.news_id} draft={item} savedAs={item.id} />;
        return (
          <>
            <div className={styles.actions}>
              <Button variant="primary" icon="plus" render={<Link to={paths.admin('news', 'item=new')} />}>
                <Trans>Write news</Trans>
              </Button>
            </div>
            {items.length === 0 && (
              <EmptyState title={t`There is no news yet`} headingLevel={2} icon="bell">
                <p>
                  <Trans>Until you write some, the start page shows its own two items.</Trans>
                </p>
              </EmptyState>
            )}
            <ul className={styles.picks}>
              {items.map((each) => (
                <li key={each.id}>
                  <NewsLink item={each} />
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </Loaded>
  );
}

/** An item that begins with what a release says of itself, and leads to what changed. */
function NewsOfRelease({ number, draft }: { number: number; draft: NewsDraft }) {
  return (
    <Loaded query={useQuery(releaseHeadsQuery())}>
      {(releases) => {
        const release = releases.find((each) => each.number === number);
        return (
          <NewsEditor draft={release === undefined ? draft : aboutRelease(draft, release)} savedAs={null} />
        );
      }}
    </Loaded>
  );
}

/** Null for what is no number of a release. */
function releaseNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,6}$/u.test(text) ? Number(text) : null;
}

function NewsLink({ item }: { item: AdminNews }) {
  const language = useLanguage();
  const isComing = item.publish_at !== null && new Date(item.publish_at) > now();
  const day = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const title = newsTitle(item, language);
  return (
    <Link
      className={styles.pick}
      to={paths.admin('news', new URLSearchParams({ item: item.news_id }).toString())}
    >
      <span>
        {day.format(new Date(`${item.date}T00:00:00Z`))} · <strong dir="auto">{title}</strong>
        {title !== item.translation_key && <span className="muted"> {item.translation_key}</span>}
      </span>
      <span className={styles.badges}>
        {isComing && (
          <Badge tone="info" icon="history">
            <Trans>scheduled</Trans>
          </Badge>
        )}
        <MissingBadges lacks={(which) => (item[`content_${which}`] ?? '').trim() === ''} />
      </span>
    </Link>
  );
}

/** An item of today, under a number that is free (`news-2026-11-21`, then `-2`). */
function emptyDraft(taken: readonly string[]): NewsDraft {
  const date = now().toISOString().slice(0, 10);
  let id = `news-${date}`;
  for (let count = 2; taken.includes(id); count += 1) id = `news-${date}-${count}`;
  return {
    news_id: id,
    date,
    translation_key: '',
    content_en: '',
    content_es: null,
    content_fr: null,
    publish_at: null,
  };
}
