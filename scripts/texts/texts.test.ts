import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textFaultLine } from '#domain/reader/text-faults.ts';
import { readCatalogue } from '../catalogue/catalogue-files.ts';
import { readTexts } from './text-files.ts';
import { type AllowedWord, termFaults, translatedTerms } from './text-terms.ts';

const ROOT = join(import.meta.dirname, '../..');
const LANGUAGES = ['es', 'fr'] as const;
const { texts, faults } = readTexts(ROOT);
const sections = texts.chapters.flatMap((chapter) => chapter.sections);
const entries = texts.topics.flatMap((topic) => topic.entries);

/** Words that look like a term and were read again. */
const ALLOWED: readonly AllowedWord[] = [
  // French for a spot, and for room; the term is Placer.
  { kind: 'english-word', term: 'Place', language: 'fr' },
];

/** Statements of the rules that no source makes: each says so, or a player takes it for a rule. */
const OUR_READINGS = [
  'turn-sequence',
  'activate-a-unit',
  'line-of-sight',
  'large-and-sight',
  'pursuit',
  'opportunity-attack',
  'blocking-spells',
  'steady-units',
  'keyword-manned-golem',
  'points-and-availability',
  'faq-move-and-stay',
  'faq-units-sight',
];

function wordCount(text: string): number {
  return text
    .replaceAll(/\{[^{}]*\}/gu, ' x ')
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

describe('the texts of rules and FAQ', () => {
  it('are as described, in every language, with known tokens and ids that occur once', () => {
    expect(faults.map(textFaultLine)).toEqual([]);
  });

  it('teach the whole game and answer its questions', () => {
    expect(sections.length).toBeGreaterThanOrEqual(100);
    expect(entries.length).toBeGreaterThanOrEqual(60);
  });

  it.each(LANGUAGES)('call every term in %s what its glossary calls it', (language) => {
    const catalogue = readCatalogue(ROOT);
    if (!catalogue.ok) throw new Error('The catalogue has faults of its own.');
    const terms = translatedTerms(catalogue.value, language);
    expect(terms.length).toBeGreaterThan(50);
    expect(termFaults(texts, language, terms, ALLOWED)).toEqual([]);
  });

  it('keep every section short enough for the table', () => {
    const counts = sections.flatMap(({ id, text, translations }) =>
      [text, ...Object.values(translations).map((words) => words.text)].map((each) => ({
        id,
        words: wordCount(each),
      })),
    );
    expect(counts.filter(({ words }) => words > 300)).toEqual([]);
  });

  it.each([
    ['en', /^(?:Yes|No|Two|Its|Up to|Both|\d+)(?!\p{L})/u],
    ['es', /^(?:Sí|No|Dos|Su|Sus|Hasta|De \d|\d+)(?!\p{L})/u],
    ['fr', /^(?:Oui|Non|Deux|Son|De ses|De son|\d+)(?!\p{L})/u],
  ])('answer in %s with yes, no or the number first, in four sentences at most', (language, start) => {
    const bad = entries.filter(({ answer, translations }) => {
      const words = language === 'en' ? answer : (translations[language]?.answer ?? '');
      return !start.test(words) || words.split(/(?<=[.!?])\s+(?=\p{Lu})/u).length > 4;
    });
    expect(bad.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ['es', /nuestra lectura|lectura nuestra/u],
    ['fr', /notre lecture/u],
  ] as const)('mark in %s the same statements as our reading', (language, words) => {
    const pairs = [
      ...sections.map(({ id, text, translations }) => ({ id, text, other: translations[language]?.text })),
      ...entries.map(({ id, answer, translations }) => ({
        id,
        text: answer,
        other: translations[language]?.answer,
      })),
    ];
    const marked = pairs.filter(({ text }) => text.includes('our reading')).map(({ id }) => id);
    expect(marked).toEqual(expect.arrayContaining(OUR_READINGS));
    expect(pairs.filter(({ other }) => words.test(other ?? '')).map(({ id }) => id)).toEqual(marked);
  });

  it('put each diagram somewhere', () => {
    const all = sections.map(({ text }) => text).join('\n');
    expect([...all.matchAll(/\{diagram:(?<id>[a-z-]+)\}/gu)].map((match) => match.groups?.['id'])).toEqual([
      'deployment',
      'coherency',
      'line-of-sight',
      'cover',
      'charge-lane',
    ]);
  });

  it('use no markup but paragraphs, lists and bold', () => {
    const words = [
      ...sections.flatMap(({ text, translations }) => [
        text,
        ...Object.values(translations).map((each) => each.text),
      ]),
      ...entries.flatMap(({ answer, translations }) => [
        answer,
        ...Object.values(translations).map((each) => each.answer),
      ]),
    ];
    for (const text of words) {
      expect(text.match(/[<>`_#]|\]\(|\n{3,}/u)?.[0]).toBeUndefined();
      expect((text.match(/\*\*/gu) ?? []).length % 2).toBe(0);
      expect(text.replaceAll('**', '')).not.toContain('*');
    }
  });
});
