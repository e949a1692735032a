import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Language } from '#domain/catalogue/types.ts';

/**
 * What a browser fetches before a page can be used. Files are named from dist, such as
 * `assets/index-1a.js`.
 */
export interface RouteFiles {
  /** As the table of pages names it, such as `/builder` or `/s/:hash`. */
  readonly route: string;
  /**
   * The same on every page: the document, what it links, the start of the app and its first
   * language.
   */
  readonly shell: readonly string[];
  /** What this page adds. */
  readonly own: readonly string[];
}

/** The part of Vite's manifest that matters here. */
const MANIFEST = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string())),
    css: v.optional(v.array(v.string())),
    assets: v.optional(v.array(v.string())),
  }),
);

type Manifest = v.InferOutput<typeof MANIFEST>;

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ENTRY = 'index.html';

/** Asked for by the start of the app at once. */
const REACT = 'src/app/react-root.ts';

/** Loaded by the start of the app before it paints anything. */
const firstWords = (language: Language) => `locales/${language}/messages.po`;

/** Where the words of a book are, for pages that have one. */
const wordBooks = (language: Language) => `src/platform/word-books/${language}.ts`;

/** The table of pages. The second part is fetched with the first page that it names. */
const TABLES = ['src/app/routes.tsx', 'src/app/more-routes.tsx'];

/**
 * Reads the built app and its table of pages; for sizes, English stands for every language. Throws
 * when there is no build, or a page that is not in it.
 */
export function routeFiles(dist: string = join(ROOT, 'dist'), language: Language = 'en'): RouteFiles[] {
  const manifestPath = join(dist, '.vite', 'manifest.json');
  if (!existsSync(manifestPath))
    throw new Error('There is no built app in dist/. Build it first: npm run build');
  const manifest = v.parse(MANIFEST, JSON.parse(readFileSync(manifestPath, 'utf8')));
  const html = readFileSync(join(dist, ENTRY), 'utf8');
  const linked = linkedFiles(html).filter((file) => existsSync(join(dist, file)));
  const shell = new Set([ENTRY, ...linked, ...chunkFiles(manifest, [ENTRY, REACT, firstWords(language)])]);
  const pages = TABLES.flatMap((table) => readRoutes(readFileSync(join(ROOT, table), 'utf8')));
  return pages.map(({ route, module, book }) => {
    const words = book === null ? [] : [wordBooks(language), `locales/${language}/${book}.po`];
    const own = [...chunkFiles(manifest, [module, ...words])].filter((file) => !shell.has(file));
    return { route, shell: [...shell], own };
  });
}

/**
 * The pages of the table in routes.tsx, each with the module that it loads lazily, named from the
 * root, and the book of words that it opens.
 */
export function readRoutes(source: string): { route: string; module: string; book: string | null }[] {
  const entries = source.matchAll(
    /(?:index: true|\bpath: '([^']+)')[^]*?(?:\bwithBook\('([^']+)',\s*)?\bimport\('([^']+)'\)/g,
  );
  return [...entries].map(([, path = '', book = null, specifier = '']) => ({
    route: path === '*' ? 'not found' : `/${path}`,
    module: specifier.replace(/^#/, 'src/').replace(/^\.\//, 'src/app/'),
    book,
  }));
}

/** The files of these modules and of all that they import at once, styles and pictures included. */
export function chunkFiles(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visited = new Set<string>();
  const waiting = [...modules];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (visited.has(key)) continue;
    visited.add(key);
    const chunk = manifest[key];
    if (chunk === undefined)
      throw new Error(`The build has no ${key}; is it a page of its own in routes.tsx?`);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    waiting.push(...(chunk.imports ?? []));
  }
  return files;
}

/** The files of this site that a document fetches: scripts, styles, fonts and icons. */
export function linkedFiles(html: string): string[] {
  return [...html.matchAll(/<(?:link|script)\b[^>]*\b(?:href|src)="\/([^"]+)"/g)].map(
    ([, file = '']) => file,
  );
}
