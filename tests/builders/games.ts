/** Games for tests: real missions and feats, small armies, whole games played by chance. */
import { join } from 'node:path';
import type { GameAction } from '#domain/game/events.ts';
import { act, type Game, newGame, redo, undo } from '#domain/game/log.ts';
import type { Feat, Mission } from '#domain/game/missions/mission.ts';
import { missionLibrary, type MissionLibrary } from '#domain/game/missions/mission-library.ts';
import { boxesOf, GAME_END } from '#domain/game/scoring.ts';
import { featRules, missionRules } from '#domain/game/setup.ts';
import {
  type GameState,
  type PlayerSetup,
  PHASES,
  PLACES,
  UNIT_STATES,
  type UnitSetup,
} from '#domain/game/types.ts';
import { readMissions } from '#scripts/catalogue/mission-files.ts';

/** The missions and feats of `catalogue/`, in English. */
export function realLibrary(): MissionLibrary {
  const read = readMissions(join(import.meta.dirname, '../..'));
  if (!read.ok) throw new Error('The missions have faults.');
  return missionLibrary(read.value, 'en');
}

const library = realLibrary();

/** A mission of the catalogue. */
export function realMission(id: string): Mission {
  const mission = library.missions.find((one) => one.id === id);
  if (mission === undefined) throw new Error(`No mission ${id}.`);
  return mission;
}

/** A feat of the catalogue. */
export function realFeat(id: string): Feat {
  const feat = library.feats.find((one) => one.id === id);
  if (feat === undefined) throw new Error(`No feat ${id}.`);
  return feat;
}

/** A player by name only. */
export function guest(id: string, name = id): PlayerSetup {
  return { id, name, kind: 'guest', wabId: null, side: null };
}

/** A troop of three models with two wounds each and MOR 3. */
export function troop(id: string, overrides: Partial<UnitSetup> = {}): UnitSetup {
  return {
    id,
    unitId: id,
    faction: 'northern-tribes',
    name: 'Orc Hunters',
    names: {},
    type: 'Troop',
    points: 25,
    highCommand: false,
    characteristics: ['Infantry', 'Orc'],
    keywords: [],
    companionOf: null,
    copy: 1,
    copies: 1,
    card: {
      wounds: 2,
      morale: 3,
      models: 3,
      role: null,
      rows: [
        { troops: '3+', conquest: 2 },
        { troops: '2-', conquest: 1 },
      ],
      joined: null,
    },
    choices: [],
    ...overrides,
  };
}

/** An Officer who may join Orcs and gives +1 MOR and +1 conquest. */
export function officer(id: string, overrides: Partial<UnitSetup> = {}): UnitSetup {
  const card = {
    wounds: 4,
    morale: 3,
    models: null,
    role: 'Officer' as const,
    rows: [{ troops: 'all', conquest: 1 }],
    joined: { wounds: null, morale: '+1', conquest: '+1' },
  };
  return troop(id, {
    name: 'Chieftain',
    type: 'Character',
    keywords: ['Join (Infantry, Orc)'],
    card,
    ...overrides,
  });
}

