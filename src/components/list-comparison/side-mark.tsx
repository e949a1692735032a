import styles from './list-comparison.module.css';

/** The two lists of a comparison. */
export type SideName = 'one' | 'other';

/** The letters of the two lists: short where their names have no room. */
const SIDE_LETTERS: Readonly<Record<SideName, string>> = { one: 'A', other: 'B' };

/** The letter of a list. */
export function SideMark({ side }: { side: SideName }) {
  return (
    <span className={styles.mark} data-side={side}>
      {SIDE_LETTERS[side]}
    </span>
  );
}
