import { ComparePage } from '#features/unit-stats/compare-page.tsx';
import { drawRoll } from './draw-roll.tsx';

/** Units side by side, their dice drawn as their cards draw them. */
export function CompareUnits() {
  return <ComparePage drawRoll={drawRoll} />;
}
