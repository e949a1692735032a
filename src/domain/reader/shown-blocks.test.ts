import { describe, expect, it } from 'vitest';
import type { WordPiece } from './glossary-words.ts';
import { shownBlocks } from './shown-blocks.ts';

/** Links “Stress” the first time that a text has it. */
function find(text: string, seen: Set<string>): readonly WordPiece[] {
  const at = text.indexOf('Stress');
  if (at === -1 || seen.has('stress')) return [{ text, key: null }];
  seen.add('stress');
  return [
    { text: text.slice(0, at), key: null },
    { text: 'Stress', key: 'stress' },
    { text: text.slice(at + 6), key: null },
  ];
}

const runsOf = (text: string) =>
  shownBlocks(text, find)
    .flatMap((block) => (block.kind === 'lines' ? block.lines : []))
    .flatMap(({ runs }) => runs);
const termsOf = (text: string) =>
  runsOf(text).flatMap((run) => (run.kind === 'text' ? run.pieces.map(({ term }) => term) : []));

describe('shownBlocks', () => {
  it('makes a paragraph one line, and a list a line for each item', () => {
    const [paragraph, list] = shownBlocks('Hold.\n\n- Aim\n- Rest', find);
    expect(paragraph).toMatchObject({ kind: 'lines', list: null, lines: [{}] });
    expect(list).toMatchObject({ kind: 'lines', list: 'ul', lines: [{}, {}] });
    expect(shownBlocks('1. Aim\n2. Rest', find)).toMatchObject([{ kind: 'lines', list: 'ol' }]);
  });

  it('keeps a diagram a block by itself', () => {
    expect(shownBlocks('{diagram:cover}', find)).toEqual([{ key: '0', kind: 'diagram', diagram: 'cover' }]);
  });

  it('links a glossary word at its first occurrence in the whole text', () => {
    expect(termsOf('Take Stress.\n\nMore Stress.').filter((term) => term !== null)).toEqual(['stress']);
  });

  it('keeps dice together on a line, with the full stop behind them', () => {
    const marks = runsOf('Roll {RED}{ORG}. Then rest.').find(({ kind }) => kind === 'marks');
    expect(marks).toMatchObject({ marks: [{}, {}], after: '.' });
  });
});
