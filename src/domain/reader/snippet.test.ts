import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '../catalogue/fold.ts';
import { markHits as markAll, snippetOf as snippetAround } from './snippet.ts';

const markHits = (text: string, phrase: string) => markAll(text, { phrase, words: [] });
const snippetOf = (text: string, phrase: string, options?: Parameters<typeof snippetAround>[2]) =>
  snippetAround(text, { phrase, words: [] }, options);

const written = (pieces: readonly { text: string; isHit: boolean }[]) =>
  pieces.map(({ text, isHit }) => (isHit ? `<${text}>` : text)).join('');

describe('markHits', () => {
  it('marks every place, as the text writes it', () => {
    expect(written(markHits('Cover, cóver and COVER', 'cover'))).toBe('<Cover>, <cóver> and <COVER>');
    expect(written(markHits('co\u0301ver\u0301!', 'cover'))).toBe('<co\u0301ver\u0301>!');
  });

  it('marks over space of any kind', () => {
    expect(written(markHits('in  the\nopen', 'the open'))).toBe('in  <the\nopen>');
  });

  it('marks nothing for a blank term or one that is not there', () => {
    expect(markHits('Cover', ' ')).toEqual([{ text: 'Cover', isHit: false }]);
    expect(markHits('Cover', '(')).toEqual([{ text: 'Cover', isHit: false }]);
    expect(markHits('', 'x')).toEqual([]);
  });

  it('marks whole words, and a phrase around them once', () => {
    const words = ['cover', 'covers'];
    expect(written(markAll('Cóver, discover, COVERS', { phrase: '', words }))).toBe(
      '<Cóver>, discover, <COVERS>',
    );
    expect(written(markAll('In cover of', { phrase: 'in cover', words }))).toBe('<In cover> of');
    expect(written(markAll('cover of', { phrase: 'er of', words }))).toBe('<cover of>');
  });

  it('loses nothing of any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'binary', maxLength: 2 }),
        (text, term) => {
          expect(
            markHits(text, term)
              .map((piece) => piece.text)
              .join(''),
          ).toBe(text);
        },
      ),
    );
  });

  it('marks what folds to the term', () => {
    const letter = fc.constantFrom('a', 'á', 'A', 'b', 'ß', 'İ', 'ς', 'Σ', ' ', '\n', 'ﬁ', '한');
    fc.assert(
      fc.property(fc.array(letter), fc.array(letter, { minLength: 1, maxLength: 2 }), (text, term) => {
        const wanted = foldText(term.join(''));
        const hits = markHits(text.join(''), term.join('')).filter(({ isHit }) => isHit);
        const alike = (each: string) => foldText(each).replaceAll('ς', 'σ');
        expect(hits.filter((hit) => !alike(hit.text).includes(alike(wanted)))).toEqual([]);
      }),
    );
  });
});

describe('snippetOf', () => {
  const long = `${'word '.repeat(60)}here is the Cover that counts ${'more '.repeat(60)}`.trim();

  it('shows a short text whole, on one line', () => {
    expect(written(snippetOf('a\n b Cover', 'cover'))).toBe('a b <Cover>');
  });

  it('cuts between words around the first hit', () => {
    const snippet = written(snippetOf(long, 'cover', { length: 80 }));
    expect(snippet).toMatch(/^… word .*the <Cover> that counts .*more …$/);
    expect(snippet.length).toBeLessThan(100);
  });

  it('begins at the beginning when the term stands only in the title', () => {
    expect(written(snippetOf(long, 'nothing', { length: 20 }))).toBe('word word word word word …');
  });

  it('begins at the beginning when asked to', () => {
    expect(written(snippetOf(long, 'cover', { length: 20, fromStart: true }))).toBe(
      'word word word word word …',
    );
  });

  it('shows the hit, whatever the text', () => {
    const piece = fc.oneof(fc.constantFrom('cover', ' ', '🎲', 'x'.repeat(40)), fc.string());
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const isThere = foldText(text).includes('cover');
        const snippet = snippetOf(text, 'cover', { length: 30 });
        expect(snippet.some(({ isHit }) => isHit)).toBe(isThere);
        expect(written(snippet).isWellFormed() || !text.isWellFormed()).toBe(true);
      }),
    );
  });
});
