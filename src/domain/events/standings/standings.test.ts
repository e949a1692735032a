import { describe, expect, it } from 'vitest';
import { eventPlayer, playedEvent, roundOf, SCORING } from '#tests/builders/events.ts';
import type { EventPlayer, Round, TieBreak } from '../types.ts';
import { standings } from './standings.ts';

/**
 * Six players, three rounds. A win is worth 3 points, a draw 1. Each game as mission+feats:
 *
 *          round 1           round 2           round 3           points  of 9
 *   Ann    Bea 5+2 : 3+1 W   Eve 3+1 : 6+2 L   Dan 6+0 : 5+0 W   3+0+3   6
 *   Bea    Ann 3+1 : 5+2 L   Cid 5+0 : 3+1 W   Eve 5+1 : 4+1 W   0+3+3   6
 *   Cid    Dan 4+0 : 2+2 D   Bea 3+1 : 5+0 L   Fay 5+2 : 3+0 W   1+0+3   4
 *   Dan    Cid 2+2 : 4+0 D   Fay 4+2 : 1+1 W   Ann 5+0 : 6+0 L   1+3+0   4
 *   Eve    Fay 6+1 : 2+0 W   Ann 6+2 : 3+1 W   Bea 4+1 : 5+1 L   3+3+0   6
 *   Fay    Eve 2+0 : 6+1 L   Dan 1+1 : 4+2 L   Cid 3+0 : 5+2 L   0+0+0   0
 */
const SIX = ['Ann', 'Bea', 'Cid', 'Dan', 'Eve', 'Fay'].map((name) => eventPlayer(name));
const SIX_ROUNDS = [
  roundOf(1, 'Ann 5+2 : Bea 3+1', 'Cid 4+0 : Dan 2+2', 'Eve 6+1 : Fay 2+0'),
  roundOf(2, 'Eve 6+2 : Ann 3+1', 'Bea 5+0 : Cid 3+1', 'Dan 4+2 : Fay 1+1'),
  roundOf(3, 'Ann 6+0 : Dan 5+0', 'Bea 5+1 : Eve 4+1', 'Cid 5+2 : Fay 3+0'),
];

/**
 * Seven players, three rounds. Hal drops after round 2, Mia comes for it, Lou has the bye, which
 * is worth 3 points, 4+1 and a difference of 2:
 *
 *          round 1           round 2           round 3           points  of
 *   Gil    Hal 6+1 : 2+1 W   Ida 4+2 : 3+0 W   Kay 3+0 : 2+1 D   3+3+1   7 of 9
 *   Hal    Gil 2+1 : 6+1 L   Kay 2+0 : 5+0 L   gone              0+0     0 of 6
 *   Ida    Jon 5+0 : 1+0 W   Gil 3+0 : 4+2 L   Mia 6+2 : 0+1 W   3+0+3   6 of 9
 *   Jon    Ida 1+0 : 5+0 L   Mia 4+1 : 1+1 W   Lou 2+2 : 3+1 D   0+3+1   4 of 9
 *   Kay    Lou 3+2 : 3+1 W   Hal 5+0 : 2+0 W   Gil 2+1 : 3+0 D   3+3+1   7 of 9
 *   Lou    Kay 3+1 : 3+2 L   bye               Jon 3+1 : 2+2 D   0+3+1   4 of 9
 *   Mia    not there yet     Jon 1+1 : 4+1 L   Ida 0+1 : 6+2 L   0+0     0 of 6
 */
const SEVEN = [
  ...['Gil', 'Ida', 'Jon', 'Kay', 'Lou'].map((name) => eventPlayer(name)),
  eventPlayer('Hal', { droppedAfter: 2 }),
  eventPlayer('Mia', { joinedRound: 2 }),
];
const SEVEN_ROUNDS = [
  roundOf(1, 'Gil 6+1 : Hal 2+1', 'Ida 5+0 : Jon 1+0', 'Kay 3+2 : Lou 3+1'),
  roundOf(2, 'Gil 4+2 : Ida 3+0', 'Kay 5+0 : Hal 2+0', 'Jon 4+1 : Mia 1+1', 'Lou'),
  roundOf(3, 'Gil 3+0 : Kay 2+1', 'Jon 2+2 : Lou 3+1', 'Ida 6+2 : Mia 0+1'),
];
const WITH_BYE = { ...SCORING, byeScore: { mission: 4, feats: 1, difference: 2 } };

