/**
 * The addresses beside `/statistics`. They stand apart from `paths`, which is part of every page's
 * first fetch.
 */
export const statisticsPaths = {
  /** The player's own figures. */
  own: () => '/statistics/mine',
  /** The players who want to be listed, by half-year. */
  ratings: () => '/statistics/ratings',
} as const;
