import { unitKey } from '#domain/catalogue/lookup.ts';
import type { GameAction } from '#domain/game/events.ts';
import type { GameList, UnitSetup } from '#domain/game/types.ts';
import { courtesyUnits, saltOf, sealList, unitsHeldBack } from '#domain/live/seal.ts';
import { BODY_VERSION, type ListReveal, type LiveBody } from '#domain/live/types.ts';
import { catalogue } from '../catalogue.ts';

type ListSet = Extract<GameAction, { type: 'list-set' }>;

/** A list that was sealed on this phone: what the log gets, and what this phone alone keeps. */
export type SealedHere = {
  readonly secret: ListReveal;
  readonly seal: LiveBody;
  /** The courtesy list, as the rival sees it. */
  readonly shown: ListSet;
};

const SALT_BYTES = 32;

/**
 * Seals a list for a game. Each list is sealed, also one without units to hide: else the seal would
 * tell that there are some.
 */
export function sealHere(game: string, { player, list, units }: ListSet): SealedHere {
  const salt = saltOf(crypto.getRandomValues(new Uint8Array(SALT_BYTES))) ?? '';
  const secret = { salt, list: { name: list.name, faction: list.faction, units } };
  return {
    secret,
    seal: { v: BODY_VERSION, kind: 'seal', leaves: sealList({ game, player }, secret) },
    shown: {
      type: 'list-set',
      player,
      list: courtesyList(list, units),
      units: courtesyUnits(secret.list),
    },
  };
}

/** The list's head as the rival may see it: nothing in it counts what is held back. */
function courtesyList(list: GameList, units: readonly UnitSetup[]): GameList {
  const held = unitsHeldBack(units);
  const hidden = units.filter(({ id }) => held.has(id));
  const hiddenKinds = new Set(hidden.map(({ unitId }) => unitId));
  const commandOf = ({ faction, unitId }: UnitSetup) =>
    catalogue.unitByKey.get(unitKey(faction, unitId))?.command ?? 0;
  return {
    ...list,
    points: list.points - sum(hidden.map(({ points }) => points)),
    command: list.command - sum(hidden.map(commandOf)),
    entries: list.entries.filter(({ unitId }) => !hiddenKinds.has(unitId)),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
