import { describe, expect, it } from 'vitest';
import { type Counted, figureOf, groupsOf } from './figures.ts';
import { formOf } from './form.ts';
import { contrastOf, ownAnswer } from './own-answer.ts';
import { filterGames, type Outcome, outcomeOf, type OwnGame, rivalOf } from './own-game.ts';

const DAY = 86_400_000;
const game = (outcome: Outcome, difference = 0): Counted => ({ outcome, difference });
const games = (won: number, lost: number, drawn = 0): readonly Counted[] => [
  ...Array.from({ length: won }, () => game('won', 2)),
  ...Array.from({ length: lost }, () => game('lost', -1)),
  ...Array.from({ length: drawn }, () => game('drawn')),
];

describe('one’s own games', () => {
  it('are won, lost or drawn by their scores', () => {
    const outcomes = [
      [5, 3],
      [2, 3],
      [3, 3],
    ].map(([own = 0, other = 0]) => outcomeOf({ own, other }));
    expect(outcomes).toEqual(['won', 'lost', 'drawn']);
  });

  it('are against one rival for one account, and for guests of one name', () => {
    expect(rivalOf('b', 'Berta')).toEqual({ key: 'player b', name: 'Berta', id: 'b' });
    expect(rivalOf(null, ' CARLA ').key).toBe(rivalOf(null, 'Carla').key);
    expect(rivalOf(null, null)).toEqual(rivalOf(null, '  '));
    expect(rivalOf(null, 'player b').key).not.toBe(rivalOf('b', null).key);
  });

  it('are filtered by period, mission and feat', () => {
    const at = (days: number, mission: string | null = 'loot', feat: string | null = null) =>
      ({ at: 1000 * DAY - days * DAY, mission, feat }) as OwnGame;
    const all = [at(1), at(100), at(400), at(1, 'expanse'), at(1, 'loot', 'banner'), at(1, null)];
    const kept = (period: 'all' | 'year' | 'quarter', mission: string | null, feat: string | null) =>
      filterGames(all, { period, mission, feat }, 1000 * DAY).map((each) => all.indexOf(each));
    expect(kept('all', null, null)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(kept('year', null, null)).toEqual([0, 1, 3, 4, 5]);
    expect(kept('quarter', 'loot', null)).toEqual([0, 4]);
    expect(kept('all', null, 'banner')).toEqual([4]);
  });
});

describe('a figure of one’s own games', () => {
  it('has a rate from twenty decided games on, and the counts below', () => {
    expect(figureOf(games(11, 9, 1))).toMatchObject({
      games: 21,
      wins: 11,
      draws: 1,
      losses: 9,
      difference: 13 / 21,
    });
    expect(figureOf(games(11, 9)).rate?.share).toBe(11 / 20);
    expect(figureOf(games(10, 9, 30)).rate).toBeNull();
    expect(figureOf([])).toMatchObject({ games: 0, rate: null, difference: 0 });
  });

  it('is made for each group, the most games first, without games that are in none', () => {
    const groups = groupsOf([...games(1, 0), ...games(0, 2), ...games(0, 0, 4)], ({ outcome }) =>
      outcome === 'drawn' ? null : outcome,
    );
    expect(groups.map(({ key, figure }) => [key, figure.games])).toEqual([
      ['lost', 2],
      ['won', 1],
    ]);
  });
});

describe('the form', () => {
  const at = (...outcomes: readonly Outcome[]) => outcomes.map((outcome, day) => ({ at: day, outcome }));

  it('is that of the last ten games, the newest first', () => {
    const form = formOf(at('lost', 'lost', ...games(8, 1, 1).map(({ outcome }) => outcome)));
    expect(form).toMatchObject({ wins: 8, losses: 1, draws: 1 });
    expect(form.games.map(({ at: day }) => day)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  });

  it('counts how many games in a row ended alike, also beyond ten', () => {
    expect(formOf(at('lost', 'won', 'won')).streak).toEqual({ outcome: 'won', games: 2 });
    expect(formOf(at(...games(12, 0).map(({ outcome }) => outcome))).streak?.games).toBe(12);
    expect(formOf([]).streak).toBeNull();
  });
});

describe('the answer about one’s own games', () => {
  it('is a count while the games are too few', () => {
    expect(ownAnswer([])).toEqual({ code: 'no-games' });
    expect(ownAnswer(games(5, 2, 1))).toMatchObject({ code: 'few', missing: 13, figure: { games: 8 } });
  });

  it('says more or less only when half lies outside of the range', () => {
    expect(ownAnswer(games(16, 4))).toMatchObject({ code: 'more', decided: 20 });
    expect(ownAnswer(games(4, 16)).code).toBe('less');
    expect(ownAnswer(games(12, 8)).code).toBe('even');
  });

  it('names two groups only when their ranges do not overlap', () => {
    const of = (key: string, won: number, lost: number) => games(won, lost).map((each) => ({ ...each, key }));
    const by = ({ key }: { readonly key: string }) => key;
    expect(contrastOf([...of('a', 18, 4), ...of('b', 4, 18), ...of('c', 9, 0)], by)).toEqual({
      best: 'a',
      worst: 'b',
    });
    expect(contrastOf([...of('a', 12, 10), ...of('b', 10, 12)], by)).toBeNull();
    expect(contrastOf([], by)).toBeNull();
  });
});
