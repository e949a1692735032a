import { describe, expect, it } from 'vitest';
import type { EventPlayer, EventScoring, Round } from '../types.ts';
import { pairRound, type RoundPlan, type RoundTask } from './pair-round.ts';

const scoring: EventScoring = {
  win: 3,
  draw: 1,
  loss: 0,
  bye: 3,
  byeScore: null,
  tieBreaks: ['strength'],
  seed: 'winter',
};
const plan: RoundPlan = { pairing: 'swiss', rounds: 2, cut: null, scoring };
const players: readonly EventPlayer[] = ['ann', 'ben', 'cleo', 'dan', 'eve', 'fay'].map((id) => ({
  id,
  name: id,
  club: null,
  joinedRound: 1,
  droppedAfter: null,
}));

const task = (part: Partial<RoundTask>): RoundTask => ({
  plan,
  players,
  rounds: [],
  round: 1,
  absent: [],
  avoidsClubs: false,
  draw: 0,
  ...part,
});

/** A round in which the first of each pair wins. */
const won = (number: number, ...pairs: readonly (readonly [string, string])[]): Round => ({
  number,
  pairings: pairs.map(([one, other], at) => ({
    table: at + 1,
    one,
    other,
    result: { one: { mission: 5, feats: 1 }, other: { mission: 2, feats: 0 } },
  })),
});

const pairOf = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`);

const namesOf = (pair: string): readonly [string, string] => {
  const [one = '', other = ''] = pair.split(' ');
  return [one, other];
};

const paired = (part: Partial<RoundTask>) => {
  const found = pairRound(task(part));
  if (found.kind !== 'paired') throw new Error(found.kind);
  return found.pairings.map(({ one, other }) => pairOf(one, other ?? 'bye'));
};

/** Ann and Ben win twice, Cleo and Eve once. */
const PLAYED = [
  won(1, ['ann', 'dan'], ['ben', 'eve'], ['cleo', 'fay']),
  won(2, ['ann', 'cleo'], ['ben', 'dan'], ['eve', 'fay']),
];

describe('the next round of an event', () => {
  it('pairs everybody who is there, and another draw pairs differently', () => {
    expect(paired({}).join(' ').split(' ').toSorted()).toEqual(players.map(({ id }) => id));
    const draws = [0, 1, 2, 3].map((draw) => paired({ draw }).toSorted().join());
    expect(new Set(draws).size).toBeGreaterThan(1);
  });

  it('leaves out who is absent in this round, without a bye for them', () => {
    const seated = paired({ absent: ['ann', 'ben'] })
      .join(' ')
      .split(' ');
    expect(seated.toSorted()).toEqual(['cleo', 'dan', 'eve', 'fay']);
  });

  it('meets everybody once in a round robin, whatever the draw', () => {
    const robin = { ...plan, pairing: 'round-robin', rounds: 9 } as const;
    const all = [1, 2, 3, 4, 5].flatMap((round) => paired({ plan: robin, round, draw: round }));
    expect(new Set(all).size).toBe(15);
    expect(pairRound(task({ plan: robin, round: 6 }))).toEqual({ kind: 'over', winner: null });
  });

  it('is over after the rounds without a knock-out', () => {
    expect(pairRound(task({ rounds: PLAYED, round: 3 }))).toEqual({ kind: 'over', winner: null });
  });

  it('goes on with the best who are still there, the first against the fourth', () => {
    const cut = { ...plan, cut: 4 };
    const left = players.map((player) => (player.id === 'dan' ? { ...player, droppedAfter: 1 } : player));
    const semifinals = paired({ plan: cut, players: left, rounds: PLAYED, round: 3 });
    expect(semifinals).toHaveLength(2);
    expect(semifinals.join(' ').split(' ').toSorted()).toEqual(['ann', 'ben', 'cleo', 'eve']);
    expect(semifinals.some((pair) => pair === 'ann ben')).toBe(false);
  });

  it('waits for winners of the knock-out, and names the one who is left', () => {
    const cut = { ...plan, cut: 4 };
    const rounds = (...finals: readonly Round[]) => ({ plan: cut, rounds: [...PLAYED, ...finals] });
    const [one, other] = paired({ ...rounds(), round: 3 }).map(namesOf);
    if (one === undefined || other === undefined) throw new Error('there are two semifinals');
    const unplayed = won(3, one, other).pairings.map((pairing) => ({ ...pairing, result: null }));
    expect(pairRound(task({ ...rounds({ number: 3, pairings: unplayed }), round: 4 }))).toMatchObject({
      kind: 'open',
      games: [{ reason: 'no-result' }, { reason: 'no-result' }],
    });
    const semifinals = won(3, one, other);
    expect(paired({ ...rounds(semifinals), round: 4 })).toEqual([pairOf(one[0], other[0])]);
    const final = won(4, [one[0], other[0]]);
    expect(pairRound(task({ ...rounds(semifinals, final), round: 5 }))).toEqual({
      kind: 'over',
      winner: one[0],
    });
  });
});
