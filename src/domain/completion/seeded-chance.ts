/** Returns numbers from 0 to below 1, the same ones for the same seed. */
export type Chance = () => number;

/** Returns a source of numbers from 0 to below 1 that `seed` fixes (mulberry32). */
export function seededChance(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
