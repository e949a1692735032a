const TYPES = ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'style', 'build', 'chore', 'revert'];
const SHAPE = new RegExp(`^(?:${TYPES.join('|')})(?:\\([a-z0-9,-]+\\))?!?: \\S`);
const MOST_LETTERS = 72;

/**
 * Returns the reason why a commit subject breaks the rules of CONTRIBUTING.md, or null. A subject
 * is `type(scope): imperative subject` of 72 characters at most.
 */
export function subjectProblem(subject: string): string | null {
  if (!SHAPE.test(subject))
    return `"${subject}" is not type(scope): subject with a type of ${TYPES.join(', ')}.`;
  if (subject.length > MOST_LETTERS) {
    return `"${subject}" has ${String(subject.length)} characters; ${String(MOST_LETTERS)} fit.`;
  }
  return null;
}
