import { createStore } from 'zustand/vanilla';

/**
 * The number of new events in the feed; 100 means 100 or more. Kept small because the header of
 * every page reads it.
 */
export const unreadStore = createStore<{
  readonly unread: number;
  /** A number that changes whenever the backend says that something is new. */
  readonly news: number;
}>()(() => ({ unread: 0, news: 0 }));
