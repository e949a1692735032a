import { expect, test } from '@playwright/test';
import { axeInBothThemes } from './pages/axe.ts';

const PRODUCTION = `http://muster.localhost:${process.env['MUSTER_E2E_PORT'] ?? ''}`;

test('the front door shows the way in, five factions, news, what changed and who may test', async ({
  page,
}) => {
  await page.goto(PRODUCTION);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Start Building' })).toBeInViewport();
  const factions = main.getByRole('navigation', { name: 'Factions' }).getByRole('listitem');
  await expect(factions).toHaveCount(5);
  await expect(factions.nth(4)).toBeInViewport({ ratio: 0.5 });
  await expect(main.getByRole('heading', { name: /^News as of \d\d\/\d\d\/\d\d$/ })).toBeVisible();
  await expect(main.getByText(/registered player/)).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);

  await main.getByRole('button', { name: /^Version \d+\.\d+\.\d+$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Changelog' })).toContainText('# Changelog');
  await page.goBack();
  await main.getByRole('button', { name: 'News archive' }).click();
  const archive = page.getByRole('dialog', { name: 'News archive' });
  await expect(archive.getByRole('article')).toHaveCount(2);
  await archive.getByRole('button', { name: 'Close' }).click();
  await main.getByRole('group', { name: 'Earlier news' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: /^News — / })).toContainText('Muster');
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'For testers' }).click();
  await expect(page.getByRole('dialog')).toContainText('This feature is only available to testers.');
  await page.keyboard.press('Escape');

  await page.route('**/version.json*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await main.getByRole('button', { name: 'Clear Cache' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('This will clear all cached data and reload the page.');
  const reloaded = page.waitForEvent('load');
  await question.getByRole('button', { name: 'Clear and reload' }).click();
  await expect(page.getByText('All caches cleared, reloading...')).toBeVisible();
  await reloaded;
});

test('news and players stand in when the server does not answer', { tag: '@once' }, async ({ page }) => {
  await page.route('**/rest/v1/**', async (route) => route.abort());
  await page.goto(PRODUCTION);
  await expect(page.getByText('470 registered players')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Share a list, print a list' })).toBeVisible();
});
