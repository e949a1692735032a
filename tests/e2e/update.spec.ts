import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { storedScoredGame, storedTableGame } from '#tests/builders/table-games.ts';
import { BuilderPage } from './pages/builder.ts';
import { storedText } from './pages/browser-storage.ts';
import { Question } from './pages/dialog.ts';
import { GameTable } from './pages/game-table.ts';
import { InstalledApp, keepAtOnce } from './pages/installed-app.ts';
import { test } from './pages/journey.ts';
import { fillEveryKey, keptThings } from './pages/kept-things.ts';
import { overlap } from './pages/layout.ts';
import { Operator, PASSWORD } from './pages/operator.ts';
import { openReleasedSite, type ReleasedSite } from './pages/released-site.ts';
import { SignInPage } from './pages/sign-in.ts';

test.use({ serviceWorkers: 'allow', showsOptimizer: true });

let site: ReleasedSite;
test.beforeEach(async ({ baseURL, context }) => {
  site = await openReleasedSite(baseURL ?? '');
  await keepAtOnce(context);
});
test.afterEach(async () => site.close());

async function signIn(app: InstalledApp, email: string, next: string): Promise<void> {
  await app.open(`/login?next=${encodeURIComponent(next)}`);
  await new SignInPage(app.page).signIn(email, PASSWORD);
  await app.page.waitForURL(`**${next}`);
}

const putGame = async (page: Page, text: string) =>
  page.evaluate((game) => localStorage.setItem('prod_gameState', game), text);

/** A game that is over, and one in its first round with a note; then the tester signs out. */
async function playTwoGames(app: InstalledApp, email: string): Promise<void> {
  const { page } = app;
  await signIn(app, email, '/missions');
  await putGame(page, storedScoredGame(Date.now() - 9_000_000));
  await app.open('/scoring');
  const table = new GameTable(page);
  await table.next('Show the summary');
  await table.isIn('Summary');
  await putGame(page, storedTableGame('loot', null, Date.now() - 600_000));
  await app.open('/game');
  await table.next('{0} begins', { 0: 'Berta' });
  const notes = await table.openSheet('Notes');
  await notes.getByRole('textbox').fill('The bridge is ours');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await table.closeSheet();
  const account = new SignInPage(page);
  await account.header.goTo('Sign out');
  await account.messages.heard('Signed out successfully');
}

/**
 * Lists with their versions, a deleted one, a draft with its undo, choices, games, and a text under
 * every other key.
 */
async function makeOneOfEverything(app: InstalledApp, request: APIRequestContext): Promise<string> {
  const { page } = app;
  const { email } = await new Operator(request).makeTester();
  await playTwoGames(app, email);
  await app.open('/builder');
  const builder = await new BuilderPage(page).shown();
  await builder.header.choose('Light');
  await builder.build({ Hersir: 1, Wrathmane: 1 });
  await builder.saveAs('First');
  await builder.add('Orc Hunters');
  await builder.saveAs('First');
  await builder.saveAs('Second');
  await builder.saveAs('Third');
  const saved = await (await builder.army()).savedLists();
  await (await saved.delete('Third')).answer('Delete');
  await saved.close();
  await fillEveryKey(page);
  return email;
}
/** Expects that everything made before is still there, to the letter. */
const isUntouched = async (page: Page, before: unknown) => expect(await keptThings(page)).toEqual(before);

/** Presses everything on /offline and on the card that clears something, and looks after each. */
async function clearByCards(app: InstalledApp, before: unknown): Promise<void> {
  const { page } = app;
  await app.open('/offline');
  const main = page.getByRole('main');
  const optimizer = page.getByRole('region', { name: 'Performance Optimizer' });
  const cards = page.locator('[data-cards]');
  await expect(optimizer).toContainText('poor');
  // Listens before the tap: some messages are gone with the page after a second.
  const says = async (text: string) => page.getByText(text).waitFor();
  for (const [place, name, said] of [
    [optimizer, 'Quick Optimization', 'Quick optimization complete'],
    [optimizer, 'Clear Auth Cache', 'Stale auth data cleared successfully'],
    [main, 'Quick Speed Boost', 'Quick optimization complete'],
    [main, 'Clear Auth Data Only', 'Stale auth data cleared! Please refresh the page.'],
  ] as const) {
    const heard = says(said);
    await place.getByRole('button', { name }).click();
    await heard;
    expect(await overlap(page.getByText(said), cards)).toBe(false);
    await isUntouched(page, before);
  }
  await page.reload();
  await app.isKept();
  await isUntouched(page, before);
  for (const [place, name] of [
    [main, 'Clear All Cache & Reload'],
    [optimizer, 'Nuclear Reset'],
  ] as const) {
    await place.getByRole('button', { name }).click();
    // Nothing covers a question: the cards come back when it is answered.
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expect(cards).toBeHidden();
    const reloaded = page.waitForEvent('load', { timeout: 30_000 });
    const heard = says('All caches cleared, reloading...');
    await page.getByRole('button', { name: 'Clear and reload' }).click();
    await heard;
    await reloaded;
    await app.isKept();
    await isUntouched(page, before);
  }
  await optimizer.getByRole('button', { name: 'Do not show again' }).click();
  await expect(optimizer).toHaveCount(0);
  await main.getByRole('button', { name: 'Run Cache Diagnostics' }).click();
  await expect(main.getByText('Local storage')).toHaveCount(2);
}

