import { expect } from '@playwright/test';
import { BuilderPage } from './pages/builder.ts';
import { test } from './pages/journey.ts';
import { wordsIn } from './pages/words.ts';

test('the language is that of the browser, changes every name at once, survives a reload and reaches the text', async ({
  page,
  browser,
}) => {
  const before = await new BuilderPage(page).open();
  await before.build({ Wrathmane: 1, Hersir: 1 });
  await before.header.choose('Français');
  const builder = new BuilderPage(page, wordsIn('fr'));
  await builder.shown();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await builder.expectTotals(55, 3);
  await expect(builder.faction).toHaveText('Tribus du Nord');
  await expect(before.catalogue).toHaveCount(0);

  await page.reload();
  await builder.shown();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await builder.search('tatoueuse');
  await expect(builder.rows).toHaveCount(1);
  await builder.search('wrathmane');
  await expect(builder.row('Manterage')).toBeVisible();
  await builder.saveAs('Raid');
  const army = await builder.army();
  await army.expectUnits(['Manterage', 'Hersir']);
  const share = await army.share();
  await expect(share.text).toContainText('Manterage');
  await expect(share.text).not.toContainText('Wrathmane');

  const context = await browser.newContext({ locale: 'es-MX' });
  const spanish = await context.newPage();
  await spanish.goto('/builder');
  await expect(spanish.locator('html')).toHaveAttribute('lang', 'es');
  await new BuilderPage(spanish, wordsIn('es')).shown();
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
  await builder.header.choose('Same as device');
  await expect.poll(background).toBe(light);
});
