import { ENDS_WITH_ACTIVATION, turnsOver } from '../reduce/reduce-turns.ts';
import { hasKeyword } from '../setup.ts';
import type { GameState, GameUnit, UnitState } from '../types.ts';
import { unitNow } from '../unit-play.ts';
import { openChoices } from './options.ts';
import { openRoles } from './roles.ts';

/** Something that the game asks for now, or that its players should know now. */
export type Due =
  /** A mission's token triggered and is to be done. */
  | { readonly code: 'marker'; readonly marker: string; readonly position: number }
  /** A player's token on the turn counter is reached. */
  | { readonly code: 'counter'; readonly counter: string }
  /** More stress than MOR when the activation ends; `needs` successes. */
  | { readonly code: 'test'; readonly unit: string; readonly needs: 1 | 2 }
  /** A role of the feat that a player has not given to a unit. */
  | { readonly code: 'role'; readonly player: string; readonly role: string }
  /** A skill of a unit of which one option must be chosen. */
  | { readonly code: 'choice'; readonly unit: string; readonly skill: string }
  /** The unit that is being activated may only rest. */
  | { readonly code: 'rest-only'; readonly unit: string }
  /** A state that the players take off once it took effect. */
  | { readonly code: 'state'; readonly unit: string; readonly state: UnitState }
  /** A unit of the player whose turn it is that was held back. */
  | { readonly code: 'arrival'; readonly unit: string };

const BLOCKING: ReadonlySet<Due['code']> = new Set(['marker', 'counter', 'test', 'role', 'choice']);

/** True for what must be answered, or overruled, before an activation or a round ends. */
export function isBlocking({ code }: Due): boolean {
  return BLOCKING.has(code);
}

/** Returns everything that is due now, what must be answered first. */
export function dueNow(state: GameState): readonly Due[] {
  const over = turnsOver(state);
  const counters = Object.values(state.counters).filter(({ position }) => position <= over);
  return [
    ...state.due.map(({ marker, position }): Due => ({ code: 'marker', marker, position })),
    ...counters.map(({ id }): Due => ({ code: 'counter', counter: id })),
    ...tests(state),
    ...openChoices(state).map((choice): Due => ({ code: 'choice', ...choice })),
    ...openRoles(state).map((role): Due => ({ code: 'role', ...role })),
    ...notices(state),
  ];
}

/** The morale tests at the end of the activation that is under way: every unit above its MOR. */
function tests(state: GameState): readonly Due[] {
  if (state.activeUnit === null) return [];
  return onTable(state).flatMap((unit): Due[] => {
    const { overMorale } = unitNow(state, unit);
    const isSpared = unit.states.includes('demoralized') || hasKeyword(unit, 'golem');
    if (isSpared || overMorale === 0 || state.tested.includes(unit.id)) return [];
    return [{ code: 'test', unit: unit.id, needs: overMorale >= 2 ? 2 : 1 }];
  });
}

function notices(state: GameState): readonly Due[] {
  const turn = state.turns[state.currentTurn];
  const active = state.units[state.activeUnit ?? ''];
  if (active === undefined) {
    if (turn === undefined || turn.completed) return [];
    const held = Object.values(state.units).filter(
      ({ place, player, joinedTo }) =>
        place === 'hidden' && player === turn.activePlayer && joinedTo === null,
    );
    return held.map(({ id }): Due => ({ code: 'arrival', unit: id }));
  }
  const states = state.statesEnd === 'activation' ? [] : ENDS_WITH_ACTIVATION;
  return [
    ...(state.mayOnlyRest ? [{ code: 'rest-only', unit: active.id } as const] : []),
    ...states
      .filter((one) => active.states.includes(one))
      .map((one): Due => ({ code: 'state', unit: active.id, state: one })),
  ];
}

function onTable(state: GameState): readonly GameUnit[] {
  return Object.values(state.units).filter(({ place, joinedTo }) => place === 'table' && joinedTo === null);
}
