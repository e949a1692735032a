import { BackendError } from '#platform/backend/backend-error.ts';

/**
 * The reason why a phone no longer takes part in a shared game. `gone`: it was deleted, or this
 * account is no longer in it; `account`: signed out or banned; `full`: the game takes no more rows.
 */
export type LiveStop = 'gone' | 'account' | 'full';

/**
 * The reason why a shared game could not be opened or joined. `network`: there was no answer;
 * `closed`: this server makes no accounts for guests; `crowded`: as many phones as a game takes are
 * in it.
 */
export type LiveProblem = LiveStop | 'network' | 'unknown-code' | 'too-often' | 'closed' | 'crowded';

/** The details of a refusal of the database, and what each means. */
const STOPS: Readonly<Partial<Record<string, LiveStop>>> = {
  live_game: 'gone',
  live_rows: 'full',
  live_bytes: 'full',
  live_games: 'full',
  live_guests: 'full',
  live_entry: 'full',
  live_request: 'full',
  no_account: 'account',
  may_not_play: 'account',
  insufficient_aal: 'account',
};

/** Returns the reason why a call can never succeed; null for one that may be made again. */
export function stopOf(error: unknown): LiveStop | null {
  if (!(error instanceof BackendError)) return null;
  return STOPS[error.details] ?? (error.status === 401 ? 'account' : null);
}

/** Returns the reason why a game could not be opened or joined. */
export function liveProblemOf(error: unknown): LiveProblem {
  if (!(error instanceof BackendError)) return 'network';
  if (error.details === 'live_code') return 'unknown-code';
  if (error.details === 'live_full') return 'crowded';
  return stopOf(error) ?? (error.status === 429 ? 'too-often' : 'network');
}
