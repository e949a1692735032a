import { type PlayerRecord, type RecordedGame, recordsOf, type Records } from '../records.ts';
import type { EventScoring, ScoredEvent, TieBreak } from '../types.ts';
import { tiedWith } from './ranking.ts';
import {
  gameValue,
  headToHead,
  LEAST_SHARE,
  pointsShare,
  possiblePoints,
  rivalsOf,
  strengthOf,
  valueOf,
} from './tie-break-values.ts';

/** A game's part of a tie-break. */
export type BreakPart = {
  readonly round: number;
  /** Id of the rival; null for a bye. */
  readonly rival: string | null;
  readonly value: number;
  /** The rival's points of those possible; null where the value is no share of points. */
  readonly share: {
    readonly points: number;
    readonly possible: number;
    /** True when the least share counts in place of the rival's own. */
    readonly isRaised: boolean;
  } | null;
};

/** A tie-break's value with the parts that it comes from. */
export type ExplainedBreak = {
  readonly tieBreak: TieBreak;
  /** Null when head to head decides nothing. */
  readonly value: number | null;
  /** The way in which the parts make the value. A lot has no parts. */
  readonly made: 'mean' | 'sum' | 'drawn';
  readonly parts: readonly BreakPart[];
  /** The players whom head to head compares, with the player; empty for all others. */
  readonly tied: readonly string[];
};

/**
 * Returns where a value of the standings comes from, game by game. Null for a player who is not in
 * the event.
 */
export function explainBreak(
  player: string,
  tieBreak: TieBreak,
  { players, rounds, scoring }: ScoredEvent,
): ExplainedBreak | null {
  const records = recordsOf(players, rounds, scoring);
  const record = records.get(player);
  if (record === undefined) return null;
  if (tieBreak === 'head-to-head') return explainHeadToHead(record, records, scoring);
  const value = valueOf(tieBreak, record, records, scoring);
  const explained = { tieBreak, value, tied: [] };
  switch (tieBreak) {
    case 'strength':
    case 'extended-strength':
      return { ...explained, made: 'mean', parts: strengthParts(tieBreak, record, records, scoring) };
    case 'lot':
      return { ...explained, made: 'drawn', parts: [] };
    default:
      return {
        ...explained,
        made: 'sum',
        parts: record.games.map((game) => partOf(game, gameValue(tieBreak, game))),
      };
  }
}

function partOf({ round, rival }: RecordedGame, value: number, share: BreakPart['share'] = null): BreakPart {
  return { round, rival, value, share };
}

function strengthParts(
  tieBreak: 'strength' | 'extended-strength',
  record: PlayerRecord,
  records: Records,
  scoring: EventScoring,
): readonly BreakPart[] {
  return rivalsOf(record, records).map(({ game, rival }) => {
    if (tieBreak === 'extended-strength') return partOf(game, strengthOf(rival, records, scoring));
    const possible = possiblePoints(rival, scoring);
    const isRaised = rival.points < possible * LEAST_SHARE;
    const share = { points: rival.points, possible, isRaised };
    return partOf(game, pointsShare(rival, scoring), share);
  });
}

function explainHeadToHead(record: PlayerRecord, records: Records, scoring: EventScoring): ExplainedBreak {
  const group = tiedWith(record.player, 'head-to-head', records, scoring);
  const tied = group.map(({ player }) => player);
  const isAmong = ({ rival }: RecordedGame) => rival !== null && tied.includes(rival);
  return {
    tieBreak: 'head-to-head',
    value: headToHead(group)?.get(record.player) ?? null,
    made: 'sum',
    parts: record.games.filter(isAmong).map((game) => partOf(game, game.points)),
    tied,
  };
}
