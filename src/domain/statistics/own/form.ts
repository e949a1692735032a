import type { Outcome } from './own-game.ts';

/** The number of games that make the form. */
const LAST = 10;

/** The latest games and how they went. */
export type Form<Game> = {
  /** The newest first. */
  readonly games: readonly Game[];
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** The outcome that the latest games share, and how many do, also beyond those of the form. */
  readonly streak: { readonly outcome: Outcome; readonly games: number } | null;
};

/** Returns the form; the streak is null without games. */
export function formOf<Game extends { readonly at: number; readonly outcome: Outcome }>(
  all: readonly Game[],
): Form<Game> {
  const newest = all.toSorted((one, other) => other.at - one.at);
  const games = newest.slice(0, LAST);
  const count = (wanted: Outcome) => games.filter(({ outcome }) => outcome === wanted).length;
  const outcome = newest[0]?.outcome;
  const end = newest.findIndex((game) => game.outcome !== outcome);
  return {
    games,
    wins: count('won'),
    draws: count('drawn'),
    losses: count('lost'),
    streak: outcome === undefined ? null : { outcome, games: end === -1 ? newest.length : end },
  };
}
