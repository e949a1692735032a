import { DIE_OF_TOKEN, type NotePiece, SYMBOL_OF_TOKEN } from '../roll-codes.ts';
import type { RollPart, UnitSkill } from '../profile.ts';

/**
 * A skill in a reader's words. `name` is our translation of its name, never the one that a
 * translated card prints.
 */
export type SkillText = {
  readonly name?: string;
  /**
   * Sentences with dice and symbols in braces (`{RED}`, `{success}`); choices and alterations on
   * lines of their own.
   */
  readonly text: string;
};

/**
 * `locales/<lang>/skills.json`: unit id, then the skill's printed name, with `(alone)` or
 * `(joined)` behind it where a card's halves say different things under one name.
 */
export type SkillTexts = Readonly<Record<string, Readonly<Record<string, SkillText>>>>;

type NamedSkill = Pick<UnitSkill, 'name' | 'half'>;

/** The names under which a skill's text may stand, the exact one first. */
export function skillTextKeys({ name, half }: NamedSkill): readonly [string, string] {
  return [`${name} (${half})`, name];
}

/**
 * Returns the text of a unit's skill in the language of `texts`. Null when that language has no
 * text: show the English notes.
 */
export function skillText(texts: SkillTexts, unitId: string, skill: NamedSkill): SkillText | null {
  const ofUnit = Object.hasOwn(texts, unitId) ? texts[unitId] : undefined;
  if (ofUnit === undefined) return null;
  const key = skillTextKeys(skill).find((each) => Object.hasOwn(ofUnit, each));
  return key === undefined ? null : (ofUnit[key] ?? null);
}

/**
 * The words in braces and what they stand for: the notation of rules and FAQ, of which skills use
 * what is rolled.
 */
const TOKENS: Readonly<Record<string, RollPart>> = { ...DIE_OF_TOKEN, ...SYMBOL_OF_TOKEN };

/** A run of braces, so that dice side by side stay together. */
const RUN = /(?:\{[^{}]*\})+/gu;

/**
 * Takes a skill's text apart into its lines, each into words and the dice and symbols to draw.
 * Braces that stand for nothing stay words (`unknownTokens` names them).
 */
export function skillLines(text: string): readonly (readonly NotePiece[])[] {
  return text.split('\n').map(linePieces);
}

function linePieces(line: string): readonly NotePiece[] {
  const pieces: NotePiece[] = [];
  let end = 0;
  for (const match of line.matchAll(RUN)) {
    const parts = tokensOf(match[0]).map((token) => TOKENS[token]);
    if (parts.some((part) => part === undefined)) continue;
    if (match.index > end) pieces.push({ text: line.slice(end, match.index) });
    pieces.push({ parts: parts.filter((part) => part !== undefined) });
    end = match.index + match[0].length;
  }
  if (end < line.length) pieces.push({ text: line.slice(end) });
  return pieces;
}

/** Returns the words in braces that are neither a die nor a symbol of a roll. */
export function unknownTokens(text: string): readonly string[] {
  return tokensOf(text).filter((token) => !Object.hasOwn(TOKENS, token));
}

function tokensOf(text: string): readonly string[] {
  return [...text.matchAll(/\{(?<token>[^{}]*)\}/gu)].map((match) => match.groups?.['token'] ?? '');
}
