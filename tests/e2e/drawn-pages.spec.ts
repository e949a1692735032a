/**
 * Public pages are there before any script runs, in the language asked for, and the app takes their
 * place without a jump.
 */
import { expect } from '@playwright/test';
import { LANGUAGES } from '#domain/catalogue/types.ts';
import { test } from './pages/journey.ts';
import { openOwnSite, type OwnSite } from './pages/own-site.ts';
import { wordsIn } from './pages/words.ts';

const TITLES = {
  '/': 'Muster your army',
  '/builder': 'Army builder',
  '/missions': 'Missions and feats',
} as const;
const PAGES = Object.entries(TITLES);

let site: OwnSite;

test.beforeAll(async () => {
  site = await openOwnSite({ DRAWN_PAGES: 'on' });
});

test.afterAll(async () => site.close());

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('pages are there in each language, with their addresses and words, and in the site map', async ({
    page,
    request,
  }) => {
    for (const [path, title] of PAGES) {
      for (const language of LANGUAGES) {
        await page.goto(`${site.address}${path}?lang=${language}`);
        await expect(page.locator('h1')).toHaveText(wordsIn(language)(title));
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('link[hreflang="es"]')).toHaveAttribute(
          'href',
          `${site.address}${path}?lang=es`,
        );
        await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      }
    }
    await page.goto(site.address);
    await page.getByRole('link', { name: 'Start Building' }).click();
    await expect(page).toHaveURL(`${site.address}/builder`);
    await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible();

    const here = site.address.replace('muster.localhost', 'localhost');
    const robots = await (await request.get(`${here}/robots.txt`)).text();
    const map = await (await request.get(/Sitemap: (\S+)/.exec(robots)?.[1] ?? '')).text();
    const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    expect(addresses).toHaveLength(33);
    const answers = await Promise.all(
      addresses.map(async (address) => (await request.get(address.replaceAll('&#38;', '&'))).text()),
    );
    for (const html of answers) expect(html).toMatch(/<h1/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the app takes the place of a page without a jump, and keeps the language of its address', async ({
    context,
  }) => {
    for (const [path, title] of PAGES) {
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      const sheets: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
      });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sessionStorage.setItem('moved', JSON.stringify(entry));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(`${site.address}${path}?lang=fr`);
      await expect(page.locator('html:not([data-drawn-page])')).toBeAttached();
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).toHaveText(wordsIn('fr')(title));
      expect(await page.evaluate(() => sessionStorage.getItem('moved'))).toBeNull();
      // Styles that came with the page are not fetched, and all texts not laid out, a second time.
      const had = await page
        .locator('script[data-styles]')
        .evaluateAll((scripts) => (scripts[0]?.dataset['styles'] ?? '').split(' '));
      expect(sheets.filter((sheet) => had.includes(sheet))).toEqual([]);
      expect(had.filter((sheet) => /\/index-/.test(sheet))).toHaveLength(1);
      expect(faults).toEqual([]);
      await page.close();
    }

    const page = await context.newPage();
    await page.goto(`${site.address}/about?lang=es`);
    await expect(page.locator('html:not([data-drawn-page])')).toBeAttached();
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await page
      .getByRole('link', { name: /^Muster/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsIn('es')('Muster your army'));
  });
});

test('the start page keeps the place of the way back into a draft', async ({ page }) => {
  await page.goto(`${site.address}/builder`);
  await page.getByRole('button', { name: /^Add / }).first().click();
  await page.addInitScript(() => {
    const note = () =>
      sessionStorage.setItem('top', String(document.querySelector('h1')?.getBoundingClientRect().top));
    document.addEventListener('DOMContentLoaded', note);
  });
  await page.goto(site.address);
  await expect(page.getByRole('link', { name: /^Continue / })).toBeVisible();
  const top = Number(await page.evaluate(() => sessionStorage.getItem('top')));
  const shown = await page.locator('h1').evaluate((title) => title.getBoundingClientRect().top);
  expect(shown).toBeCloseTo(top, 0);
});

test('presses before the app is there all count once it is, in order', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.address}/builder`, { waitUntil: 'commit' });
  for (const unit of ['Tattooist', 'Orc Hunters', 'Orc Hunters', 'Wisemane', 'Orc Hunters'])
    await page.getByRole('button', { name: new RegExp(`^Add ${unit}`) }).click();
  release();
  await expect(page.getByRole('button', { name: /\(5\)/ })).toBeVisible();
});

test('when the app cannot be fetched the first key leads to what asks for it again', async ({ page }) => {
  await page.route('**/assets/react-*.js', (route) => route.abort());
  await page.goto(`${site.address}/missions?lang=fr`);
  const alert = page.getByRole('alert').filter({ hasText: 'Muster n’a pas pu être chargé.' });
  await expect(alert).toBeVisible();
  await page.unroute('**/assets/react-*.js');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('html:not([data-drawn-page])').getByRole('searchbox')).toBeVisible();
  await expect(alert).toHaveCount(0);
});
