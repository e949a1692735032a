import type { FeatRules, MissionRules } from '../types.ts';
import type { DescribedFeat, DescribedMission } from './mission-library.ts';
import { numbersOf, withNumbers } from './placed-numbers.ts';

/**
 * Returns a mission with the numbers that a game began with: a later release of the catalogue does
 * not change them. Another mission stays as it is.
 */
export function begunMission(mission: DescribedMission, begun: MissionRules | null): DescribedMission {
  if (begun?.id !== mission.id) return mission;
  const numbers = numbersOf({ ...begun, listPoints: null, variants: [] });
  const variant = mission.variants.find(({ id }) => id === begun.variant);
  // An older version that scores otherwise has boxes of its own.
  const prefix = variant?.scoring === undefined ? '' : `variants.${variant.id}.`;
  const placed = Object.entries(numbers).map(
    ([place, number]) => [place.startsWith('scoring.') ? `${prefix}${place}` : place, number] as const,
  );
  return withNumbers(mission, Object.fromEntries(placed));
}

/** Returns a feat with the numbers that a game began with. */
export function begunFeat(feat: DescribedFeat, begun: FeatRules | null): DescribedFeat {
  return begun?.id === feat.id ? withNumbers(feat, numbersOf(begun)) : feat;
}
