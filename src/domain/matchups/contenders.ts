import type { ListUnit } from '../compare/list-units.ts';
import { countingOf } from '../odds/printed-rolls.ts';
import type { Contender } from './matchups.ts';

/** Returns a unit of a list as an attacker or a target; null when its card is not known. */
export function contenderOf({ profile, unit }: ListUnit): Contender | null {
  if (profile === null || profile.profiles.length === 0) return null;
  return { profile, counting: countingOf(unit) };
}
