import { ComparePage } from '#features/unit-stats/compare-page.tsx';
import { drawRoll } from './draw-roll.tsx';
import { usePartFailure } from './use-parts.ts';

/** Units side by side, their dice drawn as their cards draw them. */
export function CompareUnits() {
  const onPartFailure = usePartFailure(nothing);
  return <ComparePage drawRoll={drawRoll} onPartFailure={onPartFailure} />;
}

function nothing(): void {
  // The part closes itself.
}
