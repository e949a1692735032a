import type { GameAction } from '../events.ts';
import { isRefusal, type Outcome } from './outcome.ts';
import { setState, stressUnit, woundUnit } from './reduce-units.ts';
import type { GameState, UnitState } from '../types.ts';

type Attack = Extract<GameAction, { type: 'attack-resolved' }>;

/**
 * The result of an attack on both units, as if each count and state were tapped by itself. Refused
 * as a whole when one of them is; a state that the target has already stays.
 */
export function resolveAttack(state: GameState, attack: Attack): Outcome {
  const { unit, target, wounds, states, stress, targetStress } = attack;
  const [attacker, defender] = [state.units[unit], state.units[target]];
  if (attacker === undefined || defender === undefined) return 'unknown-unit';
  if (defender.place !== 'table') return 'not-on-table';
  const steps = [
    ...stressing(unit, stress),
    ...stressing(target, targetStress),
    ...states.filter((one) => !defender.states.includes(one)).map((one) => putting(target, one)),
    ...wounding(target, wounds),
  ];
  return steps.reduce<Outcome>((before, step) => (isRefusal(before) ? before : step(before)), state);
}

type Step = (before: GameState) => Outcome;

function stressing(unit: string, by: number): readonly Step[] {
  return by === 0 ? [] : [(before) => stressUnit(before, { type: 'unit-stressed', unit, by })];
}

function putting(unit: string, state: UnitState): Step {
  return (before) => setState(before, { type: 'state-set', unit, state, on: true });
}

function wounding(unit: string, by: number): readonly Step[] {
  return by === 0 ? [] : [(before) => woundUnit(before, { type: 'unit-wounded', unit, by })];
}
