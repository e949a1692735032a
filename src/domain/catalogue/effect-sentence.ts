import { fillWord, type CardWords, type EffectWord } from './texts/card-words.ts';
import type { CountedVerb, Effect, EffectSubject, ForcedMove, KnownEffect } from './effects.ts';
import type { RollSymbol } from './profile.ts';
import type { Language, TermKind } from './types.ts';

/**
 * The words that sentences are built from: a language, its words, and a printed rule word in that
 * language (`localTerm`).
 */
export type EffectWords = {
  readonly language: Language;
  readonly words: Pick<CardWords, 'effects'>;
  readonly term: (kind: TermKind, printed: string) => string;
};

/**
 * Returns the effect of a switch as one sentence of the language. An unknown code is shown as it
 * was printed.
 */
export function effectSentence(effect: Effect, words: EffectWords): string {
  if (effect.kind === 'text') return effect.text;
  const text = phrase(effect, words);
  return `${text.charAt(0).toLocaleUpperCase(words.language)}${text.slice(1)}.`;
}

function say(
  words: EffectWords,
  word: EffectWord,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fillWord(words.words.effects[word], words.language, values);
}

/** Lower case and without a full stop: phrases stand inside others. */
function phrase(effect: KnownEffect, words: EffectWords): string {
  switch (effect.kind) {
    case 'both':
      return list(
        effect.effects.map((each) => phrase(each, words)),
        words,
        'conjunction',
      );
    case 'if-engaged':
      return say(words, 'if-engaged', { effect: phrase(effect.effect, words) });
    case 'if-state':
      return say(words, 'if-state', {
        state: words.term('states', effect.state),
        effect: phrase(effect.effect, words),
      });
    case 'repeat':
      return say(words, 'repeat', {
        effect: phrase(effect.effect, words),
        again: phrase(effect.again, words),
      });
    case 'add': {
      const choices = effect.choices.map((symbols) => countSymbols(symbols, words));
      return say(words, 'add', { symbols: list(choices, words, 'disjunction') });
    }
    case 'cancel':
      return cancelPhrase(effect, words);
    case 'state':
      return statePhrase(effect, words);
    case 'remove-states':
      return say(words, 'remove-states', { count: effect.amount });
    case 'token':
      return say(words, 'token', { count: effect.amount, token: effect.token });
    case 'demoralize':
      return say(words, 'becomes', {
        subject: subjectWords(effect.subject, words),
        state: words.term('states', 'Demoralized'),
      });
    case 'count':
      return countPhrase(effect, words);
    case 'move':
      return say(words, 'move', {
        subject: subjectWords(effect.subject, words),
        rule: words.term('special-rules', ruleOf(effect.move, effect.strides)),
      });
  }
}

function statePhrase({ state, reach }: Extract<KnownEffect, { kind: 'state' }>, words: EffectWords): string {
  const name = words.term('states', state);
  switch (reach.kind) {
    case 'opponent':
      return say(words, 'enemy-becomes', { state: name });
    case 'enemy':
      return say(words, 'near-enemy-becomes', { state: name, count: reach.within });
    case 'opponent-or-enemy':
      return say(words, 'target-or-enemy-becomes', { state: name, count: reach.within });
  }
}

const LOST: Readonly<Partial<Record<CountedVerb, EffectWord>>> = {
  stress: 'stress-lost',
  tinge: 'tinge-lost',
};

function countPhrase(
  { verb, subject, amount }: Extract<KnownEffect, { kind: 'count' }>,
  words: EffectWords,
): string {
  const word = amount < 0 ? (LOST[verb] ?? verb) : verb;
  return say(words, word, { subject: subjectWords(subject, words), count: Math.abs(amount) });
}

function subjectWords(subject: EffectSubject, words: EffectWords): string {
  switch (subject.kind) {
    case 'self':
      return say(words, 'self');
    case 'target':
    case 'attacker':
      return say(words, 'enemy');
    case 'ally':
      return subject.unit === null
        ? say(words, 'ally', { count: subject.within })
        : say(words, 'ally-of', {
            unit: words.term('characteristics', subject.unit),
            count: subject.within,
          });
  }
}

/** Forced moves are special rules that the glossary explains: `Place (5)`. */
function ruleOf(move: ForcedMove, strides: number): string {
  return `${move.charAt(0).toUpperCase()}${move.slice(1)} (${strides})`;
}

const SYMBOL_WORDS: Readonly<Record<RollSymbol, EffectWord>> = {
  S: 'success',
  s: 'hollow-success',
  D: 'block',
  d: 'hollow-block',
  '!': 'special',
  i: 'hollow-special',
};

function countSymbols(symbols: readonly RollSymbol[], words: EffectWords): string {
  const kinds = [...new Set(symbols)];
  const counted = kinds.map((kind) =>
    say(words, SYMBOL_WORDS[kind], { count: symbols.filter((each) => each === kind).length }),
  );
  return list(counted, words, 'conjunction');
}

const CANCELLED = { S: 'enemy-success', D: 'enemy-block', any: 'enemy-symbol' } as const;

function cancelPhrase(
  { symbol, amount, isUpTo }: Extract<KnownEffect, { kind: 'cancel' }>,
  words: EffectWords,
): string {
  const symbols = say(words, CANCELLED[symbol], { count: amount });
  return say(words, isUpTo ? 'cancel-up-to' : 'cancel', { symbols });
}

function list(
  items: readonly string[],
  { language }: EffectWords,
  type: 'conjunction' | 'disjunction',
): string {
  return new Intl.ListFormat(language, { type }).format(items);
}
