import { SYMBOLS, type RollSymbol } from './profile.ts';

/**
 * The unit that an effect happens to. `target` and `attacker` are both the opposing unit, seen from
 * an attack or from a defence.
 */
export type EffectSubject =
  | { readonly kind: 'self' | 'target' | 'attacker' }
  /**
   * An allied unit; `unit` is the characteristic that it must have, null for any. Distance in
   * strides.
   */
  | { readonly kind: 'ally'; readonly unit: string | null; readonly within: number };

/**
 * Movements that somebody else decides; `amount` in strides. They are special rules, explained in
 * the glossary.
 */
export const FORCED_MOVES = ['displace', 'place', 'shove'] as const;
export type ForcedMove = (typeof FORCED_MOVES)[number];

/**
 * The verbs that count something up or down on a unit: wounds, wounds healed, troops brought back,
 * stress, tinge.
 */
export const COUNTED_VERBS = ['wound', 'heal', 'recover', 'stress', 'tinge'] as const;
export type CountedVerb = (typeof COUNTED_VERBS)[number];

/**
 * The unit that suffers a state: the opposing unit, an enemy in reach of it, or either. Distance in
 * strides.
 */
export type StateReach =
  { readonly kind: 'opponent' } | { readonly kind: 'enemy' | 'opponent-or-enemy'; readonly within: number };

/** An effect that the symbols of a switch buy, read from its short code. */
export type KnownEffect =
  | { readonly kind: 'both'; readonly effects: readonly KnownEffect[] }
  /** Only while own unit is engaged. */
  | { readonly kind: 'if-engaged'; readonly effect: KnownEffect }
  /** Only when the opposing unit has this state, English as printed. */
  | { readonly kind: 'if-state'; readonly state: string; readonly effect: KnownEffect }
  /** Bought once it does `effect`, every further time `again`. */
  | { readonly kind: 'repeat'; readonly effect: KnownEffect; readonly again: KnownEffect }
  /** Symbols for own roll; of several choices, one. */
  | { readonly kind: 'add'; readonly choices: readonly (readonly RollSymbol[])[] }
  /** Takes symbols from the opposing roll. `any` is a symbol of free choice. */
  | {
      readonly kind: 'cancel';
      readonly symbol: 'S' | 'D' | 'any';
      readonly amount: number;
      readonly isUpTo: boolean;
    }
  | { readonly kind: 'state'; readonly state: string; readonly reach: StateReach }
  | { readonly kind: 'remove-states'; readonly amount: number }
  /** A negative amount takes away. */
  | {
      readonly kind: 'count';
      readonly verb: CountedVerb;
      readonly subject: EffectSubject;
      readonly amount: number;
    }
  | {
      readonly kind: 'move';
      readonly move: ForcedMove;
      readonly subject: EffectSubject;
      readonly strides: number;
    }
  | { readonly kind: 'demoralize'; readonly subject: EffectSubject }
  /** Tokens of the unit's own skill, whose name this is. */
  | { readonly kind: 'token'; readonly token: string; readonly amount: number };

/**
 * An effect. A code that fits none of the known forms is kept whole as `text`; a known form never
 * holds one.
 */
export type Effect = KnownEffect | { readonly kind: 'text'; readonly text: string };

/**
 * Reads the short code of a switch, for example `if Slowed wound target:1` or `cancel D:1 and add
 * S`. A code that does not read to its end comes back whole as `{ kind: 'text' }`, so that nothing
 * is shown half.
 */
export function parseEffect(code: string): Effect {
  return read(code.trim()) ?? { kind: 'text', text: code };
}

type Form = readonly [pattern: RegExp, make: (part: (name: string) => string) => KnownEffect | null];

