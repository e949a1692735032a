import { Mark, Span, Verdict } from './marks.tsx';
import { usePattern } from './pattern-scope.ts';
import styles from './rules-diagram.module.css';
import { Troop } from './troop.tsx';

/**
 * Rules, `deployment-zones`. A: one’s own zone, all units inside. B: the enemy’s, where no Scout or
 * Ambusher comes down. C: the depth, 5 to 15 strides. D: a demoralized unit flees toward its zone
 * and is inside only when all of it is.
 */
export function Deployment() {
  return (
    <>
      <rect
        className={styles.enemyZone}
        fill={usePattern('enemy-zone')}
        x="8"
        y="8"
        width="344"
        height="66"
        rx="4"
      />
      <rect
        className={styles.ownZone}
        fill={usePattern('own-zone')}
        x="8"
        y="226"
        width="344"
        height="66"
        rx="4"
      />
      <path className={styles.zoneEdge} d="M8 74H352M8 226H352" />
      <Troop x={76} y={40} side="enemy" />
      <Troop x={98} y={40} side="enemy" />
      <Troop x={87} y={60} side="enemy" />
      <Mark x={30} y={41} letter="B" />
      <Troop x={206} y={41} side="own" ghost />
      <Verdict x={206} y={41} yes={false} />
      <Unit x={76} y={250} />
      <Unit x={130} y={250} />
      <Mark x={30} y={259} letter="A" />
      <Span x1={328} y1={226} x2={328} y2={292} label="5–15" beside={-26} />
      <Mark x={302} y={239} letter="C" />
      <Fleeing />
    </>
  );
}

function Unit({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Troop x={x} y={y} side="own" rank="leader" />
      <Troop x={x + 22} y={y} side="own" />
      <Troop x={x + 11} y={y + 20} side="own" />
    </>
  );
}

function Fleeing() {
  return (
    <>
      <Troop x={222} y={118} side="own" ghost />
      <Troop x={244} y={118} side="own" ghost />
      <Troop x={233} y={138} side="own" ghost />
      <path className={styles.path} d="M233 156V186" markerEnd={usePattern('arrow')} />
      <Troop x={222} y={211} side="own" />
      <Troop x={244} y={211} side="own" />
      <Troop x={233} y={231} side="own" rank="leader" />
      <Mark x={186} y={200} letter="D" />
      <Verdict x={282} y={200} yes={false} />
    </>
  );
}
