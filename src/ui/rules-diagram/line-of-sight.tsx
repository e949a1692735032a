import { Mark, Rows, Stopped, Verdict } from './marks.tsx';
import styles from './rules-diagram.module.css';
import { Fence, Forest } from './terrain.tsx';
import { Troop } from './troop.tsx';

const SHOOTER = 62;
const TARGET = 300;

/**
 * Rules, `line-of-sight`. A: a fence hides nothing. B: Block LoS stops the line. C: so does a unit
 * in between. D: it stops as well where it goes into (or comes out of) Block LoS. E: troops of the
 * target do not hide one another.
 */
export function LineOfSight() {
  return (
    <>
      <Rows count={5} />
      <Case row={0} yes />
      <Fence x={181} y={30} />
      <Case row={1} yes={false} stopsAt={157} />
      <Forest x={181} y={90} />
      <Case row={2} yes={false} stopsAt={156} />
      <Troop x={168} y={150} side="own" />
      <Troop x={196} y={150} side="enemy" />
      <Forest x={TARGET} y={210} />
      <Case row={3} yes={false} stopsAt={276} />
      <Case row={4} yes />
      <Troop x={TARGET - 25} y={270} side="enemy" />
    </>
  );
}

function Case({ row, yes, stopsAt }: { row: number; yes: boolean; stopsAt?: number }) {
  const y = 30 + 60 * row;
  const [from, to] = [SHOOTER + 14, TARGET - 13];
  return (
    <>
      <Mark x={22} y={y} letter={String.fromCodePoint(65 + row)} />
      {stopsAt === undefined ? (
        <path className={styles.sight} d={`M${from} ${y}H${to}`} />
      ) : (
        <Stopped from={from} at={stopsAt} to={to} y={y} />
      )}
      <Troop x={SHOOTER} y={y} side="own" />
      <Troop x={TARGET} y={y} side="enemy" />
      <Verdict x={339} y={y} yes={yes} />
    </>
  );
}
