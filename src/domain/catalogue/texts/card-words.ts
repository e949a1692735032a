import type { Die } from '../profile.ts';

/**
 * A text with places such as `{count}`; where the number decides the form, one text for each form.
 */
export type CardWord = string | { readonly one: string; readonly other: string };

/**
 * The effects that a symbol can buy: keys of `locales/<lang>/card-words.json`, section `effects`.
 */
export const EFFECT_WORDS = [
  'self',
  'enemy',
  'ally',
  'ally-of',
  'if-engaged',
  'if-state',
  'repeat',
  'add',
  'cancel',
  'cancel-up-to',
  'remove-states',
  'token',
  'becomes',
  'move',
  'enemy-becomes',
  'near-enemy-becomes',
  'target-or-enemy-becomes',
  'wound',
  'heal',
  'recover',
  'stress',
  'stress-lost',
  'tinge',
  'tinge-lost',
  'enemy-success',
  'enemy-block',
  'enemy-symbol',
  'success',
  'hollow-success',
  'block',
  'hollow-block',
  'special',
  'hollow-special',
] as const;
export type EffectWord = (typeof EFFECT_WORDS)[number];

/** The labels on a card beside the facts of the catalogue: section `labels`. */
export const CARD_LABELS = [
  'points',
  'command',
  'melee',
  'ranged',
  'defence',
  'mov',
  'w',
  'wp',
  'mor',
  'avb',
  'conquest',
  'models',
  'not-legal',
  'joined',
  'no-dice',
  'not-known',
  'characteristics',
  'keywords',
  'special-rules',
  'all-troops',
  'or-more',
  'or-fewer',
  'exactly',
  'passive',
  'command-skill',
  'spell',
  'skill',
  'long',
  'half-alone',
  'half-joined',
  'half-both',
  'when',
  'target',
  'cost',
  'doubt',
  'no-text',
  'no-numbers',
  'companion',
  'inferred',
  'unofficial',
] as const;
export type CardLabel = (typeof CARD_LABELS)[number];

/**
 * `locales/<lang>/card-words.json`: the words of a card in one language, for the screen and for the
 * drawn card.
 */
export type CardWords = {
  readonly effects: Readonly<Record<EffectWord, CardWord>>;
  readonly labels: Readonly<Record<CardLabel, CardWord>>;
  /** The letter on each die, which tells the colour where colours look alike; the six differ. */
  readonly dice: Readonly<Record<Die, string>>;
};

/**
 * A word with its places filled. `count` chooses the form by the language's rule; a place without a
 * value stays.
 */
export function fillWord(
  word: CardWord,
  language: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return formOf(word, language, Number(values['count'] ?? 1)).replace(/\{(?<name>\w+)\}/gu, (place, name) =>
    String(values[String(name)] ?? place),
  );
}

function formOf(word: CardWord, language: string, count: number): string {
  if (typeof word === 'string') return word;
  return new Intl.PluralRules(language).select(count) === 'one' ? word.one : word.other;
}
