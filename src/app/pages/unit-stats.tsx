import { RollParts } from '#features/unit-card/roll-line.tsx';
import { UnitStatsPage } from '#features/unit-stats/unit-stats-page.tsx';
import { usePartFailure } from './use-parts.ts';

/** All units, their dice drawn as their cards draw them. */
export function UnitStats() {
  const onPartFailure = usePartFailure(nothing);
  return <UnitStatsPage drawRoll={(parts) => <RollParts parts={parts} />} onPartFailure={onPartFailure} />;
}

function nothing(): void {
  // The part closes itself.
}
