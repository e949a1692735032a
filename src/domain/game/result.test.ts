import { describe, expect, it } from 'vitest';
import { guest, play, readyGame } from '#tests/builders/games.ts';
import { concededScore, resultOf } from './result.ts';

const game = (kind: 'guest' | 'member') =>
  play(
    readyGame('loot', 'banner'),
    { type: 'player-changed', player: { ...guest('anna', 'Anna'), kind: 'me', wabId: 'WAB-A' } },
    { type: 'player-changed', player: { ...guest('berta', 'Berta'), kind, wabId: 'WAB-B' } },
    { type: 'score-set', player: 'berta', score: 4, round: null },
    { type: 'phase-changed', phase: 'scoring' },
    { type: 'phase-changed', phase: 'summary' },
  ).state;

it('is told from the side of who holds the device', () => {
  expect(resultOf({ ...game('member'), gameEndTime: 9 }, 7)).toEqual({
    gameId: 'g',
    playedAt: 9,
    missionId: 'loot',
    featId: 'banner',
    own: { faction: 'northern-tribes', score: game('member').players['anna']?.score },
    opponent: {
      faction: 'northern-tribes',
      score: game('member').players['berta']?.score,
      name: 'Berta',
      wabId: 'WAB-B',
    },
  });
});

it('names a guest without a WAB id, and takes the present for an end that is not noted', () => {
  expect(resultOf({ ...game('guest'), gameEndTime: null }, 7)).toMatchObject({
    playedAt: 7,
    opponent: { wabId: null },
  });
});

it('is none for a game of two guests, or of no mission', () => {
  expect(resultOf({ ...readyGame('loot').state, currentPhase: 'summary' }, 7)).toBeNull();
  expect(resultOf({ ...game('guest'), mission: null }, 7)).toBeNull();
});

it('is none for a game that is not over, whatever its scores', () => {
  expect(resultOf({ ...game('guest'), currentPhase: 'game' }, 7)).toBeNull();
  expect(resultOf({ ...game('guest'), currentPhase: 'scoring' }, 7)).toBeNull();
});

describe('a game that a player conceded', () => {
  const conceded = (player: string, own: number, other: number) =>
    play(
      readyGame('loot', null),
      { type: 'player-changed', player: { ...guest('anna', 'Anna'), kind: 'me' } },
      ...(own === 0 ? [] : [{ type: 'score-set', player: 'anna', score: own, round: null } as const]),
      ...(other === 0 ? [] : [{ type: 'score-set', player: 'berta', score: other, round: null } as const]),
      { type: 'game-ended', reason: 'conceded', player },
      { type: 'phase-changed', phase: 'scoring' },
      { type: 'phase-changed', phase: 'summary' },
    ).state;

  it('is recorded as lost by the player who conceded, who was ahead', () => {
    const state = conceded('anna', 4, 3);
    expect(resultOf(state, 7)).toMatchObject({ own: { score: 4 }, opponent: { score: 5 } });
    expect(concededScore(state)).toBe(5);
  });

  it('keeps the points where they already say who lost', () => {
    const state = conceded('berta', 4, 3);
    expect(resultOf(state, 7)).toMatchObject({ own: { score: 4 }, opponent: { score: 3 } });
    expect(concededScore(state)).toBeNull();
  });

  it('is recorded as won at equal points', () => {
    expect(resultOf(conceded('berta', 0, 0), 7)).toMatchObject({ own: { score: 1 }, opponent: { score: 0 } });
  });
});
