import type { GameEvent, GameLog } from '../events.ts';
import { reduce } from '../reduce/reduce.ts';
import { newState } from '../setup.ts';
import type { GameState } from '../types.ts';

/** A game with every state that it went through, so that any of its steps shows at once. */
export type Replay = {
  /** The events that hold, oldest first. Step n is the game after the first n of them. */
  readonly events: readonly GameEvent[];
  /** The state at each step, from step 0. */
  readonly states: readonly GameState[];
};

/**
 * Makes the replay of a log. `earlier`, a replay of the same game when it had fewer events, gives
 * the states that are still right: a game that is followed live is not folded again.
 */
export function replayOf({ id, events, cursor }: GameLog, earlier: Replay | null = null): Replay {
  const held = events.slice(0, cursor);
  const known = sharedSteps(held, earlier);
  const states = earlier === null ? [newState(id)] : earlier.states.slice(0, known + 1);
  let state = states.at(-1) ?? newState(id);
  for (const event of held.slice(known)) {
    state = reduce(state, event);
    states.push(state);
  }
  return { events: held, states };
}

/** Returns the number of events that both begin with. */
function sharedSteps(events: readonly GameEvent[], earlier: Replay | null): number {
  const other = events.findIndex((event, at) => event !== earlier?.events[at]);
  return other === -1 ? events.length : other;
}

/** Returns the last step. */
export function lastStep({ events }: Pick<Replay, 'events'>): number {
  return events.length;
}

/** Returns the state at a step; a step outside of the game is the nearest one inside. */
export function stateAt({ states }: Pick<Replay, 'states'>, step: number): GameState {
  const state = states[Math.min(states.length - 1, Math.max(0, Math.trunc(step)))];
  if (state === undefined) throw new Error('A replay has the state before the first event.');
  return state;
}

/** One event with what held right after it. */
export type TimelineEntry = {
  readonly event: GameEvent;
  /** The step that the event leads to. */
  readonly step: number;
  /** 0 before the first round. */
  readonly round: number;
  /** Scores by player. */
  readonly scores: Readonly<Record<string, number>>;
};

/** The events of a game, oldest first, each with the round and the scores after it. */
export function timelineOf({ events, states }: Replay): readonly TimelineEntry[] {
  return events.map((event, at) => {
    const state = stateAt({ states }, at + 1);
    return { event, step: at + 1, round: state.currentTurn, scores: scoresOf(state) };
  });
}

/** The scores of a state, by player. */
export function scoresOf({ players }: Pick<GameState, 'players'>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.values(players).map(({ id, score }) => [id, score]));
}
