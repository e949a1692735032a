import { recordsOf, type RecordedGame } from '../records.ts';
import type { EventPlayer, EventScoring, Round } from '../types.ts';
import { rankingOf } from './ranking.ts';

/** A line of the standings. */
export type StandingsRow = {
  /** From 1; players whom nothing tells apart share it. */
  readonly rank: number;
  /** Id of the player. */
  readonly player: string;
  /** Tournament points. */
  readonly points: number;
  /** Games with a result, without byes. */
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly byes: number;
  /** In the order of the event's tie-breaks. Null where head to head decides nothing. */
  readonly breaks: readonly (number | null)[];
};

/**
 * Returns the standings after the results so far, best first, with everybody who ever was in the
 * event. Players who share a rank keep the order in which they are listed.
 */
export function standings(
  players: readonly EventPlayer[],
  rounds: readonly Round[],
  scoring: EventScoring,
): readonly StandingsRow[] {
  const ranking = rankingOf(recordsOf(players, rounds, scoring), scoring);
  return ranking.map(({ rank, record: { player, points, byes, games }, breaks }) => {
    const count = (outcome: RecordedGame['outcome']) =>
      games.filter((game) => game.outcome === outcome).length;
    const [won, drawn, lost] = [count('won'), count('drawn'), count('lost')];
    return { rank, player, points, played: won + drawn + lost, won, drawn, lost, byes, breaks };
  });
}
