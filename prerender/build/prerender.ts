/**
 * Draws the public pages of the built app in every language, so that they are there before any
 * script runs, and writes the site map: node prerender/build/prerender.ts [dist]. PUBLIC_URL,
 * where the build is told of it, makes addresses whole for a host that serves files alone; our own
 * server does so by itself.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { minify } from 'rolldown/utils';
import * as v from 'valibot';
import { LANGUAGES, type Language } from '#domain/catalogue/types.ts';
import { createDrawer } from '#server/http/first-view/drawer.ts';
import {
  drawnFile,
  LIST_PAGES,
  listFile,
  PLACE,
  PUBLIC_PAGES,
  skeletonFile,
} from '#server/http/public-pages.ts';
import { siteMap } from '#server/http/site-map.ts';
import { absoluteLinks } from '#server/http/unfurl/absolute-links.ts';
import { type DrawnLanguage, drawnStyles } from './drawn-page.ts';
import { listDocument, pageDocument, skeletonDocument } from './page-document.ts';
import { sampleOf } from './sample-lists.ts';
import { chunkFiles, linkedFiles, readManifest, routeFiles } from '#scripts/build/route-files.ts';

/** The path under which the drawer draws what every page shows while it loads. */
const LOADING = '/loading';

const DRAW = fileURLToPath(new URL('draw-pages.ts', import.meta.url));

const dist = process.argv[2] ?? fileURLToPath(new URL('../../dist', import.meta.url));
const publicUrl = process.env['PUBLIC_URL']?.replace(/\/+$/, '') || undefined;
const whole = (html: string) => (publicUrl === undefined ? html : absoluteLinks(html, publicUrl));

// Vite copies what is in public/ as it is.
const boot = join(dist, 'boot.js');
writeFileSync(boot, (await minify('boot.js', readFileSync(boot, 'utf8'))).code);

const shell = readFileSync(join(dist, 'index.html'), 'utf8');
const linked = new Set(linkedFiles(shell));
const routes = routeFiles(dist);
const PATIENT = { patienceMs: 60_000, stuckMs: 60_000 };
const drawer = createDrawer({ dist, onFault: (sentence) => console.log(sentence), ...PATIENT });

const scratch = mkdtempSync(join(tmpdir(), 'muster-pages-'));
try {
  const drawn = new Map<Language, DrawnLanguage>();
  await Promise.all(LANGUAGES.map(async (language) => drawn.set(language, await draw(language))));
  for (const [language, { pages, frame }] of drawn) {
    const loading = await drawer.draw(LOADING, language);
    if (loading === null) throw new Error('No page can be drawn while it loads.');
    const skeleton = skeletonDocument(
      shell,
      frame.replace(PLACE, () => loading),
      language,
    );
    write(skeletonFile(language), skeleton);
    // Also for hosts of files alone; the second one they send with the status 404.
    if (language === 'en') for (const address of ['/index.html', '/404.html']) write(address, skeleton);
    for (const page of LIST_PAGES.all) {
      const own = filesOf(page.route, page.parts);
      const sheet = writeSheet(page.name, [
        ...own.css,
        drawnStyles([{ body: await sampleOf(page, drawer) }]),
      ]);
      write(listFile(page, language), listDocument(frame, { shell, language, ...own, sheet }));
    }
    const descriptions = descriptionsIn(language);
    for (const page of PUBLIC_PAGES) {
      const shown = pages.find(({ path }) => path === page.path);
      if (shown === undefined) continue;
      const own = filesOf(page.path);
      const sheet = writeSheet(page.name, [...own.css, drawnStyles([shown])]);
      const description = descriptions[page.name] ?? '';
      write(
        drawnFile(page, language),
        pageDocument(shown, { shell, page, language, description, ...own, sheet }),
      );
    }
  }
  if (publicUrl !== undefined) writeFileSync(join(dist, 'sitemap.xml'), siteMap(publicUrl));
  const count = [...drawn.values()].flatMap(({ pages }) => pages).length;
  console.log(`Drew ${String(count)} of ${String(PUBLIC_PAGES.length * LANGUAGES.length)} pages.`);
} finally {
  await drawer.close();
  rmSync(scratch, { recursive: true });
}

async function draw(language: Language): Promise<DrawnLanguage> {
  const file = join(scratch, `${language}.json`);
  const { stdout } = await promisify(execFile)(process.execPath, [DRAW, dist, language, file]);
  if (stdout !== '') console.log(stdout.trim());
  // oxlint-disable-next-line typescript/no-unsafe-return -- written by draw-pages.ts a moment ago
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Returns the descriptions of the pages by name; English where the language has none. */
function descriptionsIn(language: Language): Readonly<Record<string, string>> {
  const texts = (each: Language) => {
    const file = new URL(`../../locales/${each}/page-descriptions.json`, import.meta.url);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
    return v.parse(v.record(v.string(), v.string()), JSON.parse(text));
  };
  return { ...texts('en'), ...texts(language) };
}

/** Returns what a page is made of: the text and addresses of its sheets, and its code. */
function filesOf(path: string, parts: readonly string[] = []) {
  const route = routes.find((each) => each.route === path || each.route.replace(/\/:\w+\?$/, '') === path);
  if (route === undefined) throw new Error(`The table of pages has no ${path}.`);
  const files = [...new Set([...route.shell, ...route.own, ...chunkFiles(readManifest(dist), parts)])];
  const styles = files.filter((file) => file.endsWith('.css'));
  const isLater = (file: string) => file.endsWith('.js') && !linked.has(file);
  return {
    css: styles.map((file) => readFileSync(join(dist, file), 'utf8')),
    styles: styles.map(addressOf),
    modules: files.filter(isLater).map(addressOf),
  };
}

function addressOf(file: string): string {
  return `/${file}`;
}

/** Returns the sheet's address, which says what is in it. */
function writeSheet(name: string, sheets: readonly string[]): string {
  const css = sheets.join('\n');
  const address = `/assets/page-${name}-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
  writeFileSync(join(dist, address), css);
  return address;
}

function write(address: string, html: string): void {
  const file = join(dist, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, whole(html));
}