/** Plays actions a minute apart; a refusal fails the test. */
export function play(game: Game, ...actions: readonly GameAction[]): Game {
  return actions.reduce((before, action) => {
    const played = act(before, action, (before.log.events.length + 1) * 60_000);
    if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${played.code}`);
    return played.game;
  }, game);
}

/**
 * Two players, anna and berta, with a troop and an officer each, a mission and perhaps a feat, in
 * the phase game.
 */
export function readyGame(mission = 'take-positions', feat: string | null = null): Game {
  return play(newGame('g', 0), ...setupActions(mission, feat));
}

/** Returns the actions of `readyGame` in order. */
export function setupActions(mission: string, feat: string | null): readonly GameAction[] {
  const list = {
    source: 'saved',
    name: 'Army',
    faction: 'northern-tribes',
    points: 50,
    command: 1,
    entries: [],
  } as const;
  const bring = (player: string): GameAction => ({
    type: 'list-set',
    player,
    list,
    units: [troop(`${player}/troop`), officer(`${player}/officer`)],
  });
  return [
    { type: 'player-added', player: guest('anna', 'Anna') },
    { type: 'player-added', player: guest('berta', 'Berta') },
    { type: 'mission-set', mission: missionRules(realMission(mission)) },
    { type: 'feat-set', feat: feat === null ? null : featRules(realFeat(feat)) },
    bring('anna'),
    bring('berta'),
    { type: 'phase-changed', phase: 'deployment' },
    { type: 'roll-off-won', player: 'anna' },
    { type: 'first-to-deploy-set', player: 'anna' },
    { type: 'initiative-set', player: 'berta' },
    { type: 'phase-changed', phase: 'game' },
  ];
}

/**
 * A game of chance: each number is one try at an action, an undo or a redo; what cannot be is
 * passed over.
 */
export function gameByChance(numbers: readonly number[], mission: string, feat: string | null): Game {
  return numbers.reduce(
    (game, number, at) => {
      if (number % 17 === 0) return undo(game);
      if (number % 13 === 0) return redo(game);
      const action = actionByChance(game.state, number);
      const played = action === undefined ? null : act(game, action, 1_000_000 + at * 7_000);
      return played?.ok === true ? played.game : game;
    },
    readyGame(mission, feat),
  );
}

/** The action that a number stands for in a state, whether it can be or not. */
export function actionByChance(state: GameState, number: number): GameAction | undefined {
  const candidates = number % 3 === 0 ? turnActions(state) : actionsFor(state);
  return candidates[Math.floor(number / 51) % candidates.length];
}

/**
 * Returns the actions that carry a game forward: the next turn when no turn is open, else an
 * activation of either player.
 */
function turnActions({ turns, currentTurn, players }: GameState): readonly GameAction[] {
  const isOpen = turns[currentTurn]?.completed === false;
  return Object.keys(players).map((player): GameAction =>
    isOpen
      ? { type: 'activation-completed', player, unit: null, extra: false }
      : { type: 'turn-started', player, number: currentTurn + 1 },
  );
}

const STEPS = [1, 2, -1, 5] as const;

function actionsFor(state: GameState): readonly GameAction[] {
  const players = Object.keys(state.players);
  return [
    ...players.flatMap((player) => playerActions(state, player)),
    ...Object.keys(state.units).flatMap((unit) => unitActions(state, unit)),
    ...(state.mission?.pieces ?? []).flatMap(({ id, states }): GameAction[] => [
      ...states.map((one): GameAction => ({ type: 'piece-set', piece: id, state: one.id })),
      { type: 'piece-wounded', piece: id, by: 3 },
    ]),
    ...PHASES.map((phase): GameAction => ({ type: 'phase-changed', phase })),
    ...[1, 2, 3, 4].flatMap((number): GameAction[] => [
      { type: 'turn-ended', number },
      { type: 'turn-completed', number },
    ]),
    ...state.due.map(({ marker }): GameAction => ({ type: 'marker-done', marker })),
    { type: 'clock-set', clock: { limit: 3_600_000 } },
    { type: 'clock-paused', paused: state.clock?.paused !== true },
    { type: 'note-added', text: 'A note', unit: null },
  ];
}

function playerActions(state: GameState, player: string): readonly GameAction[] {
  const boxes = boxesOf(state).flatMap(({ id, when, markers }): GameAction[] =>
    [...(markers.length === 0 ? [null] : markers)].flatMap((marker) =>
      [0, 1, 2, null].flatMap((count): GameAction[] => {
        const rounds = when === 'game-end' ? [GAME_END] : [1, 2];
        return rounds.map((round) => ({ type: 'box-set', player, round, box: id, marker, count }));
      }),
    ),
  );
  return [
    ...boxes,
    ...(state.feat?.meters ?? []).flatMap(({ id }) =>
      STEPS.map((by): GameAction => ({ type: 'meter-moved', player, meter: id, by })),
    ),
    ...(state.feat?.flags ?? []).map(({ id }): GameAction => ({
      type: 'flag-set',
      player,
      flag: id,
      set: true,
    })),
    ...[1, 2, 3].map((number): GameAction => ({ type: 'turn-started', player, number })),
    { type: 'score-set', player, score: 7, round: 1 },
    { type: 'score-set', player, score: 2, round: null },
  ];
}

function unitActions(state: GameState, unit: string): readonly GameAction[] {
  const player = state.units[unit]?.player ?? '';
  return [
    { type: 'activation-started', unit },
    { type: 'activation-completed', player, unit, extra: false },
    { type: 'activation-completed', player, unit, extra: true },
    { type: 'character-joined', unit, host: `${player}/troop` },
    { type: 'character-left', unit },
    { type: 'unit-rallied', unit },
    ...STEPS.flatMap((by): GameAction[] => [
      { type: 'unit-stressed', unit, by },
      { type: 'unit-wounded', unit, by },
      { type: 'troops-fallen', unit, by },
      { type: 'unit-tinged', unit, by },
    ]),
    ...UNIT_STATES.flatMap((one): GameAction[] => [
      { type: 'state-set', unit, state: one, on: true },
      { type: 'state-set', unit, state: one, on: false },
    ]),
    ...PLACES.map((place): GameAction => ({ type: 'unit-placed', unit, place })),
  ];
}
