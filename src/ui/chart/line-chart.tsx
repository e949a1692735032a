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

/** Of the plot, without its margins in line-chart.module.css. */
const HEIGHT = 144;

/**
 * Two lines or three over an axis of equal parts, such as rounds, with a legend. Places along the
 * x axis are percentages: the drawing stretches with its box, its words do not.
 */
export function LineChart({ label, lines, parts, cursor }: LineChartProps) {
  const axis = axisOf(lines.flatMap(({ points }) => points.map(({ y }) => y)));
  const x = (at: number) => round((at * 100) / Math.max(1, parts.length));
  const y = (value: number) => round(((axis.to - value) * HEIGHT) / (axis.to - axis.from));
  const percent = (at: number) => `${x(at)}%`;
  return (
    <figure className={styles.figure}>
      <svg className={styles.plot} height={HEIGHT} role="img" aria-label={label}>
        {axis.values.map((value) => (
          <g key={value}>
            <line className={styles.grid} x2="100%" y1={y(value)} y2={y(value)} />
            <text className={styles.axis} x={-6} y={y(value)} textAnchor="end" dominantBaseline="middle">
              {value}
            </text>
          </g>
        ))}
        {parts.map((part, at) => (
          <g key={part}>
            {at > 0 && <line className={styles.part} x1={percent(at)} x2={percent(at)} y2={HEIGHT} />}
            <text className={styles.axis} x={percent(at + 0.5)} y={HEIGHT + 20} textAnchor="middle">
              {part}
            </text>
          </g>
        ))}
        {lines.map(({ id, hue, points }, index) => (
          <g key={id} className={styles.line} data-company={hue} data-line={index}>
            <svg
              className={styles.stretched}
              width="100%"
              height={HEIGHT}
              viewBox={`0 0 100 ${HEIGHT}`}
              preserveAspectRatio="none"
            >
              <path d={stepsOf(points.map((point) => [x(point.x), y(point.y)]))} />
            </svg>
            {points.slice(-1).map((end) => (
              <Mark key={id} index={index} x={percent(end.x)} y={y(end.y)} />
            ))}
          </g>
        ))}
        {cursor !== undefined && (
          <line className={styles.cursor} x1={percent(cursor)} x2={percent(cursor)} y1={-6} y2={HEIGHT} />
        )}
      </svg>
      <Legend lines={lines} />
    </figure>
  );
}

function stepsOf(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], at) => (at === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('');
}

const round = (length: number) => Math.round(length * 10) / 10;

function Mark({ index, x, y }: { index: number; x: number | string; y: number }) {
  return index === 0 ? (
    <circle cx={x} cy={y} r="4" />
  ) : (
    <rect x={x} y={y} width="7" height="7" transform="translate(-3.5 -3.5)" />
  );
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
