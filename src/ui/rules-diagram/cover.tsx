import { Mark, Rows, Verdict } from './marks.tsx';
import { usePattern } from './pattern-scope.ts';
import styles from './rules-diagram.module.css';
import { Fence, Wall } from './terrain.tsx';
import { Troop } from './troop.tsx';

const SHOOTER = 62;
const TARGET = 270;

/**
 * Rules, `cover`. A: adjacent to a fence, one black die. B: adjacent to a wall, one blue. C: being
 * adjacent counts, not being behind. D: a fence on the way that is not adjacent gives nothing. E:
 * fighting the shooter’s own unit, one black.
 */
export function Cover() {
  return (
    <>
      <Rows count={5} />
      <Shot row={0} end={TARGET - 22} />
      <Fence x={TARGET - 17} y={30} />
      <Die y={30} colour="black" />
      <Shot row={1} end={TARGET - 25} />
      <Wall x={TARGET - 18} y={90} />
      <Die y={90} colour="blue" />
      <Shot row={2} />
      <Fence x={TARGET + 17} y={150} />
      <Die y={150} colour="black" />
      <Shot row={3} />
      <Fence x={166} y={210} />
      <Verdict x={333} y={210} yes={false} />
      <Shot row={4} />
      <Troop x={TARGET + 23} y={270} side="own" />
      <Die y={270} colour="black" />
    </>
  );
}

function Shot({ row, end = TARGET - 14 }: { row: number; end?: number }) {
  const y = 30 + 60 * row;
  return (
    <>
      <Mark x={22} y={y} letter={String.fromCodePoint(65 + row)} />
      <path className={styles.shot} d={`M${SHOOTER + 15} ${y}H${end}`} markerEnd={usePattern('arrow')} />
      <Troop x={SHOOTER} y={y} side="own" />
      <Troop x={TARGET} y={y} side="enemy" />
    </>
  );
}

function Die({ y, colour }: { y: number; colour: 'black' | 'blue' }) {
  const blue = usePattern('blue-die');
  return (
    <g transform={`translate(333 ${y})`}>
      <rect
        className={styles[`die-${colour}`]}
        fill={colour === 'blue' ? blue : undefined}
        x="-14"
        y="-14"
        width="28"
        height="28"
        rx="6"
      />
      <text className={styles[`die-${colour}-number`]} y="5">
        +1
      </text>
    </g>
  );
}
