/**
 * Prints what a first visit on a slow phone feels like: npm run bench -- first-visit [runs], after
 * npm run build. The CPU is four times slower than this machine's, the network a slow 4G (150 ms
 * there and back, 1.6 Mbit/s), nothing is kept from before. Judges nothing.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { startAppServer } from './app-server.ts';
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

async function visit(
  browser: Browser,
  address: string,
  [path, first, answer]: (typeof VISITS)[number],
): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
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
  const seen = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  await context.close();
  return { seen, answered, kilobytes: bytes / 1_000 };
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
} finally {
  await browser.close();
  stop();
  rmSync(dataDir, { recursive: true, force: true });
}
