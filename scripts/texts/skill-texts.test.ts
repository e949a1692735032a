/** The texts of skills that come with the app: whole, with the words that the glossary uses. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultLine } from '#domain/catalogue/faults.ts';
import { skillTextFaults, skillTextGaps } from '#domain/catalogue/texts/skill-text-faults.ts';
import { STORED_LANGUAGES } from '#domain/catalogue/types.ts';
import { readCatalogue } from '../catalogue/catalogue-files.ts';
import { readSkillTexts } from './skill-files.ts';
import { type AllowedWord, pairTermFaults, type TextPair, translatedTerms } from './text-terms.ts';

const ROOT = join(import.meta.dirname, '../..');
const { sources, faults } = readSkillTexts(ROOT);
const catalogue = readCatalogue(ROOT);
const units = catalogue.ok ? catalogue.value.factions.flatMap((faction) => faction.units.value) : [];

/** Words that look like a term and were read again. */
const ALLOWED: readonly AllowedWord[] = [
  // French for a spot; the term is Placer.
  { kind: 'english-word', term: 'Place', language: 'fr' },
];

/** Every text of a language beside the English one of the same skill. */
function pairs(language: string): readonly TextPair[] {
  const english = sources.find((source) => source.language === 'en')?.value ?? {};
  const local = sources.find((source) => source.language === language)?.value ?? {};
  return Object.entries(local).flatMap(([unit, texts]) =>
    Object.entries(texts).map(([skill, { text }]) => ({
      at: `${unit}: ${skill}`,
      english: english[unit]?.[skill]?.text ?? '',
      local: text,
    })),
  );
}

/** French puts a space that does not break before these. */
const UNSPACED = /[^\u00A0][;:!?»]/u;

/** Returns the texts in braces, sorted: a translation has the same as its English text. */
const drawn = (text: string) => (text.match(/\{[^{}]*\}/gu) ?? []).toSorted().join('');

describe('the texts of skills', () => {
  it('explain skills that units have, with dice and symbols that there are', () => {
    expect([...faults, ...skillTextFaults(units, sources)].map(faultLine)).toEqual([]);
  });

  it('explain in every language each skill of the units that were collected', () => {
    const collected = new Set(
      readFileSync(join(ROOT, 'tests/facts/unit_skills.jsonl'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { unit: string }).unit),
    );
    // A new language may begin without them.
    const complete = sources.filter(({ language }) => STORED_LANGUAGES.some((each) => each === language));
    const gaps = skillTextGaps(units, complete).filter(({ unit }) => collected.has(unit));
    expect(gaps.map(({ fault }) => faultLine(fault))).toEqual([]);
    expect(complete.map(({ language }) => language)).toEqual(['en', 'es', 'fr']);
  });

  it.each(['es', 'fr'])('call every term in %s what its glossary calls it', (language) => {
    if (!catalogue.ok) throw new Error('The catalogue has faults of its own.');
    const terms = translatedTerms(catalogue.value, language);
    expect(terms.length).toBeGreaterThan(50);
    expect(pairTermFaults(pairs(language), language, terms, ALLOWED)).toEqual([]);
  });

  it.each(['es', 'fr'])(
    'draw in %s the dice and symbols of the English text, on as many lines',
    (language) => {
      for (const { at, english, local } of pairs(language)) {
        expect(`${at} ${drawn(local)}`).toBe(`${at} ${drawn(english)}`);
        expect(`${at} ${local.split('\n').length}`).toBe(`${at} ${english.split('\n').length}`);
      }
    },
  );

  it.each(['es', 'fr'])('say in %s the numbers of the English text', (language) => {
    const numbers = (text: string) => (text.match(/\d+/gu) ?? []).toSorted().join(' ');
    for (const { at, english, local } of pairs(language)) {
      expect(`${at}: ${numbers(local)}`).toBe(`${at}: ${numbers(english)}`);
    }
  });

  it('name each skill in every language but English, where the card does', () => {
    for (const { language, value } of sources.filter((source) => source.language !== 'en')) {
      const nameless = Object.values(value).flatMap((texts) =>
        Object.values(texts).filter(({ name }) => name === undefined),
      );
      expect({ language, nameless }).toEqual({ language, nameless: [] });
    }
  });

  it('use the marks of print, and no markup', () => {
    for (const { language, value } of sources) {
      for (const { name = '', text } of Object.values(value).flatMap((texts) => Object.values(texts))) {
        expect(`${name} ${text}`).not.toMatch(/['"*_<>`]| {2}|\n\n|\s$/u);
        expect(language === 'fr' ? `${name} ${text}`.match(UNSPACED) : null).toBeNull();
        expect(text).toMatch(/(?:[.!?»]|”|\})$/u);
      }
    }
  });
});
