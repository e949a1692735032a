import { createStore } from 'zustand/vanilla';

/** What the live region says. */
export const announcementStore = createStore(() => ({ text: '' }));

/** Has a screen reader say a sentence. The same sentence twice in a row is said again (an invisible mark makes it new). */
export function announce(text: string): void {
  announcementStore.setState((before) => ({ text: before.text === text ? `${text}\u200b` : text }));
}
