import type { Finding } from './types.ts';

/**
 * The legality of a list at a glance. `illegal`: it breaks a rule; `warned`: it breaks none, but
 * the player should know something.
 */
export type Verdict = 'legal' | 'warned' | 'illegal';

/** Returns the verdict of a list's findings; null for a list without units. */
export function verdictOf(findings: readonly Finding[], units: number): Verdict | null {
  if (units === 0) return null;
  if (findings.some(({ level }) => level === 'violation')) return 'illegal';
  return findings.some(({ level }) => level === 'warning') ? 'warned' : 'legal';
}
