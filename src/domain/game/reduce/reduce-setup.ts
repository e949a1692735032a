import type { GameAction } from '../events.ts';
import { changePlayer, isRefusal, type Outcome } from './outcome.ts';
import { rivalOf } from '../scoring.ts';
import type {
  FeatRules,
  GameState,
  GameUnit,
  MissionRules,
  Phase,
  PieceState,
  Place,
  Player,
  UnitSetup,
} from '../types.ts';

type Action<Type extends GameAction['type']> = Extract<GameAction, { type: Type }>;

const MOST_PLAYERS = 2;

/** A player comes in, with an empty score. A game has two at most. */
export function addPlayer(state: GameState, { player }: Action<'player-added'>): Outcome {
  if (state.players[player.id] !== undefined) return 'player-exists';
  if (Object.keys(state.players).length === MOST_PLAYERS) return 'two-players';
  const taken = Object.values(state.players).map(({ side }) => side);
  const free = state.mission?.sides?.find(({ id }) => !taken.includes(id))?.id ?? null;
  const added: Player = {
    ...player,
    side: free === null || player.side === null || taken.includes(player.side) ? free : player.side,
    units: [],
    list: null,
    score: 0,
    roundScores: {},
    meters: startOfMeters(state.feat),
    tokens: {},
    flags: [],
    roles: {},
  };
  return { ...state, players: { ...state.players, [player.id]: added } };
}

/** Name, kind, WAB id and side of a player; the other player takes the side that is left. */
export function changePlayerSetup(state: GameState, { player }: Action<'player-changed'>): Outcome {
  const sides = (state.mission?.sides ?? []).map(({ id }) => id);
  if (player.side !== null && !sides.includes(player.side)) return 'wrong-side';
  const changed = changePlayer(state, player.id, (before) => ({ ...before, ...player }));
  const rival = rivalOf(state, player.id);
  if (isRefusal(changed) || rival === null || player.side === null) return changed;
  const left = sides.find((id) => id !== player.side) ?? null;
  return changePlayer(changed, rival, (before) => ({ ...before, side: left }));
}

/** A player leaves with units, scores and everything that names them. */
export function removePlayer(state: GameState, { player }: Action<'player-removed'>): Outcome {
  const without = dropUnits(state, player);
  if (typeof without === 'string') return without;
  const { [player]: _gone, ...players } = without.players;
  const forget = (id: string | null) => (id === player ? null : id);
  return {
    ...without,
    players,
    rollOffWinner: forget(state.rollOffWinner),
    firstToDeployPlayerId: forget(state.firstToDeployPlayerId),
    initialInitiativePlayerId: forget(state.initialInitiativePlayerId),
    redPlayer: forget(state.redPlayer),
    initiativePlayer: forget(state.initiativePlayer),
    currentTurn: 0,
    turns: {},
    boxes: {},
    corrections: {},
    counters: {},
  };
}

/**
 * A list is chosen: its units come in, those of the list before it go. Once the game is on, they
 * stand on the table.
 */
export function setList(state: GameState, { player, list, units }: Action<'list-set'>): Outcome {
  const without = dropUnits(state, player);
  if (typeof without === 'string') return without;
  if (units.some(({ id }) => without.units[id] !== undefined)) return 'unit-exists';
  const place = placeOfNew(state);
  const added = units.map((unit) => [unit.id, toGameUnit(unit, player, place)] as const);
  const next = { ...without, units: { ...without.units, ...Object.fromEntries(added) } };
  return changePlayer(next, player, (before) => ({ ...before, list, units: added.map(([id]) => id) }));
}

/** One more unit comes in behind the player's others. */
export function addUnit(state: GameState, { player, unit }: Action<'unit-added'>): Outcome {
  if (state.units[unit.id] !== undefined) return 'unit-exists';
  const added = toGameUnit(unit, player, placeOfNew(state));
  const next = { ...state, units: { ...state.units, [unit.id]: added } };
  return changePlayer(next, player, (before) => ({ ...before, units: [...before.units, unit.id] }));
}

function placeOfNew({ currentPhase }: GameState): Place {
  return currentPhase === 'setup' || currentPhase === 'deployment' ? 'reserve' : 'table';
}

