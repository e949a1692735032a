import type { MapMarker } from '#domain/game/map.ts';
import styles from './mission-map.module.css';

type MarkerShapeProps = {
  marker: Pick<MapMarker, 'kind' | 'colour' | 'label' | 'size' | 'exact'>;
  x: number;
  y: number;
};

/** Drawn around the origin, one stride being 1. Colours have shapes of their own: diamond red, square blue, circle brown. */
const BY_COLOUR = {
  red: 'M0-2.35 2.35 0 0 2.35-2.35 0z',
  blue: 'M-1.75-1.75h3.5v3.5h-3.5z',
  brown: 'M0-1.95a1.95 1.95 0 1 1 0 3.9a1.95 1.95 0 1 1 0-3.9z',
  plain: 'M0-1.95a1.95 1.95 0 1 1 0 3.9a1.95 1.95 0 1 1 0-3.9z',
} as const;

const BY_KIND = {
  artifact: 'M0-2.5.7-.85 2.5-.75 1.15.4 1.6 2.1 0 1.15-1.6 2.1-1.15.4-2.5-.75-.7-.85z',
  conquest: 'M-1.3 2.1v-4.2h3.2l-1 1.2 1 1.2h-2.6v1.800z',
  fog: 'M-1.5 1.5a1.35 1.35 0 0 1-.2-2.7a1.7 1.7 0 0 1 3.200-.500a1.45 1.45 0 0 1 .400 2.900a1.2 1.2 0 0 1-1.5.500a1.3 1.3 0 0 1-1.900-.200z',
  ghost: 'M-1.75 2.2v-2.500a1.75 1.900 0 0 1 3.500 0v2.500l-.900-.700-.850.700-.850-.700z',
  'lesser-altar': 'M-2-1.700h4v1h-.600v1.700h.900v1h-4.600v-1h.900v-1.700h-.600z',
  'sacred-altar':
    'M-2-1.700h4v1h-.600v1.700h.900v1h-4.600v-1h.900v-1.700h-.600zM0-3.300.400-2.600 1.100-2.500.500-2.050.700-1.700h-1.400l.200-.350-.600-.450.700-.100z',
  sprout: 'M0-2.400c2.600 1.500 2.600 4 0 4.700c-2.600-.700-2.600-3.200 0-4.700z',
  tree: 'M0-3.600c2 0 3 1.300 3 2.500c1.200.700 1 2.800-.900 3h-1.400v1.900h-1.400v-1.900h-1.400c-1.900-.200-2.100-2.300-.900-3c0-1.200 1-2.500 3-2.500z',
} as const;

/** One marker of a map, with its letter or number. */
export function MarkerShape({ marker, x, y }: MarkerShapeProps) {
  const { kind, colour, label, exact } = marker;
  const path =
    kind === 'objective' || kind === 'comrade'
      ? BY_COLOUR[colour]
      : kind === 'chest'
        ? 'M-2-1.600h4v3.200h-4zM-2-.900h4'
        : BY_KIND[kind];
  return (
    <g
      className={styles['marker']}
      data-kind={kind}
      data-colour={colour}
      data-loose={exact ? undefined : ''}
      transform={`translate(${x} ${y})`}
    >
      <path d={path} />
      {label !== null && (
        <text y={kind === 'sprout' ? 0.35 : 0.1} textAnchor="middle" dominantBaseline="central">
          {label}
        </text>
      )}
    </g>
  );
}
