import type { DistanceShape, MapShape, MapMarker } from '#domain/game/missions/map.ts';
import styles from './mission-map.module.css';

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

type MarkerShapeProps = {
  marker: Pick<MapMarker, 'kind' | 'colour' | 'label' | 'size' | 'exact'>;
  x: number;
  y: number;
};

/**
 * Drawn around the origin, one stride being 1. Colours have shapes of their own: diamond red,
 * square blue, circle brown.
 */
const BY_COLOUR = {
  red: 'M0-2.35 2.35 0 0 2.35-2.35 0z',
  blue: 'M-1.75-1.75h3.5v3.5h-3.5z',
  brown: 'M0-1.95a1.95 1.95 0 1 1 0 3.9a1.95 1.95 0 1 1 0-3.9z',
  plain: 'M0-1.95a1.95 1.95 0 1 1 0 3.9a1.95 1.95 0 1 1 0-3.9z',
} as const;

const BY_KIND = {
  artifact: 'M0-2.5.7-.85 2.5-.75 1.15.4 1.6 2.1 0 1.15-1.6 2.1-1.15.4-2.5-.75-.7-.85z',
  conquest: 'M-1.4 2.4v-4.8h.7l3 1.3-3 1.3v2.2z',
  fog: 'M-1.5 1.5a1.35 1.35 0 0 1-.2-2.7a1.7 1.7 0 0 1 3.2-.5a1.45 1.45 0 0 1 .4 2.9a1.2 1.2 0 0 1-1.5.5a1.3 1.3 0 0 1-1.9-.2z',
  ghost: 'M-1.75 2.2v-2.5a1.75 1.9 0 0 1 3.5 0v2.5l-.9-.7-.850.7-.850-.7z',
  'lesser-altar': 'M-2.6-2.1h5.2v1h-.5v3.1h-4.2v-3.1h-.5z',
  'sacred-altar': 'M0-4.3 2.9-2.2v1.1h-.8v3.1h-4.2v-3.1h-.8v-1.1z',
  sprout: 'M0-2.4c2.6 1.5 2.6 4 0 4.7c-2.6-.7-2.6-3.2 0-4.7z',
  tree: 'M0-3.6c2 0 3 1.3 3 2.5c1.2.7 1 2.8-.9 3h-1.4v1.9h-1.4v-1.9h-1.4c-1.9-.2-2.1-2.3-.9-3c0-1.2 1-2.5 3-2.5z',
} as const;

/** Markers whose drawing is heavier below: their letter stands a little lower. */
const LOWERED: ReadonlySet<MapMarker['kind']> = new Set([
  'sprout',
  'chest',
  'ghost',
  'lesser-altar',
  'sacred-altar',
]);

/** One marker of a map, with its letter or number. */
export function MarkerShape({ marker, x, y }: MarkerShapeProps) {
  const { kind, colour, label, exact } = marker;
  const path =
    kind === 'objective' || kind === 'comrade'
      ? BY_COLOUR[colour]
      : kind === 'chest'
        ? 'M-2.1 1.9v-2.3a2.1 1.6 0 0 1 4.2 0v2.3z'
        : BY_KIND[kind];
  return (
    <g
      className={styles.marker}
      data-kind={kind}
      data-colour={colour}
      data-loose={exact ? undefined : ''}
      transform={`translate(${x} ${y})`}
    >
      <path d={path} />
      {label !== null && (
        <text y={LOWERED.has(kind) ? 0.5 : 0.1} textAnchor="middle" dominantBaseline="central">
          {label}
        </text>
      )}
    </g>
  );
}

/** Returns a key that is unique among the shapes of a map. */
export function shapeKey(shape: MapShape): string {
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
