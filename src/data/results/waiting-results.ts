import { createStore } from 'zustand/vanilla';

/**
 * The number of other players' results that wait for the signed-in player to confirm or decline;
 * data/community/watch-unread.ts keeps it up to date.
 */
export const waitingResults = createStore<{
  readonly count: number;
  /** A number that changes whenever the backend says that a result is new or answered. */
  readonly news: number;
}>()(() => ({ count: 0, news: 0 }));
