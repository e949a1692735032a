import { RollDrawing } from '#components/roll-drawing/roll-drawing.tsx';
import type { NotePiece } from '#domain/catalogue/roll-codes.ts';
import styles from './skill-list.module.css';

/** Text with dice and symbols between the words. */
export function SkillPieces({ pieces }: { pieces: readonly NotePiece[] }) {
  const keyed = pieces.map((piece, position) => ({ piece, key: position }));
  return keyed.map(({ piece, key }) =>
    'text' in piece ? (
      piece.text
    ) : (
      <span key={key} className={styles.code}>
        <RollDrawing roll={piece.parts} />
      </span>
    ),
  );
}
