import { LANGUAGES, type Language } from '#domain/catalogue/types.ts';
import { readText, writeText } from '../storage/local.ts';
import { storageKeys } from '../storage/keys.ts';
import type { WriteResult } from '../storage/text-store.ts';

/**
 * True for a language that the interface is offered in (docs/product.md, "Purpose and languages").
 */
export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/**
 * The language to show: the one that was chosen, else the first of the browser's (`es-MX` counts as
 * `es`) that the interface has, else English.
 */
export function languageFrom(chosen: string | null, browserLanguages: readonly string[]): Language {
  if (chosen !== null && isLanguage(chosen)) return chosen;
  const offered = browserLanguages.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isLanguage);
  return offered ?? 'en';
}

/**
 * The tag by which dates and numbers are written: the browser's own variant of a language (`en-GB`
 * for `en`), so that days and hours read as the player is used to; else the language. Some browsers
 * have tags that `Intl` refuses, such as `en-US@posix`.
 */
export function regionOf(
  language: string,
  browserLanguages: readonly string[] = navigator.languages,
): string {
  const isVariant = (tag: string) => tag.toLowerCase().split('-')[0] === language;
  try {
    // `supportedLocalesOf` loads all languages of the browser: 90 ms of a slow phone's start.
    return Intl.getCanonicalLocales(browserLanguages.find(isVariant) ?? language)[0] ?? language;
  } catch {
    return language;
  }
}

/** A format for dates and times in a language, in the form of the browser's region. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(regionOf(language), options);
}

/**
 * The language that this player reads in: of the address (`?lang=es`, as search engines lead here),
 * else storage and browser.
 */
export function preferredLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  const chosen = asked !== null && isLanguage(asked) ? asked : readText(storageKeys.language);
  return languageFrom(chosen, navigator.languages);
}

/**
 * Remembers the chosen language under docs/product.md, "Storage keys"; when storage refuses, the
 * choice holds for this page only.
 */
export function rememberLanguage(language: Language): WriteResult {
  return writeText(storageKeys.language, language);
}

/** Tells the browser, and so screen readers and hyphenation, which language the page is in. */
export function setDocumentLanguage(language: Language): void {
  const page = document.documentElement;
  // Set again, even to the same, it has the browser look at every element's style again.
  if (page.lang !== language) page.lang = language;
}
