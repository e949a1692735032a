/** The player's own recorded games (docs/statistics.md, "One's own games"). */

export type Outcome = 'won' | 'drawn' | 'lost';

/** The other player of a game. Games of one rival have one key. */
export type Rival = {
  readonly key: string;
  /** Null for a player whose name nobody sees any more. */
  readonly name: string | null;
  /** Id of the other account; null for a guest and for an account that is gone. */
  readonly id: string | null;
};

/** A recorded game that counts, from the side of the player who reads. */
export type OwnGame = {
  readonly id: string;
  /** Ms since 1970. */
  readonly at: number;
  /** Ids of the catalogue. The mission is null for a game of an event that told none. */
  readonly mission: string | null;
  readonly feat: string | null;
  readonly faction: string | null;
  readonly rivalFaction: string | null;
  readonly rival: Rival;
  readonly own: number;
  readonly other: number;
};

/** Returns the outcome of a game for the player with the first score. */
export function outcomeOf({ own, other }: Pick<OwnGame, 'own' | 'other'>): Outcome {
  if (own === other) return 'drawn';
  return own > other ? 'won' : 'lost';
}

/**
 * Returns the rival of a game. Guests are one rival when they have one name, whatever its capitals;
 * all accounts that are gone or out of sight are one too.
 */
export function rivalOf(id: string | null, name: string | null): Rival {
  if (id !== null) return { key: `player ${id}`, name, id };
  const written = name?.trim() ?? '';
  return written === ''
    ? { key: 'gone', name: null, id: null }
    : { key: `guest ${written.toLocaleLowerCase('en')}`, name: written, id: null };
}

export const PERIOD_DAYS = { all: Infinity, year: 365, quarter: 90 } as const;

/** The games that the player looks at; null stands for any mission or feat. */
export type OwnFilters = {
  readonly period: keyof typeof PERIOD_DAYS;
  readonly mission: string | null;
  readonly feat: string | null;
};

/** Returns the games that the filters let through. `now`: ms since 1970. */
export function filterGames(
  games: readonly OwnGame[],
  { period, mission, feat }: OwnFilters,
  now: number,
): readonly OwnGame[] {
  const since = now - PERIOD_DAYS[period] * 86_400_000;
  return games.filter(
    (game) =>
      game.at >= since &&
      (mission === null || game.mission === mission) &&
      (feat === null || game.feat === feat),
  );
}