function tableOf(
  players: readonly EventPlayer[],
  rounds: readonly Round[],
  tieBreaks: readonly TieBreak[],
): readonly (readonly [string, ...(number | null)[]])[] {
  const rows = standings(players, rounds, { ...WITH_BYE, tieBreaks });
  return rows.map(({ rank, player, points, breaks }) => [player, rank, points, ...breaks]);
}

const close = (value: number) => expect.closeTo(value, 8) as number;

describe('standings without tie-breaks', () => {
  it('share a rank between equal points, and go on after all of them', () => {
    expect(tableOf(SIX, SIX_ROUNDS, [])).toEqual([
      ['Ann', 1, 6],
      ['Bea', 1, 6],
      ['Eve', 1, 6],
      ['Cid', 4, 4],
      ['Dan', 4, 4],
      ['Fay', 6, 0],
    ]);
  });

  it('count games by their end, and byes apart', () => {
    const rows = standings(SEVEN, SEVEN_ROUNDS, WITH_BYE);
    const { rank, breaks, ...lou } = rows.find(({ player }) => player === 'Lou') ?? { rank: 0, breaks: [] };
    expect([rank, breaks]).toEqual([4, []]);
    expect(lou).toEqual({ player: 'Lou', points: 4, played: 2, won: 0, drawn: 1, lost: 1, byes: 1 });
    expect(rows.find(({ player }) => player === 'Gil')).toMatchObject({
      played: 3,
      won: 2,
      drawn: 1,
      byes: 0,
    });
  });

  it('count a game from its result on, and a bye at once', () => {
    const rows = standings(SEVEN.slice(0, 3), [roundOf(1, 'Gil : Ida', 'Jon')], SCORING);
    expect(
      rows.map(({ player, rank, points, played, byes }) => [player, rank, points, played, byes]),
    ).toEqual([
      ['Jon', 1, 3, 0, 1],
      ['Gil', 2, 0, 0, 0],
      ['Ida', 2, 0, 0, 0],
    ]);
  });

  it('make equal what fractions of points add up to', () => {
    const tenths = { ...SCORING, win: 0.3, draw: 0.1 };
    const rounds = [
      roundOf(1, 'Ann 1+0 : Bea 1+0', 'Cid 1+0 : Dan 0+0'),
      roundOf(2, 'Ann 1+0 : Bea 1+0'),
      roundOf(3, 'Ann 1+0 : Bea 1+0'),
    ];
    // 0.1 + 0.1 + 0.1 is 0.30000000000000004 in binary.
    const rows = standings(SIX.slice(0, 4), rounds, tenths);
    expect(rows.map(({ rank, points }) => [rank, points])).toEqual([
      [1, 0.3],
      [1, 0.3],
      [1, 0.3],
      [4, 0],
    ]);
  });
});

