import { describe, expect, it } from 'vitest';
import { postgresTurns } from './turn-limits.ts';

/** Returns the limits of all processes together. */
const together = (processes: number) => {
  const { each, guests, guestBudget, playerBudget } = postgresTurns(processes);
  return {
    each: each * processes,
    guests: guests * processes,
    guestMs: guestBudget.perSecondMs * processes,
    playerMs: playerBudget.perSecondMs * processes,
  };
};

describe('turns of several processes on one PostgreSQL', () => {
  it.each([1, 2, 3, 4])('allow guests and one visitor no more than those of one process: %i', (processes) => {
    const one = together(1);
    const all = together(processes);
    expect(all.guestMs).toBeCloseTo(one.guestMs);
    expect(all.playerMs).toBeCloseTo(one.playerMs);
    // Each process serves at least one statement of theirs, and divides evenly where it can.
    expect(all.each).toBeLessThanOrEqual(Math.max(one.each, processes));
    expect(all.guests).toBeLessThan(one.guests + processes);
  });

  it('leave guests fewer statements than the connections of a process', () => {
    for (const processes of [1, 2, 4]) {
      const { running, guests } = postgresTurns(processes);
      expect(guests).toBeGreaterThan(0);
      expect(guests).toBeLessThanOrEqual(running / 2);
    }
  });
});
