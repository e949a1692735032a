import type { BoxFormula, BoxOwner } from './mission.ts';
import type { GameState, GameUnit, Player } from './types.ts';

/**
 * Returns the number of times that a formula counts for a player (1 or 0 for a tick); 0 for
 * anything that was never noted.
 */
export function formulaCount(state: GameState, player: string, formula: BoxFormula): number {
  const own = state.players[player];
  const rival = Object.values(state.players).find(({ id }) => id !== player);
  const of = (owner: BoxOwner) => (owner === 'own' ? own : rival);
  const meter = (whose: Player | undefined, id: string) => whose?.meters[id] ?? 0;
  switch (formula.kind) {
    case 'race':
      return race(meter(own, formula.meter), meter(rival, formula.meter), formula);
    case 'meter-at-least':
      return Number(meter(own, formula.meter) >= formula.value);
    case 'meter-higher':
      return Number(meter(own, formula.meter) > meter(rival, formula.meter));
    case 'meter-equal':
      return Number(rival !== undefined && meter(own, formula.meter) === meter(rival, formula.meter));
    case 'tokens':
      return own?.tokens[formula.token] ?? 0;
    case 'pieces':
      return formula.pieces.filter((id) => state.pieces[id]?.state === formula.state).length;
    case 'pieces-not':
      return formula.pieces.filter((id) => (state.pieces[id]?.state ?? formula.state) !== formula.state)
        .length;
    case 'role': {
      const unit = state.units[of(formula.of)?.roles[formula.role] ?? ''];
      return Number(unit !== undefined && isGone(unit) === formula.gone);
    }
    case 'flag':
      return Number(of(formula.of)?.flags.includes(formula.flag) === formula.set);
  }
}

/** True when the unit has left the table for good: destroyed, or fled over its edge. */
export function isGone({ place }: Pick<GameUnit, 'place'>): boolean {
  return place === 'destroyed' || place === 'fled';
}

function race(own: number, rival: number, { goal, behind }: Extract<BoxFormula, { kind: 'race' }>): number {
  if (own < goal && rival >= goal) return Math.max(0, own + behind);
  return Math.min(own, goal);
}
