import { isGone, roleUnit } from '../formula.ts';
import type { UnitRole } from '../missions/mission.ts';
import { rivalOf } from '../scoring.ts';
import type { GameState, GameUnit } from '../types.ts';

type InGame = Pick<GameState, 'players' | 'units' | 'feat'>;

/**
 * The units that a player may name for a role, in list order: on the right side, still in the game,
 * not Demoralized if they are the rival's, and not the unit of the role that this one leaves out.
 */
export function roleCandidates(state: InGame, player: string, role: UnitRole): readonly GameUnit[] {
  const rival = rivalOf(state, player);
  const left = role.not === undefined || rival === null ? null : roleUnit(state, rival, role.not);
  return unitsFor(state, player, role).filter(
    (unit) =>
      !isGone(unit) && unit.id !== left?.id && (role.of === 'own' || !unit.states.includes('demoralized')),
  );
}

/** The roles that have no unit yet although there is one to name. */
export function openRoles(state: InGame): readonly { readonly player: string; readonly role: string }[] {
  return (state.feat?.roles ?? []).flatMap((role) =>
    Object.keys(state.players)
      .filter(
        (player) =>
          roleUnit(state, player, role.id) === null && roleCandidates(state, player, role).length > 0,
      )
      .map((player) => ({ player, role: role.id })),
  );
}

function unitsFor(state: InGame, player: string, role: UnitRole): readonly GameUnit[] {
  const owner = role.of === 'own' ? player : rivalOf(state, player);
  const ids = state.players[owner ?? '']?.units ?? [];
  return ids.flatMap((id) => state.units[id] ?? []);
}
