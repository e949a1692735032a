import { expect, test } from '@playwright/test';
import { linkTo, WINTER_RAID } from './lists.ts';
import { BuilderPage } from './pages/builder.ts';
import { wordsIn } from './pages/words.ts';

const LANGUAGES = [
  {
    language: 'es',
    own: 'Español',
    unit: 'Pelaje de Ira',
    faction: 'Tribus del Norte',
    search: 'tatuadora',
  },
  {
    language: 'fr',
    own: 'Français',
    unit: 'Manterage',
    faction: 'Tribus du Nord',
    search: 'tatoueuse',
  },
] as const;

for (const { language, own, unit, faction, search } of LANGUAGES) {
  test(`the language changes every name at once, survives a reload and reaches the text (${language})`, async ({
    page,
  }) => {
    const before = await new BuilderPage(page).open();
    await before.build({ Wrathmane: 1, Hersir: 1 });
    await before.header.choose(own);
    const builder = new BuilderPage(page, wordsIn(language));
    await builder.shown();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await builder.expectTotals(55, 3);
    await expect(builder.faction).toHaveText(faction);
    await expect(before.catalogue).toHaveCount(0);

    await page.reload();
    await builder.shown();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await builder.search(search);
    await expect(builder.rows).toHaveCount(1);
    await builder.search('wrathmane');
    await expect(builder.row(unit)).toBeVisible();
    await builder.saveAs('Raid');
    const army = await builder.army();
    await army.expectUnits([unit, 'Hersir']);
    const share = await army.share();
    await expect(share.text).toContainText(unit);
    await expect(share.text).not.toContainText('Wrathmane');
  });
}

test('a reader sees a shared list in a language of their own', async ({ page, context }) => {
  await context.addInitScript(() => localStorage.setItem('language', 'fr'));
  await page.goto(linkTo(WINTER_RAID));
  const article = page.getByRole('article');
  await expect(article).toContainText('Manterage');
  await expect(article).toContainText('Tribus du Nord');
  await expect(article).not.toContainText('Wrathmane');
});

test('a browser that speaks Spanish is greeted in Spanish', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'es-MX' });
  const page = await context.newPage();
  await page.goto('/builder');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await new BuilderPage(page, wordsIn('es')).shown();
  await context.close();
});

test('the theme follows the device until one is chosen, and the choice survives a reload', async ({
  page,
}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  const builder = await new BuilderPage(page).open();
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await background();
  expect(dark).not.toBe(light);
  await builder.header.choose('Light');
  await expect.poll(background).toBe(light);
  await page.reload();
  await builder.shown();
  expect(await background()).toBe(light);
  await builder.header.choose('Dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(background).toBe(dark);
  await builder.header.choose('As the device');
  await expect.poll(background).toBe(light);
});

test('each page has a title of its own', async ({ page }) => {
  const titles = {
    '/': 'Muster – army lists for your table',
    '/builder': 'Builder – Muster',
    [linkTo(WINTER_RAID)]: 'Winter Raid – Muster',
    '/shared-list/nonsense': 'Broken link – Muster',
    '/s/unknown': 'Short link – Muster',
    '/no/such/page': 'Not found – Muster',
  };
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
});

test('the menu leads to the pages that exist, and Back comes back', async ({ page }) => {
  const builder = await new BuilderPage(page).open();
  await builder.add('Hersir');
  await builder.header.goTo('Home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: /Sÿenann/ }).click();
  await builder.shown();
  await expect(builder.faction).toHaveText('Sÿenann');
  await builder.undo();
  await builder.expectTotals(25, 1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/landing');
  await expect(page.getByRole('link', { name: 'Start Building' })).toBeVisible();
  await page.goto('/no/such/page');
  await page.getByRole('link', { name: 'To the builder' }).click();
  await builder.shown();
});
