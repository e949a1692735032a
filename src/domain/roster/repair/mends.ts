import type { UnitId } from '#domain/catalogue/types.ts';
import type { Finding } from '../types.ts';

/** Values that say how bad a finding is. */
const MAGNITUDES = ['over', 'count', 'quantity'] as const;

/**
 * True when a list is no worse than it was: every violation and warning was there before, about no
 * further unit and by no larger number. `joining`: units that a warning may come to name, as a fix
 * that adds a partner must be free to add one that tournaments do not admit.
 */
export function isNoWorse(
  before: readonly Finding[],
  after: readonly Finding[],
  joining: readonly UnitId[] = [],
): boolean {
  return after.every(
    (finding) => finding.level === 'missing' || before.some((earlier) => isWithin(finding, earlier, joining)),
  );
}

/** True when nothing is left of a finding. */
export function isGone(finding: Finding, after: readonly Finding[]): boolean {
  return !after.some(
    (later) =>
      isAlike(later, finding) &&
      (later.unitIds.length === 0 || later.unitIds.some((id) => finding.unitIds.includes(id))),
  );
}

function isAlike(one: Finding, other: Finding): boolean {
  return one.code === other.code && one.values['word'] === other.values['word'];
}

function isWithin(finding: Finding, earlier: Finding, joining: readonly UnitId[]): boolean {
  const mayJoin = finding.level === 'warning' ? joining : [];
  return (
    isAlike(finding, earlier) &&
    finding.unitIds.every((id) => earlier.unitIds.includes(id) || mayJoin.includes(id)) &&
    MAGNITUDES.every((name) => !(Number(finding.values[name] ?? 0) > Number(earlier.values[name] ?? 0)))
  );
}
