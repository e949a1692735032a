/** Lists are in their page before any script runs; every other page has its frame. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { linkTo, WINTER_RAID } from './lists.ts';
import { test } from './pages/journey.ts';
import { openOwnSite, type OwnSite } from './pages/own-site.ts';
import { wordsIn } from './pages/words.ts';

const HOSTILE = '</title><script>document.title="taken"</script><img src=x onerror=alert(1)>';

let site: OwnSite;
let post = '';
let hidden = '';

test.beforeAll(async () => {
  site = await openOwnSite({ DRAWN_PAGES: 'on' });
  const account = { email: 'ragna@example.org', password: 'correct horse battery', email_confirm: true };
  const { json } = await site.call('/auth/v1/admin/users', { body: account });
  const { id: author } = json as { id: string };
  [post, hidden] = [randomUUID(), randomUUID()];
  const units = [{ id: 'hersir', name: 'Hersir', pointsCost: 25, quantity: 3, command: 1 }];
  const row = { user_id: author, faction: 'northern-tribes', units, is_tournament_list: false };
  const { status } = await site.call('/rest/v1/shared_lists', {
    body: [
      { ...row, id: post, name: HOSTILE, description: HOSTILE, is_active: true },
      { ...row, id: hidden, name: 'Taken down', description: null, is_active: false },
    ],
  });
  expect(status).toBe(201);
  // Names below localhost are the browser's own.
  const here = site.address.replace('muster.localhost', '127.0.0.1');
  // A page is held back 0.8 s at most: on a slow machine the first is a frame, as code loads.
  await expect
    .poll(async () => (await fetch(here + linkTo(WINTER_RAID))).text(), { timeout: 60_000 })
    .toContain('<h1');
});

test.afterAll(async () => site.close());

async function expectFrame(page: Page, path: string): Promise<void> {
  await page.goto(site.address + path);
  await expect(page.getByRole('link', { name: 'Build', exact: true })).toBeVisible();
  await expect(page.getByText('Loading...')).toBeVisible();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('lists are there as text in the language of the browser, and other pages have their frame', async ({
    page,
  }) => {
    for (const [query, faction] of [
      ['', 'Northern Tribes'],
      ['?lang=es', 'Tribus del Norte'],
    ] as const) {
      await page.goto(site.address + linkTo(WINTER_RAID) + query);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winter Raid');
      await expect(page.getByRole('main')).toContainText(faction);
      await expect(page.getByRole('main')).toContainText('170 pts');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
    }

    // Nothing that the author of a post wrote is more than text.
    await page.goto(`${site.address}/community-lists/${post}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOSTILE);
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Hersir ×3');
    await expect(page.locator('main script, main [onerror]')).toHaveCount(0);

    // Neither broken links nor posts that a guest may not read show anything.
    for (const path of ['/login', '/profile', '/shared-list/nonsense', `/community-lists/${hidden}`])
      await expectFrame(page, path);
    await expect(page.locator('body')).not.toContainText('Taken down');
    await page.goto(`${site.address}/login?lang=fr`);
    await expect(page.getByRole('link', { name: wordsIn('fr')('Build'), exact: true })).toBeVisible();
  });
});

test.describe('with scripts', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the app takes the place of a list without a jump, and of the frame', async ({ context }) => {
    for (const path of [linkTo(WINTER_RAID), `/community-lists/${post}`, '/login']) {
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const moved = Number(sessionStorage.getItem('moved')) + Number(Reflect.get(entry, 'value'));
            sessionStorage.setItem('moved', String(moved));
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(site.address + path);
      await expect(page.locator('html:not([data-drawn-page]) header button').first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      const moved = await page.evaluate(() => Number(sessionStorage.getItem('moved')));
      expect(moved).toBeLessThan(0.02);
      expect(faults).toEqual([]);
      await page.close();
    }
  });

  test('a frame in another language than the chosen one keeps its words to itself', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'fr'));
    await page.route('**/assets/*.js', async (route) => route.abort());
    await page.goto(`${site.address}/login`);
    await expect(page.locator('nav a').first()).toBeVisible();
    await expect(page.getByText('Build', { exact: true })).toBeHidden();
  });
});
