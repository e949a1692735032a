import { expect, type Locator } from '@playwright/test';
import { BuilderPage } from './pages/builder.ts';
import { linkTo, WINTER_RAID } from './lists.ts';
import { test } from './pages/journey.ts';
import { overlap, sidewaysOverflow } from './pages/layout.ts';
import { SharedListPage } from './pages/shared-list.ts';
import { UnitStatsPage } from './pages/unit-stats-page.ts';

const MANY = [
  'Wrathmane',
  'Orc Hunters',
  'Warg Riders',
  'Hersir',
  'Lotta',
  'Contender',
  'Evoker',
  'Ice Archers',
  'Selika',
  'Revenant',
  'Skin Changers',
  'Tattooist',
];

async function topOf(element: Locator): Promise<number> {
  return element.evaluate((box) => box.getBoundingClientRect().top);
}

test('catalogue and army are in view, on a small laptop too, and scroll on their own', async ({ page }) => {
  const builder = await new BuilderPage(page).open();
  const army = await builder.army();
  for (const seen of [builder.rows.first(), army.saveButton, builder.totals]) {
    await expect(seen).toBeInViewport({ ratio: 1 });
  }
  const left = await builder.catalogue.boundingBox();
  const right = await army.root.boundingBox();
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual((right?.x ?? 0) + 1);
  const [height, width] = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return [scrollHeight, scrollWidth];
  });
  expect(height).toBeLessThanOrEqual(800);
  expect(width).toBeLessThanOrEqual(1280);
  expect(await sidewaysOverflow(page)).toEqual([]);

  await page.setViewportSize({ width: 1024, height: 640 });
  await expect(builder.rows.first()).toBeInViewport({ ratio: 1 });
  await expect(army.saveButton).toBeInViewport({ ratio: 1 });
  expect(await sidewaysOverflow(page)).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 800 });
  for (const unit of MANY) await builder.add(unit);
  const firstRow = builder.rows.first();
  const name = army.nameField;
  await builder.rows.last().scrollIntoViewIfNeeded();
  await firstRow.scrollIntoViewIfNeeded();
  const before = {
    row: await topOf(firstRow),
    name: await topOf(name),
    entry: await topOf(army.entries.last()),
  };

  await builder.catalogue.getByRole('list').hover();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => topOf(firstRow)).toBeLessThan(before.row - 200);
  expect(await topOf(army.entries.last())).toBe(before.entry);
  expect(await topOf(builder.searchField)).toBeGreaterThan(50);
  const rowNow = await topOf(firstRow);

  await army.entries.first().hover();
  await page.mouse.wheel(0, 2_000);
  await expect.poll(() => topOf(army.entries.last())).toBeLessThan(before.entry - 50);
  await expect(army.entries.last()).toBeInViewport({ ratio: 1 });
  expect(await topOf(firstRow)).toBe(rowNow);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(builder.totals).toBeInViewport({ ratio: 1 });
});

test('a wide builder has units in two columns, and its messages beside what they speak of', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  const builder = await new BuilderPage(page).open();
  const [first, second] = [await topOf(builder.rows.first()), await topOf(builder.rows.nth(1))];
  expect(second).toBe(first);
  for (const column of [0, 1]) {
    expect(await builder.offsetOfValueNames(column)).toBeLessThanOrEqual(1);
  }

  await builder.add('Wrathmane');
  const army = await builder.army();
  await army.name('Raid');
  await army.save();
  await builder.messages.heard('List saved locally');
  for (const part of [army.nameField, army.saveButton, army.entries.first(), builder.totals]) {
    expect(await overlap(builder.messages.all.first(), part)).toBe(false);
  }
});

