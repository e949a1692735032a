import { describe, expect, it } from 'vitest';
import { type Comment, commentProblem } from './comment.ts';

const problemOf = (text: string, kind: Comment['kind'] = 'doc') =>
  commentProblem({ kind, text, lines: text.split('\n').map((line) => `/** ${line}`) });

describe('commentProblem', () => {
  it.each(['What', 'Who', 'Whose', 'Whether', 'Which', 'That', 'Where', 'When', 'Why', 'How'])(
    'refuses a doc comment that opens with %s',
    (word) => {
      expect(problemOf(`* ${word} a unit costs.`)).toContain(`not with "${word}"`);
    },
  );

  it('accepts a doc comment that opens with a verb or a noun', () => {
    expect(problemOf('* Returns the points of a unit.')).toBeNull();
    expect(problemOf('* Whatever: a word that only begins alike.')).toBeNull();
  });

  it('refuses a relative word at the start of a line comment, but not where its sentence goes on', () => {
    expect(problemOf(' What the server sent is hostile.', 'line')).toContain('not with "What"');
    expect(problemOf(' What the server sent is hostile.', 'continued line')).toBeNull();
    expect(problemOf(' When the server is busy, its text is late.', 'line')).toBeNull();
  });

  it.each([
    'It answers null.',
    'Set anew after each tap.',
    'Null when it is none.',
    'Whoever asks first wins.',
    'A page of the office.',
    'A drawn page has no words.',
    'Runs in a step of its own.',
    'Fetched ahead of time.',
    'The word books of a page.',
  ])('refuses the words of the old dialect: %s', (text) => {
    expect(problemOf(text, 'line')).toMatch(/^Plain English: /);
  });

  it.each([
    'See spec section 4.',
    'The limit of the specification, 4.2.',
    'From facts/units.md.',
    'As design.md has it.',
    'Of §8.',
  ])('refuses to cite a document outside the repository: %s', (text) => {
    expect(problemOf(text, 'line')).toBe('State the rule, or point to a file under docs/.');
  });

  it('finds words of the old dialect over the end of a line', () => {
    expect(problemOf('* Null when it is\n * none.')).toMatch(/^Plain English: /);
    expect(problemOf('* Null when there\n * is none.')).toBeNull();
  });

  it('accepts a document under docs/ and another specification by its name', () => {
    expect(problemOf('See docs/game.md, "Wounds"; the wire follows RFC 6749.', 'line')).toBeNull();
  });

  it('refuses a line of more than 100 columns, unless it holds an address', () => {
    const line = (length: number) => `  // ${'a'.repeat(length - 5)}`;
    const problem = (text: string) => commentProblem({ kind: 'line', text, lines: [text] });
    expect(problem(line(100))).toBeNull();
    expect(problem(line(101))).toBe('A comment wraps at 100 columns.');
    expect(problem(`// https://example.org/${'a'.repeat(90)}`)).toBeNull();
  });

  it('leaves the width of code with a comment behind it to the formatter', () => {
    const code = `const points = ${'1'.repeat(90)}; // as printed`;
    expect(commentProblem({ kind: 'line', text: ' as printed', lines: [code] })).toBeNull();
  });
});
