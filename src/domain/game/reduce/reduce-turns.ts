import type { GameAction } from '../events.ts';
import { changePlayer, isRefusal, type Outcome } from './outcome.ts';
import { rivalOf } from '../scoring.ts';
import type { GameState, GameUnit, Turn, UnitState } from '../types.ts';
import { joinedCharacter, moraleOf } from '../unit-play.ts';

// A turn in this code is a round of the printed game, with up to five activations of each player.

type Action<Type extends GameAction['type']> = Extract<GameAction, { type: Type }>;

/**
 * Activations of a player in one turn of the app's count, which is a round of the printed game
 * (docs/game.md, "Rounds and activations").
 */
export const MOST_ACTIVATIONS = 5;

/** States that end with the activation of the unit that has them (docs/game.md, "States"). */
export const ENDS_WITH_ACTIVATION: readonly UnitState[] = ['slowed', 'disarmed', 'vulnerable'];

/** Activations that each player has in a round: the mission's turns, five at most. */
export function activationLimit({ mission }: Pick<GameState, 'mission'>, round: number): number {
  return Math.min(MOST_ACTIVATIONS, mission?.turns[round - 1] ?? MOST_ACTIVATIONS);
}

/** Turns of the game before a round begins, which is the turn counter's position then. */
export function positionBefore(state: Pick<GameState, 'mission'>, round: number): number {
  return Array.from({ length: round - 1 }, (_, at) => activationLimit(state, at + 1)).reduce(
    (sum, turns) => sum + turns,
    0,
  );
}

/** Turns of the game that are over: both players had that many activations. */
export function turnsOver(state: GameState): number {
  const turn = state.turns[state.currentTurn];
  if (turn === undefined) return 0;
  const before = positionBefore(state, turn.number);
  return turn.completed
    ? before + activationLimit(state, turn.number)
    : before + Math.min(...Object.values(turn.activationsCompleted));
}

/**
 * Starts a round with no activation done, or only changes who is active in one that was started.
 */
export function startTurn(state: GameState, { player, number }: Action<'turn-started'>, at: number): Outcome {
  if (state.players[player] === undefined) return 'unknown-player';
  if (!Number.isInteger(number) || number < 1 || number > (state.mission?.rounds ?? number))
    return 'no-round';
  const before = state.turns[number];
  const fresh: Turn = {
    number,
    activePlayer: player,
    firstPlayer: player,
    activationsCompleted: Object.fromEntries(Object.keys(state.players).map((id) => [id, 0])),
    alternatingPlayer: null,
    completed: false,
    scores: null,
    startedAt: at,
    endedAt: null,
  };
  const turn = before === undefined ? fresh : { ...before, activePlayer: player };
  return { ...state, currentTurn: number, turns: { ...state.turns, [number]: turn } };
}

/** A unit begins its activation: it takes its token, or one stress when it has one already. */
export function startActivation(state: GameState, unit: string): Outcome {
  const turn = state.turns[state.currentTurn];
  if (turn === undefined) return 'no-turn';
  if (turn.completed) return 'turn-over';
  if (state.activeUnit === unit) return 'no-change';
  return activate(state, unit);
}

function activate(state: GameState, id: string): Outcome {
  const unit = state.units[id];
  if (unit === undefined) return 'unknown-unit';
  if (unit.joinedTo !== null) return 'joined';
  if (unit.place !== 'table') return 'not-on-table';
  if (unit.states.includes('demoralized')) return 'demoralized';
  const next = { ...unit, activated: true, stress: unit.stress + (unit.activated ? 1 : 0) };
  const morale = moraleOf(unit, joinedCharacter(state, id));
  const mayOnlyRest = unit.activated && morale !== null && unit.stress >= morale;
  return {
    ...state,
    activeUnit: id,
    mayOnlyRest,
    tested: [],
    units: { ...state.units, [id]: next },
  };
}

/**
 * One activation more for a player, unless it was an extra one. Who has none left leaves the rest
 * to the other, who becomes the alternating player (docs/game.md, "Rounds and activations").
 * Mission tokens trigger when both players have had the turn.
 */
export function completeActivation(state: GameState, action: Action<'activation-completed'>): Outcome {
  const { player, unit, extra } = action;
  const turn = state.turns[state.currentTurn];
  if (state.players[player] === undefined) return 'unknown-player';
  if (turn === undefined) return 'no-turn';
  if (turn.completed) return 'turn-over';
  const done = turn.activationsCompleted[player] ?? 0;
  const limit = activationLimit(state, turn.number);
  if (!extra && done >= limit) return 'activations-spent';
  if (unit !== null && state.units[unit] !== undefined && state.units[unit].player !== player) {
    return 'not-own-unit';
  }
  const begun = unit === null || state.activeUnit === unit ? state : activate(state, unit);
  if (isRefusal(begun)) return begun;
  const next = { ...begun, units: endStates(begun, unit), ...NOBODY_ACTIVE };
  if (extra) return next;
  const activationsCompleted = { ...turn.activationsCompleted, [player]: done + 1 };
  const counted = { ...turn, activationsCompleted, ...nextToPlay(turn, activationsCompleted, limit) };
  return trigger({ ...next, turns: { ...next.turns, [turn.number]: counted } });
}

