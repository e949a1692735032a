import { expect, test, type Page } from '@playwright/test';
import { BuilderPage } from './pages/builder.ts';
import { fillEveryKey, keptThings } from './pages/kept-things.ts';
import { storedText } from './pages/browser-storage.ts';
import { openReleasedSite, type ReleasedSite } from './pages/released-site.ts';

test.use({ serviceWorkers: 'allow', storageState: { cookies: [], origins: [] } });

let site: ReleasedSite;
test.beforeEach(async ({ baseURL }) => {
  site = await openReleasedSite(baseURL ?? '');
});
test.afterEach(async () => site.close());

const isNext = async (page: Page) => (await page.locator('meta[name=release]').count()) > 0;
const card = (page: Page) => page.getByRole('region', { name: 'Update Available' });

/** Opens a page and waits until the app is kept for when there is no network. */
async function install(page: Page, path: string): Promise<void> {
  await page.goto(site.address + path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(page.getByText('App is ready to work offline')).toBeVisible();
}

/** Everything that can be made without an account. */
async function makeOneOfEverything(page: Page): Promise<void> {
  const builder = await new BuilderPage(page).shown();
  await builder.build({ Hersir: 1, Wrathmane: 1 });
  await builder.saveAs('First');
  await builder.add('Orc Hunters');
  await builder.saveAs('First');
  await builder.saveAs('Second');
  await fillEveryKey(page);
}

test('whatever a player made survives an update and every way to clear something', async ({ page }) => {
  test.slow();
  await install(page, '/builder');
  await makeOneOfEverything(page);
  const before = await keptThings(page);
  expect(Object.keys(before).length).toBeGreaterThan(110);

  site.releaseNext();
  // The page is being used: it is asked, never reloaded by itself.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(card(page)).toBeVisible();
  await expect(card(page)).toContainText('Version 99.0.0 of Muster is ready.');
  expect(await isNext(page)).toBe(false);
  await card(page).getByRole('button', { name: 'Later' }).click();
  await expect(card(page)).toHaveCount(0);
  await page.reload();
  await expect(card(page)).toBeVisible();
  await card(page).getByRole('button', { name: 'Update Now' }).click();
  await expect.poll(async () => isNext(page).catch(() => false)).toBe(true);
  await new BuilderPage(page).shown();
  await expect.poll(async () => storedText(page, 'prod_wab-app-version')).toBe('99.0.0');
  await page.waitForFunction(() => !('tanstack-query-left-over' in localStorage));
  expect(await keptThings(page)).toEqual(before);

  await page.goto(`${site.address}/offline`);
  const optimizer = page.getByRole('region', { name: 'Performance Optimizer' });
  await expect(optimizer).toContainText('poor');
  const installed = async () => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const says = async (text: string) => {
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText(/before, .* now\. Your lists/).first()).toBeVisible();
  };
  const main = page.getByRole('main');
  for (const [place, name, said] of [
    [optimizer, 'Quick Optimization', 'Quick optimization complete'],
    [optimizer, 'Clear Auth Cache', 'Stale auth data cleared successfully'],
    [main, 'Quick Speed Boost', 'Quick optimization complete'],
    [main, 'Clear Auth Data Only', 'Stale auth data cleared! Please refresh the page.'],
  ] as const) {
    await place.getByRole('button', { name }).click();
    await says(said);
    expect(await keptThings(page)).toEqual(before);
    await page.reload();
    await installed();
  }
  for (const [place, name] of [
    [main, 'Clear All Cache & Reload'],
    [optimizer, 'Nuclear Reset'],
  ] as const) {
    await place.getByRole('button', { name }).click();
    const reloaded = page.waitForEvent('load', { timeout: 30_000 });
    await page.getByRole('button', { name: 'Clear and reload' }).click();
    await says('All caches cleared, reloading...');
    await reloaded;
    await installed();
    expect(await keptThings(page)).toEqual(before);
  }
  await optimizer.getByRole('button', { name: 'Do not show again' }).click();
  await expect(optimizer).toHaveCount(0);
  await main.getByRole('button', { name: 'Run Cache Diagnostics' }).click();
  await expect(main.getByText('Local storage')).toHaveCount(2);
});

test('a page that nobody has touched becomes the new version by itself', async ({ page }) => {
  await install(page, '/builder');
  site.releaseNext();
  await page.goto(`${site.address}/about`);
  // Nothing may be asked of the page meanwhile: to the browser that is a player's touch.
  await page.waitForEvent('load', { timeout: 60_000 });
  expect(await isNext(page)).toBe(true);
});

test('a form that is being written in another tab stays when one tab takes the update', async ({
  page,
  context,
}) => {
  await install(page, '/builder');
  const other = await context.newPage();
  await other.goto(`${site.address}/builder`);
  const name = other.getByRole('textbox', { name: 'List name' }).or(other.getByRole('searchbox')).first();
  await name.fill('half written');
  site.releaseNext();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(card(page)).toBeVisible();
  await card(page).getByRole('button', { name: 'Update Now' }).click();
  await expect.poll(async () => isNext(page).catch(() => false)).toBe(true);
  await expect(card(other)).toBeVisible();
  await expect(name).toHaveValue('half written');
  expect(await isNext(other)).toBe(false);
});

test('builder, rules and missions open with the server killed, and clearing waits for it', async ({
  page,
}) => {
  await install(page, '/builder');
  site.kill();
  for (const [path, heading] of [
    ['/builder', 'Army builder'],
    ['/rules', 'The game in short'],
    ['/faq', 'Rounds and activations'],
    ['/missions', 'Missions and feats'],
    ['/', 'Muster your army'],
  ] as const) {
    await page.goto(site.address + path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  }
  await page.goto(`${site.address}/offline`);
  await page.getByRole('button', { name: 'Clear All Cache & Reload' }).click();
  await page.getByRole('button', { name: 'Clear and reload' }).click();
  await expect(page.getByText('The server does not answer')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Without a network' })).toBeVisible();
});

test('after a roll-back the worker removes itself and the page comes from the network', async ({ page }) => {
  await install(page, '/builder');
  const kept = await keptThings(page);
  site.rollBack();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  // Browsers may keep the old worker until its pages are closed.
  await expect(async () => {
    await page.goto('about:blank');
    await page.goto(`${site.address}/robots.txt`);
    const left = await page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      navigator.serviceWorker.controller?.state ?? null,
    ]);
    expect(left).toEqual([null]);
  }).toPass();
  expect(
    await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('muster-app'))),
  ).toEqual([]);
  expect(await keptThings(page)).toEqual(kept);
});
