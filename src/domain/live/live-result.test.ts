import { describe, expect, it } from 'vitest';
import { ANNA, append, BERTA, event, said, sharedGame } from '#tests/builders/live.ts';
import { newLiveGame } from './live-game.ts';
import { isResultOf, liveResultOf } from './live-result.ts';

const shared = sharedGame();
const end = event({ type: 'game-ended', reason: 'last-round' }, 99);
const over = append(shared, ANNA, end, event({ type: 'phase-changed', phase: 'summary' }, 99));

describe('the result of a shared game', () => {
  it('holds all that a record needs, with the account in each seat', () => {
    const side = { faction: 'northern-tribes', score: 0 };
    expect(liveResultOf(over)).toEqual({
      mission: 'take-positions',
      feat: null,
      playedAt: over.at,
      concededBy: null,
      players: {
        anna: { ...side, account: ANNA },
        berta: { ...side, account: BERTA },
      },
    });
  });

  it('gives the winner of a conceded game more points', () => {
    const score = event({ type: 'score-set', player: 'berta', score: 4, round: null });
    const conceded = event({ type: 'game-ended', reason: 'conceded', player: 'berta' });
    const { players, concededBy } = liveResultOf(append(append(shared, BERTA, score), BERTA, conceded));
    expect([concededBy, players['anna']?.score, players['berta']?.score]).toEqual(['berta', 5, 4]);
  });

  it('names no account for a side without a phone, and nothing that is not chosen yet', () => {
    const alone = append(newLiveGame('g'), ANNA, said({ kind: 'seat', player: 'anna' }));
    expect(liveResultOf(alone)).toEqual({
      mission: null,
      feat: null,
      playedAt: null,
      concededBy: null,
      players: {},
    });
    const { players } = liveResultOf({ ...over, seats: [{ player: 'anna', author: ANNA }] });
    expect([players['anna']?.account, players['berta']?.account]).toEqual([ANNA, null]);
  });

  it('is another one once a score or a seat has changed', () => {
    const result = liveResultOf(over);
    expect(isResultOf(over, result)).toBe(true);
    const score = event({ type: 'score-set', player: 'anna', score: 3, round: null });
    expect(isResultOf(append(over, ANNA, score), result)).toBe(false);
    expect(isResultOf({ ...over, seats: [] }, result)).toBe(false);
  });
});
