import { describe, expect, it } from 'vitest';
import type { Player } from '#domain/game/types.ts';
import { guest, play, readyGame } from '#tests/builders/games.ts';
import { playedWith } from './played-lists.ts';

function finished(own: number, other: number) {
  const { state } = play(
    readyGame('loot', null),
    { type: 'player-changed', player: { ...guest('anna', 'Anna'), kind: 'me', wabId: null } },
    { type: 'phase-changed', phase: 'summary' },
  );
  const withScore = (id: string, score: number): Player => {
    const player = state.players[id];
    if (player === undefined) throw new Error('The player is in the game.');
    return { ...player, score };
  };
  const players = { anna: withScore('anna', own), berta: withScore('berta', other) };
  return { ...state, players, gameEndTime: 9 };
}

describe('a finished game with a list', () => {
  it.each([
    [5, 2, 'won'],
    [2, 2, 'drawn'],
    [1, 2, 'lost'],
  ] as const)('is %i to %i: %s', (own, other, outcome) => {
    const game = finished(own, other);
    const { name = '', faction = '' } = game.players.anna.list ?? {};
    expect(playedWith(game, 7)).toMatchObject({ at: 9, outcome, list: { name, faction } });
  });

  it('is of the time of being kept when its end is not noted', () => {
    expect(playedWith({ ...finished(1, 2), gameEndTime: null }, 7)?.at).toBe(7);
  });

  it('counts for nobody when the player brought no list, is not named, or the game is not over', () => {
    const game = finished(1, 2);
    const anna = game.players.anna;
    const noList = { ...game.players, anna: { ...anna, list: null } };
    const nobody = { ...game.players, anna: { ...anna, kind: 'guest' as const } };
    const alone = { anna };
    for (const players of [noList, nobody, alone]) expect(playedWith({ ...game, players }, 7)).toBeNull();
    expect(playedWith({ ...game, currentPhase: 'game' }, 7)).toBeNull();
  });
});
