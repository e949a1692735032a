import { type RatedFaction, ratedFactions, winRate } from './rates.ts';
import type { SideFigure, Statistics } from './types.ts';
import { areApart, comparedWithHalf, type Rate } from './wilson.ts';

/** The answer to the page's question: does one faction win more often than another? */
export type Answer =
  | { readonly code: 'no-games' }
  | { readonly code: 'few'; readonly games: number; readonly players: number }
  /** No two of the compared factions differ for sure. */
  | { readonly code: 'alike'; readonly compared: number; readonly games: number }
  /** The pair whose intervals lie furthest apart. */
  | { readonly code: 'apart'; readonly more: RatedFaction; readonly less: RatedFaction };

/**
 * Compares the factions that have a rate. Two factions differ only when their intervals do not
 * overlap; everything else is no difference that the games show.
 */
export function answerOf(statistics: Pick<Statistics, 'games' | 'players' | 'factions'>): Answer {
  const { games, players, factions } = statistics;
  if (games === 0) return { code: 'no-games' };
  const rated = ratedFactions(factions);
  const more = rated.toSorted((a, b) => b.rate.low - a.rate.low)[0];
  const less = rated.toSorted((a, b) => a.rate.high - b.rate.high)[0];
  if (more === undefined || less === undefined || rated.length < 2) return { code: 'few', games, players };
  if (areApart(more.rate, less.rate)) return { code: 'apart', more, less };
  return { code: 'alike', compared: rated.length, games };
}

/** The answer to whether beginning pays. */
export type BeganAnswer =
  | { readonly code: 'few'; readonly games: number }
  | { readonly code: 'more' | 'less' | 'even'; readonly rate: Rate };

/** Compares the player who began with the other one. */
export function beganAnswer(figure: SideFigure): BeganAnswer {
  const rate = winRate(figure);
  if (rate.code !== 'rate') return { code: 'few', games: figure.games };
  return { code: comparedWithHalf(rate), rate };
}
