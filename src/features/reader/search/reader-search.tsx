import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { TERM_KINDS } from '#domain/catalogue/types.ts';
import type { HitGroup } from '#domain/reader/search.ts';
import { type MarkedPiece, markHits, snippetOf } from '#domain/reader/snippet.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Marked, MarkedPieces } from './marked.tsx';
import { hitLinks } from '../reader-toolbar.tsx';
import styles from './reader-search.module.css';
import { HIT_KIND_WORDS, type HitKind, type ReaderDocument, type Searched, useHits } from './use-hits.ts';

type ReaderSearchProps = {
  searched: Searched;
  term: string;
  onRead: (hit: ReaderDocument) => void;
  /** Escape, or an arrow up on the first hit: back into the box. */
  onLeave: () => void;
};

/** The hits of the search, by kind. Arrow keys move through all of them. */
export function ReaderSearch({ searched, term, onRead, onLeave }: ReaderSearchProps) {
  const groups = useHits(searched, term);
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

/** The number of hits of a kind at first, and the number that each press adds. */
const FIRST = 5;
const MORE = 25;

type HitListProps = {
  group: HitGroup<HitKind>;
  term: string;
  onRead: (hit: ReaderDocument) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** The hits of one kind, best first. */
function HitList({ group, term, onRead, onKeyDown }: HitListProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(FIRST);
  const { kind, hits } = group;
  const left = hits.length - shown;
  return (
    <section className={styles.group} aria-labelledby={`hits-${kind}`}>
      <h2 className={styles.kind} id={`hits-${kind}`}>
        {t(HIT_KIND_WORDS[kind])}
        <span className={styles.count}>{hits.length}</span>
      </h2>
      <ul className={styles.hits}>
        {hits.slice(0, shown).map((hit) => (
          <li key={hit.id}>
            <Link
              className={styles.hit}
              to={hit.path}
              data-hit={hit.id}
              onKeyDown={onKeyDown}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onRead(hit);
              }}
            >
              <span className={styles.hitTitle}>
                <Marked text={hit.title} term={term} />
              </span>
              {hit.context !== undefined && <span className={styles.context}>{hit.context}</span>}
              <span className={styles.snippet}>
                <MarkedPieces pieces={contentOf(hit, term)} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button
          variant="quiet"
          className={styles.more}
          trailingIcon="chevron-down"
          aria-label={t`Show more hits (${left} left)`}
          onClick={() => setShown(shown + MORE)}
        >
          <Trans>Show more ({left})</Trans>
        </Button>
      )}
    </section>
  );
}

/**
 * An explanation is short enough to be the answer itself; of other texts the place of the hit is
 * shown.
 */
function contentOf({ kind, title, content }: ReaderDocument, term: string): readonly MarkedPiece[] {
  const isExplanation = TERM_KINDS.some((each) => each === kind);
  const fromStart = isExplanation && markHits(title, term).some(({ isHit }) => isHit);
  return snippetOf(content, term, fromStart ? { fromStart, length: 400 } : {});
}
