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
 * longer depends on list and catalogue. `no-cards`: the cards cannot be loaded, as on a first visit
 * offline; `refused`: the game did not take it. Nothing changed then.
 */
export async function bringList(
  player: string,
  document: RosterDocument,
  source: GameList['source'],
): Promise<'brought' | 'no-cards' | 'refused'> {
  let cardOf: CardOf;
  try {
    cardOf = await loadUnitCards();
  } catch {
    return 'no-cards';
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
  const { act, shared } = gameStore.getState();
  return (shared?.bring ?? act)({ type: 'list-set', player, list, units }) === null ? 'brought' : 'refused';
}
