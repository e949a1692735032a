/** Public pages are there before any script runs, in the language asked for, and the app takes their place without a jump. */
import { expect, test } from '@playwright/test';
import { LANGUAGES } from '#domain/catalogue/types.ts';
import { wordsIn } from './pages/words.ts';

const TITLES = {
  '/': 'Muster your army',
  '/builder': 'Army builder',
  '/missions': 'Missions and feats',
} as const;
const PAGES = Object.entries(TITLES);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a page is there in each language, with its addresses and its words', async ({ page, baseURL }) => {
    for (const [path, title] of PAGES) {
      for (const language of LANGUAGES) {
        await page.goto(`${path}?lang=${language}`);
        await expect(page.locator('h1')).toHaveText(wordsIn(language)(title));
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('link[hreflang="es"]')).toHaveAttribute(
          'href',
          `${baseURL}${path}?lang=es`,
        );
        await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      }
    }
    await page.goto('/');
    await page.getByRole('link', { name: 'Start Building' }).click();
    await expect(page).toHaveURL('/builder');
    await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [path, title] of PAGES) {
    test(`the app takes the place of ${path} without a jump`, async ({ page }) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sessionStorage.setItem('moved', JSON.stringify(entry));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(`${path}?lang=fr`);
      await expect(page.locator('html:not([data-drawn-page])')).toBeAttached();
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).toHaveText(wordsIn('fr')(title));
      expect(await page.evaluate(() => sessionStorage.getItem('moved'))).toBeNull();
      expect(faults).toEqual([]);
    });
  }
});

test('an address that asks for a language shows it, and the document forgets its own on the way on', async ({
  page,
  baseURL,
}) => {
  await page.goto('/about?lang=es');
  await expect(page.locator('html:not([data-drawn-page])')).toBeAttached();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/about?lang=es`);
  await page
    .getByRole('link', { name: /^Muster/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsIn('es')('Muster your army'));
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});

test('robots are told of the site map, and the site map names pages that are there', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const map = await (await request.get(/Sitemap: (\S+)/.exec(robots)?.[1] ?? '')).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toHaveLength(30);
  const answers = await Promise.all(
    addresses.map(async (address) => (await request.get(address.replaceAll('&#38;', '&'))).text()),
  );
  for (const html of answers) expect(html).toMatch(/<h1/);
});
