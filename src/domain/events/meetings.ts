import type { Round } from './types.ts';

/** The times that players were paired with each other, results or not. */
export type Meetings = {
  readonly of: (one: string, other: string) => number;
  /** The greatest of them; 0 when nobody met anybody. */
  readonly most: number;
};

/** Counts the meetings of all players in the rounds. */
export function meetingsOf(rounds: readonly Round[]): Meetings {
  const counts = new Map<string, number>();
  for (const { one, other } of rounds.flatMap(({ pairings }) => pairings)) {
    if (other === null) continue;
    const key = keyOf(one, other);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return {
    of: (one, other) => counts.get(keyOf(one, other)) ?? 0,
    most: Math.max(0, ...counts.values()),
  };
}

/** The same whichever of the two comes first. Ids hold no line break. */
function keyOf(one: string, other: string): string {
  return one < other ? `${one}\n${other}` : `${other}\n${one}`;
}
