import { describe, expect, it } from 'vitest';
import { ageOf } from './age.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

describe('ageOf', () => {
  it.each([
    ['2026-11-21T11:59:30Z', 0, 'second'],
    ['2026-11-21T12:05:00Z', 0, 'second'],
    ['2026-11-21T11:58:59Z', -1, 'minute'],
    ['2026-11-21T09:30:00Z', -2, 'hour'],
    ['2026-11-19T09:00:00Z', -2, 'day'],
    ['2026-11-10T12:00:00Z', -1, 'week'],
    ['2026-09-01T12:00:00Z', -2, 'month'],
    ['2024-11-01T12:00:00Z', -2, 'year'],
  ])('says of %s that it was %i %s ago', (instant, value, unit) => {
    const age = ageOf(Date.parse(instant), now);
    expect(age?.unit).toBe(unit);
    expect(age?.value).toBe(value === 0 ? 0 : value);
  });

  it('says nothing of what is no instant', () => {
    expect(ageOf(Date.parse('yesterday'), now)).toBeNull();
  });
});
