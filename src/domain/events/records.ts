import type { ByeScore, EventPlayer, EventScoring, Pairing, Round, SideScore } from './types.ts';

/** A game with a result, or a bye, from the side of one player. */
export type RecordedGame = {
  readonly round: number;
  /** Null for a bye. */
  readonly rival: string | null;
  /** Tournament points. */
  readonly points: number;
  readonly own: SideScore;
  /** Own score less the rival's. */
  readonly difference: number;
  readonly outcome: 'won' | 'drawn' | 'lost' | 'bye';
};

/** All that a player's games add up to. */
export type PlayerRecord = {
  readonly player: string;
  /** Games with a result and byes, by round. */
  readonly games: readonly RecordedGame[];
  /** Tournament points, byes included. */
  readonly points: number;
  readonly byes: number;
};

/** Keyed by the player's id. */
export type Records = ReadonlyMap<string, PlayerRecord>;

const NO_SCORE: ByeScore = { mission: 0, feats: 0, difference: 0 };

/**
 * Returns the record of every player. A game without a result counts for nothing yet; a bye counts
 * from the moment it is paired. Ids that no player has are left out.
 */
export function recordsOf(
  players: readonly EventPlayer[],
  rounds: readonly Round[],
  scoring: EventScoring,
): Records {
  const games = new Map<string, RecordedGame[]>(players.map(({ id }) => [id, []]));
  for (const { number, pairings } of rounds.toSorted((one, other) => one.number - other.number)) {
    for (const pairing of pairings) {
      for (const [player, game] of gamesOf(pairing, number, scoring)) games.get(player)?.push(game);
    }
  }
  return new Map([...games].map(([player, its]) => [player, recordOf(player, its)]));
}

function recordOf(player: string, games: readonly RecordedGame[]): PlayerRecord {
  return {
    player,
    games,
    points: exactSum(games.map(({ points }) => points)),
    byes: games.filter(({ rival }) => rival === null).length,
  };
}

/** The sum without the crumbs of binary fractions, so that equal sums are equal. */
export function exactSum(values: readonly number[]): number {
  return withoutCrumbs(values.reduce((sum, value) => sum + value, 0));
}

/** The mean without the crumbs of binary fractions; 0 of no values. */
export function exactMean(values: readonly number[]): number {
  return values.length === 0 ? 0 : withoutCrumbs(exactSum(values) / values.length);
}

function withoutCrumbs(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}

export function scoreOf({ mission, feats }: SideScore): number {
  return mission + feats;
}

type SidesGame = readonly [player: string, game: RecordedGame];

function gamesOf(
  { one, other, result }: Pairing,
  round: number,
  scoring: EventScoring,
): readonly SidesGame[] {
  if (other === null) {
    const { mission, feats, difference } = scoring.byeScore ?? NO_SCORE;
    const bye = { points: scoring.bye, own: { mission, feats }, difference };
    return [[one, { round, rival: null, outcome: 'bye', ...bye }]];
  }
  if (result === null) return [];
  return [
    [one, sideOf({ round, rival: other, own: result.one, theirs: result.other }, scoring)],
    [other, sideOf({ round, rival: one, own: result.other, theirs: result.one }, scoring)],
  ];
}

type Side = {
  readonly round: number;
  readonly rival: string;
  readonly own: SideScore;
  readonly theirs: SideScore;
};

function sideOf({ round, rival, own, theirs }: Side, { win, draw, loss }: EventScoring): RecordedGame {
  const difference = exactSum([scoreOf(own), -scoreOf(theirs)]);
  const game = { round, rival, own, difference };
  if (difference > 0) return { ...game, outcome: 'won', points: win };
  if (difference < 0) return { ...game, outcome: 'lost', points: loss };
  return { ...game, outcome: 'drawn', points: draw };
}
