import type { GameAction, GameEvent, Refusal } from '../events.ts';
import { changePlayer, changeUnit, isRefusal, type Outcome } from './outcome.ts';
import { resolveAttack } from './reduce-attack.ts';
import * as scores from './reduce-scores.ts';
import * as setup from './reduce-setup.ts';
import * as table from './reduce-table.ts';
import * as turns from './reduce-turns.ts';
import * as units from './reduce-units.ts';
import { canScoreDiffer, withScores } from '../scoring.ts';
import type { GameState } from '../types.ts';

type EventOf<Type extends GameAction['type']> = Extract<GameAction, { type: Type }> & { readonly at: number };

/** The reducer of each kind of event; the compiler finds a missing one. */
const REDUCERS: {
  readonly [Type in GameAction['type']]: (state: GameState, event: EventOf<Type>) => Outcome;
} = {
  'player-added': setup.addPlayer,
  'player-changed': setup.changePlayerSetup,
  'player-removed': setup.removePlayer,
  'list-set': setup.setList,
  'list-removed': (state, { player }) => setup.dropUnits(state, player),
  'unit-added': setup.addUnit,
  'mission-set': (state, { mission }) => setup.setMission(state, mission),
  'feat-set': (state, { feat }) => setup.setFeat(state, feat),
  'states-end-set': (state, { statesEnd }) =>
    state.statesEnd === statesEnd ? 'no-change' : { ...state, statesEnd },
  'red-company-set': (state, { player }) => named(state, player, { redPlayer: player }),
  'phase-changed': (state, { phase, at }) => setup.changePhase(state, phase, at),
  'roll-off-won': (state, { player }) => named(state, player, { rollOffWinner: player }),
  'first-to-deploy-set': (state, { player }) => named(state, player, { firstToDeployPlayerId: player }),
  'initiative-set': (state, { player }) => turns.setInitiative(state, player),
  'pieces-dealt': table.dealt,
  'turn-started': (state, event) => turns.startTurn(state, event, event.at),
  'activation-started': (state, { unit }) => turns.startActivation(state, unit),
  'activation-completed': turns.completeActivation,
  'turn-ended': (state, { number, at }) => turns.endTurn(state, number, at),
  'turn-completed': (state, { number, at }) => turns.completeTurn(state, number, at),
  'marker-done': (state, { marker }) => table.markerDone(state, marker),
  'counter-set': table.setCounter,
  'counter-removed': (state, { counter }) => table.removeCounter(state, counter),
  'unit-placed': units.placeUnit,
  'character-joined': units.joinUnit,
  'character-left': (state, { unit }) => units.leaveUnit(state, unit),
  'choice-made': units.choose,
  'unit-stressed': units.stressUnit,
  'unit-wounded': units.woundUnit,
  'troops-fallen': units.fellTroops,
  'unit-tinged': units.tingeUnit,
  'state-set': units.setState,
  'willpower-tested': units.testWillpower,
  'models-given': units.giveModels,
  'unit-rallied': (state, { unit }) => units.rally(state, unit),
  'token-corrected': (state, { unit, activated }) =>
    changeUnit(state, unit, (before) =>
      before.activated === activated ? 'no-change' : { ...before, activated },
    ),
  'unit-token-moved': units.moveUnitToken,
  'attack-resolved': resolveAttack,
  'box-set': scores.setBox,
  'score-set': scores.setScore,
  'meter-moved': scores.moveMeter,
  'player-token-moved': scores.movePlayerToken,
  'flag-set': scores.setFlag,
  'role-set': scores.setRole,
  'piece-set': table.setPiece,
  'piece-wounded': table.woundPiece,
  'clock-set': (state, { clock }) => table.setClock(state, clock),
  'clock-paused': (state, { paused }) => table.pauseClock(state, paused),
  'note-added': (state, { text, unit, at }) => ({ ...state, notes: [...state.notes, { at, text, unit }] }),
  'game-ended': endGame,
};

function endGame(state: GameState, { reason, player, at }: EventOf<'game-ended'>): Outcome {
  if (player !== undefined && state.players[player] === undefined) return 'unknown-player';
  const concededBy = reason === 'conceded' ? (player ?? null) : null;
  return { ...state, gameEndTime: at, endReason: reason, concededBy };
}

function named(state: GameState, player: string, change: Partial<GameState>): Outcome {
  const outcome = changePlayer(state, player, (same) => same);
  return isRefusal(outcome) ? outcome : { ...state, ...change };
}

/**
 * Returns the next state after an event, or the reason why the event is refused. Nothing else
 * changes a game. See docs/game.md, "Phases of a game".
 */
export function decide(state: GameState, event: GameEvent): Outcome {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table's type pairs each kind with its own event, which the compiler cannot follow through the lookup
  const reducer = REDUCERS[event.type] as (before: GameState, done: GameEvent) => Outcome;
  const next = reducer(state, event);
  if (isRefusal(next)) return next;
  return table.withClock(canScoreDiffer(state, next) ? withScores(next) : next, event.at);
}

/** The state after an event; the same object when the event cannot be. */
export function reduce(state: GameState, event: GameEvent): GameState {
  const next = decide(state, event);
  return isRefusal(next) ? state : next;
}

/**
 * Returns the reason why an event is refused; null when it is allowed. For a screen that shows the
 * player's choices.
 */
export function refusalOf(state: GameState, event: GameEvent): Refusal | null {
  const next = decide(state, event);
  return isRefusal(next) ? next : null;
}
