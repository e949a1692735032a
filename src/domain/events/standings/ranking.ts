import type { PlayerRecord, Records } from '../records.ts';
import type { EventScoring, TieBreak } from '../types.ts';
import { headToHead, valueOf } from './tie-break-values.ts';

/** A player's place among all, with what decided it. */
export type Ranked = {
  /** From 1; players whom nothing tells apart share it. */
  readonly rank: number;
  readonly record: PlayerRecord;
  /** In the order of the tie-breaks. Null where head to head decides nothing. */
  readonly breaks: readonly (number | null)[];
};

/** Players whom nothing has told apart yet. */
type Tied = readonly Omit<Ranked, 'rank'>[];

/** Returns all players from the first to the last. Those who share a rank keep their order. */
export function rankingOf(records: Records, scoring: EventScoring): readonly Ranked[] {
  const all = [...records.values()].map((record) => ({ record, breaks: [] }));
  const byPoints = splitBy(all, ({ record }) => record.points);
  const groups = scoring.tieBreaks.reduce<readonly Tied[]>(
    (tied, tieBreak) => tied.flatMap((group) => decide(group, tieBreak, records, scoring)),
    byPoints,
  );
  let before = 0;
  return groups.flatMap((group) => {
    const rank = before + 1;
    before += group.length;
    return group.map((player) => ({ rank, ...player }));
  });
}

/** Returns the players who are equal to one in points and in all before a tie-break, with it. */
export function tiedWith(
  player: string,
  tieBreak: TieBreak,
  records: Records,
  scoring: EventScoring,
): readonly PlayerRecord[] {
  const before = scoring.tieBreaks.indexOf(tieBreak);
  const ranking = rankingOf(records, scoring);
  const own = ranking.find(({ record }) => record.player === player);
  if (own === undefined || before === -1) return [];
  const isTied = ({ record, breaks }: Ranked) =>
    record.points === own.record.points &&
    own.breaks.slice(0, before).every((value, at) => value === breaks[at]);
  return ranking.filter(isTied).map(({ record }) => record);
}

function decide(group: Tied, tieBreak: TieBreak, records: Records, scoring: EventScoring): readonly Tied[] {
  if (tieBreak !== 'head-to-head') {
    return decideBy(group, ({ record }) => valueOf(tieBreak, record, records, scoring));
  }
  const points = headToHead(group.map(({ record }) => record));
  return decideBy(group, ({ record }) => points?.get(record.player) ?? null);
}

function decideBy(group: Tied, valueFor: (player: Tied[number]) => number | null): readonly Tied[] {
  const valued = group.map((player) => ({
    ...player,
    breaks: [...player.breaks, valueFor(player)],
  }));
  return splitBy(valued, ({ breaks }) => breaks.at(-1) ?? 0);
}

/** Returns groups of equal value, the highest value first. */
function splitBy<Item>(items: readonly Item[], valueFor: (item: Item) => number): readonly Item[][] {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const value = valueFor(item);
    groups.set(value, [...(groups.get(value) ?? []), item]);
  }
  return [...groups].toSorted(([one], [other]) => other - one).map(([, group]) => group);
}
