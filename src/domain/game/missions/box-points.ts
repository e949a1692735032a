import type { ScoringBox } from './mission.ts';

/** Returns the points of one count of a box; of a race its span, such as `0–5`. */
export function boxPoints({ points, formula }: Pick<ScoringBox, 'points' | 'formula'>): string {
  return formula?.kind === 'race' ? `0–${points * formula.goal}` : String(points);
}
