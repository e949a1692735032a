import type { GameState } from '#domain/game/types.ts';
import { winnersOf } from '#domain/game/summary.ts';
import type { PlayedGame } from '#domain/roster/many/list-record.ts';
import { finishedGames } from './game-shelf.ts';

/**
 * Returns the finished games of this browser in which the player brought a list, deleted ones left
 * out.
 */
export async function playedLists(): Promise<readonly PlayedGame[]> {
  const games = await finishedGames();
  return games.flatMap(({ game, keptAt }) => playedWith(game.state, keptAt) ?? []);
}

/**
 * Returns a finished game as the player's own; null without a list of theirs, or when the game does
 * not say which of two players they are.
 */
export function playedWith(state: GameState, keptAt: number): PlayedGame | null {
  const players = Object.values(state.players);
  const [me, another] = players.filter(({ kind }) => kind === 'me');
  if (players.length !== 2 || me === undefined || another !== undefined || me.list === null) return null;
  const winners = winnersOf(state);
  if (winners.length === 0) return null;
  const { name, faction, entries, source } = me.list;
  return {
    at: state.gameEndTime ?? keptAt,
    outcome: winners.includes(me.id) ? (winners.length === 1 ? 'won' : 'drawn') : 'lost',
    list: { name, faction, entries, wasSaved: source === 'saved' || source === 'cloud' },
  };
}
