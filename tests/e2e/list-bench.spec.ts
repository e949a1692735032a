import { expect, type Page } from '@playwright/test';
import { LANGUAGES } from '#domain/catalogue/types.ts';
import { toSavedList } from '#domain/roster/saved-list.ts';
import { randomList } from '#tests/builders/random-lists.ts';
import { shippedCatalogue } from '#tests/builders/shipped-catalogue.ts';
import { linkTo, TWO_COMMANDERS } from './lists.ts';
import { storeBeforehand } from './pages/browser-storage.ts';
import { BuilderPage } from './pages/builder.ts';
import { OpenDialog } from './pages/dialog.ts';
import { test } from './pages/journey.ts';
import { wordsIn } from './pages/words.ts';

const CATALOGUE = shippedCatalogue();

/** 500 saved lists, as the browser stores them: List 1 to List 500. */
function manyLists(): string {
  const lists = [];
  for (let seed = 1; lists.length < 500; seed += 1) {
    const name = `List ${lists.length + 1}`;
    const at = new Date(Date.UTC(2026, 0, 1, 0, lists.length)).toISOString();
    const stamp = { id: name, createdAt: at, updatedAt: at };
    const made = toSavedList({ ...randomList(CATALOGUE, seed), name }, CATALOGUE, stamp);
    if (made.ok) lists.push(made.list);
  }
  return JSON.stringify(lists);
}

/** Two copies of each of 20 units of the Northern Tribes that tournaments admit. */
function collectionOf20(): string {
  const all = CATALOGUE.unitsByFaction.get('northern-tribes') ?? [];
  const units = all.filter((unit) => unit.tournamentLegal).slice(0, 20);
  return JSON.stringify(Object.fromEntries(units.map(({ id }) => [`northern-tribes/${id}`, [2, 0, 0]])));
}

/** Presses Tab until the focus is on an element of this name, then a key. */
async function pressOn(
  page: Page,
  name: string,
  key: string,
  tab: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const focused = async () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
      return (label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
    });
  for (let stops = 0; stops < 60 && (await focused()) !== name; stops += 1) await page.keyboard.press(tab);
  expect(await focused()).toBe(name);
  await page.keyboard.press(key);
}

for (const language of LANGUAGES) {
  const say = wordsIn(language);

  test(
    `a player mends a list with two taps and finishes one from 20 owned units (${language})`,
    { tag: '@phone' },
    async ({ page }) => {
      await storeBeforehand(page, 'language', language);
      await storeBeforehand(page, 'muster_collection', collectionOf20());
      await page.goto(linkTo(TWO_COMMANDERS));
      await page.getByRole('button', { name: say('Open in the builder') }).click();
      const builder = await new BuilderPage(page, say).shown();
      const army = await builder.army();
      await army.root.locator('summary').first().tap();
      await army.root
        .getByRole('list', { name: say('Fixes') })
        .getByRole('button')
        .first()
        .tap();
      await expect(army.root.getByText(say('Legal list'))).toBeVisible();

      await page.goto('/builder?dialog=fits');
      const fits = await new OpenDialog(page, say('What fits?'), say).shown();
      await fits.root.getByRole('textbox', { name: say('Points target') }).fill('500');
      await fits.root.getByRole('switch', { name: say('Only what I own') }).tap();
      await fits.root.getByRole('button', { name: say('Balanced') }).tap();
      await expect(fits.root.getByText(/^500 pts/)).toBeVisible();
    },
  );

  test(
    `a player tags one of 500 lists, finds it, and compares two by keyboard (${language})`,
    { tag: '@phone' },
    async ({ page }) => {
      await storeBeforehand(page, 'language', language);
      await storeBeforehand(page, 'armyLists', manyLists());
      await page.goto('/builder?dialog=saved-lists');
      const lists = await new OpenDialog(page, say('Saved lists'), say).shown();
      const search = lists.root.getByRole('searchbox', { name: say('Search saved lists') });
      const rows = lists.root.getByRole('listitem').filter({ has: page.getByText('pts') });
      await search.fill('List 321');
      await expect(rows).toHaveCount(1);
      await lists.root.getByRole('button', { name: say('Organise {name}', { name: 'List 321' }) }).tap();
      await page.getByRole('menuitem', { name: say('Tags'), exact: true }).tap();
      const title = say('Tags of “{0}”', { 0: 'List 321' });
      const tags = await new OpenDialog(page, title, say).shown();
      await tags.root.getByRole('textbox', { name: say('New tag') }).fill('league');
      await page.keyboard.press('Enter');
      await expect(tags.root.getByRole('checkbox', { name: 'league' })).toBeChecked();
      await tags.close();
      await search.fill('');
      await lists.root.getByRole('button', { name: 'league', exact: true }).tap();
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText('List 321');
      await lists.root.getByRole('button', { name: 'league', exact: true }).tap();

      await search.fill('List 32');
      await pressOn(page, say('Compare two lists'), 'Enter');
      await pressOn(page, say('Compare {name}', { name: 'List 329' }), 'Space');
      await pressOn(page, say('Compare {name}', { name: 'List 328' }), 'Space');
      await pressOn(page, say('Compare'), 'Enter', 'Shift+Tab');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Compare lists'));
      await expect(page.getByRole('link', { name: 'List 329' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'List 328' })).toBeVisible();
    },
  );
}
