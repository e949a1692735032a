import { describe, expect, it } from 'vitest';
import { subjectProblem } from './commit-subject.ts';

describe('subjectProblem', () => {
  it.each([
    'fix: scores add up',
    'feat(play): add a clock',
    'refactor(rest,auth)!: read the body once',
    `docs: ${'a'.repeat(66)}`,
  ])('accepts %s', (subject) => {
    expect(subjectProblem(subject)).toBeNull();
  });

  it.each(['Scores add up', 'bench: a new one', 'fix:scores', 'fix(Play): scores', 'fix: '])(
    'refuses the shape of %s',
    (subject) => {
      expect(subjectProblem(subject)).toContain('is not type(scope): subject');
    },
  );

  it('refuses a subject of more than 72 characters', () => {
    expect(subjectProblem(`docs: ${'a'.repeat(67)}`)).toContain('has 73 characters; 72 fit');
  });
});
