import { expect, type Page } from '@playwright/test';
import { clearBrowser, fillDisk, storeBeforehand, storedText } from './pages/browser-storage.ts';
import { BuilderPage } from './pages/builder.ts';
import { test } from './pages/journey.ts';

/** Lists as the app itself stores them: a Northern one of 55 pts, a Hegemony one of 35 pts. */
const TWO_LISTS = [
  {
    id: 'ice',
    name: 'Ice and Iron',
    faction: 'northern-tribes',
    units: [
      { id: 'wrathmane', name: 'Wrathmane', pointsCost: 30, quantity: 1, highCommand: true, command: 2 },
      { id: 'hersir', name: 'Hersir', pointsCost: 25, quantity: 1, highCommand: false, command: 1 },
    ],
    created_at: '2025-10-01T10:00:00.000Z',
  },
  {
    id: 'wall',
    name: 'Shieldwall',
    faction: 'hegemony-of-embersig',
    units: [
      { id: 'bulwarks', name: 'Bulwarks', pointsCost: 35, quantity: 1, highCommand: false, command: 0 },
    ],
    created_at: '2025-10-02T10:00:00.000Z',
  },
];

/** The builder of a player who saved these lists some time ago. */
async function builderWith(page: Page, lists: readonly unknown[]): Promise<BuilderPage> {
  await storeBeforehand(page, 'armyLists', JSON.stringify(lists));
  return new BuilderPage(page).open();
}

test('all lists leave as one file and come back from it after the browser was cleared', async ({ page }) => {
  const builder = await builderWith(page, TWO_LISTS);
  const download = await (await (await builder.army()).savedLists()).downloadAll();
  expect(download.suggestedFilename()).toMatch(/^muster-lists-\d{4}-\d{2}-\d{2}\.json$/);
  const file = await download.path();

  await clearBrowser(page);
  await builder.open();
  const saved = await (await builder.army()).savedLists();
  await expect(saved.root).toContainText('No saved lists yet');
  await saved.restoreFrom(file);
  await builder.messages.heard('2 lists restored');
  await saved.restoreFrom(file);
  await builder.messages.heard('2 were already there');
  await saved.openTab('Lists');
  await expect(saved.rows).toHaveCount(2);
  await saved.load('Ice and Iron');
  await builder.expectTotals(55, 3);
});

test('a full disk is said and nothing is lost', async ({ page }) => {
  const builder = await builderWith(page, TWO_LISTS);
  await (await (await builder.army()).savedLists()).load('Shieldwall');
  const freeDisk = await fillDisk(page);
  const before = await storedText(page, 'armyLists');
  await builder.add('Bulwarks');
  const army = await builder.army();
  await army.name('Shieldwall Two');
  await army.save();
  await builder.messages.heard('Browser storage is full. Please clear some saved lists.');
  expect(await storedText(page, 'armyLists')).toBe(before);
  await expect(army.root).toContainText('Your changes are not stored');
  await expect(army.nameField).toHaveValue('Shieldwall Two');
  await expect(army.entry('Bulwarks')).toContainText('70 pts2');

  await freeDisk();
  await expect(army.root).not.toContainText('Your changes are not stored');
  await builder.saveAs('Shieldwall Two');
  // A new name renames the open list.
  const { rows } = await army.savedLists();
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Shieldwall Two' })).toHaveCount(1);
});
