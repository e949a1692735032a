import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Waiting } from '#components/waiting/waiting.tsx';
import type { ReleaseHead } from '#data/release/published-releases.ts';
import { localText } from '#domain/catalogue/localise.ts';
import { dateFormat } from '#platform/language/language.ts';
import { paths } from '#platform/paths.ts';
import { workshopPaths } from '#platform/workshop-paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './catalogue.module.css';
import { Comparison } from './comparison.tsx';

type ReleasesProps = { releases: UseQueryResult<readonly ReleaseHead[], unknown> };

/** The releases, the newest first; without any, the way to suggest a change. */
export function Releases({ releases }: ReleasesProps) {
  const { data, failureReason } = releases;
  if (data === undefined) return <Waiting shape="list" failure={failureReason} />;
  if (data.length === 0) return <NoReleases />;
  return (
    <ol className={styles.releases} reversed>
      {data.map((release, at) => (
        <li key={release.number}>
          <Release release={release} isNewest={at === 0} />
        </li>
      ))}
    </ol>
  );
}

function NoReleases() {
  return (
    <>
      <p>
        <Trans>
          No release is published here yet: the catalogue is what this version of the app carries.
        </Trans>
      </p>
      <p>
        <Trans>
          Have you found a mistake? <Link to={workshopPaths.suggest()}>Suggest a change</Link> with the card
          in hand.
        </Trans>
      </p>
    </>
  );
}

function Release({ release, isNewest }: { release: ReleaseHead; isNewest: boolean }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(isNewest);
  const { number, publishedAt, note, notes, backTo } = release;
  const day = dateFormat(language, { dateStyle: 'long' }).format(new Date(publishedAt));
  return (
    <article className={styles.release} id={`release-${number}`}>
      <h3>{t`Release ${number}`}</h3>
      <p className={styles.day}>
        <time dateTime={publishedAt}>{day}</time>
      </p>
      <p className={styles.note}>{localText({ text: note, texts: notes }, language)}</p>
      {backTo !== null && (
        <p className={styles.day}>
          {backTo === 0 ? (
            <Trans>It goes back to the catalogue that the app carries.</Trans>
          ) : (
            <Trans>
              It goes back to <a href={`#release-${backTo}`}>release {backTo}</a>.
            </Trans>
          )}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          size="sm"
          icon={isOpen ? 'chevron-up' : 'chevron-down'}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Trans>What changed</Trans>
        </Button>
        <Link to={`${paths.catalogue(`from=${number}&to=0`)}#compare`}>
          <Trans>Compare with another version</Trans>
        </Link>
      </div>
      {isOpen && <Comparison from={number - 1} to={number} isNewest={isNewest} />}
    </article>
  );
}
