import { ownFirst } from '#data/games/own-first.ts';
import { useGame } from '#data/games/use-game.ts';
import { type AroundUnit, joinedCharacter, unitNow, type UnitNow } from '#domain/game/unit-play.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type { GameUnit, Player, Turn } from '#domain/game/types.ts';
import { ownedName } from '#platform/words/unit-name.ts';

/** Ids of the players, the device's own first; text, as it does not change with a tap. */
export function usePlayerIds(): readonly string[] {
  const ids = useGame(({ game }) =>
    ownFirst(game.state)
      .map(({ id }) => id)
      .join('\n'),
  );
  return ids === '' ? [] : ids.split('\n');
}

/** A player of the running game. */
export function usePlayer(id: string): Player | undefined {
  return useGame(({ game }) => game.state.players[id]);
}

/** Returns a unit of the running game; its users render again only when this unit changes. */
export function useUnit(id: string): GameUnit | undefined {
  return useGame(({ game }) => game.state.units[id]);
}

/** Returns the name of a unit, with its player in a mirror match; empty for no unit. */
export function useOwnedName(unit: GameUnit | undefined, language: Language): string {
  return useGame(({ game }) => (unit === undefined ? '' : ownedName(game.state, unit, language)));
}

/** The round that is played; undefined before the first. */
export function useTurn(): Turn | undefined {
  return useGame(({ game }) => game.state.turns[game.state.currentTurn]);
}

/** Returns the current numbers of a unit, including the Character that joined it. */
export function useUnitNow(unit: GameUnit): UnitNow {
  return unitNow(useAround(unit), unit);
}

/**
 * The part of the game that a reading of one unit needs: the unit itself and the Character that
 * joined it.
 */
export function useAround(unit: GameUnit): AroundUnit {
  const joined = useGame(({ game }) => joinedCharacter(game.state, unit.id));
  const mission = useGame(({ game }) => game.state.mission);
  const feat = useGame(({ game }) => game.state.feat);
  return { units: { [unit.id]: unit, ...(joined === null ? {} : { [joined.id]: joined }) }, mission, feat };
}