/** Takes both ways of the builder's menu to clear something. */
async function refreshInBuilder(app: InstalledApp, before: unknown): Promise<void> {
  const { page } = app;
  await app.open('/builder');
  const builder = await new BuilderPage(page).shown();
  const army = await builder.army();
  for (const [item, said] of [
    ['Clear all caches', 'All caches cleared - fresh data will be loaded'],
    ['Clear deployment caches', 'Deployment caches cleared - reloading page...'],
  ] as const) {
    const reloaded = item === 'Clear deployment caches' ? page.waitForEvent('load') : null;
    const heard = builder.messages.saying(said).waitFor();
    await army.refresh(item);
    await new Question(page, 'Are you sure?').answer('Continue');
    await heard;
    await reloaded;
    await isUntouched(page, before);
  }
}

test('whatever a player made survives an update and every way to clear something', async ({
  page,
  request,
}) => {
  test.slow();
  const app = await new InstalledApp(page, site).install('/about');
  const email = await makeOneOfEverything(app, request);
  const before = await keptThings(page);
  expect(Object.keys(before).length).toBeGreaterThan(110);
  // The finished game, and the second copy of the running one.
  expect(before['muster-games games']).toHaveLength(2);
  expect(before['muster trash']).toHaveLength(1);

  // The page is being used: it is asked, never reloaded by itself.
  await app.receiveNext();
  await expect(app.card).toContainText('Version 99.0.0 of Muster is ready.');
  expect(await app.isNext()).toBe(false);
  await app.press('Later');
  await expect(app.card).toHaveCount(0);
  await page.reload();
  await expect(app.card).toBeVisible();
  await app.press('Update Now');
  await app.becomesNext();
  await new BuilderPage(page).shown();
  await expect.poll(async () => storedText(page, 'prod_wab-app-version')).toBe('99.0.0');
  await page.waitForFunction(() => !('tanstack-query-left-over' in localStorage));
  await isUntouched(page, before);
  await clearByCards(app, before);
  await refreshInBuilder(app, before);

  await signIn(app, email, '/play');
  await expect(page.getByRole('region', { name: 'Earlier games' }).getByRole('listitem')).toContainText(
    /Anna 0.*Berta 0/,
  );
  await page.getByRole('link', { name: 'Continue' }).click();
  const log = await new GameTable(page).openSheet('Event log');
  await expect(log.getByText('The bridge is ours')).toBeVisible();
});

test('a page that nobody has touched becomes the new version by itself', async ({ page }) => {
  const app = await new InstalledApp(page, site).install('/builder');
  site.releaseNext();
  await app.open('/about');
  // Nothing may be asked of the page meanwhile: to the browser that is a player's touch.
  await page.waitForEvent('load', { timeout: 60_000 });
  expect(await app.isNext()).toBe(true);
});

test('a form that is being written stays when another tab takes the update, and is warned of in its own', async ({
  page,
  context,
}) => {
  const app = await new InstalledApp(page, site).install('/builder');
  const other = new InstalledApp(await context.newPage(), site);
  await other.open('/login');
  await other.isKept();
  const { email } = new SignInPage(other.page);
  await email.fill('half@written');
  await app.receiveNext();
  await app.press('Update Now');
  await app.becomesNext();
  await expect(other.card).toBeVisible();
  await other.press('Update Now');
  await expect(other.card.getByRole('alert')).toContainText('You have unsent text on this page');
  await expect(email).toHaveValue('half@written');
  expect(await other.isNext()).toBe(false);
  await other.press('Update anyway');
  await other.becomesNext();
});

test('builder, rules and missions open with the server killed, and clearing waits for it', async ({
  page,
}) => {
  const app = await new InstalledApp(page, site).install('/builder');
  site.kill();
  for (const [path, heading] of [
    ['/builder', 'Army builder'],
    ['/rules', 'The game in short'],
    ['/faq', 'Rounds and activations'],
    ['/missions', 'Missions and feats'],
    ['/', 'Muster your army'],
  ] as const) {
    await app.open(path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  }
  await app.open('/offline');
  await page.getByRole('button', { name: 'Clear All Cache & Reload' }).click();
  await page.getByRole('button', { name: 'Clear and reload' }).click();
  await expect(page.getByText('The server does not answer')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Offline', exact: true })).toBeVisible();
});

test('after a roll-back the worker removes itself and the page comes from the network', async ({ page }) => {
  await new InstalledApp(page, site).install('/builder');
  const kept = await keptThings(page);
  site.rollBack();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  // Browsers may keep the old worker until its pages are closed.
  await expect(async () => {
    await page.goto('about:blank');
    await page.goto(`${site.address}/robots.txt`, { timeout: 15_000 });
    const left = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      // The app's own check may have been answered before the roll-back. One that waits for the old
      // worker ends with the page.
      const late = new Promise((resolve) => setTimeout(resolve, 5_000));
      await Promise.race([registration?.update().catch(() => undefined), late]);
      return [
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
        navigator.serviceWorker.controller?.state ?? null,
      ];
    });
    expect(left).toEqual([null]);
  }).toPass();
  expect(
    await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('muster-app'))),
  ).toEqual([]);
  expect(await keptThings(page)).toEqual(kept);
});
