import { describe, expect, it } from 'vitest';
import { translationProblems } from './translation-problems.ts';

const text = (message: string, translation = '') => ({ message, translation });

/** The problems of one text with this translation. */
function problemsOf(message: string, translation: string): string[] {
  const texts = { id: text(message, translation) };
  return translationProblems(texts, texts, true);
}

describe('translationProblems', () => {
  it.each([
    ['Save', 'Guardar'],
    ['{points} of {limit} points', '{limit} puntos, {points} usados'],
    ['Read <0>the rules</0>', 'Lee <0>las reglas</0>'],
    ['{count, plural, one {# unit} other {# units}}', '{count, plural, one {# unidad} other {# unidades}}'],
    ['{count, plural, one {unit} other {units}}', '{count, plural, one {unidad} other {unidades}}'],
  ])('finds nothing wrong with "%s" as "%s"', (message, translation) => {
    expect(problemsOf(message, translation)).toEqual([]);
  });

  it.each([
    ['{points} points', 'puntos'],
    ['{points} points', '{puntos} puntos'],
    ['Read <0>the rules</0>', 'Lee las reglas'],
    ['{count, plural, one {# unit} other {# units}}', '{n, plural, one {# unidad} other {# unidades}}'],
  ])('sees that "%s" lost a placeholder as "%s"', (message, translation) => {
    expect(problemsOf(message, translation)).toEqual([
      `"${message}" and its translation "${translation}" hold different placeholders`,
    ]);
  });

  it('names a text that is not translated, but not in the source language', () => {
    const texts = { id: text('Save') };
    expect(translationProblems(texts, texts, true)).toEqual(['"Save" is not translated']);
    expect(translationProblems(texts, texts, false)).toEqual([]);
  });

  it('names a text of the source that was never collected', () => {
    expect(translationProblems({}, { id: text('Save') }, false)).toEqual([
      '"Save" is new: npm run translations:extract',
    ]);
  });

  it('names a text that the source no longer holds', () => {
    expect(translationProblems({ id: text('Save', 'Guardar') }, {}, true)).toEqual([
      '"Save" is used nowhere: npm run translations:extract',
    ]);
  });
});
