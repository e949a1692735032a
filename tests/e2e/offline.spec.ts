import { expect } from '@playwright/test';
import { BuilderPage } from './pages/builder.ts';
import { test } from './pages/journey.ts';
import { SavedListsDialog } from './pages/saved-lists-dialog.ts';
import { aheadOfTime, refuseAllCodeBut } from './pages/network.ts';
import { wordsIn } from './pages/words.ts';

test('once the builder is open a list is built, saved, loaded, shown and shared without a network', async ({
  page,
  context,
}) => {
  const loaded = aheadOfTime(page);
  const builder = await new BuilderPage(page).open();
  await builder.add('Hersir');
  await loaded();
  await context.setOffline(true);

  await builder.build({ Wrathmane: 1, 'Orc Hunters': 2 });
  await builder.expectTotals(95, 3);
  await builder.undo();
  await builder.expectTotals(75, 3);
  await builder.redo();
  await builder.saveAs('No Network');
  await (await builder.army()).startNew();
  const saved = await (await builder.army()).savedLists();
  await saved.load('No Network');
  await builder.expectTotals(95, 3);
  await (await builder.filters()).close();
  await builder.toggle('Hersir');
  await (await builder.viewCard('Hersir')).close();
  const share = await (await builder.army()).share();
  await expect(share.text).toContainText('Orc Hunters x2 (40 pts)');
});

test('a page or a part whose code cannot be fetched says so, keeps the list, and opens when the network is back', async ({
  page,
  context,
}) => {
  const allowPages = await refuseAllCodeBut(page, '/');
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Building' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error');
  await expect(page.getByRole('main')).toContainText('because the network was lost');
  await expect(page).toHaveTitle('Error – Muster');
  await allowPages();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await new BuilderPage(page).shown();
  await page.close();

  const next = await context.newPage();
  const allowAll = await refuseAllCodeBut(next, '/builder');
  const builder = await new BuilderPage(next).open();
  await builder.build({ Hersir: 1, Wrathmane: 1 });
  // On a phone the army's sheet is itself such a part.
  const opener = builder.isPhone ? builder.openArmyButton : (await builder.army()).savedListsButton;
  await opener.click();
  await builder.messages.heard('This part could not be loaded');
  await builder.messages.heard('Nothing is lost. Check the network and try again.');
  await builder.expectTotals(55, 3);
  await builder.undo();
  await builder.expectTotals(25, 1);

  await allowAll();
  // The page before it has the same totals.
  const reloaded = next.waitForEvent('load');
  await next.getByRole('button', { name: 'Reload the page' }).click();
  await reloaded;
  await builder.expectTotals(25, 1);
  await (await builder.army()).savedListsButton.click();
  await new SavedListsDialog(next).shown();
});

test('another language is shown without a network, in dialogs that open later too', async ({
  page,
  context,
}) => {
  const loaded = aheadOfTime(page);
  const builder = await new BuilderPage(page).open();
  await builder.add('Hersir');
  await loaded();
  await context.setOffline(true);
  await builder.header.choose('Français');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const french = new BuilderPage(page, wordsIn('fr'));
  await french.expectTotals(25, 1);
  await (await french.filters()).close();
});

test('a page that is not on the device says so without a network, and opens when there is one', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
  await expect(about).toBeVisible();
  await context.setOffline(true);
  await about.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('You are offline');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toHaveText('You are offline');
  await context.setOffline(false);
  await expect(heading).toHaveText('About Muster');
});
