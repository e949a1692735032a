import { describe, expect, it } from 'vitest';
import { guest, play, readyGame } from '#tests/builders/games.ts';
import type { GameAction } from './events.ts';
import { concededScore, eventPoints, resultOf } from './result.ts';
import type { GameState } from './types.ts';

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
    ownBegan: null,
    own: { faction: 'northern-tribes', score: game('member').players['anna']?.score },
    opponent: {
      faction: 'northern-tribes',
      score: game('member').players['berta']?.score,
      name: 'Berta',
      wabId: 'WAB-B',
    },
  });
});

it.each([
  ['anna', true],
  ['berta', false],
] as const)('says who began: the player who was first in the first round (%s)', (player, ownBegan) => {
  const turn = { number: 1, firstPlayer: player } as GameState['turns'][number];
  const later = {
    number: 2,
    firstPlayer: player === 'anna' ? 'berta' : 'anna',
  } as GameState['turns'][number];
  expect(resultOf({ ...game('member'), turns: { 1: turn, 2: later } }, 7)).toMatchObject({ ownBegan });
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

describe('the points of a game for an event', () => {
  const pointsOf = (state: GameState) =>
    Object.values(state.players).map((player) => eventPoints(state, player));
  const ended = (feat: string | null, ...more: readonly GameAction[]) =>
    play(
      readyGame('loot', feat),
      { type: 'score-set', player: 'anna', score: 4, round: null },
      ...more,
      { type: 'phase-changed', phase: 'scoring' },
      { type: 'phase-changed', phase: 'summary' },
    ).state;

  it('tell the points of the feat from those of the mission', () => {
    const state = ended('banner');
    // Both have never lost their banner, and their glory is equal.
    expect(pointsOf(state).map(({ feats }) => feats)).toEqual([2, 2]);
    const scores = Object.values(state.players).map(({ score }) => score);
    expect(pointsOf(state).map(({ mission, feats }) => mission + feats)).toEqual(scores);
  });

  it('are the mission’s alone without a feat', () => {
    expect(pointsOf(ended(null))).toEqual([
      { mission: 4, feats: 0 },
      { mission: 0, feats: 0 },
    ]);
  });

  it('let a player win whose rival conceded ahead', () => {
    const state = ended(null, { type: 'game-ended', reason: 'conceded', player: 'anna' });
    expect(pointsOf(state)).toEqual([
      { mission: 4, feats: 0 },
      { mission: 5, feats: 0 },
    ]);
  });
});
