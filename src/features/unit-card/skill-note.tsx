import { notePieces } from '#domain/catalogue/roll-codes.ts';
import { RollParts } from './roll-line.tsx';
import styles from './skill-list.module.css';

/** An English note on a skill, with dice and symbols drawn instead of their codes. */
export function SkillNote({ note }: { note: string }) {
  const pieces = notePieces(note).map((piece, position) => ({ piece, key: position }));
  return pieces.map(({ piece, key }) =>
    'text' in piece ? (
      piece.text
    ) : (
      <span key={key} className={styles['code']}>
        <RollParts parts={piece.parts} />
      </span>
    ),
  );
}
