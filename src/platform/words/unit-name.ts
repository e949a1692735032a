import { localName } from '#domain/catalogue/localise.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type { GameState, GameUnit, UnitSetup } from '#domain/game/types.ts';

/** A unit's name; equal units of a list are told apart by their number. */
export function unitName(
  unit: Pick<UnitSetup, 'name' | 'names' | 'copy' | 'copies'>,
  language: Language,
): string {
  const name = localName(unit, language);
  return unit.copies > 1 ? `${name} ${unit.copy}` : name;
}

/**
 * A unit's name with its player where the other side brings the same unit, so that a mirror match
 * tells them apart.
 */
export function ownedName(
  { players, units }: Pick<GameState, 'players' | 'units'>,
  unit: GameUnit,
  language: Language,
): string {
  const name = unitName(unit, language);
  const isMirrored = Object.values(units).some(
    ({ unitId, player }) => unitId === unit.unitId && player !== unit.player,
  );
  const owner = players[unit.player]?.name;
  return isMirrored && owner !== undefined ? `${name} (${owner})` : name;
}
