/**
 * Prints what Lighthouse says of the public pages on a phone, the median of three runs each: npm
 * run bench -- lighthouse [runs], after npm run build. Lighthouse itself is fetched from the npm
 * registry for the run. Aim: 98 for performance, 100 for all else.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { findChromium } from '#scripts/bare/chromium.mjs';
import { startAppServer } from './app-server.ts';
import { openChromium } from './open-chromium.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const PAGES = ['/', '/builder', '/rules', '/faq', '/unit-stats', '/community-lists', '/missions', '/about'];
const RUNS = Number(process.argv[2] ?? 3);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const;

const REPORT = v.object({
  categories: v.object(v.entriesFromList(CATEGORIES, v.object({ score: v.nullable(v.number()) }))),
  audits: v.record(
    v.string(),
    v.object({ title: v.string(), score: v.nullish(v.number()), numericValue: v.optional(v.number()) }),
  ),
});
type Report = v.InferOutput<typeof REPORT>;

async function look(address: string, file: string, chromium: string | null): Promise<Report> {
  const flags = '--headless=new --no-sandbox --disable-gpu';
  const args = ['--yes', LIGHTHOUSE, address, '--quiet', '--output=json', `--output-path=${file}`];
  const run = () =>
    promisify(execFile)('npx', [...args, `--chrome-flags=${flags}`], {
      env: { ...process.env, ...(chromium === null ? {} : { CHROME_PATH: chromium }) },
    });
  // Now and then a trace does not begin; a second one does.
  await run().catch(run);
  return v.parse(REPORT, JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * Has the server draw every picture that the pages show: it does so once in its life, and not while
 * a page is looked at.
 */
async function warmUp(address: string): Promise<void> {
  const browser = await openChromium();
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  for (const path of PAGES) {
    await page.goto(address + path);
    await page.waitForLoadState('networkidle');
  }
  await browser.close();
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

function tableRow(page: string, reports: readonly Report[]): string {
  const scores = CATEGORIES.map((name) =>
    Math.round(100 * median(reports.map(({ categories }) => categories[name].score ?? 0))),
  );
  const times = TIMES.map((name) =>
    Math.round(median(reports.map(({ audits }) => audits[name]?.numericValue ?? 0))),
  );
  const shift = median(
    reports.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 0),
  ).toFixed(3);
  return `| \`${page}\` | ${[...scores, ...times, shift].join(' | ')} |`;
}

/** Titles of what was found wanting outside performance, each once. */
function faults(reports: readonly Report[]): readonly string[] {
  const isWanting = CATEGORIES.slice(1).some((name) =>
    reports.some(({ categories }) => categories[name].score !== 1),
  );
  if (!isWanting) return [];
  return [
    ...new Set(
      reports.flatMap(({ audits }) =>
        Object.entries(audits)
          .filter(([, { score, numericValue }]) => score === 0 && numericValue === undefined)
          .map(([id, { title }]) => `${id}: ${title}`),
      ),
    ),
  ];
}

const folder = mkdtempSync(join(tmpdir(), 'muster-lighthouse-'));
const { address, stop } = await startAppServer(join(folder, 'data'));
const chromium = await findChromium();
try {
  await warmUp(address);
  console.log(
    '| Page | Performance | Accessibility | Best practices | SEO | FCP ms | LCP ms | TBT ms | CLS |',
  );
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const page of PAGES) {
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      reports.push(await look(address + page, join(folder, 'report.json'), chromium));
    }
    console.log(tableRow(page, reports));
    for (const fault of faults(reports)) console.log(`    ${fault}`);
  }
} finally {
  stop();
  rmSync(folder, { recursive: true, force: true });
}
