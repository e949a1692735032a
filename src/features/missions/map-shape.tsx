import type { DistanceShape, MapShape } from '#domain/game/map.ts';
import { MarkerShape } from './marker-shape.tsx';
import styles from './mission-map.module.css';

/** Returns a key that is unique among the shapes of a map. */
export function keyOf(shape: MapShape): string {
  switch (shape.kind) {
    case 'zone':
      return `zone ${shape.company}`;
    case 'area':
      return `area ${shape.label}`;
    case 'circle':
      return `${shape.circle} ${shape.x} ${shape.y}`;
    case 'distance':
      return `distance ${shape.from.join(' ')} ${shape.to.join(' ')}`;
    default:
      return `marker ${shape.marker.id}`;
  }
}

/**
 * The hatching of both companies' zones, each with its own slant; `id` tells the patterns of one
 * picture from others'.
 */
export function Hatches({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-red`} width="2.4" height="2.4" patternUnits="userSpaceOnUse">
        <path className={styles.hatch} data-company="red" d="M-.6.6 .6-.6M0 2.4 2.4 0M1.8 3 3 1.8" />
      </pattern>
      <pattern id={`${id}-blue`} width="2.4" height="2.4" patternUnits="userSpaceOnUse">
        <path className={styles.hatch} data-company="blue" d="M-.6 1.8 .6 3M0 0 2.4 2.4M1.8-.6 3 .6" />
      </pattern>
    </defs>
  );
}

type ShapeProps = { shape: MapShape; patterns: string; isSmall?: boolean };

/** One shape of a map. Small ones leave out letters. */
export function Shape({ shape, patterns, isSmall = false }: ShapeProps) {
  switch (shape.kind) {
    case 'zone':
      return (
        <g className={styles.zone} data-company={shape.company}>
          <rect {...boxOf(shape)} />
          <rect {...boxOf(shape)} fill={`url(#${patterns}-${shape.company})`} />
        </g>
      );
    case 'area':
      return (
        <g className={styles.area}>
          <rect {...boxOf(shape)} />
          {!isSmall && (
            <text x={shape.x + shape.width / 2} y={shape.y + shape.height / 2} textAnchor="middle">
              {shape.label}
            </text>
          )}
        </g>
      );
    case 'circle':
      return (
        <circle
          className={styles.circle}
          data-kind={shape.circle}
          cx={shape.x}
          cy={shape.y}
          r={shape.radius}
        />
      );
    case 'distance':
      return <Distance distance={shape} />;
    default:
      return (
        <MarkerShape
          marker={isSmall ? { ...shape.marker, label: null } : shape.marker}
          x={shape.x}
          y={shape.y}
        />
      );
  }
}

function boxOf({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return { x, y, width, height };
}

/** A dimension line: a tick at each end, its strides beside its middle. */
export function Distance({ distance }: { distance: DistanceShape }) {
  const { from, to, value, isUpright, label } = distance;
  const ends = isUpright
    ? `M${from[0] - 0.7} ${from[1]}h1.4M${to[0] - 0.7} ${to[1]}h1.4`
    : `M${from[0]} ${from[1] - 0.7}v1.4M${to[0]} ${to[1] - 0.7}v1.4`;
  return (
    <g className={styles.distance}>
      <path d={`M${from.join(' ')}L${to.join(' ')}${ends}`} />
      <text
        x={label[0] + (isUpright ? -0.7 : 0)}
        y={label[1] - (isUpright ? 0 : 0.9)}
        textAnchor={isUpright ? 'end' : 'middle'}
        dominantBaseline={isUpright ? 'central' : 'auto'}
      >
        {value}
      </text>
    </g>
  );
}
