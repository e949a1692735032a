import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import type { Marks } from '#domain/reader/fold-map.ts';
import type { HitGroup } from '#domain/reader/search/search.ts';
import { type MarkedPiece, markHits, snippetOf } from '#domain/reader/snippet.ts';
import { Button } from '#ui/button/button.tsx';
import { Marked, MarkedPieces } from './marked.tsx';
import styles from './reader-search.module.css';
import {
  HIT_KIND_WORDS,
  type HitKind,
  isTermKind,
  pathOf,
  type ReaderDocument,
  type Searched,
} from './use-hits.ts';

/** A hit that a player chose: its id, the path of its text and the words to mark there. */
export type HitToRead = { readonly id: string; readonly path: string; readonly marks: Marks };

/** The number of hits of a kind at first, and the number that each press adds. */
const FIRST = 5;
const MORE = 25;

type HitListProps = {
  source: Searched['source'];
  group: HitGroup<HitKind>;
  marks: Marks;
  onRead: (hit: HitToRead) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** The hits of one kind, best first. */
export function HitList({ source, group, marks, onRead, onKeyDown }: HitListProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(FIRST);
  const { kind, hits } = group;
  const left = hits.length - shown;
  const shownHits = hits.slice(0, shown).map((hit) => ({ hit, path: pathOf(hit, source) }));
  return (
    <section className={styles.group} aria-labelledby={`hits-${kind}`}>
      <h2 className={styles.kind} id={`hits-${kind}`}>
        {t(HIT_KIND_WORDS[kind])}
        <span className={styles.count}>{hits.length}</span>
      </h2>
      <ul className={styles.hits}>
        {shownHits.map(({ hit, path }) => (
          <li key={hit.id}>
            <Link
              className={styles.hit}
              to={path}
              data-hit={hit.id}
              onKeyDown={onKeyDown}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onRead({ id: hit.id, path, marks });
              }}
            >
              <span className={styles.hitTitle}>
                <Marked text={hit.title} marks={marks} />
              </span>
              {hit.context !== undefined && <span className={styles.context}>{hit.context}</span>}
              <span className={styles.snippet}>
                <MarkedPieces pieces={contentOf(hit, marks)} />
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
function contentOf({ kind, title, content }: ReaderDocument, marks: Marks): readonly MarkedPiece[] {
  const fromStart = isTermKind(kind) && markHits(title, marks).some(({ isHit }) => isHit);
  return snippetOf(content, marks, fromStart ? { fromStart, length: 400 } : {});
}