describe('tie-breaks of six players', () => {
  it('are strength and extended strength, then mission points', () => {
    // The share of each: Ann, Bea, Eve 6/9; Cid, Dan 4/9; Fay 0, which counts as a third, 3/9.
    // Strength in 27ths: Ann Bea+Eve+Dan 6+6+4; Bea Ann+Cid+Eve 6+4+6; Eve Fay+Ann+Bea 3+6+6;
    // Cid Dan+Bea+Fay 4+6+3; Dan Cid+Fay+Ann 4+3+6; Fay Eve+Dan+Cid 6+4+4.
    // Extended in 81sts: Ann 16+15+13; Bea 16+13+15; Eve 14+16+16; Cid 13+16+14; Dan 13+14+16;
    // Fay 15+13+13.
    // Mission: Ann 5+3+6, Bea 3+5+5, Cid 4+3+5, Dan 2+4+5, Eve 6+6+4, Fay 2+1+3.
    expect(tableOf(SIX, SIX_ROUNDS, ['strength', 'extended-strength', 'mission'])).toEqual([
      ['Ann', 1, 6, close(16 / 27), close(44 / 81), 14],
      ['Bea', 2, 6, close(16 / 27), close(44 / 81), 13],
      ['Eve', 3, 6, close(15 / 27), close(46 / 81), 16],
      ['Cid', 4, 4, close(13 / 27), close(43 / 81), 12],
      ['Dan', 5, 4, close(13 / 27), close(43 / 81), 11],
      ['Fay', 6, 0, close(14 / 27), close(41 / 81), 6],
    ]);
  });

  it('are the difference, which Cid and Dan share', () => {
    // Ann 3-4+1, Bea -3+1+1, Cid 0-1+4, Dan 0+4-1, Eve 5+4-1, Fay -5-4-4.
    expect(tableOf(SIX, SIX_ROUNDS, ['difference'])).toEqual([
      ['Eve', 1, 6, 8],
      ['Ann', 2, 6, 0],
      ['Bea', 3, 6, -1],
      ['Cid', 4, 4, 3],
      ['Dan', 4, 4, 3],
      ['Fay', 6, 0, -13],
    ]);
  });

  it('are head to head, level among three who beat each other in a ring, then feats', () => {
    // Ann beat Bea, Bea beat Eve, Eve beat Ann: 3 points each. Cid and Dan drew: 1 each.
    // Feats: Ann 2+1+0, Bea 1+0+1, Cid 0+1+2, Dan 2+2+0, Eve 1+2+1, Fay 0+1+0.
    expect(tableOf(SIX, SIX_ROUNDS, ['head-to-head', 'feats'])).toEqual([
      ['Eve', 1, 6, 3, 4],
      ['Ann', 2, 6, 3, 3],
      ['Bea', 3, 6, 3, 2],
      ['Dan', 4, 4, 1, 4],
      ['Cid', 5, 4, 1, 3],
      ['Fay', 6, 0, null, 1],
    ]);
  });

  it('are head to head among those only whom an earlier tie-break left equal', () => {
    // Strength leaves Ann and Bea (16/27) ahead of Eve (15/27), and Ann beat Bea.
    expect(tableOf(SIX, SIX_ROUNDS, ['strength', 'head-to-head'])).toEqual([
      ['Ann', 1, 6, close(16 / 27), 3],
      ['Bea', 2, 6, close(16 / 27), 0],
      ['Eve', 3, 6, close(15 / 27), null],
      ['Cid', 4, 4, close(13 / 27), 1],
      ['Dan', 4, 4, close(13 / 27), 1],
      ['Fay', 6, 0, close(14 / 27), null],
    ]);
  });
});

describe('tie-breaks of seven players with a bye, a drop and a late entry', () => {
  it('are strength, which takes rivals by their own rounds and leaves out one’s own bye', () => {
    // Shares in ninths: Gil, Kay 7; Ida 6; Jon, Lou 4; Hal and Mia 0, which count as 3.
    // Gil Hal+Ida+Kay 3+6+7 of 27; Kay Lou+Hal+Gil 4+3+7; Ida Jon+Gil+Mia 4+7+3;
    // Lou Kay+Jon 7+4 of 18; Jon Ida+Mia+Lou 6+3+4 of 27; Hal Gil+Kay 7+7 of 18; Mia Jon+Ida 4+6.
    // Extended in 54ths: Gil Hal 42, Ida 28, Kay 28; Kay Lou 33, Hal 42, Gil 32;
    // Ida Jon 26, Gil 32, Mia 30; Lou Kay 28, Jon 26; Jon Ida 28, Mia 30, Lou 33;
    // Hal Gil 32, Kay 28; Mia Jon 26, Ida 28.
    expect(tableOf(SEVEN, SEVEN_ROUNDS, ['strength', 'extended-strength'])).toEqual([
      ['Gil', 1, 7, close(16 / 27), close(98 / 162)],
      ['Kay', 2, 7, close(14 / 27), close(107 / 162)],
      ['Ida', 3, 6, close(14 / 27), close(88 / 162)],
      ['Lou', 4, 4, close(11 / 18), close(54 / 108)],
      ['Jon', 5, 4, close(13 / 27), close(91 / 162)],
      ['Hal', 6, 0, close(14 / 18), close(60 / 108)],
      ['Mia', 7, 0, close(10 / 18), close(54 / 108)],
    ]);
  });

  it('are head to head, feats and mission points, the score of the bye included', () => {
    // Gil and Kay drew, so did Jon and Lou; Hal and Mia never met.
    // Feats: Gil 1+2+0, Kay 2+0+1, Ida 0+0+2, Jon 0+1+2, Lou 1+1+1, Hal 1+0, Mia 1+1.
    // Mission: Gil 6+4+3, Kay 3+5+2, Ida 5+3+6, Jon 1+4+2, Lou 3+4+3, Hal 2+2, Mia 1+0.
    expect(tableOf(SEVEN, SEVEN_ROUNDS, ['head-to-head', 'feats', 'mission'])).toEqual([
      ['Gil', 1, 7, 1, 3, 13],
      ['Kay', 2, 7, 1, 3, 10],
      ['Ida', 3, 6, null, 2, 14],
      ['Lou', 4, 4, 1, 3, 10],
      ['Jon', 5, 4, 1, 3, 7],
      ['Mia', 6, 0, null, 2, 1],
      ['Hal', 7, 0, null, 1, 4],
    ]);
  });

  it('are the difference, the one of the bye included', () => {
    // Gil 4+3+0, Kay 1+3+0, Ida 4-3+7, Jon -4+3+0, Lou -1+2+0, Hal -4-3, Mia -3-7.
    const values = tableOf(SEVEN, SEVEN_ROUNDS, ['difference']).map(([player, , , value]) => [player, value]);
    expect(Object.fromEntries(values)).toEqual({
      Gil: 7,
      Kay: 4,
      Ida: 8,
      Jon: -1,
      Lou: 1,
      Hal: -7,
      Mia: -10,
    });
  });

  it('give a bye no game points where the organiser set none', () => {
    const rows = standings(SEVEN, SEVEN_ROUNDS, { ...SCORING, tieBreaks: ['mission', 'difference'] });
    expect(rows.find(({ player }) => player === 'Lou')?.breaks).toEqual([6, -1]);
  });

  it('count the least share for every rival when a win is worth nothing', () => {
    const rows = standings(SEVEN, SEVEN_ROUNDS, { ...SCORING, win: 0, tieBreaks: ['strength'] });
    expect(rows.map(({ breaks }) => breaks[0])).toEqual(SEVEN.map(() => close(1 / 3)));
  });
});

