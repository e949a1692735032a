import { expect } from '@playwright/test';
import { test } from './pages/journey.ts';
import { Keyboard } from './pages/keyboard.ts';
import { sidewaysOverflow, smallTargets } from './pages/layout.ts';
import { aheadOfTime } from './pages/network.ts';
import { UnitStatsPage } from './pages/unit-stats-page.ts';
import { wordsIn } from './pages/words.ts';

test('units are filtered and sorted, the address keeps it, and two are compared', async ({ page }) => {
  const units = await new UnitStatsPage(page).open();
  const all = await units.units.count();
  await units.filterPoints(45, 55);
  await expect(page.getByText(/^\d+ of \d+ units$/)).toBeVisible();
  await units.sortDearestFirst();
  await expect(page).toHaveURL(/sort=-points/);
  await expect(units.units.first()).toContainText('55');
  const first = await units.units.first().textContent();
  await page.reload();
  await expect(units.units.first()).toHaveText(first ?? '');
  expect(await units.units.count()).toBeLessThan(all);
  await units.activeFilters.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(units.units).toHaveCount(all);
  await expect(page).toHaveURL(/\/unit-stats\?sort=-points$/);

  await units.open('?faction=northern-tribes');
  await units.pick('Hersir');
  await units.pick('Orc Hunters');
  await units.compare();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expect(table.getByRole('row', { name: /^Points/ })).toContainText('(differs)');
  await page.getByRole('button', { name: 'Remove Hersir' }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(1);
  await expect(page).toHaveURL(/units=northern-tribes%3Aorc-hunters$/);
  await page.getByRole('button', { name: 'Add a unit' }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('tattooist');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Tattooist/ })
    .click();
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a reader who has seen all units reads, filters and compares them without a network', async ({
  page,
  context,
}) => {
  const loaded = aheadOfTime(page);
  const units = await new UnitStatsPage(page).open();
  await loaded();
  await context.setOffline(true);
  await units.filterPoints(20, 20);
  await units.pick('Orc Hunters');
  await units.link('Orc Hunters').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orc Hunters' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'May be joined by' })).toBeVisible();
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare units' })).toBeVisible();
});

test('a unit is found and opened by keys alone', async ({ page }) => {
  const keyboard = new Keyboard(page);
  const units = await new UnitStatsPage(page).open();
  await keyboard.goTo(units.searchField);
  await keyboard.type('hersir');
  await expect(units.units).toHaveCount(1);
  await keyboard.activate(units.link('Hersir'));
  await expect(page.getByRole('heading', { level: 1, name: 'Hersir' })).toBeVisible();
  await keyboard.activate(page.getByRole('button', { name: 'View Card' }));
  const card = page.getByRole('dialog', { name: 'Card of Hersir' });
  await expect(card).toBeVisible();
  await keyboard.press('Escape');
  await expect(card).toBeHidden();
});

/** The room between the bars of a phone of 844 px. */
const BETWEEN_BARS = 700;

test(
  'four units fit a phone between its bars, and each of them is pressed by a finger',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    const units = await new UnitStatsPage(page).open();
    const first = await units.units.first().boundingBox();
    const fourth = await units.units.nth(3).boundingBox();
    expect((fourth?.y ?? 0) + (fourth?.height ?? 0) - (first?.y ?? 0)).toBeLessThan(BETWEEN_BARS);
    await units.open('?q=hersir');
    expect(await smallTargets(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toEqual([]);
  },
);

test(
  'the orders of units are read whole on a phone, in every language',
  { tag: '@phone' },
  async ({ context }) => {
    for (const language of ['en', 'es', 'fr'] as const) {
      const page = await context.newPage();
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      await page.setViewportSize({ width: 360, height: 740 });
      const units = await new UnitStatsPage(page, wordsIn(language)).open('?q=hersir');
      await page.evaluate(() => document.fonts.ready);
      expect(await units.cutOrders()).toEqual([]);
      await page.close();
    }
  },
);
