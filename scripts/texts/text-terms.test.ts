import { describe, expect, it } from 'vitest';
import type { ReaderTexts } from '#domain/reader/texts.ts';
import { termFaults } from './text-terms.ts';

const TERMS = [
  { english: 'Slowed', local: 'Ralentizado' },
  { english: 'Place', local: 'Colocar' },
];

function about(english: string, local: string): ReaderTexts {
  const entry = {
    id: 'q',
    question: 'Q?',
    answer: english,
    translations: { es: { question: '¿Q?', answer: local } },
  };
  return {
    chapters: [],
    topics: [{ id: 't', title: 'T', translations: { es: { title: 'T' } }, entries: [entry] }],
  };
}

const faults = (english: string, local: string, allowed: Parameters<typeof termFaults>[3] = []) =>
  termFaults(about(english, local), 'es', TERMS, allowed);

describe('termFaults', () => {
  it('is content when both texts name a term by its names', () => {
    expect(faults('It is Slowed.', 'Tiene ralentizado.')).toEqual([]);
  });

  it('names an English term in a translation', () => {
    expect(faults('It stops.', 'Está Slowed.')).toEqual(['q: Slowed is Ralentizado in es']);
  });

  it('names a term that the translation leaves out', () => {
    expect(faults('It is Slowed.', 'Va lenta.')).toEqual(['q: does not say Ralentizado for Slowed in es']);
  });

  it('looks at whole words outside braces only', () => {
    expect(faults('A slowed unit; Placed {Slowed}.', 'Unslowedly {Slowed}.')).toEqual([]);
  });

  it('takes words that were allowed, everywhere or in one place', () => {
    const ordinary = { kind: 'ordinary-word', term: 'Place', language: 'es' } as const;
    expect(faults('Place it.', 'Ponla.', [ordinary])).toEqual([]);
    expect(faults('Place it.', 'Ponla.', [{ ...ordinary, at: 'other' }])).toHaveLength(1);
    expect(
      faults('It.', 'Slowed.', [{ kind: 'english-word', term: 'Slowed', language: 'es', at: 'q' }]),
    ).toEqual([]);
  });

  it('passes over what is not translated', () => {
    expect(termFaults(about('It is Slowed.', 'Slowed'), 'fr', TERMS, [])).toEqual([]);
  });
});
