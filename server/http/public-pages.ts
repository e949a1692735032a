import { PAGES, type PagePath } from '#app/page-table.ts';
import { LANGUAGES, type Language } from '#domain/catalogue/types.ts';
import type { Site } from './site.ts';

/** A page that anyone may find by a search: it is rendered at build in every language. */
export type PublicPage = {
  readonly path: string;
  readonly aliases: readonly string[];
  /** The name of its file: `pages/<language>/<name>.html`. */
  readonly name: string;
  /** True for a page that was rendered for phones alone. */
  readonly isNarrow: boolean;
};

/** The public pages in the order of the site map. */
export const PUBLIC_PAGES: readonly PublicPage[] = PAGES.filter(
  ({ prerendered }) => prerendered !== undefined,
).map(({ path, aliases = [], prerendered }) => {
  const [name = ''] = path.slice(1).split('/');
  return { path: `/${name}`, aliases, name: name || 'home', isNarrow: prerendered === 'narrow' };
});

/** The public page at an address; undefined for any other. A slash at its end does not matter. */
export function publicPageAt(path: string): PublicPage | undefined {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return PUBLIC_PAGES.find((page) => page.path === plain || page.aliases.includes(plain));
}

/** The addresses of all pages, as the app's router matches them. */
const ADDRESSES = PAGES.flatMap(({ path, aliases = [] }) => [path, ...aliases])
  .filter((path) => path !== '*')
  .map((path) => new RegExp(addressPattern(path), 'i'));

/** The addresses of a page as a regular expression; a slash at their end does not matter. */
export function addressPattern(path: string): string {
  const parts = path.split('/').filter((part) => part !== '');
  return `^${parts.map(partPattern).join('')}/?$`;
}

function partPattern(part: string): string {
  if (!part.startsWith(':')) return `/${part}`;
  return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
}

/** True when the app has a page at a path, which is still percent-encoded. */
export function isPage(path: string): boolean {
  return ADDRESSES.some((address) => address.test(path));
}

/** Returns the path of the prerendered page within the built app. */
export function drawnFile({ name }: Pick<PublicPage, 'name'>, language: Language): string {
  return `/pages/${language}/${name}.html`;
}

/** Stands in a frame where the page itself goes. */
export const PLACE = '<!--page-->';

/** Returns the path of the page with the frame alone, which stands for every other page. */
export function skeletonFile(language: Language): string {
  return `/pages/${language}/skeleton.html`;
}

/** A page of lists, each of which our server draws when it is asked for. */
export type ListPage = {
  readonly route: PagePath;
  readonly name: 'shared-list' | 'community-list';
  /** Modules that the page fetches by itself and the list is drawn with. */
  readonly parts: readonly string[];
};

const ROUTES: readonly ListPage[] = [
  { route: '/shared-list/:code', name: 'shared-list', parts: [] },
  {
    route: '/community-lists/:id',
    name: 'community-list',
    parts: ['src/features/community-list/list-content.tsx'],
  },
];

/** Returns the path of the page around a list. */
export function listFile({ name }: Pick<ListPage, 'name'>, language: Language): string {
  return `/pages/${language}/${name}.html`;
}

/** The pages of lists, and the file of the one at an address; an address without one has none. */
export const LIST_PAGES = {
  all: ROUTES,
  fileOf: (path: string, language: Language): string => {
    const page = ROUTES.find(({ route }) => path.startsWith(route.slice(0, route.indexOf(':'))));
    return page === undefined ? '' : listFile(page, language);
  },
} as const;

/** The page in a language, as an address that says so. */
export function addressIn({ path }: Pick<PublicPage, 'path'>, language: Language): string {
  return language === 'en' ? path : `${path}?lang=${language}`;
}

/**
 * The language to begin with, as the app itself will choose it (platform/language/language.ts)
 * where nothing was chosen in the browser: that of the address, else the first of the header's
 * (`es-MX` counts as `es`) that the app has, else English.
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