describe('head to head', () => {
  const three = SIX.slice(0, 3);

  it('decides nothing when two of the tied have not met, or met more often than others', () => {
    const apart = [roundOf(1, 'Ann 2+0 : Bea 1+0'), roundOf(2, 'Bea 1+0 : Dan 0+0', 'Cid 2+0 : Fay 0+0')];
    const level = tableOf([...three, ...SIX.slice(3)], apart, ['head-to-head']);
    expect(level.slice(0, 3).map(([player, rank, , value]) => [player, rank, value])).toEqual([
      ['Ann', 1, null],
      ['Bea', 1, null],
      ['Cid', 1, null],
    ]);
    const uneven = [
      roundOf(1, 'Ann 2+0 : Bea 1+0', 'Cid'),
      roundOf(2, 'Ann 2+0 : Cid 1+0', 'Bea'),
      roundOf(3, 'Bea 2+0 : Cid 1+0'),
      roundOf(4, 'Bea 1+0 : Ann 1+0', 'Cid'),
    ];
    const scoring = { ...SCORING, draw: 0, tieBreaks: ['head-to-head'] as const };
    expect(standings(three, uneven, scoring).map(({ points, breaks }) => [points, breaks[0]])).toEqual([
      [6, null],
      [6, null],
      [6, null],
    ]);
  });
});

describe('the lot', () => {
  const drawn = (seed: string, players = SIX) =>
    standings(players, [], { ...SCORING, tieBreaks: ['lot'], seed }).map(({ player, rank }) => [
      rank,
      player,
    ]);

  it('gives everybody a rank of their own, the same by the same seed', () => {
    expect(drawn('one').map(([rank]) => rank)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(drawn('one', SIX.toReversed())).toEqual(drawn('one'));
  });

  it('lets everybody be first by some seed', () => {
    const first = Array.from({ length: 60 }, (_, seed) => drawn(`${seed}`)[0]?.[1]);
    expect(new Set(first).size).toBe(6);
  });
});

describe('the standings of any event', () => {
  it('rank everybody by points and then by each tie-break', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const { players, rounds } = playedEvent(3 + (seed % 20), 4, seed);
      const tieBreaks = ['head-to-head', 'strength', 'difference', 'lot'] as const;
      const rows = standings(players, rounds, { ...SCORING, tieBreaks });
      expect(rows.map(({ player }) => player).toSorted()).toEqual(players.map(({ id }) => id).toSorted());
      expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, at) => at + 1));
      const keys = rows.map(({ points, breaks }) => [points, ...breaks.map((value) => value ?? 0)]);
      for (const [at, key] of keys.slice(1).entries()) {
        const before = keys[at] ?? [];
        const place = key.findIndex((value, index) => value !== before[index]);
        expect(before[place]).toBeGreaterThan(key[place] ?? Number.POSITIVE_INFINITY);
      }
    }
  });
});
