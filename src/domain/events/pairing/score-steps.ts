/**
 * Returns scores as whole numbers from 0 that keep their differences in proportion: steps of the
 * largest size that fits all of them. Past `most` steps they are rounded to fit.
 */
export function scoreSteps(scores: readonly number[], most: number): readonly number[] {
  const lowest = Math.min(...scores);
  const parts = scores.map((score) => Math.round((score - lowest) * 1e6));
  const size = Math.max(1, parts.reduce(greatestCommonDivisor, 0));
  const steps = parts.map((part) => part / size);
  const range = Math.max(...steps);
  return range <= most ? steps : steps.map((step) => Math.round((step * most) / range));
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}
