import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { PAGES, type PagePath } from '#app/page-table.ts';

/**
 * The files that a browser fetches before a page can be used. They are named from dist, such as
 * `assets/index-1a.js`.
 */
export type RouteFiles = {
  readonly route: PagePath;
  /** The same on every page: the document, what it links and the start of the app. */
  readonly shell: readonly string[];
  /** The files that only this page adds. */
  readonly own: readonly string[];
};

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

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ENTRY = 'index.html';

/** Asked for by the start of the app at once. */
const REACT = 'src/app/react-root.ts';

/** Reads the built app and its table of pages. Throws without a build, or when it lacks a page. */
export function routeFiles(dist: string = join(ROOT, 'dist')): RouteFiles[] {
  const manifest = readManifest(dist);
  const html = readFileSync(join(dist, ENTRY), 'utf8');
  const linked = linkedFiles(html).filter((file) => existsSync(join(dist, file)));
  const shell = new Set([ENTRY, ...linked, ...chunkFiles(manifest, [ENTRY, REACT])]);
  return PAGES.map(({ path, module }) => {
    const own = [...chunkFiles(manifest, [module])].filter((file) => !shell.has(file));
    return { route: path, shell: [...shell], own };
  });
}

/** Reads which files the build made of each module. Throws without a build. */
export function readManifest(dist: string = join(ROOT, 'dist')): Manifest {
  const manifestPath = join(dist, '.vite', 'manifest.json');
  if (!existsSync(manifestPath))
    throw new Error('There is no built app in dist/. Build it first: npm run build');
  return v.parse(MANIFEST, JSON.parse(readFileSync(manifestPath, 'utf8')));
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
    if (chunk === undefined) throw new Error(`The build has no ${key}; is it a page in src/app/routes.tsx?`);
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