for (const [which, opened] of [
  ['left', 'Hersir'],
  ['right', 'Ice Archers'],
] as const) {
  test(`a row opened in the ${which} column of a wide builder moves nothing beside it, its details go below`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    const builder = await new BuilderPage(page).open();
    const lefts = async () =>
      builder.rows
        .locator('button[aria-expanded]')
        .evaluateAll((openers) => openers.map((opener) => opener.getBoundingClientRect().left));
    const before = await lefts();
    const row = await builder.toggle(opened);
    await expect(row.getByRole('button', { name: 'View Card' })).toBeVisible();
    expect(await lefts()).toEqual(before);

    const [left, right] = await Promise.all([
      builder.opener('Hersir').boundingBox(),
      builder.opener('Ice Archers').boundingBox(),
    ]);
    expect(left?.y).toBeCloseTo(right?.y ?? 0, 0);
    const list = await builder.catalogue.getByRole('list').first().boundingBox();
    const details = await row.locator('> :last-child').boundingBox();
    expect(details?.width).toBe(list?.width);
    expect(details?.y).toBeGreaterThan((left?.y ?? 0) + (left?.height ?? 0));
  });
}

const PAGES = [
  '/',
  '/community-lists',
  linkTo(WINTER_RAID),
  '/rules',
  '/unit-stats',
  '/unit-stats/compare',
  '/unit-stats/northern-tribes/hersir',
  '/collection',
  '/events',
  '/events/new',
  '/events/nothing',
  '/statistics',
  '/statistics/mine',
  '/statistics/ratings',
  '/missions',
  '/catalogue',
  '/catalogue/suggest',
  '/catalogue/proposals',
  '/catalogue/import',
  '/catalogue/review',
  '/login',
  '/about',
  '/privacy',
  '/terms',
  '/offline',
];

/** Returns the words of the bar's links and buttons that have wrapped below it, out of view. */
async function lostFromBar(bar: Locator): Promise<string[]> {
  return bar.evaluate((box) =>
    [...box.querySelectorAll('a, button')]
      .filter((control) => control.checkVisibility())
      .filter((control) => control.getBoundingClientRect().top >= box.getBoundingClientRect().bottom)
      .map((control) => control.textContent),
  );
}

// French has the longest words.
test('every page begins at the left edge of a bar that shows all it has, at every width (fr)', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => localStorage.setItem('language', 'fr'));
  const edges: Record<string, unknown> = {};
  for (const path of PAGES) {
    await page.goto(path);
    const frame = page.getByRole('main').locator('.page').first();
    await expect(frame).toBeVisible();
    for (const width of [768, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const [bar, text] = await Promise.all([
        page.locator('header svg').first().boundingBox(),
        frame.evaluate(
          (box) => box.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(box).paddingLeft),
        ),
      ]);
      if (bar?.x !== text) edges[`${path.slice(0, 20)} at ${width}`] = { bar: bar?.x, text };
      const lost = await lostFromBar(page.getByRole('banner'));
      if (lost.length > 0) edges[`${path.slice(0, 20)} lacks at ${width}`] = lost;
      // The table of units scrolls sideways by itself; no page does.
      const beyond = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      if (beyond > 0) edges[`${path.slice(0, 20)} beyond ${width}`] = beyond;
    }
  }
  expect(edges).toEqual({});
});

test('a list and the table of units show the card of the unit that has the focus', async ({ page }) => {
  const pane = page.getByRole('complementary', { name: 'Unit card' });
  const shared = await new SharedListPage(page).open(linkTo(WINTER_RAID));
  await expect(pane.getByRole('heading', { name: 'Wrathmane' })).toBeVisible();
  await shared.article.getByRole('button', { name: 'View card of Hersir' }).focus();
  await expect(pane.getByRole('heading', { name: 'Hersir' })).toBeVisible();

  await page.setViewportSize({ width: 1920, height: 1000 });
  const units = await new UnitStatsPage(page).open('?faction=northern-tribes');
  await units.unit('Orc Hunters').hover();
  await expect(pane.getByRole('heading', { name: 'Orc Hunters' })).toBeVisible();
  await units.link('Lotta').focus();
  await expect(pane.getByRole('heading', { name: 'Lotta' })).toBeVisible();
  await expect(pane).toBeInViewport();
});

test('the values of a unit are shown once in its opened row, on wide and narrow windows', async ({
  page,
}) => {
  const builder = await new BuilderPage(page).open();
  const row = await builder.toggle('Hersir');
  const movement = row.getByText('Movement', { exact: true }).filter({ visible: true });
  await expect(row.getByRole('group', { name: 'Melee' }).first()).toBeVisible();
  await expect(movement).toHaveCount(1);
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(movement).toHaveCount(1);
});
