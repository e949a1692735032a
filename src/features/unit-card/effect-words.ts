import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { CountedVerb, Effect, EffectSubject, ForcedMove } from '#domain/catalogue/effects.ts';
import type { RollSymbol } from '#domain/catalogue/profile.ts';
import type { TermKind } from '#domain/catalogue/types.ts';

/** What sentences are made with: the active language, and a printed rule word in it (`localTerm`). */
export type EffectWords = {
  readonly i18n: I18n;
  readonly term: (kind: TermKind, printed: string) => string;
};

/** What a switch does, as one sentence of the active language. An unknown code stands as it was printed. */
export function effectSentence(effect: Effect, words: EffectWords): string {
  if (effect.kind === 'text') return effect.text;
  const text = phrase(effect, words);
  return `${text.charAt(0).toLocaleUpperCase(words.i18n.locale)}${text.slice(1)}.`;
}

/** Lower case and without a full stop: phrases stand inside others. */
function phrase(effect: Effect, words: EffectWords): string {
  const { i18n, term } = words;
  switch (effect.kind) {
    case 'both': {
      const phrases = effect.effects.map((each) => phrase(each, words));
      return list(phrases, i18n, 'conjunction');
    }
    case 'if-engaged':
      return i18n._(msg`if engaged: ${{ effect: phrase(effect.effect, words) }}`);
    case 'if-state':
      return i18n._(
        msg`if the enemy is ${{ state: term('states', effect.state) }}: ${{ effect: phrase(effect.effect, words) }}`,
      );
    case 'repeat':
      return i18n._(
        msg`${{ effect: phrase(effect.effect, words) }}; bought again: ${{ again: phrase(effect.again, words) }}`,
      );
    case 'add': {
      const choices = effect.choices.map((symbols) => countSymbols(symbols, i18n));
      return i18n._(msg`add ${{ symbols: list(choices, i18n, 'disjunction') }}`);
    }
    case 'cancel':
      return cancelPhrase(effect, i18n);
    case 'state':
      return statePhrase(effect, words);
    case 'remove-states':
      return i18n._(
        msg`${plural({ count: effect.amount }, { one: 'remove # state', other: 'remove # states' })}`,
      );
    case 'token': {
      const { amount: count, token } = effect;
      return i18n._(
        msg`${plural(count, { one: `gain # token of ${token}`, other: `gain # tokens of ${token}` })}`,
      );
    }
    case 'demoralize':
      return i18n._(
        msg`${{ subject: subjectWords(effect.subject, words) }} becomes ${{ state: term('states', 'Demoralized') }}`,
      );
    case 'count':
      return countPhrase(effect.verb, subjectWords(effect.subject, words), effect.amount, i18n);
    case 'move':
      return i18n._(
        msg`${{ subject: subjectWords(effect.subject, words) }}: ${{ rule: term('special-rules', ruleOf(effect.move, effect.strides)) }}`,
      );
    case 'text':
      return effect.text;
  }
}

function statePhrase(
  { state, reach }: Extract<Effect, { kind: 'state' }>,
  { i18n, term }: EffectWords,
): string {
  const name = term('states', state);
  const strides = reach.kind === 'opponent' ? 0 : reach.within;
  switch (reach.kind) {
    case 'opponent':
      return i18n._(msg`the enemy becomes ${{ state: name }}`);
    case 'enemy':
      return i18n._(msg`an enemy within ${strides} strides becomes ${{ state: name }}`);
    case 'opponent-or-enemy':
      return i18n._(msg`the target or an enemy within ${strides} strides becomes ${{ state: name }}`);
  }
}

function countPhrase(verb: CountedVerb, subject: string, amount: number, i18n: I18n): string {
  const count = Math.abs(amount);
  switch (verb) {
    case 'wound':
      return i18n._(msg`${subject} suffers ${plural(count, { one: '# wound', other: '# wounds' })}`);
    case 'heal':
      return i18n._(msg`${subject} heals ${plural(count, { one: '# wound', other: '# wounds' })}`);
    case 'recover':
      return i18n._(msg`${subject} recovers ${plural(count, { one: '# troop', other: '# troops' })}`);
    case 'stress':
      return i18n._(
        amount < 0 ? msg`${subject} loses ${count} stress` : msg`${subject} suffers ${count} stress`,
      );
    case 'tinge':
      return i18n._(amount < 0 ? msg`${subject} loses ${count} tinge` : msg`${subject} gains ${count} tinge`);
  }
}

function subjectWords(subject: EffectSubject, { i18n, term }: EffectWords): string {
  switch (subject.kind) {
    case 'self':
      return i18n._(msg`this unit`);
    case 'target':
    case 'attacker':
      return i18n._(msg`the enemy`);
    case 'ally': {
      const { unit, within } = subject;
      return i18n._(
        unit === null
          ? msg`an allied unit within ${within} strides`
          : msg`an allied ${{ characteristic: term('characteristics', unit) }} unit within ${within} strides`,
      );
    }
  }
}

/** Forced moves are special rules that the glossary explains: `Place (5)`. */
function ruleOf(move: ForcedMove, strides: number): string {
  return `${move.charAt(0).toUpperCase()}${move.slice(1)} (${strides})`;
}

function countSymbols(symbols: readonly RollSymbol[], i18n: I18n): string {
  const kinds = [...new Set(symbols)];
  const counted = kinds.map((kind) =>
    symbolCount(kind, symbols.filter((each) => each === kind).length, i18n),
  );
  return list(counted, i18n, 'conjunction');
}

function symbolCount(symbol: RollSymbol, count: number, i18n: I18n): string {
  switch (symbol) {
    case 'S':
      return i18n._(msg`${plural(count, { one: '# success', other: '# successes' })}`);
    case 's':
      return i18n._(msg`${plural(count, { one: '# hollow success', other: '# hollow successes' })}`);
    case 'D':
      return i18n._(msg`${plural(count, { one: '# block', other: '# blocks' })}`);
    case 'd':
      return i18n._(msg`${plural(count, { one: '# hollow block', other: '# hollow blocks' })}`);
    case '!':
      return i18n._(msg`${plural(count, { one: '# special', other: '# specials' })}`);
    case 'i':
      return i18n._(msg`${plural(count, { one: '# hollow special', other: '# hollow specials' })}`);
  }
}

function cancelPhrase({ symbol, amount, isUpTo }: Extract<Effect, { kind: 'cancel' }>, i18n: I18n): string {
  const symbols = cancelledSymbols(symbol, amount, i18n);
  return i18n._(isUpTo ? msg`cancel up to ${symbols}` : msg`cancel ${symbols}`);
}

function cancelledSymbols(symbol: 'S' | 'D' | 'any', count: number, i18n: I18n): string {
  switch (symbol) {
    case 'S':
      return i18n._(msg`${plural(count, { one: '# enemy success', other: '# enemy successes' })}`);
    case 'D':
      return i18n._(msg`${plural(count, { one: '# enemy block', other: '# enemy blocks' })}`);
    case 'any':
      return i18n._(msg`${plural(count, { one: '# enemy symbol', other: '# enemy symbols' })}`);
  }
}

function list(items: readonly string[], i18n: I18n, type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat(i18n.locale, { type }).format(items);
}
