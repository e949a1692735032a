import { foldText } from '../fold.ts';
import { parseTerm, termId } from '../texts/term.ts';
import { nearest, respellName, respellWord } from './spelling.ts';

/**
 * A part of a cell that does not fit, what was expected, and what it probably means (null: no
 * idea).
 */
export type CellProblem = {
  readonly found: string;
  readonly expected: string;
  readonly suggestion: string | null;
};

/** The value of one cell, or all the words in it that do not fit. */
export type CellValue<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly CellProblem[] };

function refuse(found: string, expected: string, suggestion: string | null): CellValue<never> {
  return { ok: false, problems: [{ found, expected, suggestion }] };
}

/**
 * A whole number between two bounds. `3 0`, `30,0` and `30 pts` are refused with what they probably
 * mean.
 */
export function readNumber(cell: string, from: number, to: number): CellValue<number> {
  const value = Number(cell);
  const isInside = (each: number) => Number.isInteger(each) && each >= from && each <= to;
  if (/^\d+$/u.test(cell) && isInside(value)) return { ok: true, value };
  const digits = /^[^\d\-−]*(?<digits>\d[\d\s]*)\D*$/u.exec(cell.replace(/[.,]0{1,2}(?=\D*$)/u, ''))
    ?.groups?.['digits'];
  const meant = Number((digits ?? 'none').replace(/\s/gu, ''));
  return refuse(cell, `a whole number from ${from} to ${to}`, isInside(meant) ? String(meant) : null);
}

const YES = new Set(['y', 'true', '1', 'x', 'si', 's', 'oui', 'o', 'ja', 'wahr', 'vrai', 'verdadero']);
const NO = new Set(['n', 'false', '0', 'non', 'nein', 'falsch', 'faux', 'falso']);

/** `Yes` or `No`, in any capitals. Other ways to say so are refused with the word to write. */
export function readYesNo(cell: string): CellValue<boolean> {
  const folded = foldText(cell);
  if (folded === 'yes' || folded === 'no') return { ok: true, value: folded === 'yes' };
  const known = NO.has(folded) ? 'No' : null;
  return refuse(cell, 'Yes or No', YES.has(folded) ? 'Yes' : (known ?? nearest(cell, ['Yes', 'No'])));
}

/** One of some fixed texts, exactly as written. */
export function readOneOf(cell: string, options: readonly string[]): CellValue<string> {
  if (options.includes(cell)) return { ok: true, value: cell };
  const sameInOtherCapitals = options.find((option) => foldText(option) === foldText(cell));
  const meant = sameInOtherCapitals ?? nearest(respellName(cell), options);
  return refuse(cell, options.length === 0 ? 'a value that exists' : `one of ${options.join(', ')}`, meant);
}

/** An id: ascii words joined by hyphens. */
export function readId(cell: string): CellValue<string> {
  if (cell !== '' && termId(cell) === cell) return { ok: true, value: cell };
  return refuse(cell, 'an id of a-z, 0-9 and single hyphens', termId(cell) || null);
}

/** A text, not empty, without the misspellings of older tables. */
export function readName(cell: string): CellValue<string> {
  const meant = respellName(cell);
  if (cell !== '' && meant === cell) return { ok: true, value: cell };
  return refuse(cell, cell === '' ? 'a text' : 'the spelling of the cards', meant || null);
}

/**
 * A list of printed words between semicolons, each a term of the glossary. `terms` maps term ids to
 * their English names. Returns every word that does not fit; an empty cell is an empty list.
 */
export function readWords(cell: string, terms: ReadonlyMap<string, string>): CellValue<readonly string[]> {
  const words = cell
    .split(';')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const problems = words.map((word) => wordProblem(word, terms)).filter((problem) => problem !== null);
  return problems.length === 0 ? { ok: true, value: words } : { ok: false, problems };
}

function wordProblem(word: string, terms: ReadonlyMap<string, string>): CellProblem | null {
  if (!/^[^()]+(?:\([^()]+\))?$/u.test(word)) {
    const expected = 'a word, or a word and a value in one pair of brackets, with ; between words';
    return { found: word, expected, suggestion: null };
  }
  const meant = printedWord(word, terms);
  const expected = 'a word that the glossary explains, spelt as there';
  return meant === word ? null : { found: word, expected, suggestion: meant };
}

/** The word as cards print it; null when no term is near. */
function printedWord(word: string, terms: ReadonlyMap<string, string>): string | null {
  const { base, value, id } = parseTerm(respellWord(word));
  const name = terms.get(id) ?? nearest(base, terms.values());
  if (name === null) return null;
  return value === null ? name : `${name} (${value})`;
}
