import { numberOfText } from '../chance.ts';
import { exactMean, exactSum, type PlayerRecord, type RecordedGame, type Records } from '../records.ts';
import type { EventScoring, TieBreak } from '../types.ts';

/**
 * The least share that counts for an opponent. It bounds the harm of an opponent who loses early
 * and drops (Magic Tournament Rules, Appendix C).
 */
export const LEAST_SHARE = 1 / 3;

/** A tie-break whose value depends on the player's own games and rivals alone. */
export type OwnTieBreak = Exclude<TieBreak, 'head-to-head'>;

/**
 * Returns the points possible in a player's games and byes: as many wins. Rounds before a late
 * entry and after a drop do not count.
 */
export function possiblePoints({ games }: PlayerRecord, { win }: EventScoring): number {
  return games.length * win;
}

/** Returns the share of the possible points that a player has, a third at least. */
export function pointsShare(record: PlayerRecord, scoring: EventScoring): number {
  const possible = possiblePoints(record, scoring);
  return possible <= 0 ? LEAST_SHARE : Math.max(LEAST_SHARE, record.points / possible);
}

/** Returns the games of a player with the record of each rival. Byes have none. */
export function rivalsOf({ games }: PlayerRecord, records: Records): readonly Rivalry[] {
  return games.flatMap((game) => {
    const rival = game.rival === null ? undefined : records.get(game.rival);
    return rival === undefined ? [] : [{ game, rival }];
  });
}

type Rivalry = { readonly game: RecordedGame; readonly rival: PlayerRecord };

/**
 * Returns the strength of schedule: the mean share of points of the opponents of all games played.
 * An opponent's byes count as that opponent's games, one's own byes as nothing. 0 without a game.
 * Source: the tournament rules of miniatures games since Fantasy Flight's (points of each opponent
 * by the opponent's rounds, then their mean), with the least share of Magic's.
 */
export function strengthOf(record: PlayerRecord, records: Records, scoring: EventScoring): number {
  return exactMean(rivalsOf(record, records).map(({ rival }) => pointsShare(rival, scoring)));
}

function extendedStrengthOf(record: PlayerRecord, records: Records, scoring: EventScoring): number {
  return exactMean(rivalsOf(record, records).map(({ rival }) => strengthOf(rival, records, scoring)));
}

/** Returns a player's value of a tie-break; the higher one ranks first. */
export function valueOf(
  tieBreak: OwnTieBreak,
  record: PlayerRecord,
  records: Records,
  scoring: EventScoring,
): number {
  switch (tieBreak) {
    case 'strength':
      return strengthOf(record, records, scoring);
    case 'extended-strength':
      return extendedStrengthOf(record, records, scoring);
    case 'lot':
      return numberOfText(`${scoring.seed} lot ${record.player}`);
    default:
      return exactSum(record.games.map((game) => gameValue(tieBreak, game)));
  }
}

/** Returns the part of a sum that comes from one game or bye. */
export function gameValue(
  tieBreak: 'mission' | 'feats' | 'difference',
  { own, difference }: Pick<RecordedGame, 'own' | 'difference'>,
): number {
  return tieBreak === 'difference' ? difference : own[tieBreak];
}

/**
 * Returns the tournament points from games among tied players. Null unless all of them have played
 * each other, and equally often: then it would decide by luck of the pairings.
 */
export function headToHead(tied: readonly PlayerRecord[]): ReadonlyMap<string, number> | null {
  const among = (record: PlayerRecord, rival: PlayerRecord) =>
    record.games.filter((game) => game.rival === rival.player);
  const counts = tied.flatMap((record) =>
    tied.filter((rival) => rival !== record).map((rival) => among(record, rival).length),
  );
  const [first = 0] = counts;
  if (first === 0 || counts.some((count) => count !== first)) return null;
  return new Map(
    tied.map((record) => {
      const games = tied.flatMap((rival) => (rival === record ? [] : among(record, rival)));
      return [record.player, exactSum(games.map(({ points }) => points))];
    }),
  );
}
