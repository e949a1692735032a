import { usePattern } from './pattern-scope.ts';
import styles from './rules-diagram.module.css';

type TroopProps = {
  x: number;
  y: number;
  side: 'own' | 'enemy';
  /** The leader wears a star; a Support carries a scroll. */
  rank?: 'troop' | 'leader' | 'support';
  /** An outline only: where it stood before, or will stand. */
  ghost?: boolean;
};

/** The radius of a base, in units of the drawing. */
export const BASE = 11;

/** One model seen from above on its round base. */
export function Troop({ x, y, side, rank = 'troop', ghost = false }: TroopProps) {
  const stripes = usePattern('stripes');
  if (ghost) return <circle className={styles.ghost} cx={x} cy={y} r={BASE} />;
  return (
    <g transform={`translate(${x} ${y})`} className={styles[side]}>
      <circle className={styles.base} r={BASE} fill={side === 'enemy' ? stripes : undefined} />
      {rank === 'leader' && <path className={styles.sign} d={STAR} />}
      {rank === 'support' && <path className={styles.scroll} d={SCROLL} />}
      {rank === 'troop' && <path className={styles.person} d={PERSON} />}
    </g>
  );
}

const PERSON = 'M0 -6.6a3.3 3.3 0 1 1 -0.01 0zM-6 6C-6 -1 6 -1 6 6C3 7.6 -3 7.6 -6 6z';
const STAR = 'M0 -8.4L2.2 -2.9L8 -2.6L3.5 1.1L5 6.8L0 3.6L-5 6.8L-3.5 1.1L-8 -2.6L-2.2 -2.9z';
const SCROLL = 'M-5.5 -6.5H5.5V6.5H-5.5zM-2.8 -3H2.8M-2.8 0H2.8M-2.8 3H2.8';
