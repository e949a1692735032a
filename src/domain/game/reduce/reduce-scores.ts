import type { GameAction } from '../events.ts';
import { roleUnit } from '../formula.ts';
import { changePlayer, stepped, type Outcome } from './outcome.ts';
import type { ScoringBox } from '../missions/mission.ts';
import {
  boxKey,
  boxesOf,
  enteredCount,
  GAME_END,
  hasBox,
  rivalOf,
  setCount,
  tokenKinds,
} from '../scoring.ts';
import type { GameState, Player } from '../types.ts';

type Action<Type extends GameAction['type']> = Extract<GameAction, { type: Type }>;

/**
 * A tap on a scoring box, with what follows for the others. Rounds that were begun stay open to it;
 * `GAME_END` always.
 */
export function setBox(state: GameState, action: Action<'box-set'>): Outcome {
  const { player, round, marker, count } = action;
  const owner = state.players[player];
  const box = boxesOf(state).find(({ id }) => id === action.box);
  if (owner === undefined) return 'unknown-player';
  if (box === undefined) return 'unknown-box';
  if (marker === null ? box.markers.length > 0 : !box.markers.includes(marker)) return 'unknown-part';
  if (!hasBox(owner, box)) return 'wrong-side';
  if (!isRoundOf(state, box, round)) return 'no-round';
  const key = boxKey(box.id, marker);
  if (count === enteredCount(state, round, player, key)) return 'no-change';
  if (count !== null && count > mostOf(box)) return 'too-many';
  if (count !== null && count > 0 && isSpent(state, action, box, key)) return 'scored-before';
  const before = state.boxes[round] ?? {};
  const counts = setCount(boxesOf(state), before, { player, rival: rivalOf(state, player), box, key, count });
  return counts === before ? 'no-change' : { ...state, boxes: { ...state.boxes, [round]: counts } };
}

function mostOf(box: ScoringBox): number {
  if (box.markers.length > 0) return 1;
  return Math.min(box.most ?? Infinity, box.pool ?? Infinity);
}

function isRoundOf(state: GameState, box: ScoringBox, round: number): boolean {
  if (box.when === 'game-end') return round === GAME_END;
  return isScoredRound(state, round) && round !== GAME_END;
}

/**
 * A round that was begun; once the game is scored, any of the mission's, for those who kept no
 * turns.
 */
function isScoredRound(state: GameState, round: number): boolean {
  if (state.turns[round] !== undefined || round === GAME_END) return true;
  const isScored = state.currentPhase === 'scoring' || state.currentPhase === 'summary';
  return isScored && Number.isInteger(round) && round >= 1 && round <= (state.mission?.rounds ?? 0);
}

/**
 * True when a box that scores once in a game has been scored already, in another round or by who
 * may not share it.
 */
function isSpent(
  state: GameState,
  { player, round }: Action<'box-set'>,
  { once }: ScoringBox,
  key: string,
): boolean {
  if (once === null) return false;
  return Object.entries(state.boxes).some(([other, byPlayer]) =>
    Object.entries(byPlayer).some(
      ([who, counts]) =>
        (counts[key] ?? 0) > 0 && (who === player ? Number(other) !== round : once === 'either-per-game'),
    ),
  );
}

/**
 * A player's whole score, put right by hand: what is added or taken counts for the round, or for
 * the game's end.
 */
export function setScore(state: GameState, { player, score, round }: Action<'score-set'>): Outcome {
  const before = state.players[player];
  if (before === undefined) return 'unknown-player';
  if (before.score === score) return 'no-change';
  const at = round ?? GAME_END;
  if (!isScoredRound(state, at)) return 'no-round';
  const own = (state.corrections[at]?.[player] ?? 0) + score - before.score;
  const corrections = { ...state.corrections, [at]: { ...state.corrections[at], [player]: own } };
  return { ...state, corrections };
}

/**
 * A step on a player's meter. At its top the rival's may fall instead, and where the meter is a
 * race nobody moves up any more once one is there.
 */
export function moveMeter(state: GameState, { player, meter: id, by }: Action<'meter-moved'>): Outcome {
  const meter = state.feat?.meters.find((one) => one.id === id);
  if (meter === undefined) return 'unknown-part';
  const position = (whose: Player | undefined) => whose?.meters[id] ?? meter.start;
  const own = state.players[player];
  const rival = state.players[rivalOf(state, player) ?? ''];
  if (meter.atMax === 'race-ends' && by > 0 && position(rival) >= meter.max) return 'at-limit';
  const falls = meter.atMax === 'rival-falls' && by > 0 && position(own) >= meter.max;
  const [moved, step] = falls && rival !== undefined ? [rival.id, -by] : [player, by];
  return changePlayer(state, moved, (before) => {
    const next = stepped(position(before), step, meter.min, meter.max);
    return typeof next === 'string' ? next : { ...before, meters: { ...before.meters, [id]: next } };
  });
}

/** Tokens of mission and feat that a player holds. */
export function movePlayerToken(
  state: GameState,
  { player, token, by }: Action<'player-token-moved'>,
): Outcome {
  const kind = tokenKinds(state).find(({ id, on }) => id === token && on === 'player');
  if (kind === undefined) return 'unknown-part';
  return changePlayer(state, player, (before) => {
    const count = stepped(before.tokens[token] ?? 0, by, 0, kind.most);
    return typeof count === 'string' ? count : { ...before, tokens: { ...before.tokens, [token]: count } };
  });
}

/** Notes of a player what stays true, or that it was noted wrongly. */
export function setFlag(state: GameState, { player, flag, set }: Action<'flag-set'>): Outcome {
  if (!state.feat?.flags.some(({ id }) => id === flag)) return 'unknown-part';
  return changePlayer(state, player, (before) => {
    if (before.flags.includes(flag) === set) return 'no-change';
    const flags = before.flags.filter((one) => one !== flag);
    return { ...before, flags: set ? [...flags, flag] : flags };
  });
}

/** Gives a role to a unit of one's own or of the rival's, as the role says; null takes it away. */
export function setRole(state: GameState, { player, role: id, unit }: Action<'role-set'>): Outcome {
  const role = state.feat?.roles.find((one) => one.id === id);
  if (role === undefined) return 'unknown-part';
  const chosen = unit === null ? null : state.units[unit];
  if (chosen === undefined) return 'unknown-unit';
  if (chosen !== null && (chosen.player === player) !== (role.of === 'own')) return 'not-own-unit';
  const left = role.not === undefined ? null : roleUnit(state, rivalOf(state, player) ?? '', role.not);
  if (chosen !== null && chosen.id === left?.id) return 'not-this-role';
  return changePlayer(state, player, (before) => {
    if ((before.roles[id] ?? null) === unit) return 'no-change';
    const { [id]: _before, ...others } = before.roles;
    return { ...before, roles: unit === null ? others : { ...others, [id]: unit } };
  });
}
