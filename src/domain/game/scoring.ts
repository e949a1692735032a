import type { BoxLink, ScoringBox, TokenKind } from './missions/mission.ts';
import { formulaCount } from './formula.ts';
import type { GameState, Player } from './types.ts';

/** The round number under which the end of the game scores, and what belongs to no round. */
export const GAME_END = 0;

type Counts = Readonly<Record<string, number>>;
type RoundCounts = Readonly<Record<string, Counts>>;

/** The boxes of the mission, then those of the feat. */
export function boxesOf({ mission, feat }: Pick<GameState, 'mission' | 'feat'>): readonly ScoringBox[] {
  return [...(mission?.scoring ?? []), ...(feat?.scoring ?? [])];
}

/** The kinds of tokens of the mission, then those of the feat. */
export function tokenKinds({ mission, feat }: Pick<GameState, 'mission' | 'feat'>): readonly TokenKind[] {
  return [...(mission?.tokens ?? []), ...(feat?.tokens ?? [])];
}

/**
 * The key of a box in a round's counts: its id, with the piece's id for a box that counts pieces
 * one by one.
 */
export function boxKey(box: string, marker: string | null): string {
  return marker === null ? box : `${box}:${marker}`;
}

/** The keys of a box: one, or one for each of its markers. */
function keysOf({ id, markers }: Pick<ScoringBox, 'id' | 'markers'>): readonly string[] {
  return markers.length === 0 ? [id] : markers.map((marker) => boxKey(id, marker));
}

/** True when the player has the box: mission sides, where there are any, share them out. */
export function hasBox(player: Pick<Player, 'side'>, box: Pick<ScoringBox, 'side'>): boolean {
  return box.side === null || player.side === box.side;
}

/** Id of the other player; null while there is only one. */
export function rivalOf(state: Pick<GameState, 'players'>, player: string): string | null {
  return Object.keys(state.players).find((id) => id !== player) ?? null;
}

/** Returns the count that was entered by hand; null when there is no such count. */
export function enteredCount(state: GameState, round: number, player: string, key: string): number | null {
  return state.boxes[round]?.[player]?.[key] ?? null;
}

/**
 * Returns the number of times that a player has a box in a round: by hand, else by its formula once
 * the game is being scored.
 */
export function countOf(
  state: GameState,
  round: number,
  player: string,
  box: ScoringBox,
  key: string,
): number {
  const entered = enteredCount(state, round, player, key);
  if (entered !== null) return entered;
  const isScored = state.currentPhase === 'scoring' || state.currentPhase === 'summary';
  if (box.formula === null || !isScored || round !== GAME_END) return 0;
  const count = formulaCount(state, player, box.formula);
  return box.most === null ? count : Math.min(count, box.most);
}

/** Points of a player in a round: boxes and corrections. Round 0 is the end of the game. */
function pointsOf(state: GameState, round: number, player: Player): number {
  return (state.corrections[round]?.[player.id] ?? 0) + pointsIn(boxesOf(state), state, round, player);
}

/** Points of a player in a round from some boxes. */
function pointsIn(boxes: readonly ScoringBox[], state: GameState, round: number, player: Player): number {
  let points = 0;
  for (const box of boxes) {
    if ((box.when === 'game-end') !== (round === GAME_END) || !hasBox(player, box)) continue;
    for (const key of keysOf(box)) points += box.points * countOf(state, round, player.id, box, key);
  }
  return points;
}

/** Returns the part of a player's score that the boxes of the feat gave. */
export function featPoints(state: GameState, player: Player): number {
  const boxes = state.feat?.scoring ?? [];
  return [GAME_END, ...scoredRounds(state)].reduce(
    (sum, round) => sum + pointsIn(boxes, state, round, player),
    0,
  );
}

/** True when something changed that scores are read from. */
export function canScoreDiffer(before: GameState, next: GameState): boolean {
  const isScored = next.currentPhase === 'scoring' || next.currentPhase === 'summary';
  return (
    before.boxes !== next.boxes ||
    before.corrections !== next.corrections ||
    before.players !== next.players ||
    before.mission !== next.mission ||
    before.feat !== next.feat ||
    before.currentPhase !== next.currentPhase ||
    Object.keys(before.turns).length !== Object.keys(next.turns).length ||
    (isScored && (before.units !== next.units || before.pieces !== next.pieces))
  );
}

/**
 * The same state with every player's score and round scores as its boxes and corrections say; the
 * same object if they are.
 */
export function withScores(state: GameState): GameState {
  const rounds = [GAME_END, ...scoredRounds(state)];
  let players = state.players;
  for (const player of Object.values(state.players)) {
    const found = rounds.map((round) => [round, pointsOf(state, round, player)] as const);
    const kept = found.filter(([round, points]) => round !== GAME_END || points !== 0);
    const score = kept.reduce((sum, [, points]) => sum + points, 0);
    const isSame =
      score === player.score &&
      kept.length === Object.keys(player.roundScores).length &&
      kept.every(([round, points]) => player.roundScores[round] === points);
    if (isSame) continue;
    players = { ...players, [player.id]: { ...player, score, roundScores: Object.fromEntries(kept) } };
  }
  return players === state.players ? state : { ...state, players };
}

