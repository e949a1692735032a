import type { Finding } from './types.ts';

/**
 * The legality of a list at a glance. `illegal`: it breaks a rule; `warned`: it breaks none, but
 * the player should know something.
 */
export type Verdict = 'legal' | 'warned' | 'illegal';

/** The most problems that show without a tap: more of them would push the army out of view. */
const MOST_SHOWN_AT_ONCE = 2;

/** True if a list is illegal for so few reasons that they show at once. */
export function hasFewProblems(findings: readonly Finding[]): boolean {
  const shown = findings.filter(({ level }) => level !== 'missing');
  return shown.length <= MOST_SHOWN_AT_ONCE && shown.some(({ level }) => level === 'violation');
}

/** Returns the verdict of a list's findings; null for a list without units. */
export function verdictOf(findings: readonly Finding[], units: number): Verdict | null {
  if (units === 0) return null;
  if (findings.some(({ level }) => level === 'violation')) return 'illegal';
  return findings.some(({ level }) => level === 'warning') ? 'warned' : 'legal';
}
