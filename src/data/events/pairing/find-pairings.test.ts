import { afterEach, describe, expect, it, vi } from 'vitest';
import { pairRound, type RoundTask } from '#domain/events/pairing/pair-round.ts';
import { stubWorker } from '#tests/builders/fake-worker.ts';
import { findPairings } from './find-pairings.ts';

const task: RoundTask = {
  plan: {
    pairing: 'swiss',
    rounds: 3,
    cut: null,
    scoring: { win: 3, draw: 1, loss: 0, bye: 3, byeScore: null, tieBreaks: [], seed: 'winter' },
  },
  players: ['ann', 'ben', 'cleo'].map((id) => ({
    id,
    name: id,
    club: null,
    joinedRound: 1,
    droppedAfter: null,
  })),
  rounds: [],
  round: 1,
  absent: [],
  avoidsClubs: false,
  draw: 0,
};

afterEach(() => void vi.unstubAllGlobals());

describe('finding the pairings of a round', () => {
  it('asks a worker, which ends afterwards', async () => {
    const terminate = stubWorker(
      (asked: RoundTask) => new MessageEvent('message', { data: pairRound(asked) }),
    );
    expect(await findPairings(task)).toEqual(pairRound(task));
    expect(terminate).toHaveBeenCalledOnce();
  });

  it('finds the same in the page when the worker cannot run', async () => {
    stubWorker(() => new Event('error'));
    expect(await findPairings(task)).toEqual(pairRound(task));
  });
});
