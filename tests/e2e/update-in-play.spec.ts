import { expect } from '@playwright/test';
import { storedTableGame } from '#tests/builders/table-games.ts';
import { BuilderPage } from './pages/builder.ts';
import { GameTable } from './pages/game-table.ts';
import { InstalledApp } from './pages/installed-app.ts';
import { test } from './pages/journey.ts';
import { Operator, PASSWORD } from './pages/operator.ts';
import { openReleasedSite } from './pages/released-site.ts';
import { SignInPage } from './pages/sign-in.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'an update waits while a game is on the table, and its card leaves the totals of the builder in reach',
  { tag: '@phone' },
  async ({ page, context, request, baseURL }) => {
    test.slow();
    const site = await openReleasedSite(baseURL ?? '');
    const app = await new InstalledApp(page, site).install('/login?next=%2Fmissions');
    const { email } = await new Operator(request).makeTester();
    await new SignInPage(page).signIn(email, PASSWORD);
    await page.waitForURL('**/missions');
    await page.evaluate(
      (game) => localStorage.setItem('prod_gameState', game),
      storedTableGame('loot', null, Date.now()),
    );
    await app.open('/game');
    const table = new GameTable(page);
    await table.next('{0} begins', { 0: 'Berta' });
    await table.show('Anna');

    await app.receiveNext();
    const other = new InstalledApp(await context.newPage(), site);
    await other.open('/builder');
    await new BuilderPage(other.page).shown();
    await expect(other.card).toBeInViewport({ ratio: 1 });
    const [card, totals] = await Promise.all([
      other.card.boundingBox(),
      new BuilderPage(other.page).totals.boundingBox(),
    ]);
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(totals?.y ?? 0);
    await other.press('Update Now');
    await other.becomesNext();

    // The game has lost its worker to the new version, and goes on as it was.
    await page.bringToFront();
    const archers = await table.open('Ice Archers');
    await table.step(archers, 'Stress', 1);
    expect(await app.isNext()).toBe(false);
    await expect(app.card).toBeHidden();
    await new SignInPage(page).header.goTo('Rules');
    await expect(app.card).toBeVisible();
    await app.press('Update Now');
    await app.becomesNext();
    await site.close();
  },
);
