import { Mark } from './marks.tsx';
import { usePattern } from './pattern-scope.ts';
import styles from './rules-diagram.module.css';
import { Troop } from './troop.tsx';

type Spot = readonly [number, number];

/** The places of the others around the leader: base to base. */
const AROUND: readonly Spot[] = [
  [-12, -21],
  [12, -21],
  [-24, 0],
  [24, 0],
  [-12, 21],
];

/**
 * Rules, `formation`. A: the leader is the point of reference. B: after a move the others stand
 * around again. C: an Officer becomes that point. D: a Support joins the group without leading it.
 * No distance: the text has none.
 */
export function Coherency() {
  return (
    <>
      <path className={styles.rule} d="M12 128H348M180 138V246" />
      {AROUND.map(([x, y]) => (
        <Troop key={`${x} ${y}`} x={70 + x} y={64 + y} side="own" ghost />
      ))}
      <Troop x={70} y={64} side="own" ghost />
      <path className={styles.path} d="M112 64H204" markerEnd={usePattern('arrow')} />
      <Group x={252} y={64} />
      <path className={styles.leaderLine} d="M259 56L313 28" />
      <Mark x={321} y={24} letter="A" />
      <path className={styles.leaderLine} d="M284 66L313 92" />
      <Mark x={321} y={98} letter="B" />
      <Mark x={24} y={152} letter="C" />
      <Group x={98} y={192} />
      <path className={styles.officerRing} d="M98 192m-14.5 0a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0 -29 0" />
      <Mark x={204} y={152} letter="D" />
      <Group x={276} y={192} support />
    </>
  );
}

function Group({ x, y, support = false }: { x: number; y: number; support?: boolean }) {
  return (
    <>
      {AROUND.map(([dx, dy]) => (
        <Troop key={`${dx} ${dy}`} x={x + dx} y={y + dy} side="own" />
      ))}
      {support && <Troop x={x + 12} y={y + 21} side="own" rank="support" />}
      <Troop x={x} y={y} side="own" rank="leader" />
    </>
  );
}
