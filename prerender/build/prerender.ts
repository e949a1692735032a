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
import { drawnFile, PUBLIC_PAGES } from '#server/http/public-pages.ts';
import { siteMap } from '#server/http/site-map.ts';
import { absoluteLinks } from '#server/http/unfurl/absolute-links.ts';
import { type DrawnPage, drawnStyles } from './drawn-page.ts';
import { pageDocument } from './page-document.ts';
import { linkedFiles, routeFiles } from '#scripts/build/route-files.ts';

const DRAW = fileURLToPath(new URL('draw-pages.ts', import.meta.url));

const dist = process.argv[2] ?? fileURLToPath(new URL('../../dist', import.meta.url));
const publicUrl = process.env['PUBLIC_URL']?.replace(/\/+$/, '') || undefined;
const whole = (html: string) => (publicUrl === undefined ? html : absoluteLinks(html, publicUrl));

// Vite copies what is in public/ as it is.
const boot = join(dist, 'boot.js');
writeFileSync(boot, (await minify('boot.js', readFileSync(boot, 'utf8'))).code);

const scratch = mkdtempSync(join(tmpdir(), 'muster-pages-'));
try {
  const drawn = new Map<Language, readonly DrawnPage[]>();
  await Promise.all(LANGUAGES.map(async (language) => drawn.set(language, await draw(language))));
  const shell = readFileSync(join(dist, 'index.html'), 'utf8');
  const linked = new Set(linkedFiles(shell));
  const routes = routeFiles(dist);
  for (const [language, pages] of drawn) {
    const descriptions = descriptionsIn(language);
    for (const page of PUBLIC_PAGES) {
      const shown = pages.find(({ path }) => path === page.path);
      if (shown === undefined) continue;
      const route = routes.find((each) => each.route.replace(/\/:\w+\?$/, '') === page.path);
      if (route === undefined) throw new Error(`The table of pages has no ${page.path}.`);
      const files = [...route.shell, ...route.own];
      const styles = files.filter((file) => file.endsWith('.css'));
      const css = styles.map((file) => readFileSync(join(dist, file), 'utf8'));
      const isLater = (file: string) => !linked.has(file);
      write(
        drawnFile(page, language),
        pageDocument(shown, {
          shell,
          page,
          language,
          description: descriptions[page.name] ?? '',
          sheet: writeSheet(page.name, [...css, drawnStyles([shown])].join('\n')),
          styles: styles.map(addressOf),
          modules: files.filter((file) => file.endsWith('.js') && isLater(file)).map(addressOf),
        }),
      );
    }
  }
  // For hosts of files alone, which send it with the status 404.
  write('/404.html', shell);
  if (publicUrl !== undefined) writeFileSync(join(dist, 'sitemap.xml'), siteMap(publicUrl));
  const count = [...drawn.values()].flat().length;
  console.log(`Drew ${String(count)} of ${String(PUBLIC_PAGES.length * LANGUAGES.length)} pages.`);
} finally {
  rmSync(scratch, { recursive: true });
}

async function draw(language: Language): Promise<readonly DrawnPage[]> {
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

function addressOf(file: string): string {
  return `/${file}`;
}

/** Returns the sheet's address, which says what is in it. */
function writeSheet(name: string, css: string): string {
  const address = `/assets/page-${name}-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
  writeFileSync(join(dist, address), css);
  return address;
}

function write(address: string, html: string): void {
  const file = join(dist, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, whole(html));
}
