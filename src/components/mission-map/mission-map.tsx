import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { mapShapes, type MapShape, TABLE_SIZE, type MissionMap } from '#domain/game/missions/map.ts';
import { Distance, Shape } from './map-shape.tsx';
import styles from './mission-map.module.css';

type MissionMapPictureProps = {
  map: MissionMap;
  /** The text alternative of the picture. */
  label: string;
  /** The id of the list that says the same in words. */
  describedBy?: string;
  /** Ids of markers that are no longer as the game began: they have a ring. */
  changed?: ReadonlySet<string>;
};

/** A mission's map: the table from above, the red company's edge below, lengths in strides. */
export function MissionMapPicture({ map, label, describedBy, changed }: MissionMapPictureProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <svg
      className={styles.map}
      viewBox="-6.5 -4.5 68 69"
      role="img"
      aria-label={label}
      aria-describedby={describedBy}
    >
      <Hatches id={id} />
      <rect className={styles.table} width={TABLE_SIZE} height={TABLE_SIZE} />
      {mapShapes(map).map((shape) => (
        <Shape key={keyOf(shape)} shape={shape} patterns={id} />
      ))}
      {map.markers
        .filter(({ id }) => changed?.has(id))
        .map(({ id, at: [x, y] }) => (
          <circle key={id} className={styles.ring} cx={x} cy={TABLE_SIZE - y} r="3.6" />
        ))}
      <rect className={styles.edge} width={TABLE_SIZE} height={TABLE_SIZE} />
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
      <text className={styles.company} data-company="blue" x={TABLE_SIZE / 2} y={-1.4} textAnchor="middle">
        {t`Blue company`}
      </text>
      <text
        className={styles.company}
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
    <svg className={styles.stamp} viewBox="-1 -1 62 62" aria-hidden="true">
      <Hatches id={id} />
      <rect className={styles.table} width={TABLE_SIZE} height={TABLE_SIZE} />
      {mapShapes(map)
        .filter(({ kind }) => kind !== 'distance')
        .map((shape) => (
          <Shape key={keyOf(shape)} shape={shape} patterns={id} isSmall />
        ))}
      <rect className={styles.edge} width={TABLE_SIZE} height={TABLE_SIZE} />
    </svg>
  );
}

/** Returns a key that is unique among the shapes of a map. */
function keyOf(shape: MapShape): string {
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
function Hatches({ id }: { id: string }) {
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
