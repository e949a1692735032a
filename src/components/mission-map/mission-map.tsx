import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { mapShapes, type MissionMap, TABLE_SIZE } from '#domain/game/missions/map.ts';
import { Hatches } from './hatches.tsx';
import { Distance, Shape, shapeKey } from './map-shape.tsx';
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
        <Shape key={shapeKey(shape)} shape={shape} patterns={id} />
      ))}
      {map.markers
        .filter((marker) => changed?.has(marker.id))
        .map(({ id: marker, at: [x, y] }) => (
          <circle key={marker} className={styles.ring} cx={x} cy={TABLE_SIZE - y} r="3.6" />
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
