import type { Marks } from '#domain/reader/fold-map.ts';
import { markHits, type MarkedPiece } from '#domain/reader/snippet.ts';
import styles from './marked.module.css';

/** A text with the words marked that were searched for. */
export function Marked({ text, marks }: { text: string; marks: Marks }) {
  const isPlain = marks.phrase === '' && marks.words.length === 0;
  return isPlain ? text : <MarkedPieces pieces={markHits(text, marks)} />;
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
