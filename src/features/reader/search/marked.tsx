import { markHits, type MarkedPiece } from '#domain/reader/snippet.ts';
import styles from './marked.module.css';

/** Words with those marked that were searched for. */
export function Marked({ text, term }: { text: string; term: string }) {
  return term === '' ? text : <MarkedPieces pieces={markHits(text, term)} />;
}

/** Pieces of a text, hits marked. */
export function MarkedPieces({ pieces }: { pieces: readonly MarkedPiece[] }) {
  const keyed = pieces.map((piece, at) => ({ ...piece, key: at }));
  return keyed.map(({ text, isHit, key }) =>
    isHit ? (
      <mark key={key} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
