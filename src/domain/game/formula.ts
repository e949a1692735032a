import type { BoxFormula, BoxOwner } from './missions/mission.ts';
import type { GameState, GameUnit, Player } from './types.ts';

type MeterFormula = Extract<BoxFormula, { readonly meter: string }>;

/**
 * Returns the number of times that a formula counts for a player (1 or 0 for a tick); 0 for
 * anything that was never noted.
 */
export function formulaCount(state: GameState, player: string, formula: BoxFormula): number {
  const own = state.players[player];
  const rival = Object.values(state.players).find(({ id }) => id !== player);
  const of = (owner: BoxOwner) => (owner === 'own' ? own : rival);
  if ('meter' in formula) return meterCount(own, rival, formula);
  switch (formula.kind) {
    case 'tokens':
      return own?.tokens[formula.token] ?? 0;
    case 'pieces':
      return formula.pieces.filter((id) => state.pieces[id]?.state === formula.state).length;
    case 'pieces-not':
      return formula.pieces.filter((id) => (state.pieces[id]?.state ?? formula.state) !== formula.state)
        .length;
    case 'role': {
      const unit = roleUnit(state, of(formula.of)?.id ?? '', formula.role);
      return Number(unit !== null && isGone(unit) === formula.gone);
    }
    case 'flag':
      return Number(of(formula.of)?.flags.includes(formula.flag) === formula.set);
  }
}

function meterCount(own: Player | undefined, rival: Player | undefined, formula: MeterFormula): number {
  const mine = own?.meters[formula.meter] ?? 0;
  const theirs = rival?.meters[formula.meter] ?? 0;
  switch (formula.kind) {
    case 'race':
      return race(mine, theirs, formula);
    case 'meter-at-least':
      return Number(mine >= formula.value);
    case 'meter-higher':
      return Number(mine > theirs);
    case 'meter-equal':
      return Number(rival !== undefined && mine === theirs);
  }
}

/**
 * The unit that a player's role stands for: the one that was named, else the one that the list
 * itself says. Null while neither does.
 */
export function roleUnit(
  { players, units, feat }: Pick<GameState, 'players' | 'units' | 'feat'>,
  player: string,
  id: string,
): GameUnit | null {
  const owner = players[player];
  const named = owner?.roles[id];
  if (named !== undefined) return units[named] ?? null;
  const isHighCommand = feat?.roles.find((role) => role.id === id)?.is === 'high-command';
  if (!isHighCommand) return null;
  return owner?.units.flatMap((unit) => units[unit] ?? []).find(({ highCommand }) => highCommand) ?? null;
}

/** True when the unit has left the table for good: destroyed, or fled over its edge. */
export function isGone({ place }: Pick<GameUnit, 'place'>): boolean {
  return place === 'destroyed' || place === 'fled';
}

function race(own: number, rival: number, { goal, behind }: Extract<BoxFormula, { kind: 'race' }>): number {
  if (own < goal && rival >= goal) return Math.max(0, own + behind);
  return Math.min(own, goal);
}
