const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * An age in the largest unit that fits; `value` is 0 or below, as `Intl.RelativeTimeFormat` takes
 * it.
 */
export type Age = {
  readonly value: number;
  readonly unit: 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
};

const STEPS: readonly (readonly [Age['unit'], number, number])[] = [
  ['second', SECOND, MINUTE],
  ['minute', MINUTE, HOUR],
  ['hour', HOUR, DAY],
  ['day', DAY, 7 * DAY],
  ['week', 7 * DAY, 30 * DAY],
  ['month', 30 * DAY, 365 * DAY],
];

/**
 * Returns the age of an instant at `nowMs`, both in milliseconds since 1970. It is 0 seconds under
 * a minute, and for an instant in the future, which a wrong clock gives. Null when the instant is
 * not a number.
 */
export function ageOf(thenMs: number, nowMs: number): Age | null {
  if (Number.isNaN(thenMs)) return null;
  const passed = Math.max(0, nowMs - thenMs);
  if (passed < MINUTE) return { value: 0, unit: 'second' };
  const [unit, length] = STEPS.find(([, , limit]) => passed < limit) ?? (['year', 365 * DAY] as const);
  return { value: -Math.floor(passed / length), unit };
}
