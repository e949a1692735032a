/**
 * Takes the README's pictures of the built app, dark and light, on a desktop and on a phone: npm
 * run pictures, after npm run build. Writes docs/pictures/desktop.jpg and docs/pictures/phone.jpg.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { storedLongGame } from '#tests/builders/table-games.ts';
import { startAppServer } from './app-server.ts';
import { openChromium } from './open-chromium.ts';
import { makeTester, signInTester } from './tester.ts';

type Theme = 'dark' | 'light';
type View = {
  readonly path: string;
  readonly theme: Theme;
  /** Prepares the page before the picture. */
  readonly prepare?: (page: Page) => Promise<void>;
};

const FOLDER = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

async function muster(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'List name' }).first().fill('Winter Raid');
  for (const unit of ['Hersir', 'Orc Hunters', 'Ice Archers', 'Evoker'])
    await page
      .getByRole('button', { name: new RegExp(`^Add ${unit}`) })
      .first()
      .click();
}

async function sitDown(page: Page): Promise<void> {
  const begun = Date.now() - 100 * 60_000;
  await page.evaluate((text) => localStorage.setItem('prod_gameState', text), storedLongGame(begun));
  await page.goto(new URL('/game', page.url()).href);
  await page.getByRole('heading', { level: 3 }).getByRole('button').first().click();
}

const DESKTOP_VIEWS: readonly View[] = [
  { path: '/builder', theme: 'dark', prepare: muster },
  { path: '/unit-stats/northern-tribes/hersir', theme: 'light' },
];

const PHONE_VIEWS: readonly View[] = [
  { path: '/', theme: 'dark' },
  { path: '/builder', theme: 'light', prepare: muster },
  { path: '/missions', theme: 'dark', prepare: sitDown },
  { path: '/rules/rounds-and-turns', theme: 'light' },
];

async function take(
  browser: Browser,
  address: string,
  views: readonly View[],
  device: object,
): Promise<string[]> {
  const pictures: string[] = [];
  for (const { path, theme, prepare } of views) {
    const context = await browser.newContext({
      ...device,
      locale: 'en-GB',
      colorScheme: theme,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('warcrow_hide_performance_optimizer', 'true'));
    if (prepare === sitDown) await signInTester(page, address);
    await page.goto(address + path);
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    await page.waitForLoadState('networkidle');
    pictures.push((await page.screenshot({ animations: 'disabled' })).toString('base64'));
    await context.close();
  }
  return pictures;
}

/** Puts pictures beside each other. */
async function lay(
  browser: Browser,
  pictures: readonly string[],
  width: number,
  file: string,
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: pictures.length * (width + 16) - 16, height: 100 },
  });
  const images = pictures.map((each) => `<img width="${String(width)}" src="data:image/png;base64,${each}">`);
  await page.setContent(
    `<!doctype html><body style="margin:0;display:flex;align-items:start;gap:16px;background:#fff">${images.join('')}</body>`,
  );
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await page.screenshot({ path: join(FOLDER, file), type: 'jpeg', quality: 82, fullPage: true });
  await page.close();
}

const dataDir = mkdtempSync(join(tmpdir(), 'muster-pictures-'));
const { address, stop } = await startAppServer(dataDir);
const browser = await openChromium();
try {
  await makeTester(address, dataDir);
  await lay(browser, await take(browser, address, DESKTOP_VIEWS, DESKTOP), 800, 'desktop.jpg');
  await lay(browser, await take(browser, address, PHONE_VIEWS, PHONE), 390, 'phone.jpg');
} finally {
  await browser.close();
  stop();
  rmSync(dataDir, { recursive: true, force: true });
}
