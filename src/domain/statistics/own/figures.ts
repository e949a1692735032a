import { type Rate, wilsonRate } from '../wilson.ts';
import { grouped } from './grouped.ts';
import type { Outcome } from './own-game.ts';

/** Below this number of decided games there is a count and no rate. */
export const LEAST_DECIDED = 20;

/** The part of a game that figures count. */
export type Counted = {
  readonly outcome: Outcome;
  /** The player's own points minus those of the rival. */
  readonly difference: number;
};

/** The sums of some games of one player. */
export type OwnFigure = {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** The share of won games among those with a winner; null while these are too few. */
  readonly rate: Rate | null;
  /** The average of the differences; 0 without games. */
  readonly difference: number;
};

/**
 * Counts games. One person reads these figures, so that only the number of games decides about a
 * rate; the public thresholds of players do not apply.
 */
export function figureOf(games: readonly Counted[]): OwnFigure {
  const count = (wanted: Outcome) => games.filter(({ outcome }) => outcome === wanted).length;
  const [wins, losses] = [count('won'), count('lost')];
  const decided = wins + losses;
  const sum = games.reduce((all, { difference }) => all + difference, 0);
  return {
    games: games.length,
    wins,
    draws: count('drawn'),
    losses,
    rate: decided < LEAST_DECIDED ? null : wilsonRate(wins, decided),
    difference: games.length === 0 ? 0 : sum / games.length,
  };
}

/** The games of one rival, faction, mission or feat. */
export type OwnGroup<Game> = {
  readonly key: string;
  readonly games: readonly Game[];
  readonly figure: OwnFigure;
};

/** Groups games by a key, the most games first. Games whose key is null are in no group. */
export function groupsOf<Game extends Counted>(
  games: readonly Game[],
  keyOf: (game: Game) => string | null,
): readonly OwnGroup<Game>[] {
  return [...grouped(games, keyOf)]
    .flatMap(([key, of]) => (key === null ? [] : [{ key, games: of, figure: figureOf(of) }]))
    .toSorted((one, other) => other.figure.games - one.figure.games);
}
