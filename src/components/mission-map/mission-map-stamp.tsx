import { useId } from 'react';
import { mapShapes, type MissionMap, TABLE_SIZE } from '#domain/game/missions/map.ts';
import { Hatches } from './hatches.tsx';
import { Shape, shapeKey } from './map-shape.tsx';
import styles from './mission-map.module.css';

/** A mission's map as small as a stamp: zones and markers alone, a decoration. */
export function MissionMapStamp({ map }: { map: MissionMap }) {
  const id = useId();
  return (
    <svg className={styles.stamp} viewBox="-1 -1 62 62" aria-hidden="true">
      <Hatches id={id} />
      <rect className={styles.table} width={TABLE_SIZE} height={TABLE_SIZE} />
      {mapShapes(map)
        .filter(({ kind }) => kind !== 'distance')
        .map((shape) => (
          <Shape key={shapeKey(shape)} shape={shape} patterns={id} isSmall />
        ))}
      <rect className={styles.edge} width={TABLE_SIZE} height={TABLE_SIZE} />
    </svg>
  );
}