/** Rounds in which something may have scored: those begun, and those with an entry. Ascending. */
function scoredRounds(state: GameState): readonly number[] {
  const rounds = [state.turns, state.boxes, state.corrections].flatMap((byRound) =>
    Object.keys(byRound).map(Number),
  );
  return [...new Set(rounds)].filter((round) => round !== GAME_END).toSorted((one, other) => one - other);
}

/** One tap on a box, as `setCount` needs it. */
export type BoxTap = {
  readonly player: string;
  readonly rival: string | null;
  readonly box: ScoringBox;
  readonly key: string;
  /** Null takes away what was entered by hand. */
  readonly count: number | null;
};

/**
 * A round's counts after a tap, with everything that follows from it: shared and pooled boxes,
 * those that exclude each other, those that imply others. The boxes are all of the game's.
 */
export function setCount(boxes: readonly ScoringBox[], counts: RoundCounts, tap: BoxTap): RoundCounts {
  const { player, rival, box, key, count } = tap;
  if (count === null || count === 0) return clear(boxes, counts, { ...tap, isErased: count === null });
  let next = put(counts, player, key, count);
  for (const { who, id } of rivalsOf(boxes, box)) {
    const target = who === 'own' ? player : rival;
    const other = boxes.find((candidate) => candidate.id === id);
    if (target !== null && other !== undefined) next = clearBox(boxes, next, target, player, rival, other);
  }
  if (rival !== null) next = shareOut(boxes, next, tap, rival, count);
  for (const id of box.implies) {
    const implied = boxes.find((candidate) => candidate.id === id);
    if (implied === undefined || (next[player]?.[id] ?? 0) > 0) continue;
    next = setCount(boxes, next, { player, rival, box: implied, key: id, count: 1 });
  }
  return next;
}

function shareOut(
  boxes: readonly ScoringBox[],
  counts: RoundCounts,
  { player, box, key }: BoxTap,
  rival: string,
  count: number,
): RoundCounts {
  const theirs = counts[rival]?.[key] ?? 0;
  if (box.share === 'both') {
    if (theirs === count) return counts;
    return setCount(boxes, counts, { player: rival, rival: player, box, key, count });
  }
  const room = box.share === 'one' ? 0 : box.pool === null ? theirs : Math.max(0, box.pool - count);
  if (box.share !== 'one' && theirs <= room) return counts;
  const tap: BoxTap = { player: rival, rival: player, box, key, count: room };
  if (room === 0) return clear(boxes, counts, { ...tap, isErased: false });
  return put(counts, rival, key, room);
}

/** Boxes that cannot stand with this one, from either side of the relation. */
function rivalsOf(
  boxes: readonly ScoringBox[],
  box: ScoringBox,
): readonly { readonly who: BoxLink['who']; readonly id: string }[] {
  const named = box.excludes.map((link) => ({ who: link.who, id: link.box }));
  const naming = boxes.flatMap((other) =>
    other.excludes.filter((link) => link.box === box.id).map((link) => ({ who: link.who, id: other.id })),
  );
  return [...named, ...naming];
}

function clearBox(
  boxes: readonly ScoringBox[],
  counts: RoundCounts,
  target: string,
  player: string,
  rival: string | null,
  box: ScoringBox,
): RoundCounts {
  const other = target === player ? rival : player;
  return keysOf(box).reduce(
    (next, key) => clear(boxes, next, { player: target, rival: other, box, key, count: 0, isErased: false }),
    counts,
  );
}

/** Takes a count away, with what implied it and, where both share it, the rival's. */
function clear(
  boxes: readonly ScoringBox[],
  counts: RoundCounts,
  { player, rival, box, key, isErased }: BoxTap & { readonly isErased: boolean },
): RoundCounts {
  const had = counts[player]?.[key] ?? 0;
  // A box with a formula would count itself again, so its zero is kept.
  let next = box.formula === null || isErased ? drop(counts, player, key) : put(counts, player, key, 0);
  if (had === 0) return next;
  if (box.share === 'both' && rival !== null) {
    next = clear(boxes, next, { player: rival, rival: player, box, key, count: 0, isErased });
  }
  for (const other of boxes.filter(({ implies }) => implies.includes(box.id))) {
    next = clear(boxes, next, { player, rival, box: other, key: other.id, count: 0, isErased: false });
  }
  return next;
}

function put(counts: RoundCounts, player: string, key: string, count: number): RoundCounts {
  return { ...counts, [player]: { ...counts[player], [key]: count } };
}

function drop(counts: RoundCounts, player: string, key: string): RoundCounts {
  const own = counts[player];
  if (own === undefined || !(key in own)) return counts;
  const { [key]: _dropped, ...rest } = own;
  return { ...counts, [player]: rest };
}
