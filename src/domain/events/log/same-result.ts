import type { PairingResult } from '../types.ts';

/** True when both results give both sides the same points. */
export function isSameResult(one: PairingResult, other: PairingResult): boolean {
  return (['one', 'other'] as const).every(
    (side) => one[side].mission === other[side].mission && one[side].feats === other[side].feats,
  );
}
