import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText, type TextBlock, textBlocks } from './text-blocks.ts';

const words = (text: string, look: { strong?: boolean; marked?: boolean } = {}) => ({
  kind: 'text',
  text,
  strong: look.strong ?? false,
  marked: look.marked ?? false,
});
const inline = (text: string) => {
  const [block] = textBlocks(text);
  return block?.kind === 'paragraph' ? block.content : [];
};

describe('textBlocks', () => {
  it('finds paragraphs, lists and diagrams', () => {
    const text = 'One.\n\n- a\n- b\n\n1. c\n2) d\n\n{diagram:cover}\n\nTwo.';
    expect(textBlocks(text)).toEqual([
      { kind: 'paragraph', content: [words('One.')] },
      { kind: 'list', ordered: false, items: [[words('a')], [words('b')]] },
      { kind: 'list', ordered: true, items: [[words('c')], [words('d')]] },
      { kind: 'diagram', diagram: 'cover' },
      { kind: 'paragraph', content: [words('Two.')] },
    ]);
  });

  it('reads line ends of every system', () => {
    expect(textBlocks('One.\r\nTwo.\rThree.')).toHaveLength(3);
  });

  it('makes words stand out, with dice between them', () => {
    expect(inline('Roll **two {RED} now**.')).toEqual([
      words('Roll '),
      words('two ', { strong: true }),
      { kind: 'die', die: 'RED' },
      words(' now', { strong: true }),
      words('.'),
    ]);
  });

  it('reads the colours of older texts as emphasis', () => {
    expect(inline('A [[red]]b **c**[[/red]] d')).toEqual([
      words('A '),
      words('b ', { marked: true }),
      words('c', { marked: true, strong: true }),
      words(' d'),
    ]);
  });

  it('takes marks without a partner, other markup and unknown braces for words', () => {
    for (const text of [
      '2 ** 3',
      '[[red]] a',
      'a [[/red]]',
      '<b onclick="x">a</b>',
      '{PINK} a',
      'a {diagram:cover}',
    ]) {
      expect(inline(text)).toEqual([words(text)]);
    }
  });

  it('takes a line that only begins like an item for words', () => {
    expect(inline('-1 stress')).toEqual([words('-1 stress')]);
    expect(inline('**Note.** a')).toEqual([words('Note.', { strong: true }), words(' a')]);
  });

  it('loses no letter of any text', () => {
    const piece = fc.constantFrom(
      'a',
      'é',
      ' ',
      '\n',
      '- ',
      '1. ',
      '**',
      '[[red]]',
      '[[/red]]',
      '<p>',
      '{',
      '}',
      '{RED}',
      '🎲',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const letters = (text: string) => text.replaceAll(/[^aé🎲]/gu, '');
        expect(letters(textBlocks(pieces.join('')).map(shown).join(''))).toBe(
          letters(pieces.join('')).replaceAll('red', ''),
        );
      }),
    );
  });
});

function shown(block: TextBlock): string {
  if (block.kind === 'diagram') return '';
  const lines = block.kind === 'list' ? block.items : [block.content];
  return lines
    .flat()
    .map((part) => (part.kind === 'text' ? part.text : ''))
    .join('');
}

describe('plainText', () => {
  it('leaves words only, dice and symbols by name', () => {
    const text = '**Roll** {RED}.\n\n{diagram:cover}\n\n- each {success}';
    expect(plainText(text, (part) => ('die' in part ? 'red die' : part.symbol))).toBe(
      'Roll red die.\neach success',
    );
  });
});
