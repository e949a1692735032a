import { expect, test } from '@playwright/test';
import { BuilderPage } from './pages/builder.ts';
import { OpenDialog, Question } from './pages/dialog.ts';

const LEGAL = { Wrathmane: 1, 'Orc Hunters': 2, 'Warg Riders': 1, Hersir: 1, 'Battle-Scarred': 1 };

test('a new visitor builds a legal list, saves it and finds it after a reload, undo included', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Building' }).click();
  const builder = await new BuilderPage(page).shown();
  await expect(builder.faction).toHaveText('Northern Tribes');
  await builder.build(LEGAL);
  await builder.expectTotals(170, 3);
  await builder.quantityOf('Orc Hunters', 2);

  const army = await builder.army();
  await army.expectUnits(Object.keys(LEGAL));
  await expect(army.entry('Orc Hunters')).toContainText('×2');
  await expect(army.entry('Orc Hunters')).toContainText('40 pts');
  await expect(army.warnings).toHaveCount(0);
  await expect(army.root).toContainText('Current list: New List');
  await expect(army.root).toContainText('Name the list to share or print it.');
  await builder.saveAs('Winter Raid');
  await expect(army.root).toContainText('Current list: Winter Raid');
  await expect(army.root.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(army.root).not.toContainText('Name the list');

  await page.reload();
  await builder.shown();
  await builder.expectTotals(170, 3);
  await builder.undo();
  await builder.undo();
  await builder.expectTotals(130, 3);
  await builder.redo();
  await builder.redo();
  await builder.expectTotals(170, 3);
  await expect((await builder.army()).nameField).toHaveValue('Winter Raid');

  const saved = await army.savedLists();
  await expect(saved.row('Winter Raid')).toContainText('Northern Tribes');
  await expect(saved.row('Winter Raid')).toContainText('170 pts');
  await expect(saved.row('Winter Raid')).toContainText('3 CP');
  await expect(saved.row('Winter Raid')).toContainText('Open now');
});

test('a unit beyond its availability is refused with the reason', async ({ page }) => {
  const builder = await new BuilderPage(page).open();
  await builder.add('Warg Riders', 2);
  await builder.addInVain('Warg Riders');
  await builder.messages.heard('Cannot add more units');
  await builder.messages.heard('Maximum 2 of this unit allowed');
  await builder.quantityOf('Warg Riders', 2);
  await builder.expectTotals(70, 0);
});

test('a second High Command is refused in a dialog, and the list stays as it was', async ({ page }) => {
  const builder = await new BuilderPage(page).open();
  await builder.add('Wrathmane');
  await builder.add('Alborc');
  const refusal = await new OpenDialog(page, 'High Command Limit').shown();
  await expect(refusal.root).toContainText('Only 1 High command allowed in List.');
  await refusal.close();
  await builder.quantityOf('Alborc', 0);
  await builder.expectTotals(30, 2);
});

test('a points target shows what remains, and passing it is a warning', async ({ page }) => {
  const builder = await new BuilderPage(page).open();
  await builder.build({ Hersir: 1, 'Orc Hunters': 1 });
  await (await builder.army()).target('100');
  await builder.toCatalogue();
  await expect(builder.totals).toContainText('55 left');
  await builder.build({ 'Warg Riders': 2 });
  await expect(builder.totals).toContainText('15 over');
  await expect((await builder.army()).warnings).toHaveText(['15 pts over the target of 100 pts.']);

  await page.reload();
  await builder.shown();
  await expect((await builder.army()).targetField).toHaveValue('100');
  await (await builder.army()).target('');
  await expect((await builder.army()).warnings).toHaveCount(0);
});

test('another faction starts a new list, and Undo brings the former one back', async ({ page }) => {
  const builder = await new BuilderPage(page).open();
  await builder.build({ Wrathmane: 1, Hersir: 1 });
  await builder.chooseFaction('Sÿenann');
  await builder.messages.heard('New list started for this faction');
  await builder.expectTotals(0, 0);
  await expect(builder.row('Druid')).toBeVisible();
  await expect(builder.row('Hersir')).toHaveCount(0);
  await builder.messages.undo('New list started for this faction');
  await expect(builder.faction).toHaveText('Northern Tribes');
  await builder.expectTotals(55, 3);
});

test('the faction chosen last greets the next new list', async ({ page, context }) => {
  const builder = await new BuilderPage(page).open();
  await builder.chooseFaction('Hegemony of Embersig');
  await expect(builder.row('Bulwarks')).toBeVisible();
  const next = await new BuilderPage(await context.newPage()).open();
  await expect(next.faction).toHaveText('Hegemony of Embersig');
});

test('an empty army offers a ready list, which is legal and can be undone', async ({ page }) => {
  const builder = await new BuilderPage(page).open();
  const army = await builder.army();
  await expect(army.root).toContainText('No units selected');
  await army.startFromReadyList();
  await expect(army.entry('Wrathmane')).toContainText('High Command');
  await expect(army.warnings).toHaveCount(0);
  await expect(army.root).not.toContainText('No units selected');
  await builder.undo();
  await builder.expectTotals(0, 0);
});

test('a list without a name or without units is not saved, and the reason is said', async ({ page }) => {
  const builder = await new BuilderPage(page).open();
  const army = await builder.army();
  await army.name('Nobody');
  await army.save();
  await builder.messages.heard('Cannot save an empty list. Add some units first.');
  await army.name('   ');
  await builder.add('Hersir');
  await (await builder.army()).save();
  await builder.messages.heard('Please enter a list name before saving');
  const saved = await (await builder.army()).savedLists();
  await expect(saved.rows).toHaveCount(0);
});

test('New List empties the army, and Undo brings it back', async ({ page }) => {
  const builder = await new BuilderPage(page).open();
  await builder.build({ Hersir: 1, Lotta: 1 });
  await builder.saveAs('Two Friends');
  const army = await builder.army();
  await army.startNew();
  await expect(army.entries).toHaveCount(0);
  await expect(army.nameField).toHaveValue('');
  await expect(army.root).toContainText('Current list: New List');
  await builder.messages.undo('New list started');
  await army.expectUnits(['Hersir', 'Lotta']);
  await expect(army.nameField).toHaveValue('Two Friends');
});

test('clearing caches is asked about first and leaves the list alone', async ({ page }) => {
  const builder = await new BuilderPage(page).open();
  await builder.add('Hersir');
  const army = await builder.army();
  await army.refresh('Refresh unit data');
  await builder.messages.heard('Unit data refreshed successfully');
  await army.refresh('Clear all caches');
  const question = await new Question(page, 'Are you sure?').shown();
  await expect(question.root).toContainText(
    'This will clear all cached data and force fresh downloads. This may take a moment. Continue?',
  );
  await question.answer('Continue');
  await builder.messages.heard('All caches cleared - fresh data will be loaded');
  await army.expectUnits(['Hersir']);
});
