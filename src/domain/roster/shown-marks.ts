import type { Finding, RosterDocument } from './types.ts';

/** Less than this share of its points target, and a list counts as unfinished. */
const FINISHED = 0.9;

/**
 * A mark that a list carries wherever others see it. `problems`: broken rules and warnings; `left`:
 * pts to the target.
 */
export type ShownMark =
  | { readonly kind: 'illegal'; readonly problems: number }
  | { readonly kind: 'unnamed' }
  | { readonly kind: 'unfinished'; readonly left: number };

/**
 * Returns the marks of a list, the worst first: it breaks a rule, has no name, or is far below its
 * points target. `points`: of the whole list, in pts.
 */
export function shownMarks(
  { name, target }: Pick<RosterDocument, 'name' | 'target'>,
  points: number,
  findings: readonly Finding[],
): readonly ShownMark[] {
  const problems = findings.filter(({ level }) => level !== 'missing').length;
  const isIllegal = findings.some(({ level }) => level === 'violation');
  const isUnfinished = target !== null && points < target * FINISHED;
  return [
    ...(isIllegal ? [{ kind: 'illegal', problems } as const] : []),
    ...(name.trim() === '' ? [{ kind: 'unnamed' } as const] : []),
    ...(isUnfinished ? [{ kind: 'unfinished', left: target - points } as const] : []),
  ];
}
