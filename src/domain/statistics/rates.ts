import type { FactionFigure, ListsFigure, SideFigure, UnitFigure } from './types.ts';
import { type Rate, wilsonRate } from './wilson.ts';

/** Below either number a figure is a count and no rate. */
const LEAST_GAMES = 20;
const LEAST_PLAYERS = 5;

/** The rate of a figure, or the reason why it has none. */
export type WinRate =
  | ({
      readonly code: 'rate';
      /** The games that were won or lost; draws decide nothing. */
      readonly decided: number;
      /** The games that the cap on one person left out. */
      readonly leftOut: number;
      /** The average points of this side minus those of the other. */
      readonly difference: number;
    } & Rate)
  | { readonly code: 'few-games' | 'few-players' | 'one-person' };

/**
 * Returns how often a side wins the games that are not drawn. There is no rate under 20 such games,
 * under 5 players on a side, or where the cap on one person leaves too few.
 */
export function winRate({ games, players, rivals, counted }: SideFigure): WinRate {
  if (games < LEAST_GAMES) return { code: 'few-games' };
  if (Math.min(players, rivals) < LEAST_PLAYERS) return { code: 'few-players' };
  if (counted === null || counted.games < LEAST_GAMES) return { code: 'one-person' };
  const decided = counted.wins + counted.losses;
  if (decided < LEAST_GAMES) return { code: 'few-games' };
  return {
    code: 'rate',
    ...wilsonRate(counted.wins, decided),
    decided,
    leftOut: games - counted.games,
    difference: counted.difference / counted.games,
  };
}

/** A faction with its rate, for those that have one. */
export type RatedFaction = { readonly faction: string; readonly rate: Rate };

/** Returns the factions that have a rate. */
export function ratedFactions(figures: readonly FactionFigure[]): readonly RatedFaction[] {
  return figures.flatMap((figure) => {
    const rate = winRate(figure);
    return rate.code === 'rate' ? [{ faction: figure.faction, rate }] : [];
  });
}

/**
 * Returns the share of a faction's players who have a unit on a list; null for too few lists or
 * players. Everybody counts once, however many lists they have.
 */
export function unitRate(
  unit: Pick<UnitFigure, 'players'>,
  of: Pick<ListsFigure, 'lists' | 'players'>,
): Rate | null {
  if (of.lists < LEAST_GAMES || of.players < LEAST_PLAYERS) return null;
  return wilsonRate(unit.players, of.players);
}
