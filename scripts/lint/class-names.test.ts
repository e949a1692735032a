import { describe, expect, it } from 'vitest';
import { classNameProblem, classNamesOf } from './class-names.ts';

describe('classNamesOf', () => {
  it('finds the classes of lists of selectors, of nested rules and of conditions', () => {
    const css = '.row, .row:hover > .name {} @media print { .row { &.isOpen {} } }';
    expect([...classNamesOf(css)]).toEqual(['row', 'name', 'isOpen']);
  });

  it('ignores comments, texts and addresses', () => {
    const css = '/* .old */ a { content: ".text"; background: url(x.png); }';
    expect([...classNamesOf(css)]).toEqual([]);
  });
});

describe('classNameProblem', () => {
  const sheet = 'src/ui/article/article.module.css';

  it('accepts a class that the sheet has and names one that it lacks', () => {
    expect(classNameProblem(sheet, 'contentsTitle')).toBeNull();
    expect(classNameProblem(sheet, 'nowhere')).toBe('The style sheet has no class .nowhere.');
  });
});
