import { expect, type Page, test } from '@playwright/test';
import { clearBrowser, fillDisk, storeBeforehand, storedText } from './pages/browser-storage.ts';
import { BuilderPage } from './pages/builder.ts';
import { Question } from './pages/dialog.ts';
import { SavedListsDialog } from './pages/saved-lists-dialog.ts';

/**
 * A list as the older app stored it: underscores, texts for flags, keywords of three kinds, more
 * than is allowed.
 */
const OLDER_LIST = {
  id: 'local-1717171717171',
  name: 'Old Friends',
  faction: 'northern-tribes',
  units: [
    { id: 'orc_hunters', name: 'Orc Hunters', pointsCost: 20, quantity: 2, faction: 'northern-tribes' },
    { id: 'wrathmane', name: 'Wrathmane', pointsCost: 30, quantity: 1, highCommand: true, command: 2 },
    {
      id: 'x',
      name: 'Hersir',
      pointsCost: '25',
      quantity: 1,
      keywords: ['Fearless'],
      tournamentLegal: 'true',
    },
  ],
  created_at: '2024-06-01T10:00:00.000Z',
};

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

test('loading a list of another faction switches to it, and Undo comes back', async ({ page }) => {
  const builder = await new BuilderPage(page).open();
  await builder.build({ Wrathmane: 1, Hersir: 1 });
  await builder.saveAs('Ice and Iron');
  await builder.chooseFaction('Hegemony of Embersig');
  await builder.add('Bulwarks');
  await builder.saveAs('Shieldwall');
  const saved = await (await builder.army()).savedLists();
  await expect(saved.rows).toHaveCount(2);
  await expect(saved.row('Shieldwall')).toContainText('35 pts');
  await saved.load('Ice and Iron');
  await builder.messages.heard('“Ice and Iron” loaded');
  await builder.expectTotals(55, 3);
  await expect(builder.faction).toHaveText('Northern Tribes');
  await expect((await builder.army()).root).toContainText('Current list: Ice and Iron');
  await builder.undo();
  await expect(builder.faction).toHaveText('Hegemony of Embersig');
  await builder.quantityOf('Bulwarks', 1);
});

test('a list is duplicated under a name of its own', async ({ page }) => {
  const builder = await builderWith(page, TWO_LISTS);
  const saved = await (await builder.army()).savedLists();
  await saved.duplicate('Ice and Iron');
  await builder.messages.heard('Copied as “Ice and Iron (2)”');
  await expect(saved.rows).toHaveCount(3);
  await expect(saved.row('Ice and Iron (2)')).toContainText('55 pts');
  await saved.load('Shieldwall');
  const army = await builder.army();
  await army.duplicate();
  await expect(army.nameField).toHaveValue('Shieldwall (2)');
  await expect(army.root).toContainText('Current list: New List');
});

test('a list is deleted only after a question, and comes back by Undo or from the Deleted tab', async ({
  page,
}) => {
  const builder = await builderWith(page, TWO_LISTS);
  const saved = await (await builder.army()).savedLists();
  await (await saved.delete('Shieldwall')).answer('Cancel');
  await expect(saved.rows).toHaveCount(2);

  await (await saved.delete('Shieldwall')).answer('Delete');
  await builder.messages.heard('"Shieldwall" deleted successfully');
  await expect(saved.rows).toHaveCount(1);
  await builder.messages.undo('"Shieldwall" deleted successfully');
  await builder.messages.heard('“Shieldwall” is back');
  await expect(saved.row('Shieldwall')).toContainText('35 pts');

  await (await saved.delete('Shieldwall')).answer('Delete');
  await expect(saved.rows).toHaveCount(1);
  await page.reload();
  const later = await new SavedListsDialog(page).shown();
  await expect(later.rows).toHaveCount(1);
  await later.bringBack('Shieldwall');
  await expect(later.root).toContainText('Nothing was deleted lately');
  await later.openTab('Lists');
  await expect(later.row('Shieldwall')).toContainText('35 pts');
});

test('every save is kept as a version that says what changed and can be had back as a copy', async ({
  page,
}) => {
  const builder = await builderWith(page, TWO_LISTS);
  await (await (await builder.army()).savedLists()).load('Shieldwall');
  await builder.add('Bulwarks');
  await builder.saveAs('Shieldwall');
  const saved = await (await builder.army()).savedLists();
  await expect(saved.rows).toHaveCount(2);
  const versions = await saved.versionsOf('Shieldwall');
  await expect(versions.versions).toHaveCount(2);
  await expect(versions.versions.first()).toContainText('Bulwarks 1 → 2');
  await expect(versions.versions.last()).toContainText('First saved state');
  await expect(versions.versions.last()).toContainText('35 pts');
  await versions.restoreAsCopy(1);
  const lists = await versions.back();
  await expect(lists.rows).toHaveCount(3);
  await expect(lists.row('Shieldwall')).toContainText('70 pts');
  await expect(lists.rows.filter({ hasText: '35 pts' })).toHaveCount(1);
});

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

test('a file that holds no lists changes nothing and says so', async ({ page }) => {
  const builder = await builderWith(page, TWO_LISTS);
  const saved = await (await builder.army()).savedLists();
  await saved.restoreFrom('package.json');
  await builder.messages.heard('This file holds no lists');
  await saved.openTab('Lists');
  await expect(saved.rows).toHaveCount(2);
});

test('damaged entries are set aside and can be had as a file, all others load', async ({ page }) => {
  const damaged = { id: 'damaged', name: 'Half a list', units: 7 };
  const builder = await builderWith(page, [OLDER_LIST, damaged, null]);
  const saved = await (await builder.army()).savedLists();
  await expect(saved.rows).toHaveCount(1);
  await saved.openTab('Backup');
  await expect(saved.root).toContainText(
    '2 stored entries could not be read. They were set aside, not deleted.',
  );
  expect(await storedText(page, 'armyLists_set_aside')).toContain('Half a list');
  await saved.openTab('Lists');
  await saved.load('Old Friends');
  await builder.expectTotals(95, 3);
});

test('a list of the older app opens with its units found and is found again after saving', async ({
  page,
}) => {
  const builder = await builderWith(page, [OLDER_LIST]);
  const saved = await (await builder.army()).savedLists();
  await saved.load('Old Friends');
  await builder.expectTotals(95, 3);
  const army = await builder.army();
  await army.expectUnits(['Orc Hunters', 'Wrathmane', 'Hersir']);
  await expect(army.root.getByText('Unknown unit')).toHaveCount(0);
  await builder.add('Lotta');
  await builder.saveAs('Old Friends');
  const text = await storedText(page, 'armyLists');
  const lists = JSON.parse(text) as { id: string; units: unknown[] }[];
  expect(lists.map(({ id, units }) => [id, units.length])).toEqual([[OLDER_LIST.id, 4]]);
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
  await expect(army.entry('Bulwarks')).toContainText('×2');

  await freeDisk();
  await expect(army.root).not.toContainText('Your changes are not stored');
  await builder.saveAs('Shieldwall Two');
  await expect((await army.savedLists()).rows).toHaveCount(3);
});

test('a browser without a bin asks before it deletes for good', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
  const builder = await builderWith(page, TWO_LISTS);
  const saved = await (await builder.army()).savedLists();
  await (await saved.delete('Shieldwall')).answer('Delete');
  const question = await new Question(page, 'Delete for good?').shown();
  await question.answer('Keep it');
  await expect(saved.rows).toHaveCount(2);
});
