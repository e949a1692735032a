import { unitKey } from '#domain/catalogue/lookup.ts';
import type { GameList } from '#domain/game/types.ts';
import { unitsOfList } from '#domain/game/setup.ts';
import { armyOf } from '#domain/roster/army.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { catalogue } from '../catalogue.ts';
import { type CardOf, loadUnitCards } from '../unit-profiles.ts';
import { gameStore } from './game-store.ts';

/**
 * Puts a list into the running game as a player's, with the cards of its units, so that the game no
 * longer depends on list and catalogue. False, and nothing changed, when the cards cannot be loaded
 * (a first visit without a network).
 */
export async function bringList(
  player: string,
  document: RosterDocument,
  source: GameList['source'],
): Promise<boolean> {
  let cardOf: CardOf;
  try {
    cardOf = await loadUnitCards();
  } catch {
    return false;
  }
  const army = armyOf(document, catalogue);
  const cards = army.flatMap(({ unit }) => {
    const card = cardOf(unit.faction, unit.id);
    return card === null ? [] : [[unitKey(unit.faction, unit.id), card] as const];
  });
  const { points, command } = totalsOf(army);
  const list: GameList = {
    source,
    name: document.name,
    faction: document.faction,
    points,
    command,
    entries: document.entries.map(({ unitId, quantity }) => ({ unitId, quantity })),
  };
  const units = unitsOfList(player, army, catalogue, Object.fromEntries(cards));
  return gameStore.getState().act({ type: 'list-set', player, list, units }) === null;
}
