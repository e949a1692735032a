import { describe, expect, it } from 'vitest';
import { eventPlayer, playedEvent, roundOf, SCORING } from '#tests/builders/events.ts';
import type { EventScoring, TieBreak } from '../types.ts';
import { explainBreak } from './explain-break.ts';
import { standings } from './standings.ts';

/** Ann 6 of 9, Bea 6 of 9, Cid 3 of 9 with a bye, Dan 0 of 6, who dropped. */
const players = [
  ...['Ann', 'Bea', 'Cid'].map((name) => eventPlayer(name)),
  eventPlayer('Dan', { droppedAfter: 2 }),
];
const rounds = [
  roundOf(1, 'Ann 5+2 : Bea 3+1', 'Cid 3+0 : Dan 2+0'),
  roundOf(2, 'Ann 4+1 : Dan 2+0', 'Bea 6+0 : Cid 1+1'),
  roundOf(3, 'Bea 4+0 : Ann 3+0', 'Cid'),
];
const scoring: EventScoring = {
  ...SCORING,
  bye: 0,
  byeScore: { mission: 4, feats: 1, difference: 2 },
  tieBreaks: ['head-to-head', 'strength'],
};
const explain = (player: string, tieBreak: TieBreak, some: Partial<EventScoring> = {}) =>
  explainBreak(player, tieBreak, { players, rounds, scoring: { ...scoring, ...some } });

describe('an explained tie-break', () => {
  it('names each rival’s points of those possible, and a share that was raised', () => {
    const share = (points: number, possible: number, isRaised = false) => ({ points, possible, isRaised });
    expect(explain('Ann', 'strength')).toEqual({
      tieBreak: 'strength',
      value: expect.closeTo((2 / 3 + 1 / 3 + 2 / 3) / 3, 8) as number,
      made: 'mean',
      parts: [
        { round: 1, rival: 'Bea', value: 2 / 3, share: share(6, 9) },
        { round: 2, rival: 'Dan', value: 1 / 3, share: share(0, 6, true) },
        { round: 3, rival: 'Bea', value: 2 / 3, share: share(6, 9) },
      ],
      tied: [],
    });
    // The bye of Cid is no rival, and Cid's third is Cid's own.
    expect(explain('Cid', 'strength')?.parts.map(({ rival }) => rival)).toEqual(['Dan', 'Bea']);
    expect(explain('Bea', 'strength')?.parts[1]?.share).toEqual(share(3, 9));
  });

  it('names the strength of each rival for the extended one', () => {
    const extended = explain('Dan', 'extended-strength');
    const strengthOf = (player: string) => explain(player, 'strength')?.value;
    expect(extended?.parts).toEqual([
      { round: 1, rival: 'Cid', value: strengthOf('Cid'), share: null },
      { round: 2, rival: 'Ann', value: strengthOf('Ann'), share: null },
    ]);
  });

  it('adds up mission points, feats and differences game by game, with the bye’s', () => {
    const parts = (tieBreak: TieBreak) =>
      explain('Cid', tieBreak)?.parts.map(({ rival, value }) => [rival, value]);
    expect(parts('mission')).toEqual([
      ['Dan', 3],
      ['Bea', 1],
      [null, 4],
    ]);
    expect(parts('feats')).toEqual([
      ['Dan', 0],
      ['Bea', 1],
      [null, 1],
    ]);
    expect(parts('difference')).toEqual([
      ['Dan', 1],
      ['Bea', -4],
      [null, 2],
    ]);
    expect(explain('Cid', 'difference')).toMatchObject({ value: -1, made: 'sum' });
  });

  it('names the games among tied players, and those players', () => {
    expect(explain('Ann', 'head-to-head')).toEqual({
      tieBreak: 'head-to-head',
      value: 3,
      made: 'sum',
      parts: [
        { round: 1, rival: 'Bea', value: 3, share: null },
        { round: 3, rival: 'Bea', value: 0, share: null },
      ],
      tied: ['Ann', 'Bea'],
    });
  });

  it('compares those alone whom earlier tie-breaks left equal', () => {
    // Strength is 15/27 for both. Mission points are 12 for Ann and 13 for Bea.
    const after = (tieBreak: TieBreak) =>
      explain('Ann', 'head-to-head', { tieBreaks: [tieBreak, 'head-to-head'] });
    expect(after('strength')).toMatchObject({ value: 3, tied: ['Ann', 'Bea'] });
    expect(after('mission')).toMatchObject({ value: null, parts: [], tied: ['Ann'] });
  });

  it('has no value for a head to head that decides nothing, or that the event does not use', () => {
    expect(explain('Cid', 'head-to-head')).toMatchObject({ value: null, parts: [], tied: ['Cid'] });
    expect(explain('Ann', 'head-to-head', { tieBreaks: ['strength'] })).toMatchObject({
      value: null,
      parts: [],
      tied: [],
    });
  });

  it('has no parts for a lot', () => {
    expect(explain('Ann', 'lot')).toMatchObject({ made: 'drawn', parts: [] });
  });

  it('is null for somebody who is not in the event', () => {
    expect(explain('Zed', 'strength')).toBeNull();
  });

  it('leaves out games against players who are not in the event', () => {
    const known = players.filter(({ id }) => id !== 'Dan');
    const parts = explainBreak('Ann', 'strength', { players: known, rounds, scoring })?.parts;
    expect(parts?.map(({ rival }) => rival)).toEqual(['Bea', 'Bea']);
  });

  it('has the value of the standings, which its parts make', () => {
    const tieBreaks = [
      'head-to-head',
      'strength',
      'extended-strength',
      'mission',
      'feats',
      'difference',
    ] as const;
    for (let seed = 0; seed < 20; seed += 1) {
      const event = { ...playedEvent(4 + seed, 4, seed), scoring: { ...scoring, tieBreaks } };
      for (const { player, breaks } of standings(event.players, event.rounds, event.scoring)) {
        for (const [at, tieBreak] of tieBreaks.entries()) {
          const { value = -1, made, parts = [] } = explainBreak(player, tieBreak, event) ?? {};
          expect(value).toBe(breaks[at]);
          if (value === null) continue;
          const sum = parts.reduce((total, part) => total + part.value, 0);
          expect(made === 'mean' ? sum / Math.max(1, parts.length) : sum).toBeCloseTo(value, 6);
        }
      }
    }
  });
});
