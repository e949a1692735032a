import { describe, expect, it } from 'vitest';
import { glossaryEntry, type Glossary } from './glossary.ts';
import { parseGlossaryFile, parseGlossaryTexts } from './glossary-schema.ts';

const glossary: Glossary = {
  terms: {
    keywords: [
      { id: 'join', name: 'Join', text: 'May join a unit.', value: 'Whom it may join.' },
      { id: 'golem', name: 'Golem', text: 'The keyword.' },
    ],
    characteristics: [{ id: 'golem', name: 'Golem', text: 'The characteristic.' }],
  },
  texts: {
    keywords: {
      join: { text: 'Puede unirse.' },
      golem: { name: 'Gólem', text: 'La palabra.', value: 'Nada.' },
    },
  },
};

describe('glossaryEntry', () => {
  it('answers the language, and English where it says nothing', () => {
    expect(glossaryEntry(glossary, 'keywords', 'Join (Infantry, Orc)')).toEqual({
      kind: 'keywords',
      id: 'join',
      name: 'Join',
      text: 'Puede unirse.',
      value: 'Whom it may join.',
    });
    expect(glossaryEntry(glossary, 'characteristics', 'Golem')).toMatchObject({ name: 'Golem', value: null });
  });

  it('prefers the kind asked for and looks into the others after it', () => {
    expect(glossaryEntry(glossary, 'characteristics', 'Golem')?.text).toBe('The characteristic.');
    expect(glossaryEntry(glossary, 'special-rules', 'Golem')).toMatchObject({
      kind: 'keywords',
      name: 'Gólem',
      value: 'Nada.',
    });
  });

  it('answers null for a word that it does not know', () => {
    expect(glossaryEntry(glossary, 'keywords', 'constructor')).toBeNull();
  });
});

describe('parsing the glossary', () => {
  it('answers files in order value for value', () => {
    expect(parseGlossaryFile(glossary.terms.keywords, 'k')).toEqual({
      ok: true,
      value: glossary.terms.keywords,
    });
    expect(parseGlossaryTexts(glossary.texts, 't')).toEqual({ ok: true, value: glossary.texts });
  });

  it('names the term and the field that do not fit', () => {
    const terms = parseGlossaryFile([{ id: 'join', name: 'Join', texts: 'May join.' }], 'k');
    expect(terms.ok ? [] : terms.faults.map(({ field, message }) => `${field} ${message}`)).toEqual([
      '[0].text is missing',
      '[0].texts this field does not exist here',
    ]);
    const texts = parseGlossaryTexts({ keywords: { join: { name: 'Unirse' } } }, 't');
    expect(texts.ok ? [] : texts.faults.map(({ field }) => field)).toEqual(['keywords.join.text']);
  });
});
