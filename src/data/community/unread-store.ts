import { createStore } from 'zustand/vanilla';

/**
 * How many events of the feed are new; 100 stands for 100 and more. Small, as the header of every
 * page reads it.
 */
export const unreadStore = createStore<{ readonly unread: number }>()(() => ({ unread: 0 }));
