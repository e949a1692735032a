import { LANGUAGES, type Language } from '#domain/catalogue/types.ts';
import type { Site } from './site.ts';

/**
 * A page that anyone may find by a search: drawn at build in every language, so that it is there
 * before any script runs.
 */
export type PublicPage = {
  readonly path: string;
  /** Of its file: `pages/<language>/<name>.html`. */
  readonly name: string;
  /**
   * True where a wide window has another arrangement, which only the running app knows: there the
   * app draws it from the start.
   */
  readonly isNarrow?: true;
};

/** In the order of the site map. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: '/', name: 'home' },
  { path: '/builder', name: 'builder', isNarrow: true },
  { path: '/community-lists', name: 'community-lists' },
  { path: '/rules', name: 'rules' },
  { path: '/faq', name: 'faq' },
  { path: '/unit-stats', name: 'unit-stats', isNarrow: true },
  { path: '/missions', name: 'missions' },
  { path: '/about', name: 'about' },
  { path: '/privacy-policy', name: 'privacy-policy' },
  { path: '/terms-of-service', name: 'terms-of-service' },
];

/** Other addresses of the same pages. */
const ALSO: Readonly<Record<string, string>> = {
  '/landing': '/',
  '/privacy': '/privacy-policy',
  '/terms': '/terms-of-service',
};

/** The public page at an address; undefined for any other. A slash at its end does not matter. */
export function publicPageAt(path: string): PublicPage | undefined {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const wanted = ALSO[plain] ?? plain;
  return PUBLIC_PAGES.find((page) => page.path === wanted);
}

/** Returns the path of the prerendered page within the built app. */
export function drawnFile({ name }: PublicPage, language: Language): string {
  return `/pages/${language}/${name}.html`;
}

/** The page in a language, as an address that says so. */
export function addressIn({ path }: PublicPage, language: Language): string {
  return language === 'en' ? path : `${path}?lang=${language}`;
}

/**
 * The language to begin with, as the app itself will choose it (platform/language.ts) where nothing
 * was chosen in the browser: that of the address, else the first of the header's (`es-MX` counts as
 * `es`) that the app has, else English.
 */
export function languageFor(asked: string | undefined, acceptLanguage: string | undefined): Language {
  const offered = (acceptLanguage ?? '')
    .split(',')
    .map((part) => part.split(';')[0]?.trim().toLowerCase().split('-')[0] ?? '');
  return [asked ?? '', ...offered].map(languageNamed).find((language) => language !== undefined) ?? 'en';
}

function languageNamed(tag: string): Language | undefined {
  return LANGUAGES.find((language) => language === tag);
}

/**
 * Returns the site without its prerendered pages (DRAWN_PAGES=off): the app renders every page
 * itself.
 */
export function withoutDrawnPages(site: Site): Site {
  return new Map([...site].filter(([address]) => !address.startsWith('/pages/')));
}
