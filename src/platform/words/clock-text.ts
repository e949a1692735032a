import { dateFormat } from '../language/language.ts';

/** A span in ms as `1:05:09`, `5:09` or `-0:12`. */
export function clockText(ms: number): string {
  const seconds = Math.floor(Math.abs(ms) / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  const text = hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
  return ms <= -1000 ? `-${text}` : text;
}

/** A moment as hours and minutes of the day, in the way of the language. `at`: ms since 1970. */
export function timeText(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    at,
  );
}

/** A moment as a date with its time. `at`: ms since 1970. */
export function dateText(at: number, language: string): string {
  return dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
