import { expect } from '@playwright/test';
import { axeInBothThemes } from './pages/axe.ts';
import { test } from './pages/journey.ts';
import { sidewaysOverflow, smallTargets } from './pages/layout.ts';
import { aheadOfTime } from './pages/network.ts';
import { PlaySetup } from './pages/play-setup.ts';
import { sitDown } from './pages/sit-down.ts';

test(
  'two games are paused and resumed without a network, and neither is a draw',
  { tag: '@phone' },
  async ({ page, context, request }) => {
    const table = await sitDown({ page, context, request }, { mission: 'take-positions' });
    await table.next('{0} begins', { 0: 'Berta' });
    await table.next('Pass');
    const id = await page.evaluate(() => {
      const { id: stored } = JSON.parse(localStorage.getItem('prod_gameState') ?? '{}') as { id?: string };
      return stored ?? '';
    });
    const isFetched = aheadOfTime(page);
    await page.goto('/play');
    await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
    await isFetched();
    await context.setOffline(true);

    await page.getByRole('button', { name: 'New game' }).click();
    await expect(page.getByText('The other game is paused')).toBeVisible();
    const setup = new PlaySetup(page);
    await page.getByRole('button', { name: /^Loot/ }).click();
    const name = setup.part('You').getByRole('textbox', { name: 'Name' });
    await name.fill('Carla');
    await name.blur();
    await setup.bar.getByRole('button', { name: 'Go to deployment' }).click();
    await setup.isIn('Deployment');
    await context.setOffline(false);

    await page.goto('/play');
    const paused = page.getByRole('region', { name: 'Paused games' });
    await expect(page.getByRole('heading', { level: 2, name: 'Loot' })).toBeVisible();
    await expect(paused.getByRole('link', { name: /Take Positions.*Round 1 of 3/ })).toBeVisible();
    expect(await axeInBothThemes(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);

    await page.goto(`/game/${id}`);
    await expect(page).toHaveURL(/\/summary\//);
    await expect(page.getByText('Not finished · round 1')).toBeVisible();
    await expect(page.getByText('A draw')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Record the result' })).toHaveCount(0);
    expect(await axeInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue' }).click();
    await table.isIn('Game');
    await expect(table.bar.getByText('Anna: choose a unit')).toBeVisible();

    await page.goto('/play');
    await page.getByRole('button', { name: /^Continue with Loot/ }).click();
    await setup.isIn('Deployment');
    await expect(page.getByRole('heading', { name: 'Carla' })).toBeVisible();

    await page.goto('/play');
    await page.getByRole('button', { name: /^Delete the game Take Positions/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Game deleted')).toBeVisible();
    await expect(paused).toHaveCount(0);
    await page.reload();
    await page.getByText('Deleted games').click();
    await page.getByRole('button', { name: /^Bring back Take Positions/ }).click();
    await expect(paused.getByText('Take Positions')).toBeVisible();
  },
);

test(
  'a game outlives a storage that is cleared while it is on, and one that is cleared between two visits',
  { tag: '@phone' },
  async ({ page, context, request }) => {
    const table = await sitDown({ page, context, request }, { mission: 'loot' });
    await table.next('{0} begins', { 0: 'Berta' });
    await page.evaluate(() => localStorage.removeItem('prod_gameState'));
    await table.next('Pass');
    await expect(page.getByText('This browser’s storage was emptied')).toBeVisible();
    await expect(table.bar.getByText('Anna: choose a unit')).toBeVisible();
    expect(await axeInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Understood' }).click();
    await page.reload();
    await expect(table.bar.getByText('Anna: choose a unit')).toBeVisible();

    await page.evaluate(() => localStorage.removeItem('prod_gameState'));
    await page.reload();
    await expect(page.getByText('The game was brought back from its second copy')).toBeVisible();
    await expect(table.bar.getByText('Anna: choose a unit')).toBeVisible();
  },
);

test(
  'a full storage is said as long as it lasts, and the game comes back whole',
  { tag: '@phone' },
  async ({ page, context, request }) => {
    const table = await sitDown({ page, context, request }, { mission: 'loot' });
    await page.evaluate(() => {
      for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (;;) localStorage.setItem(`filler-${size}-${Math.random()}`, 'x'.repeat(size));
        } catch {
          // Full for this size.
        }
      }
    });
    await table.next('{0} begins', { 0: 'Berta' });
    const notice = page.getByRole('alert').filter({ hasText: 'Browser storage is full' });
    await expect(notice).toContainText('Your taps are kept in a second copy on this device.');
    await page.mouse.wheel(0, 5_000);
    await expect(notice).toBeInViewport();
    await page.reload();
    await expect(table.bar.getByText('Berta: choose a unit')).toBeVisible();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('filler-')) localStorage.removeItem(key);
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toHaveCount(0);
  },
);
