import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearchIndex, type SearchDocument, searchTexts } from './search.ts';

type Kind = 'rules' | 'faq' | 'units';
const KINDS: readonly Kind[] = ['rules', 'faq', 'units'];
const document = (
  kind: Kind,
  id: string,
  title: string,
  content = '',
  names: readonly string[] = [],
): SearchDocument<Kind> => ({
  kind,
  id,
  title,
  content,
  path: `/${kind}/${id}`,
  names,
});
const index = createSearchIndex([
  document('rules', 'los', 'Line of sight', 'Units stop a line. Cover does not.'),
  document('rules', 'discover', 'Discovering', 'x'),
  document('rules', 'in-cover', 'Being in cover', 'x'),
  document('rules', 'cover', 'Cover', 'x'),
  document('faq', 'f', 'Does Cover stack?', 'No (never). C:\\path [1] 🎲'),
  document('units', 'u', 'Sÿenann Captain', 'Infantry', ['Capitán Sÿenann']),
]);
const find = (term: string, kinds = KINDS) =>
  searchTexts(index, term, kinds).map(({ kind, hits }) => [kind, hits.map(({ id }) => id)]);

describe('searchTexts', () => {
  it('finds nothing for a blank term', () => {
    expect(find('')).toEqual([]);
    expect(find(' \t')).toEqual([]);
  });

  it('finds parts of title and content, capitals and accents ignored', () => {
    expect(find('SYENANN')).toEqual([['units', ['u']]]);
    expect(find('capitán')).toEqual([['units', ['u']]]);
    expect(find('  stop  a ')).toEqual([['rules', ['los']]]);
  });

  it('puts the best hits first: title, word of the title, part of a word, content', () => {
    expect(find('cover')).toEqual([
      ['rules', ['cover', 'in-cover', 'discover', 'los']],
      ['faq', ['f']],
    ]);
  });

  it('begins with the kind of the best hit, then as asked, and leaves out what was not asked for', () => {
    expect(find('does').map(([kind]) => kind)).toEqual(['faq', 'rules']);
    expect(find('no', ['units', 'faq', 'rules']).map(([kind]) => kind)).toEqual(['faq', 'rules']);
    expect(find('cover', ['faq'])).toEqual([['faq', ['f']]]);
  });

  it.each(['(', '[', '\\', '🎲', '(never)', 'C:\\path [1]'])('takes %s for text', (term) => {
    expect(find(term)).toEqual([['faq', ['f']]]);
  });

  it.each(['.*', '$', '^', '?)', '💥', '\u0000', 'captain\ncapitan'])('finds nothing for %j', (term) => {
    expect(find(term)).toEqual([]);
  });

  it('finds every text by any part of it that is not blank, and never fails', () => {
    const character = fc.constantFrom(
      'a',
      'É',
      'ß',
      'İ',
      'ς',
      'Σ',
      ' ',
      '\n',
      '(',
      '[',
      '\\',
      '*',
      '한',
      '🎲',
      '\ud800',
    );
    fc.assert(
      fc.property(fc.array(character), fc.nat(12), fc.nat(12), (characters, one, other) => {
        const own = createSearchIndex([document('faq', 'x', 'Title', characters.join(''))]);
        const part = characters.slice(one, one + other).join('');
        expect(searchTexts(own, part, KINDS)).toHaveLength(part.trim() === '' ? 0 : 1);
      }),
    );
  });
});
