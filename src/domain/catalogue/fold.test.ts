import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold.ts';

describe('foldText', () => {
  it('makes spellings of one name equal: accents, capitals, spaces', () => {
    expect(foldText('  Lioslaith   CÓIC\tCaledhee ')).toBe('lioslaith coic caledhee');
    expect(foldText('Sÿenann')).toBe('syenann');
    expect(foldText('Su\u0301cubo')).toBe(foldText('Súcubo'));
  });

  it('keeps punctuation, which tells names apart', () => {
    expect(foldText('Njord, The Merciless')).toBe('njord, the merciless');
  });

  it('changes nothing when folded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(foldText(text)) === foldText(text)),
    );
  });
});
