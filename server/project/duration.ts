/** Seconds of each unit, as Go writes them. */
const UNITS: Readonly<Record<string, number>> = {
  ns: 1e-9,
  us: 1e-6,
  µs: 1e-6,
  μs: 1e-6,
  ms: 1e-3,
  s: 1,
  m: 60,
  h: 3600,
};
const PART = /(\d+(?:\.\d*)?|\.\d+)(ns|us|µs|μs|ms|s|m|h)/g;

/**
 * Returns the seconds of a duration as the CLI's file writes it (`1h30m`, `1.5s`, `0`); null for
 * any other text and for a negative one.
 */
export function seconds(text: string): number | null {
  if (text === '0') return 0;
  if (text === '' || text.replaceAll(PART, '') !== '') return null;
  return [...text.matchAll(PART)].reduce((sum, [, amount, unit]) => {
    return sum + Number(amount) * (UNITS[unit ?? ''] ?? Number.NaN);
  }, 0);
}
