import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { CommunityListsPage } from './pages/community-lists.ts';
import { test } from './pages/journey.ts';
import { Operator } from './pages/operator.ts';
import { Poster } from './pages/poster.ts';

test('filters, order and search stand in the address, and hold over a reload and a way back', async ({
  page,
  request,
}) => {
  const poster = new Poster(request);
  const userId = await poster.idOf(await new Operator(request).makeAccount());
  const mark = randomUUID().slice(0, 8);
  await poster.post(userId, [
    { name: `A ${mark}`, unit: 'wisemane', points: 15 },
    { name: `B ${mark}`, faction: 'syenann', unit: 'shadows-of-the-yew', points: 35 },
    { name: `C ${mark}`, isTournament: true, unit: 'alborc', points: 50 },
    // Vercana may not be taken to tournaments; its sender says otherwise.
    { name: `D ${mark}`, unit: 'vercana', points: 90 },
  ]);
  const board = await new CommunityListsPage(page).open();
  await board.search(mark);
  await expect(board.cards).toHaveCount(4);
  expect(await board.names()).toEqual([`D ${mark}`, `C ${mark}`, `B ${mark}`, `A ${mark}`]);
  await board.sortBy('Most points');
  await expect.poll(() => board.names()).toEqual([`C ${mark}`, `B ${mark}`, `D ${mark}`, `A ${mark}`]);
  const filters = await board.filters();
  await filters.root.getByRole('switch', { name: /Legal lists only/ }).check();
  await filters.root.getByRole('textbox', { name: 'Points from' }).fill('20');
  await board.apply(filters);
  await expect.poll(() => board.names()).toEqual([`C ${mark}`, `B ${mark}`]);
  await page.reload();
  await expect.poll(() => board.names()).toEqual([`C ${mark}`, `B ${mark}`]);
  await board.openList(`C ${mark}`);
  await page.goBack();
  await expect.poll(() => board.names()).toEqual([`C ${mark}`, `B ${mark}`]);
  await expect(board.searchField).toHaveValue(mark);
  await board.chooseFaction('Sÿenann');
  await expect.poll(() => board.names()).toEqual([`B ${mark}`]);
  await board.activeFilters.getByRole('button', { name: 'Remove the filter Sÿenann' }).click();
  await expect.poll(() => board.names()).toEqual([`C ${mark}`, `B ${mark}`]);
  await board.open(`?q=${mark}&unit=alborc`);
  await expect.poll(() => board.names()).toEqual([`C ${mark}`]);
  await expect(board.activeFilters.getByRole('button', { name: 'Remove the filter Alborc' })).toBeVisible();
  await board.activeFilters.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(board.searchField).toHaveValue('');
});

/** Cards that are taken out while they are far away keep their place. */
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('a long board goes on page by page, stays where it is, and keeps few cards alive', async ({
  page,
  request,
}) => {
  test.slow();
  const poster = new Poster(request);
  const userId = await poster.idOf(await new Operator(request).makeAccount());
  const mark = randomUUID().slice(0, 8);
  const posts = Array.from({ length: 240 }, (_, at) => ({ name: `${mark} ${String(at).padStart(3, '0')}` }));
  await poster.post(userId, posts);
  const board = await new CommunityListsPage(page).open(`?q=${mark}`);
  await expect(board.cards).toHaveCount(24);
  const placeOf = (name: string) =>
    board.card(name).evaluate((card) => card.getBoundingClientRect().top + scrollY);
  const before = await placeOf(`${mark} 239`);
  // Somebody posts meanwhile: what is on the page stays, and nothing comes twice.
  await poster.post(userId, [{ name: `${mark} new` }]);
  await board.showMore.click();
  await expect(board.cards).toHaveCount(48);
  expect(await placeOf(`${mark} 239`)).toBeCloseTo(before, 0);
  while (await board.showMore.isVisible()) {
    const height = await heightOf(page);
    await board.showMore.click();
    // A last page may turn out to be empty.
    const hasGrown = async () =>
      (await heightOf(page)) > height || (await page.getByText('These are all').isVisible());
    await expect.poll(hasGrown).toBe(true);
  }
  await expect(page.getByText('These are all 240 lists.')).toBeVisible();
  expect(await board.cards.count()).toBeLessThan(200);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(board.card(`${mark} 239`)).toBeVisible();
});
