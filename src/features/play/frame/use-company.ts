import { useGame } from '#data/games/use-game.ts';
import { type Company, companyOf } from '#domain/game/companies.ts';

/** Returns the company of a player of the running game on the mission's map. */
export function useCompany(player: string): Company | null {
  return useGame(({ game }) => companyOf(game.state, player));
}
