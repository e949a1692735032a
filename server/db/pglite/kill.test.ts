import { describe, expect, it } from 'vitest';
import { startDatabaseVictim } from '#tests/kill/database-victim.ts';
import { runKillTest } from '#tests/kill/rounds.ts';

describe('the embedded database, killed while it writes', () => {
  it('keeps what it promised, opens again, and lets nobody else in while it lives', async () => {
    const { rounds, refusal } = await runKillTest({
      start: startDatabaseVictim,
      rounds: 2,
      moments: [1_000, 2_500],
      random: Math.random,
      onRound: () => undefined,
    });
    expect(rounds.map(({ lost, faults }) => ({ lost, faults }))).toEqual(
      rounds.map(() => ({ lost: [], faults: [] })),
    );
    expect(Math.max(...rounds.map(({ written }) => written))).toBeGreaterThan(0);
    expect(refusal).toMatch('is in use by process');
  }, 120_000);
});
