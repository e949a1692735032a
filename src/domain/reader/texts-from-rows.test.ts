import { describe, expect, it } from 'vitest';
import { placeOf, textsIn } from './language-texts.ts';
import { faqFromRows, MORE_QUESTIONS, rulesFromRows } from './texts-from-rows.ts';

const column = (en: string, es: string | null = null, fr: string | null = null) => ({ en, es, fr });
const outline = {
  addresses: {
    'uuid-1': 'sight',
    'uuid-2': 'cover',
    'uuid-a': 'faq-a',
    'uuid-b': 'faq-b',
    'uuid-c': 'faq-c',
  },
  topics: [
    {
      id: 'states',
      title: 'States',
      translations: { es: { title: 'Estados' } },
      entries: ['faq-a', 'faq-c'],
    },
    { id: 'lists', title: 'Lists', translations: {}, entries: ['faq-b'] },
  ],
};
const question = (id: string) => ({ id, section: column(`${id}?`), content: column('No.') });

describe('rulesFromRows', () => {
  const rules = rulesFromRows(
    [
      { id: 'uuid-1', title: column('Sight', 'Visión', ' ') },
      { id: 'empty', title: column('Empty') },
    ],
    [
      {
        id: 'uuid-2',
        chapterId: 'uuid-1',
        title: column('Cover', 'Cobertura'),
        content: column('Text', null),
      },
      { id: 'new', chapterId: 'uuid-1', title: column('New'), content: column('Text') },
    ],
    outline,
  );

  it('keeps the addresses that the app knows and the ids of other rows', () => {
    expect(rules.map(({ id, sections }) => [id, sections.map((section) => section.id)])).toEqual([
      ['sight', ['cover', 'new']],
    ]);
  });

  it('shows English where a translation is missing or blank', () => {
    const inLanguage = (language: 'es' | 'fr') => textsIn({ chapters: rules, topics: [] }, language).rules[0];
    expect(inLanguage('es')?.title).toBe('Visión');
    expect(inLanguage('fr')?.title).toBe('Sight');
    expect(inLanguage('es')?.sections[0]).toEqual({ id: 'cover', title: 'Cobertura', text: 'Text' });
  });

  it('are found by the id of a chapter or of a section', () => {
    const chapters = textsIn({ chapters: rules, topics: [] }, 'en').rules;
    expect([placeOf(chapters, 'sight'), placeOf(chapters, 'new'), placeOf(chapters, 'x')]).toEqual([
      0,
      0,
      null,
    ]);
  });
});

describe('faqFromRows', () => {
  const grouped = (...ids: string[]) =>
    faqFromRows(ids.map(question), outline).map(({ id, entries }) => [id, entries.map((entry) => entry.id)]);

  it('groups entries by the topics that the app knows', () => {
    expect(grouped('uuid-a', 'uuid-b', 'uuid-c')).toEqual([
      ['states', ['faq-a', 'faq-c']],
      ['lists', ['faq-b']],
    ]);
    const [topic] = textsIn({ chapters: [], topics: faqFromRows([question('uuid-a')], outline) }, 'es').faq;
    expect(topic?.title).toBe('Estados');
  });

  it('puts a new entry into the topic around it, others at the end', () => {
    expect(grouped('new-1', 'uuid-a', 'new-2', 'uuid-c', 'new-3', 'uuid-b')).toEqual([
      ['states', ['faq-a', 'new-2', 'faq-c']],
      ['lists', ['faq-b']],
      [MORE_QUESTIONS, ['new-1', 'new-3']],
    ]);
  });

  it('shows an answer in its language, and in English what of it is missing there', () => {
    const row = { id: 'uuid-b', section: column('How many?', '¿Cuántas?'), content: column('Three.') };
    const inLanguage = (language: 'es' | 'fr') =>
      textsIn({ chapters: [], topics: faqFromRows([row], outline) }, language).faq[0]?.sections[0];
    expect(inLanguage('es')).toMatchObject({ title: '¿Cuántas?', text: 'Three.' });
    expect(inLanguage('fr')).toMatchObject({ title: 'How many?', text: 'Three.' });
  });

  it('takes no id for what every object inherits', () => {
    expect(grouped('constructor')).toEqual([[MORE_QUESTIONS, ['constructor']]]);
  });
});