const NOBODY_ACTIVE = { activeUnit: null, mayOnlyRest: false, tested: [] } as const;

function endStates({ units, statesEnd }: GameState, id: string | null): GameState['units'] {
  const unit = units[id ?? ''];
  if (id === null || unit === undefined || statesEnd !== 'activation') return units;
  const states = unit.states.filter((state) => !ENDS_WITH_ACTIVATION.includes(state));
  return states.length === unit.states.length ? units : { ...units, [id]: { ...unit, states } };
}

function nextToPlay(
  turn: Turn,
  completed: Turn['activationsCompleted'],
  limit: number,
): Pick<Turn, 'activePlayer' | 'alternatingPlayer'> {
  const byFewest = Object.keys(completed).toSorted(
    (one, other) =>
      (completed[one] ?? 0) - (completed[other] ?? 0) ||
      Number(other === turn.firstPlayer) - Number(one === turn.firstPlayer),
  );
  const fewest = byFewest[0] ?? turn.activePlayer;
  const isOneDone = Object.values(completed).some((count) => count >= limit);
  const isAlone = isOneDone && (completed[fewest] ?? 0) < limit;
  return { activePlayer: fewest, alternatingPlayer: isAlone ? fewest : null };
}

/** Mission tokens on a position that is over become due and move on. */
function trigger(state: GameState): GameState {
  const over = turnsOver(state);
  let { markers, due } = state;
  for (const { id, step } of state.mission?.markers ?? []) {
    for (let at = markers[id] ?? null; at !== null && at <= over; at = markers[id] ?? null) {
      due = [...due, { marker: id, position: at }];
      markers = { ...markers, [id]: step === null ? null : at + step };
    }
  }
  return due === state.due ? state : { ...state, markers, due };
}

/** Marks a round as ended; what is left of its turns passes. */
export function endTurn(state: GameState, number: number, at: number): Outcome {
  const turn = state.turns[number];
  if (turn === undefined) return 'no-turn';
  if (turn.completed) return 'no-change';
  const ended = { ...turn, completed: true, endedAt: at };
  return trigger({ ...state, ...NOBODY_ACTIVE, turns: { ...state.turns, [number]: ended } });
}

/**
 * Ends a round and stores its scores. One stress leaves each unit that was activated, two each that
 * was not, none a demoralized one; activation tokens go; the lower score takes the initiative, at a
 * tie it changes hands.
 */
export function completeTurn(state: GameState, number: number, at: number): Outcome {
  const turn = state.turns[number];
  if (turn === undefined) return 'no-turn';
  if (turn.scores !== null) return 'no-change';
  const ended = turn.completed ? state : endTurn(state, number, at);
  if (isRefusal(ended)) return ended;
  const scores = Object.fromEntries(Object.values(state.players).map(({ id, score }) => [id, score]));
  const closed = { ...turn, completed: true, endedAt: turn.endedAt ?? at, scores };
  const units = Object.values(state.units).map((unit) => [unit.id, rested(unit)] as const);
  return {
    ...ended,
    turns: { ...ended.turns, [number]: closed },
    units: Object.fromEntries(units),
    initiativePlayer: nextInitiative(state),
  };
}

function rested(unit: GameUnit): GameUnit {
  const less = unit.states.includes('demoralized') ? 0 : unit.activated ? 1 : 2;
  const stress = Math.max(0, unit.stress - less);
  return stress === unit.stress && !unit.activated ? unit : { ...unit, stress, activated: false };
}

/**
 * Returns the player with the next initiative: the lower score; at a tie, the one who does not have
 * it now. Null while nobody has it.
 */
export function nextInitiative(state: GameState): string | null {
  const { initiativePlayer } = state;
  if (initiativePlayer === null) return null;
  const rival = rivalOf(state, initiativePlayer);
  const holder = state.players[initiativePlayer];
  const other = rival === null ? undefined : state.players[rival];
  if (holder === undefined || other === undefined) return initiativePlayer;
  return holder.score < other.score ? holder.id : other.id;
}

/** Gives the initiative; before the first round that is the initial one as well. */
export function setInitiative(state: GameState, player: string): Outcome {
  const isFirst = Object.keys(state.turns).length === 0;
  const next = changePlayer(state, player, (same) => same);
  if (isRefusal(next)) return next;
  return {
    ...next,
    initiativePlayer: player,
    initialInitiativePlayerId: isFirst ? player : state.initialInitiativePlayerId,
  };
}
