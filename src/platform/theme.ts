import { createStore } from 'zustand/vanilla';
import { readText, subscribe, writeText } from './storage/local.ts';
import { storageKeys } from './storage/keys.ts';

/** The themes: dark, light, or the device's choice. */
export const THEMES = ['auto', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** The chosen look. Change it with `setTheme`. */
export const themeStore = createStore<{ readonly theme: Theme }>()(() => ({ theme: 'auto' }));

/** The look in a stored text; anything else reads as `auto`. */
function themeOf(stored: string | null): Theme {
  return THEMES.find((theme) => theme === stored) ?? 'auto';
}

/**
 * Applies the remembered theme before the first paint, and follows a change in another tab. Returns
 * a function that stops it.
 */
export function startTheme(): () => void {
  show(themeOf(readText(storageKeys.theme)));
  return subscribe(storageKeys.theme, (stored) => show(themeOf(stored)));
}

/** Changes the look and remembers it under docs/product.md, "Storage keys". */
export function setTheme(theme: Theme): void {
  writeText(storageKeys.theme, theme);
  show(theme);
}

function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  // index.html has the colour of the browser's own bar for each look of the device.
  for (const colour of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const look = colour.dataset['look'];
    colour.media = theme === 'auto' ? `(prefers-color-scheme: ${look})` : theme === look ? 'all' : 'not all';
  }
  themeStore.setState({ theme });
}
