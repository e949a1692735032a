import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearchIndex, type SearchDocument } from './search-index.ts';
import { PLAIN_LANGUAGE } from './search-language.ts';
import { searchTexts } from './search.ts';

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
  searchTexts(index, term, kinds).groups.map(({ kind, hits }) => [kind, hits.map(({ id }) => id)]);

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

  it('puts the best hits first: title, word of the title, content, part of a word', () => {
    expect(find('cover')).toEqual([
      ['rules', ['cover', 'in-cover', 'los', 'discover']],
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

  it.each(['.*', '$', '^', '?)', '💥', '\u0000'])('finds nothing for %j', (term) => {
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
        expect(searchTexts(own, part, KINDS).groups).toHaveLength(part.trim() === '' ? 0 : 1);
      }),
    );
  });
});

describe('the words of a term', () => {
  const english = createSearchIndex(
    [
      document(
        'rules',
        'charge',
        'Charging',
        'A unit that is demoralized cannot charge. Its defence is low.',
      ),
      document('rules', 'sight', 'Line of sight (LoS)', 'You close the line.'),
      document('rules', 'close', 'Closing in', 'It loses. Close combat.'),
      document('rules', 'flee', 'Fleeing', 'It runs.'),
      document('faq', 'dice', 'Les six dés', 'des'),
      document('faq', 'chiefs', 'Des chefs', 'x'),
      { ...document('units', 'cover', 'Cover'), isName: true },
      document('rules', 'cover-rule', 'Cover', 'Cover. Cover. Cover.'),
    ],
    {
      ...PLAIN_LANGUAGE,
      isEnglish: true,
      stem: (word) => word.replace(/(?:ing|e|s)+$/u, ''),
      skipped: new Set(['of', 'a', 'the', 'des']),
      alike: [['flee', 'retreat']],
      names: { charge: ['carga'] },
    },
  );
  const search = (term: string) => searchTexts(english, term, KINDS);
  const first = (term: string) => search(term).groups[0]?.hits[0]?.id;

  it.each([
    ['charges', 'charge'],
    ['the charge', 'charge'],
    ['carga', 'charge'],
    ['demoralised charge', 'charge'],
    ['defense', 'charge'],
    ['sight line', 'sight'],
    ['los', 'sight'],
    ['retreat', 'flee'],
    ['dés', 'dice'],
    ['des', 'dice'],
  ])('find %s in any form and order', (term, id) => {
    expect(first(term)).toBe(id);
    expect(search(term).corrected).toBeNull();
  });

  it('put a name that is exactly the term before texts', () => {
    expect(first('cover')).toBe('cover');
  });

  it.each([
    ['sihgt', 'sight', 'sight'],
    ['chargng', 'charging', 'charge'],
    ['retreat lnie', 'retreat line', 'flee'],
  ])('are corrected when one slip made %s unknown', (term, corrected, id) => {
    expect(search(term).corrected).toBe(corrected);
    expect(
      search(term)
        .groups.flatMap(({ hits }) => hits)
        .map((hit) => hit.id),
    ).toContain(id);
  });

  it.each(['zzzz', 'lso', 'xyzzy'])('stay as they are when nothing is near %s', (term) => {
    expect(search(term)).toMatchObject({ groups: [], corrected: null });
  });

  it('say when no text has all of them', () => {
    expect(search('fleeing xyzzy')).toMatchObject({ isPartial: true, corrected: null });
    expect(first('fleeing xyzzy')).toBe('flee');
    expect(search('demoralized charge').isPartial).toBe(false);
  });

  it('are marked whole, and the term as typed where it is several words or part of one', () => {
    expect(search('charge').marks).toEqual({ phrase: '', words: ['charging', 'charge'] });
    expect(search('line sight').marks.phrase).toBe('line sight');
    expect(search('(').marks).toEqual({ phrase: '(', words: [] });
    expect(search('harg').marks).toEqual({ phrase: 'harg', words: [] });
  });

  it('cost no more than a dozen, however long the term', () => {
    const long = Array.from({ length: 100 }, (_, at) => `word${at}`).join(' ');
    expect(search(`${long} cover`).groups).toEqual([]);
  });
});
