import { classNames } from '../class-names.ts';
import styles from './linked-text.module.css';

type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly href: string; readonly text: string };

type LinkedTextProps = { pieces: readonly Piece[]; className?: string | undefined };

/**
 * A stranger's text: words as words, lines as lines. Its links do not count for search engines,
 * give the other site no handle on this page and send no referrer. It has its own direction of
 * reading.
 */
export function LinkedText({ pieces, className }: LinkedTextProps) {
  return (
    <p className={classNames(styles.text, className)} dir="auto">
      {pieces.map((piece, at) =>
        piece.kind === 'text' ? (
          piece.text
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the same address may stand there twice
          <a key={at} href={piece.href} target="_blank" rel="nofollow ugc noopener noreferrer">
            {piece.text}
          </a>
        ),
      )}
    </p>
  );
}
