import { axisOf } from './axis.ts';
import styles from './line-chart.module.css';

/** A line of a chart. */
export type ChartLine = {
  readonly id: string;
  readonly name: string;
  /** Its colour; lines differ by dashes and marks as well. */
  readonly hue: 'red' | 'blue' | 'gold';
  /** Ascending by `x`. A value holds until the next one. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
};

type LineChartProps = {
  /** The text alternative: all that the lines show. A table beside the chart has the numbers. */
  label: string;
  lines: readonly ChartLine[];
  /** The parts of the x axis from 0, each 1 long. */
  parts: readonly string[];
  /** A place on the x axis that is marked. */
  cursor?: number;
};

const WIDTH = 320;
const HEIGHT = 170;
const [LEFT, RIGHT, TOP, BOTTOM] = [26, 14, 12, 24];

/** Two lines or three over an axis of equal parts, such as rounds, with a legend. */
export function LineChart({ label, lines, parts, cursor }: LineChartProps) {
  const axis = axisOf(lines.flatMap(({ points }) => points.map(({ y }) => y)));
  const x = (at: number) => LEFT + (at * (WIDTH - LEFT - RIGHT)) / Math.max(1, parts.length);
  const y = (value: number) => TOP + ((axis.to - value) * (HEIGHT - TOP - BOTTOM)) / (axis.to - axis.from);
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {axis.values.map((value) => (
          <g key={value}>
            <path className={styles.grid} d={`M${LEFT} ${y(value)}H${WIDTH - RIGHT}`} />
            <text
              className={styles.axis}
              x={LEFT - 6}
              y={y(value)}
              textAnchor="end"
              dominantBaseline="middle"
            >
              {value}
            </text>
          </g>
        ))}
        {parts.map((part, at) => (
          <g key={part}>
            {at > 0 && <path className={styles.part} d={`M${x(at)} ${TOP}V${HEIGHT - BOTTOM}`} />}
            <text className={styles.axis} x={x(at + 0.5)} y={HEIGHT - 6} textAnchor="middle">
              {part}
            </text>
          </g>
        ))}
        {lines.map(({ id, hue, points }, index) => (
          <g key={id} className={styles.line} data-company={hue} data-line={index}>
            <path d={stepsOf(points.map((point) => [x(point.x), y(point.y)]))} />
            <EndMark index={index} point={points.at(-1)} x={x} y={y} />
          </g>
        ))}
        {cursor !== undefined && (
          <path className={styles.cursor} d={`M${x(cursor)} ${TOP - 6}V${HEIGHT - BOTTOM}`} />
        )}
      </svg>
      <Legend lines={lines} />
    </figure>
  );
}

function stepsOf(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], at) => (at === 0 ? `M${round(x)} ${round(y)}` : `H${round(x)}V${round(y)}`))
    .join('');
}

const round = (length: number) => Math.round(length * 10) / 10;

type EndMarkProps = {
  index: number;
  point: { readonly x: number; readonly y: number } | undefined;
  x: (at: number) => number;
  y: (value: number) => number;
};

function EndMark({ index, point, x, y }: EndMarkProps) {
  if (point === undefined) return null;
  return <Mark index={index} x={x(point.x)} y={y(point.y)} />;
}

function Mark({ index, x, y }: { index: number; x: number; y: number }) {
  return index === 0 ? <circle cx={x} cy={y} r="4" /> : <rect x={x - 3.5} y={y - 3.5} width="7" height="7" />;
}

function Legend({ lines }: Pick<LineChartProps, 'lines'>) {
  return (
    <figcaption className={styles.legend}>
      {lines.map(({ id, name, hue }, index) => (
        <span key={id} className={styles.key}>
          <svg
            viewBox="0 0 28 10"
            aria-hidden="true"
            className={styles.line}
            data-company={hue}
            data-line={index}
          >
            <path d="M0 5H28" />
            <Mark index={index} x={14} y={5} />
          </svg>
          {name}
        </span>
      ))}
    </figcaption>
  );
}
