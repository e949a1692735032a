import type { StoragePrefix } from '../environment.ts';

/** The keys of games on two phones in the browser's local storage. */
export const sharedGameKeys = {
  /** Id of the shared game that is on the table; none while a game on one phone is. */
  sharedGame: (prefix: StoragePrefix) => `${prefix}sharedGame`,
  /** Set once this device has joined a shared game: its player may look at it again. */
  playedShared: 'muster_played_shared',
  /** Steps of shared games that the database does not hold yet, by tab. */
  liveTail: (tab: string) => `muster_live_tail_${tab}`,
  /** The session of the account without a name that plays shared games for a guest. */
  tableSession: (prefix: StoragePrefix) => `muster_table_${prefix}session`,
  /** The tables of events that games of this device belong to. */
  tableGames: 'muster_table_games',
  /** Id of the signed-in account that has got that account's results. */
  broughtResults: (prefix: StoragePrefix) => `muster_table_${prefix}brought`,
} as const;