/** A player's units go, with what names them. */
export function dropUnits(state: GameState, player: string): Outcome {
  const isKept = (id: string | null) => id === null || state.units[id]?.player !== player;
  const units = Object.entries(state.units).filter(([id]) => isKept(id));
  const players = Object.entries(state.players).map(([id, one]) => {
    const roles = Object.fromEntries(Object.entries(one.roles).filter(([, unit]) => isKept(unit)));
    return [id, { ...one, roles }] as const;
  });
  const next: GameState = {
    ...state,
    units: Object.fromEntries(units),
    players: Object.fromEntries(players),
    counters: Object.fromEntries(Object.entries(state.counters).filter(([, { unit }]) => isKept(unit))),
    activeUnit: isKept(state.activeUnit) ? state.activeUnit : null,
  };
  return changePlayer(next, player, (before) => ({ ...before, list: null, units: [] }));
}

function toGameUnit(unit: UnitSetup, player: string, place: Place): GameUnit {
  return {
    ...unit,
    player,
    place,
    activated: false,
    stress: 0,
    wounds: 0,
    fallen: 0,
    tinge: 0,
    states: [],
    joinedTo: null,
    tokens: {},
    models: null,
    chosen: {},
  };
}

/**
 * Sets another mission: lays out its tokens and pieces, gives out sides and starts the scores
 * again.
 */
export function setMission(state: GameState, mission: MissionRules | null): GameState {
  const players = Object.values(state.players).map((player, at) => {
    const side = mission?.sides?.[at]?.id ?? null;
    return [player.id, { ...player, side, tokens: {} }] as const;
  });
  const units = Object.values(state.units).map((unit) => [unit.id, { ...unit, tokens: {} }] as const);
  return {
    ...state,
    mission,
    players: Object.fromEntries(players),
    units: Object.fromEntries(units),
    boxes: {},
    corrections: {},
    markers: Object.fromEntries((mission?.markers ?? []).map(({ id, start }) => [id, start])),
    due: [],
    pieces: Object.fromEntries((mission?.pieces ?? []).map(({ id, states }) => [id, laidOut(states[0]?.id)])),
  };
}

function laidOut(state = ''): PieceState {
  return { state, wounds: 0, deal: null };
}

/** Another feat: meters at their start, roles and flags empty, its boxes untouched by hand. */
export function setFeat(state: GameState, feat: FeatRules | null): GameState {
  const players = Object.values(state.players).map((player) => {
    const fresh = { ...player, meters: startOfMeters(feat), flags: [], roles: {} };
    return [player.id, fresh] as const;
  });
  const gone = new Set((state.feat?.scoring ?? []).map(({ id }) => id));
  const boxes = Object.entries(state.boxes).map(([round, byPlayer]) => {
    const kept = Object.entries(byPlayer).map(([player, counts]) => [
      player,
      Object.fromEntries(Object.entries(counts).filter(([key]) => !gone.has(key.split(':')[0] ?? key))),
    ]);
    return [round, Object.fromEntries(kept)] as const;
  });
  return { ...state, feat, players: Object.fromEntries(players), boxes: Object.fromEntries(boxes) };
}

function startOfMeters(feat: FeatRules | null): Readonly<Record<string, number>> {
  return Object.fromEntries((feat?.meters ?? []).map(({ id, start }) => [id, start]));
}

/**
 * Another phase; all changes are free (docs/game.md, "Phases of a game"). From deployment to the
 * game the start is noted, unless it is, and what was not placed stands on the table. From scoring
 * to the summary the end is noted, unless it is.
 */
export function changePhase(state: GameState, phase: Phase, at: number): Outcome {
  const before = state.currentPhase;
  if (before === phase) return 'no-change';
  const next = { ...state, currentPhase: phase };
  if (before === 'deployment' && phase === 'game') {
    const units = Object.values(state.units).map((unit): [string, GameUnit] => [
      unit.id,
      unit.place === 'reserve' ? { ...unit, place: 'table' } : unit,
    ]);
    return { ...next, units: Object.fromEntries(units), gameStartTime: state.gameStartTime ?? at };
  }
  if (before === 'scoring' && phase === 'summary') {
    return { ...next, gameEndTime: state.gameEndTime ?? at };
  }
  return next;
}
