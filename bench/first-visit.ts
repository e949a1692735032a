/**
 * Prints what a first visit on a slow phone feels like: npm run bench -- first-visit [runs], after
 * npm run build. The CPU is four times slower than this machine's, the network a slow 4G (150 ms
 * there and back, 1.6 Mbit/s), nothing is kept from before. Judges nothing.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import shareLinks from '#tests/vectors/share-links.json' with { type: 'json' };
import { startAppServer } from './app-server.ts';
import { startCountingProxy } from './counting-proxy.ts';
import { openChromium } from './open-chromium.ts';

const RUNS = Number(process.argv[2] ?? 3);
const SLOWER = 4;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** A page, what one would tap first there, and what shows that the tap was answered. */
const VISITS: readonly (readonly [string, (page: Page) => Locator, (page: Page) => Locator])[] = [
  [
    '/',
    (page) => page.getByRole('button', { name: 'Navigation' }),
    (page) => page.getByRole('menuitem').first(),
  ],
  [
    '/builder',
    (page) => page.getByRole('button', { name: /^Add / }).first(),
    (page) => page.locator('li [role=group]:not([data-empty]) [data-step=plus]').first(),
  ],
  ['/rules', (page) => page.getByRole('button', { name: 'Contents' }), (page) => page.getByRole('dialog')],
];

type Visit = {
  /**
   * Milliseconds from the start: something to see; a tap was answered. Kilobytes of all that was
   * fetched until then.
   */
  readonly seen: number;
  readonly answered: number;
  readonly kilobytes: number;
};

/** A slow phone that has never been here. */
async function slowPhone(browser: Browser) {
  const context = await browser.newContext({ ...PHONE, locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { context, page, devtools };
}

const firstPaint = async (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);

async function visit(
  browser: Browser,
  address: string,
  [path, first, answer]: (typeof VISITS)[number],
): Promise<Visit> {
  const { context, page, devtools } = await slowPhone(browser);
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const began = performance.now();
  await page.goto(address + path, { waitUntil: 'commit' });
  // Somebody who taps until something happens.
  await first(page).waitFor();
  while (!(await answer(page).isVisible())) {
    await first(page)
      .click({ timeout: 2_000 })
      .catch(() => undefined);
    await page.waitForTimeout(50);
  }
  const answered = performance.now() - began;
  const seen = await firstPaint(page);
  await context.close();
  return { seen, answered, kilobytes: bytes / 1_000 };
}

/** A list as another app shared it. */
const SHARED = `/shared-list/${shareLinks.vectors[0]?.encoded ?? ''}`;

/** Opens a shared link: milliseconds until something shows, until the list does, until the app. */
async function openLink(browser: Browser, address: string) {
  const { context, page } = await slowPhone(browser);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        sessionStorage.setItem(
          'shift',
          String(Number(sessionStorage.getItem('shift')) + Number(Reflect.get(entry, 'value'))),
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const began = performance.now();
  await page.goto(address + SHARED, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('listitem').first().waitFor();
  const list = performance.now() - began;
  await page.locator('html:not([data-drawn-page])').waitFor({ state: 'attached' });
  await page.waitForTimeout(2_000);
  const seen = await firstPaint(page);
  const shift = Number(await page.evaluate(() => sessionStorage.getItem('shift')));
  await context.close();
  return { seen, list, shift };
}

/** All that a first visit of the front page fetches within 15 seconds, its worker included. */
async function countFirstSeconds(browser: Browser, address: string, savesData: boolean) {
  const proxy = await startCountingProxy(address);
  const context = await browser.newContext({ ...PHONE, locale: 'en-GB' });
  if (savesData)
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
    );
  const page = await context.newPage();
  await page.goto(proxy.address);
  const counts: string[] = [];
  for (const until of [15, 45]) {
    await page.waitForTimeout(until * 1_000 - (await page.evaluate(() => performance.now())));
    counts.push(`${(proxy.traffic.bytes / 1_000).toFixed(0)} kB in ${String(proxy.traffic.responses)}`);
  }
  await context.close();
  proxy.stop();
  return counts;
}

const median = (values: readonly number[]) =>
  Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0);

const dataDir = mkdtempSync(join(tmpdir(), 'muster-first-visit-'));
const { address, stop } = await startAppServer(dataDir);
const browser = await openChromium();
try {
  console.log('| First visit | first paint, ms | a tap was answered, ms | fetched until then, kB |');
  console.log('| --- | ---: | ---: | ---: |');
  for (const page of VISITS) {
    const visits: Visit[] = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, address, page));
    const { seen, answered, kilobytes } = {
      seen: median(visits.map((each) => each.seen)),
      answered: median(visits.map((each) => each.answered)),
      kilobytes: median(visits.map((each) => each.kilobytes)),
    };
    console.log(`| \`${page[0]}\` | ${String(seen)} | ${String(answered)} | ${String(kilobytes)} |`);
  }
  const links: Awaited<ReturnType<typeof openLink>>[] = [];
  for (let run = 0; run < RUNS; run += 1) links.push(await openLink(browser, address));
  const of = (name: 'seen' | 'list') => String(median(links.map((each) => each[name])));
  const shift = Math.max(...links.map((each) => each.shift)).toFixed(3);
  console.log(`\nShared list: first paint ${of('seen')} ms, list ${of('list')} ms, layout shift ${shift}`);
  for (const savesData of [false, true]) {
    const [soon, later] = await countFirstSeconds(browser, address, savesData);
    console.log(`\`/\`${savesData ? ' with Save-Data' : ''}: ${soon} in 15 s, ${later} in 45 s`);
  }
} finally {
  await browser.close();
  stop();
  rmSync(dataDir, { recursive: true, force: true });
}
