import { type Die, DICE, SYMBOLS, type RollPart, type RollSymbol } from './profile.ts';

/** The catalogue's letter of each die that texts name in braces. */
export const DIE_OF_TOKEN = {
  RED: 'R',
  ORG: 'O',
  YLW: 'Y',
  GRN: 'G',
  BLU: 'B',
  BLK: 'K',
} as const satisfies Readonly<Record<string, Die>>;

/** The catalogue's sign of each rolled symbol that texts name in braces. */
export const SYMBOL_OF_TOKEN = {
  success: 'S',
  'hollow-success': 's',
  block: 'D',
  'hollow-block': 'd',
  special: '!',
  'hollow-special': 'i',
} as const satisfies Readonly<Record<string, RollSymbol>>;

/** A stretch of a skill's note: words, or dice and symbols to draw. */
export type NotePiece = { readonly text: string } | { readonly parts: readonly RollPart[] };

/**
 * The codes as the English notes of skills write them: one symbol or one to four dice, standing
 * alone (`+1 S`, `RRYY`, `on i,`). Letters that name an upgrade of a spell (`Upgrade B`) are no
 * dice.
 */
const CODES =
  /(?<!Upgrade )(?<![\p{L}\p{N}'’-])(?:[ROYGBK]{1,4}|[sdi]|S{1,2}|D{1,2}|!{1,3})(?![\p{L}\p{N}'’-])/gu;

/** Takes an English note apart, so that codes show as the marks that the dice bear. */
export function notePieces(note: string): readonly NotePiece[] {
  const pieces: NotePiece[] = [];
  let end = 0;
  for (const match of note.matchAll(CODES)) {
    if (match.index > end) pieces.push({ text: note.slice(end, match.index) });
    pieces.push({ parts: match[0].split('').filter(isPart) });
    end = match.index + match[0].length;
  }
  if (end < note.length) pieces.push({ text: note.slice(end) });
  return pieces;
}

function isPart(letter: string): letter is RollPart {
  return [...DICE, ...SYMBOLS].some((part) => part === letter);
}

/** Dice as values of printed words name them: `Dispel (BLU BLK)`. */
const DIE_CODES: ReadonlyMap<string, RollPart> = new Map([
  ['RED', 'R'],
  ['ORG', 'O'],
  ['YLW', 'Y'],
  ['GRN', 'G'],
  ['BLU', 'B'],
  ['BLK', 'K'],
]);

/**
 * The dice and symbols of a printed word's value (`BLU BLK`, `D`); null for a value that is
 * anything else.
 */
export function valueDice(value: string): readonly RollPart[] | null {
  const codes = value.split(/\s+/u).filter((code) => code !== '');
  const parts = codes.flatMap(
    (code) => DIE_CODES.get(code) ?? SYMBOLS.find((symbol) => symbol === code) ?? [],
  );
  return parts.length > 0 && parts.length === codes.length ? parts : null;
}
