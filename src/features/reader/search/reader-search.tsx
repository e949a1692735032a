import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { DidYouMean } from '#components/did-you-mean/did-you-mean.tsx';
import { addTermPath } from '#platform/workshop-paths.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { HitList, type HitToRead } from './hit-list.tsx';
import { hitLinks } from '../reader-toolbar.tsx';
import styles from './reader-search.module.css';
import { type Searched, useHits } from './use-hits.ts';

type ReaderSearchProps = {
  searched: Searched;
  term: string;
  onRead: (hit: HitToRead) => void;
  /** Searches other words. */
  onType: (term: string) => void;
  /** Escape, or an arrow up on the first hit: back into the box. */
  onLeave: () => void;
};

/** The hits of the search, by kind. Arrow keys move through all of them. */
export function ReaderSearch({ searched, term, onRead, onType, onLeave }: ReaderSearchProps) {
  const { t } = useLingui();
  const { groups, corrected, isPartial, marks } = useHits(searched, term);
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') onLeave();
    else if (event.key === 'ArrowDown') focusHit(event.currentTarget, 1);
    else if (event.key === 'ArrowUp' && !focusHit(event.currentTarget, -1)) onLeave();
    if (['Escape', 'ArrowDown', 'ArrowUp'].includes(event.key)) event.preventDefault();
  };
  return (
    <div className={styles.results}>
      <div>
        <h1 className={styles.title}>
          <Trans>Search: “{term.trim()}”</Trans>
        </h1>
        <p className="muted" role="status">
          <Plural value={count} _0="Nothing found" one="# hit" other="# hits" />
        </p>
        <DidYouMean corrected={corrected} onType={onType} />
        {isPartial && (
          <p className="muted">
            <Trans>No text has all of these words. These have some of them.</Trans>
          </p>
        )}
      </div>
      {groups.map((group) => (
        <HitList
          key={`${group.kind} ${term}`}
          source={searched.source}
          group={group}
          marks={marks}
          onRead={onRead}
          onKeyDown={onKeyDown}
        />
      ))}
      {count === 0 && (
        <EmptyState icon="search" headingLevel={2} title={t`No text has these words`}>
          <p>
            <Trans>Fewer letters, or one word alone, find more.</Trans>
          </p>
          <Button icon="plus" render={<Link to={addTermPath(term.trim())} />}>
            <Trans>Add a missing term</Trans>
          </Button>
        </EmptyState>
      )}
    </div>
  );
}

/** Moves on from one hit to a neighbour. False when there is none. */
function focusHit(from: HTMLElement, step: 1 | -1): boolean {
  const links = hitLinks();
  const next = links[links.indexOf(from) + step];
  next?.focus();
  return next !== undefined;
}
