import { Mark, Verdict } from './marks.tsx';
import { usePattern } from './pattern-scope.ts';
import styles from './rules-diagram.module.css';
import { Building } from './terrain.tsx';
import { BASE, Troop } from './troop.tsx';

const START = { x: 34, y: 140 };
/** One stride, in units of the drawing. */
const STRIDE = 22;
const REACH = 10 * STRIDE;

/**
 * Rules, `charge`, with its example MOV 3-2 [10]. A: an enemy 10 strides away in a straight line is
 * reached. B: one at 12 is not. C: a charge does not go round a corner.
 */
export function ChargeLane() {
  const front = START.x + BASE;
  const y = START.y;
  const strides = Array.from({ length: 11 }, (_, stride) => `M${front + stride * STRIDE} ${y + 17}v7`);
  return (
    <>
      <rect className={styles.lane} x={START.x} y={y - BASE - 2} width={REACH} height={2 * BASE + 4} />
      <path
        className={styles.path}
        d={`M${front + 4} ${y}H${START.x + REACH - BASE - 4}`}
        markerEnd={usePattern('arrow')}
      />
      <Troop x={START.x + REACH} y={y} side="own" ghost />
      <path className={styles.span} d={`M${front} ${y + 20.5}H${front + REACH}${strides.join('')}`} />
      {[5, 10].map((stride) => (
        <text key={stride} className={styles.number} x={front + stride * STRIDE} y={y + 40}>
          {stride}
        </text>
      ))}
      <Troop x={front + REACH + BASE} y={y} side="enemy" />
      <Mark x={312} y={y} letter="A" />
      <Verdict x={338} y={y} yes />
      <TooFar />
      <AroundTheCorner />
      <Troop x={START.x} y={y} side="own" />
    </>
  );
}

/** Straight, but the enemy is 12 strides away: the lane ends before it. */
function TooFar() {
  return (
    <g>
      <g transform={`translate(${START.x} ${START.y}) rotate(-20)`}>
        <path className={styles.path} d={`M${BASE + 4} 0H${BASE + REACH}`} />
        <path className={styles.bar} d={`M${BASE + REACH} -8V8`} />
        <path className={styles.pathCut} d={`M${BASE + REACH} 0H${BASE + 12 * STRIDE}`} />
      </g>
      <text className={styles.number} x={246} y={52}>
        10
      </text>
      <Troop x={303} y={42} side="enemy" />
      <Mark x={312} y={16} letter="B" />
      <Verdict x={338} y={16} yes={false} />
    </g>
  );
}

/** The way is not straight. */
function AroundTheCorner() {
  return (
    <g>
      <Building x={98} y={200} width={92} height={44} />
      <path className={styles.pathCut} d="M38 154L72 268L252 244" markerEnd={usePattern('arrow')} />
      <path className={styles.bar} d="M64 273L81 261" />
      <Troop x={268} y={240} side="enemy" />
      <Mark x={312} y={240} letter="C" />
      <Verdict x={338} y={240} yes={false} />
    </g>
  );
}
