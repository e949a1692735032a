import { createStore } from 'zustand/vanilla';

/**
 * The number of things that wait for an administrator; data/admin/watch-tasks.ts keeps it up to
 * date. Kept small because the header of every page reads it.
 */
export const waitingTasks = createStore<{ readonly count: number }>()(() => ({ count: 0 }));
