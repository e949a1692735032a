import { areApart, comparedWithHalf, type Rate } from '../wilson.ts';
import { figureOf, groupsOf, LEAST_DECIDED, type Counted, type OwnFigure } from './figures.ts';

/** The answer to the page's question: do I win more often than I lose, and against whom? */
export type OwnAnswer =
  | { readonly code: 'no-games' }
  /** `missing`: decided games until there is a rate. */
  | { readonly code: 'few'; readonly figure: OwnFigure; readonly missing: number }
  /** `even`: half lies within the range of the rate. */
  | { readonly code: 'more' | 'less' | 'even'; readonly rate: Rate; readonly decided: number };

/** Compares the player's rate with one half. It differs only when half is outside of its range. */
export function ownAnswer(games: readonly Counted[]): OwnAnswer {
  const figure = figureOf(games);
  const { rate, wins, losses } = figure;
  const decided = wins + losses;
  if (figure.games === 0) return { code: 'no-games' };
  if (rate === null) return { code: 'few', figure, missing: LEAST_DECIDED - decided };
  return { code: comparedWithHalf(rate), rate, decided };
}

/** Two groups whose ranges do not overlap. */
export type Contrast = { readonly best: string; readonly worst: string };

/** Returns the two groups with a rate that lie furthest apart; null when no two differ for sure. */
export function contrastOf<Game extends Counted>(
  games: readonly Game[],
  keyOf: (game: Game) => string | null,
): Contrast | null {
  const rated = groupsOf(games, keyOf).flatMap(({ key, figure: { rate } }) =>
    rate === null ? [] : [{ key, rate }],
  );
  const best = rated.toSorted((one, other) => other.rate.low - one.rate.low)[0];
  const worst = rated.toSorted((one, other) => one.rate.high - other.rate.high)[0];
  if (best === undefined || worst === undefined || !areApart(best.rate, worst.rate)) return null;
  return { best: best.key, worst: worst.key };
}