/** First match wins: what wraps other effects stands before what stands alone. */
const FORMS: readonly Form[] = [
  [/^(?<effect>.+) \(repeat: (?<again>.+)\)$/u, (part) => repeat(read(part('effect')), read(part('again')))],
  [/^if engaged (?<rest>.+)$/u, (part) => wrap(part('rest'), (effect) => ({ kind: 'if-engaged', effect }))],
  [
    /^if (?<state>[A-Z]\S*) (?<rest>.+)$/u,
    (part) => wrap(part('rest'), (effect) => ({ kind: 'if-state', state: part('state'), effect })),
  ],
  [/^(?<first>.+?) and (?<second>.+)$/u, (part) => both(read(part('first')), read(part('second')))],
  [/^add (?<symbols>.+)$/u, (part) => add(part('symbols').split(' or '))],
  [
    /^cancel (?<symbol>[SD]|symbol):(?<upTo>up to )?(?<amount>\d+)$/u,
    (part) => ({
      kind: 'cancel',
      symbol: cancelled(part('symbol')),
      amount: Number(part('amount')),
      isUpTo: part('upTo') !== '',
    }),
  ],
  [
    /^state:(?<state>[A-Z]\S*)(?: \((?<either>target or )?enemy within (?<within>\d+)\))?$/u,
    (part) => ({ kind: 'state', state: part('state'), reach: reachOf(part('within'), part('either')) }),
  ],
  [/^remove state:(?<amount>\d+)$/u, (part) => ({ kind: 'remove-states', amount: Number(part('amount')) })],
  [
    /^token (?<token>[^:]+):(?<amount>\d+)$/u,
    (part) => ({ kind: 'token', token: part('token'), amount: Number(part('amount')) }),
  ],
  [
    /^demoralize (?<subject>[^:]+)$/u,
    (part) => upon(part('subject'), (subject) => ({ kind: 'demoralize', subject })),
  ],
  [
    /^(?<verb>[a-z]+) (?<subject>[^:]+):(?<amount>-?\d+)$/u,
    (part) => act(part('verb'), part('subject'), Number(part('amount'))),
  ],
];

function read(code: string): KnownEffect | null {
  for (const [pattern, make] of FORMS) {
    const match = pattern.exec(code);
    if (match !== null) return make((name) => match.groups?.[name] ?? '');
  }
  return null;
}

function wrap(rest: string, make: (effect: KnownEffect) => KnownEffect): KnownEffect | null {
  const effect = read(rest);
  return effect === null ? null : make(effect);
}

function both(first: KnownEffect | null, second: KnownEffect | null): KnownEffect | null {
  return first === null || second === null ? null : { kind: 'both', effects: [first, second] };
}

function repeat(effect: KnownEffect | null, again: KnownEffect | null): KnownEffect | null {
  return effect === null || again === null ? null : { kind: 'repeat', effect, again };
}

function add(choices: readonly string[]): KnownEffect | null {
  const symbols = choices.map((choice) => choice.split('').map(symbolOf));
  const isComplete = symbols.every((choice) => choice.every((symbol) => symbol !== null));
  return isComplete ? { kind: 'add', choices: symbols } : null;
}

function symbolOf(letter: string): RollSymbol | null {
  return SYMBOLS.find((symbol) => symbol === letter) ?? null;
}

function cancelled(symbol: string): 'S' | 'D' | 'any' {
  return symbol === 'S' || symbol === 'D' ? symbol : 'any';
}

function reachOf(within: string, either: string): StateReach {
  if (within === '') return { kind: 'opponent' };
  return { kind: either === '' ? 'enemy' : 'opponent-or-enemy', within: Number(within) };
}

function act(verb: string, on: string, amount: number): KnownEffect | null {
  const counted = COUNTED_VERBS.find((each) => each === verb);
  if (counted !== undefined)
    return upon(on, (subject) => ({ kind: 'count', verb: counted, subject, amount }));
  const move = FORCED_MOVES.find((each) => each === verb);
  return move === undefined
    ? null
    : upon(on, (subject) => ({ kind: 'move', move, subject, strides: amount }));
}

function upon(on: string, make: (subject: EffectSubject) => KnownEffect): KnownEffect | null {
  if (on === 'self' || on === 'target' || on === 'attacker') return make({ kind: on });
  const nearby = /^(?<unit>ally|[A-Z].*) within (?<within>\d+)$/u.exec(on)?.groups;
  if (nearby === undefined) return null;
  const unit = nearby['unit'] ?? 'ally';
  return make({ kind: 'ally', unit: unit === 'ally' ? null : unit, within: Number(nearby['within']) });
}
