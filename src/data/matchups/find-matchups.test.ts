import { afterEach, describe, expect, it, vi } from 'vitest';
import { type MatchupQuestion, matchupsOf } from '#domain/matchups/matchups.ts';
import { stubWorker } from '#tests/builders/fake-worker.ts';
import { TROOP_PROFILE } from '#tests/builders/unit-profile.ts';
import { findMatchups } from './find-matchups.ts';

const question: MatchupQuestion = {
  one: [{ profile: TROOP_PROFILE, counting: 'full' }],
  other: [{ profile: TROOP_PROFILE, counting: 'elite' }, null],
  choices: {
    isReroll: true,
    isModified: false,
    isTargetModified: false,
    isDisarmed: false,
    isVulnerable: false,
    isElite: false,
  },
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('finding the match-ups of two lists', () => {
  it('asks a worker, which gets plain values and ends afterwards', async () => {
    const terminate = stubWorker(
      (asked: MatchupQuestion) => new MessageEvent('message', { data: matchupsOf(asked) }),
    );
    expect(await findMatchups(question)).toEqual(matchupsOf(question));
    expect(terminate).toHaveBeenCalledOnce();
  });

  it('finds the same in the page when the worker cannot run', async () => {
    const terminate = stubWorker(() => new Event('error'));
    expect(await findMatchups(question)).toEqual(matchupsOf(question));
    expect(terminate).toHaveBeenCalledOnce();
  });
});
