import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { TERM_KINDS } from '#domain/catalogue/types.ts';
import type { HitGroup } from '#domain/reader/search.ts';
import { markHits, type MarkedPiece, snippetOf } from '#domain/reader/snippet.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './hit-list.module.css';
import { HitKindWords } from '../kind-words.tsx';
import { Marked, MarkedPieces } from './marked.tsx';
import type { HitKind, ReaderDocument } from './search-documents.ts';

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
export function HitList({ group, term, onRead, onKeyDown }: HitListProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(FIRST);
  const { kind, hits } = group;
  const left = hits.length - shown;
  return (
    <section className={styles.group} aria-labelledby={`hits-${kind}`}>
      <h2 className={styles.kind} id={`hits-${kind}`}>
        <HitKindWords kind={kind} />
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
              <span className={styles.title}>
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
