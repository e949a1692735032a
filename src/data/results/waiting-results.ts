import { createStore } from 'zustand/vanilla';

/**
 * How many results of other players wait for the signed-in player's answer;
 * data/community/watch-unread.ts keeps it true.
 */
export const waitingResults = createStore<{ readonly count: number }>()(() => ({ count: 0 }));
