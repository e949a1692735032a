import type { EventRound } from '#domain/events/log/types.ts';

/** Returns the seconds that a clock has left at a time (ms since 1970); below 0 when it is over. */
export function secondsLeft({ endsAt, left }: NonNullable<EventRound['clock']>, time: number): number {
  if (endsAt === null) return left ?? 0;
  return Math.round((Date.parse(endsAt) - time) / 1000);
}

/** Returns seconds as hours, minutes and seconds, such as `1:05:09` or `–0:30`. */
export function clockText(seconds: number): string {
  const all = Math.abs(seconds);
  const [hours, minutes, rest] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  const text = hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
  return seconds < 0 ? `–${text}` : text;
}
