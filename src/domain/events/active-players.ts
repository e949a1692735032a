import type { EventPlayer } from './types.ts';

/** True when the player is there to be paired in a round. */
export function isActive({ joinedRound, droppedAfter }: EventPlayer, round: number): boolean {
  return joinedRound <= round && (droppedAfter === null || droppedAfter >= round);
}

/** Returns the players that are there to be paired in a round, in their order. */
export function activePlayers(players: readonly EventPlayer[], round: number): readonly EventPlayer[] {
  return players.filter((player) => isActive(player, round));
}
