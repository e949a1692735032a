import { scoreOf } from '../records.ts';
import type { Pairing, Round } from '../types.ts';

/** A knock-out after the standings, or a whole event of its own. */
export type KnockoutTask = {
  /** Ids, best first. A number that is no power of two gives the first ones a bye. */
  readonly seeds: readonly string[];
  /** The rounds of the knock-out so far, without those before it. */
  readonly rounds: readonly Round[];
  /** The rule for a draw: the higher seed goes on, or the organiser says who does. */
  readonly onDraw: 'higher-seed' | 'organiser';
  /** Ids that the organiser sends on. They go before results, so they also mend a walkover. */
  readonly sentOn: readonly KnockoutDecision[];
};

/** A word of the organiser about one game of the knock-out. */
export type KnockoutDecision = {
  readonly round: number;
  readonly winner: string;
};

export type KnockoutPairings =
  | { readonly kind: 'paired'; readonly pairings: readonly Pairing[] }
  /** The games of the last round that name no winner yet. */
  | { readonly kind: 'open'; readonly games: readonly OpenGame[] }
  | { readonly kind: 'over'; readonly winner: string | null };

export type OpenGame = {
  readonly one: string;
  readonly other: string;
  readonly reason: 'no-result' | 'draw';
};

/** Null is the free place beside a player with a bye. */
type Slot = string | null;
type Game = readonly [higher: Slot, lower: Slot];

/**
 * Returns the next round of a knock-out: the first round from the seeds, then the winners. Seeds 1
 * and 2 can only meet in the final, 1 to 4 not before the semifinals. Tables follow the bracket.
 */
export function pairKnockout({ seeds, rounds, onDraw, sentOn }: KnockoutTask): KnockoutPairings {
  let slots = bracketOf(seeds);
  for (const round of rounds.toSorted((one, other) => one.number - other.number)) {
    const games = gamesOf(slots);
    const ends = games.map((game) => endOf(game, { round, seeds, onDraw, sentOn }));
    const open = ends.flatMap((end) => (end.kind === 'open' ? [end.game] : []));
    if (open.length > 0) return { kind: 'open', games: open };
    slots = ends.flatMap((end) => (end.kind === 'won' ? [end.winner] : []));
  }
  if (slots.length < 2) return { kind: 'over', winner: slots[0] ?? null };
  return { kind: 'paired', pairings: pairingsOf(gamesOf(slots)) };
}

/** The seeds in the order of the bracket, such as 1, 4, 2, 3: winners of neighbours meet next. */
function bracketOf(seeds: readonly string[]): readonly Slot[] {
  let places = [0];
  while (places.length < seeds.length) {
    const last = places.length * 2 - 1;
    places = places.flatMap((place) => [place, last - place]);
  }
  return places.map((place) => seeds[place] ?? null);
}

function gamesOf(slots: readonly Slot[]): readonly Game[] {
  return slots.flatMap((slot, at) => (at % 2 === 0 ? [[slot, slots[at + 1] ?? null] as const] : []));
}

function pairingsOf(games: readonly Game[]): readonly Pairing[] {
  const full = games.filter(([one, other]) => one !== null && other !== null);
  return games.flatMap((game): Pairing[] => {
    const [one, other] = game;
    if (one === null) return [];
    const table = other === null ? null : full.indexOf(game) + 1;
    return [{ table, one, other, result: null }];
  });
}

type End =
  { readonly kind: 'won'; readonly winner: Slot } | { readonly kind: 'open'; readonly game: OpenGame };

type Rules = Omit<KnockoutTask, 'rounds'> & { readonly round: Round };

function endOf([one, other]: Game, { round, seeds, onDraw, sentOn }: Rules): End {
  if (one === null || other === null) return { kind: 'won', winner: one ?? other };
  const sent = sentOn.find(
    ({ round: number, winner }) => number === round.number && (winner === one || winner === other),
  );
  if (sent !== undefined) return { kind: 'won', winner: sent.winner };
  const lead = leadOf(round, one, other);
  if (lead === null) return { kind: 'open', game: { one, other, reason: 'no-result' } };
  if (lead !== 0) return { kind: 'won', winner: lead > 0 ? one : other };
  if (onDraw === 'organiser') return { kind: 'open', game: { one, other, reason: 'draw' } };
  return { kind: 'won', winner: seeds.indexOf(one) < seeds.indexOf(other) ? one : other };
}

/** The score of `one` less that of `other` in their game; null when there is no result. */
function leadOf({ pairings }: Round, one: string, other: string): number | null {
  for (const { one: first, other: second, result } of pairings) {
    if (result === null) continue;
    const lead = scoreOf(result.one) - scoreOf(result.other);
    if (first === one && second === other) return lead;
    if (first === other && second === one) return -lead;
  }
  return null;
}
