import { describe, expect, it } from 'vitest';
import { roundOf } from '#tests/builders/events.ts';
import { type KnockoutTask, pairKnockout } from './knockout.ts';

const next = (seeds: string, rounds: KnockoutTask['rounds'] = [], some: Partial<KnockoutTask> = {}) =>
  pairKnockout({ seeds: seeds.split(' '), rounds, onDraw: 'higher-seed', sentOn: [], ...some });

/** Each pairing as `table one-other`. */
const lines = (found: ReturnType<typeof pairKnockout>) =>
  found.kind === 'paired'
    ? found.pairings.map(({ table, one, other }) => `${table ?? '-'} ${one}-${other ?? 'bye'}`)
    : found;

const EIGHT = 'A B C D E F G H';

describe('a knock-out', () => {
  it('begins with the first seed against the last, so that 1 and 2 meet in the final only', () => {
    expect(lines(next('A B C D'))).toEqual(['1 A-D', '2 B-C']);
    expect(lines(next(EIGHT))).toEqual(['1 A-H', '2 D-E', '3 B-G', '4 C-F']);
    expect(lines(next('A B'))).toEqual(['1 A-B']);
  });

  it('goes on with the winners until one is left', () => {
    const quarters = roundOf(4, 'A 5+0 : H 1+0', 'D 1+1 : E 2+1', 'G 4+0 : B 3+0', 'C 5+0 : F 0+0');
    expect(lines(next(EIGHT, [quarters]))).toEqual(['1 A-E', '2 G-C']);
    // Tables were changed and sides swapped: the bracket knows its games by their players.
    const semis = roundOf(5, 'C 6+0 : G 2+2', 'E 3+1 : A 3+0');
    expect(lines(next(EIGHT, [semis, quarters]))).toEqual(['1 E-C']);
    const final = roundOf(6, 'E 3+1 : C 6+0');
    expect(next(EIGHT, [quarters, semis, final])).toEqual({ kind: 'over', winner: 'C' });
  });

  it('waits for results, and names the games without one', () => {
    const semis = roundOf(4, 'A : D', 'B 5+0 : C 1+0');
    expect(next('A B C D', [semis])).toEqual({
      kind: 'open',
      games: [{ one: 'A', other: 'D', reason: 'no-result' }],
    });
    const missing = roundOf(4, 'B 5+0 : C 1+0');
    expect(next('A B C D', [missing]).kind).toBe('open');
  });

  it('sends the higher seed on after a draw, or asks the organiser', () => {
    const semis = roundOf(4, 'D 2+2 : A 3+1', 'C 1+0 : B 0+1');
    expect(lines(next('A B C D', [semis]))).toEqual(['1 A-B']);
    expect(next('A B C D', [semis], { onDraw: 'organiser' })).toEqual({
      kind: 'open',
      games: [
        { one: 'A', other: 'D', reason: 'draw' },
        { one: 'B', other: 'C', reason: 'draw' },
      ],
    });
    const sentOn = [
      { round: 4, winner: 'D' },
      { round: 4, winner: 'B' },
    ];
    expect(lines(next('A B C D', [semis], { onDraw: 'organiser', sentOn }))).toEqual(['1 D-B']);
  });

  it('lets the organiser send a loser on whose winner left, in that round alone', () => {
    const semis = roundOf(4, 'A 5+0 : D 1+0', 'B 5+0 : C 1+0');
    const sentOn = [{ round: 4, winner: 'D' }];
    expect(lines(next('A B C D', [semis], { sentOn }))).toEqual(['1 D-B']);
    const final = roundOf(5, 'D 0+0 : B 1+0');
    expect(next('A B C D', [semis, final], { sentOn })).toEqual({ kind: 'over', winner: 'B' });
  });

  it('gives the first seeds a bye when there are too few', () => {
    expect(lines(next('A B C D E F'))).toEqual(['- A-bye', '1 D-E', '- B-bye', '2 C-F']);
    const first = roundOf(1, 'A', 'D 1+0 : E 2+0', 'B', 'C 1+0 : F 0+0');
    expect(lines(next('A B C D E F', [first]))).toEqual(['1 A-E', '2 B-C']);
  });

  it('is over at once with one player, and has no winner without any', () => {
    expect(next('A')).toEqual({ kind: 'over', winner: 'A' });
    expect(pairKnockout({ seeds: [], rounds: [], onDraw: 'organiser', sentOn: [] })).toEqual({
      kind: 'over',
      winner: null,
    });
  });
});
