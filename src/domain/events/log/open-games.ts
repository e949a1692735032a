import type { EventRound } from './types.ts';

/** Counts the games of a round that have no agreed or decided result yet; a bye needs none. */
export function openGames({ games }: Pick<EventRound, 'games'>): number {
  return games.filter(({ status }) => status !== 'bye' && status !== 'settled').length;
}
