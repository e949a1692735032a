import { usePattern } from './pattern-scope.ts';
import styles from './rules-diagram.module.css';

type Place = { x: number; y: number };

/** A wood seen from above: crowns of trees. About 46 across, around its middle. */
export function Forest({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className={styles.forest}
        d="M-20 -8C-24 -20 -9 -27 -3 -20C4 -28 20 -22 18 -11C27 -5 25 10 15 12C12 23 -4 25 -8 17C-21 21 -29 5 -20 -8z"
      />
      <path
        className={styles.crowns}
        d="M-12 -8a5 5 0 1 1 8 3M4 -11a5 5 0 1 1 7 5M-13 7a5 5 0 1 1 8 3M3 8a5 5 0 1 1 8 2"
      />
    </g>
  );
}

/** A fence across the way: rails and posts, 40 long, around its middle. */
export function Fence({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`} className={styles.fence}>
      <path d="M0 -20V20" />
      <path d="M-4 -18H4M-4 -6H4M-4 6H4M-4 18H4" />
    </g>
  );
}

/** A stone wall across the way, 40 long, around its middle. */
export function Wall({ x, y }: Place) {
  return (
    <rect
      className={styles.wall}
      x={x - 5}
      y={y - 20}
      width="10"
      height="40"
      rx="1"
      fill={usePattern('bricks')}
    />
  );
}

/** A building: its roof with ridge and rafters. */
export function Building({ x, y, width, height }: Place & { width: number; height: number }) {
  const middle = y + height / 2;
  return (
    <g>
      <rect className={styles.roof} x={x} y={y} width={width} height={height} rx="1.5" />
      <path
        className={styles.ridge}
        d={`M${x} ${y}L${x + 14} ${middle}H${x + width - 14}L${x + width} ${y}M${x} ${y + height}L${x + 14} ${middle}M${x + width} ${y + height}L${x + width - 14} ${middle}`}
      />
    </g>
  );
}
