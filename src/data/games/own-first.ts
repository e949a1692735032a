import type { GameState, Player } from '#domain/game/types.ts';

/** The players of a game with the one of this phone first, who came in last when joining. */
export function ownFirst({ players }: Pick<GameState, 'players'>): readonly Player[] {
  return Object.values(players).toSorted(
    (one, other) => Number(other.kind === 'me') - Number(one.kind === 'me'),
  );
}
