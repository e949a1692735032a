import { createStore } from 'zustand/vanilla';

/**
 * The number of other players' results that wait for the signed-in player to confirm or decline;
 * data/community/watch-unread.ts keeps it up to date.
 */
export const waitingResults = createStore<{ readonly count: number }>()(() => ({ count: 0 }));
