import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import {
  mapShapes,
  TABLE_SIZE,
  type DistanceShape,
  type MapShape,
  type MissionMap,
} from '#domain/game/map.ts';
import { MarkerShape } from './marker-shape.tsx';
import styles from './mission-map.module.css';

type MissionMapPictureProps = {
  map: MissionMap;
  /** What the picture shows. */
  label: string;
  /** The id of the list that says the same in words. */
  describedBy?: string;
};

/** A mission's map: the table from above, the red company's edge below, lengths in strides. */
export function MissionMapPicture({ map, label, describedBy }: MissionMapPictureProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <svg
      className={styles['map']}
      viewBox="-6.5 -4.5 68 69"
      role="img"
      aria-label={label}
      aria-describedby={describedBy}
    >
      <Hatches id={id} />
      <rect className={styles['table']} width={TABLE_SIZE} height={TABLE_SIZE} />
      {mapShapes(map).map((shape, index) => (
        <Shape key={index} shape={shape} patterns={id} />
      ))}
      <rect className={styles['edge']} width={TABLE_SIZE} height={TABLE_SIZE} />
      <Distance
        distance={{
          kind: 'distance',
          from: [-2, 0],
          to: [-2, TABLE_SIZE],
          value: TABLE_SIZE,
          isUpright: true,
          label: [-2, TABLE_SIZE / 2],
        }}
      />
      <text className={styles['company']} data-company="blue" x={TABLE_SIZE / 2} y={-1.4} textAnchor="middle">
        {t`Blue company`}
      </text>
      <text
        className={styles['company']}
        data-company="red"
        x={TABLE_SIZE / 2}
        y={TABLE_SIZE + 3.2}
        textAnchor="middle"
      >
        {t`Red company`}
      </text>
    </svg>
  );
}

/** The same map as small as a stamp: zones and markers alone, a decoration. */
export function MissionMapStamp({ map }: { map: MissionMap }) {
  const id = useId();
  return (
    <svg className={styles['stamp']} viewBox="-1 -1 62 62" aria-hidden="true">
      <Hatches id={id} />
      <rect className={styles['table']} width={TABLE_SIZE} height={TABLE_SIZE} />
      {mapShapes(map)
        .filter(({ kind }) => kind !== 'distance')
        .map((shape, index) => (
          <Shape key={index} shape={shape} patterns={id} isSmall />
        ))}
      <rect className={styles['edge']} width={TABLE_SIZE} height={TABLE_SIZE} />
    </svg>
  );
}

function Hatches({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-red`} width="2.4" height="2.4" patternUnits="userSpaceOnUse">
        <path className={styles['hatch']} data-company="red" d="M-.6.6 .6-.6M0 2.4 2.4 0M1.8 3 3 1.8" />
      </pattern>
      <pattern id={`${id}-blue`} width="2.4" height="2.4" patternUnits="userSpaceOnUse">
        <path className={styles['hatch']} data-company="blue" d="M-.6 1.8 .6 3M0 0 2.4 2.4M1.8-.6 3 .6" />
      </pattern>
    </defs>
  );
}

type ShapeProps = { shape: MapShape; patterns: string; isSmall?: boolean };

function Shape({ shape, patterns, isSmall = false }: ShapeProps) {
  switch (shape.kind) {
    case 'zone':
      return (
        <g className={styles['zone']} data-company={shape.company}>
          <rect {...boxOf(shape)} />
          <rect {...boxOf(shape)} fill={`url(#${patterns}-${shape.company})`} />
        </g>
      );
    case 'area':
      return (
        <g className={styles['area']}>
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
          className={styles['circle']}
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
function Distance({ distance }: { distance: DistanceShape }) {
  const { from, to, value, isUpright, label } = distance;
  const ends = isUpright
    ? `M${from[0] - 0.7} ${from[1]}h1.4M${to[0] - 0.7} ${to[1]}h1.4`
    : `M${from[0]} ${from[1] - 0.7}v1.4M${to[0]} ${to[1] - 0.7}v1.4`;
  return (
    <g className={styles['distance']}>
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
