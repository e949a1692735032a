import { classNames } from '../class-names.ts';
import styles from './rules-diagram.module.css';

type Place = { x: number; y: number };

/** A letter that the legend explains. */
export function Mark({ x, y, letter }: Place & { letter: string }) {
  return (
    <g>
      <circle className={styles.mark} cx={x} cy={y} r="10" />
      <text className={styles.markLetter} x={x} y={y + 4.7}>
        {letter}
      </text>
    </g>
  );
}

/** Allowed, or so (a round tick); not allowed, or not so (a cross in a square). */
export function Verdict({ x, y, yes }: Place & { yes: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`} className={styles[yes ? 'yes' : 'no']}>
      {yes ? <circle r="10" /> : <rect x="-9" y="-9" width="18" height="18" rx="2" />}
      <path d={yes ? 'M-4.8 0.4L-1.4 4L5 -4' : 'M-4.2 -4.2L4.2 4.2M4.2 -4.2L-4.2 4.2'} />
    </g>
  );
}

type SpanProps = { x1: number; y1: number; x2: number; y2: number; label: string; beside?: number };

/** A measured distance: a line between two small bars, with its number of strides. */
export function Span({ x1, y1, x2, y2, label, beside = 0 }: SpanProps) {
  const upright = x1 === x2;
  const [dx, dy] = upright ? [4, 0] : [0, 4];
  const [x, y] = [(x1 + x2) / 2 + beside, (y1 + y2) / 2 + 5];
  return (
    <g>
      <path
        className={styles.span}
        d={`M${x1 - dx} ${y1 - dy}L${x1 + dx} ${y1 + dy}M${x1} ${y1}L${x2} ${y2}M${x2 - dx} ${y2 - dy}L${x2 + dx} ${y2 + dy}`}
      />
      <text className={styles.number} x={x} y={y}>
        {label}
      </text>
    </g>
  );
}

/** The end of a line that may not go on: a bar across it, and the rest of the line dotted. */
export function Stopped({ from, at, to, y }: { from: number; at: number; to: number; y: number }) {
  return (
    <g>
      <path className={classNames(styles.sight, styles.cut)} d={`M${at} ${y}H${to}`} />
      <path className={styles.sight} d={`M${from} ${y}H${at}`} />
      <path className={styles.bar} d={`M${at} ${y - 7}V${y + 7}`} />
    </g>
  );
}

/** Thin lines between the cases of a drawing that shows them one below the other, 60 apart. */
export function Rows({ count }: { count: number }) {
  const rows = Array.from({ length: count - 1 }, (_, row) => `M12 ${60 * (row + 1)}H348`);
  return <path className={styles.rule} d={rows.join('')} />;
}
