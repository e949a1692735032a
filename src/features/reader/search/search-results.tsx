import { Plural, Trans } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import type { HitGroup } from '#domain/reader/search.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { hitLinks } from './hit-links.ts';
import { HitList } from './hit-list.tsx';
import styles from './search-results.module.css';
import type { HitKind, ReaderDocument } from './search-documents.ts';

type SearchResultsProps = {
  term: string;
  groups: readonly HitGroup<HitKind>[];
  onRead: (hit: ReaderDocument) => void;
  /** Escape, or an arrow up on the first hit: back into the box. */
  onLeave: () => void;
};

/** The hits of the search, by kind. Arrow keys move through all of them. */
export function SearchResults({ term, groups, onRead, onLeave }: SearchResultsProps) {
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
      </div>
      {groups.map((group) => (
        <HitList
          key={`${group.kind} ${term}`}
          group={group}
          term={term}
          onRead={onRead}
          onKeyDown={onKeyDown}
        />
      ))}
      {count === 0 && (
        <EmptyState icon="search" headingLevel={2} title={term.trim()}>
          <p>
            <Trans>No text has exactly these words. Fewer letters, or one word alone, find more.</Trans>
          </p>
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
