/** One request to the server. All times in ms since 1970. */
export type TimeSample = {
  /** By the phone's clock. */
  readonly sent: number;
  /** By the phone's clock. */
  readonly received: number;
  /** The server's time in its response. */
  readonly server: number;
};

const MOST_SAMPLES = 15;
/** Older samples are left out: a phone's clock drifts by up to 60 ms in this time. */
const MOST_AGE = 10 * 60_000;
const DRIFT = 60;

/** Adds a sample to those that are kept, oldest first; leaves out one with impossible times. */
export function withSample(samples: readonly TimeSample[], sample: TimeSample): readonly TimeSample[] {
  const times = [sample.sent, sample.received, sample.server];
  if (!times.every(Number.isFinite) || sample.received < sample.sent) return samples;
  return [...samples, sample].slice(-MOST_SAMPLES);
}

/**
 * Returns the ms to add to the phone's clock to get the server's time: the median of the samples.
 * 0 without any. A sample is wrong by half its duration at most. Samples that contradict the newest
 * one were taken before the clock was set or had drifted, and do not count.
 */
export function serverOffset(samples: readonly TimeSample[]): number {
  const newest = samples.at(-1);
  if (newest === undefined) return 0;
  const offsets = samples
    .filter((sample) => Math.abs(newest.received - sample.received) <= MOST_AGE)
    .filter((sample) => {
      const mostWrong = (durationOf(sample) + durationOf(newest)) / 2 + DRIFT;
      return Math.abs(offsetOf(sample) - offsetOf(newest)) <= mostWrong;
    })
    .map(offsetOf)
    .toSorted((one, other) => one - other);
  const middle = (offsets.length - 1) / 2;
  return ((offsets[Math.floor(middle)] ?? 0) + (offsets[Math.ceil(middle)] ?? 0)) / 2;
}

function offsetOf({ sent, received, server }: TimeSample): number {
  return server - (sent + received) / 2;
}

function durationOf({ sent, received }: TimeSample): number {
  return received - sent;
}
