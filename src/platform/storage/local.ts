import { createTextStore } from './text-store.ts';

/**
 * The browser's local storage: the only place of the app that touches it. The keys are in
 * `keys.ts`. Every answer is a value; where storage is blocked, texts live in memory until the page
 * goes, and `isPersistent()` says so.
 */
export const localTexts = createTextStore(() => localStorage, globalThis.window ?? null);

/**
 * This tab's own storage: survives a reload, goes with the tab, and is copied when the tab is
 * duplicated.
 */
export const sessionTexts = createTextStore(() => sessionStorage);

export const { readText, writeText, remove, keys, subscribe, isPersistent } = localTexts;
