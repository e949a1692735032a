import { expect, test } from '@playwright/test';
import { BuilderPage } from './pages/builder.ts';

const LEGAL = { Wrathmane: 1, 'Orc Hunters': 2, 'Warg Riders': 1, Hersir: 1, 'Battle-Scarred': 1 };

test(
  'a new visitor builds a legal list, saves it and finds it after a reload, undo included',
  { tag: '@both' },
  async ({ page }) => {
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
  },
);

test('an empty army offers a legal ready list, New List empties the army, and Undo takes both back', async ({
  page,
}) => {
  const builder = await new BuilderPage(page).open();
  const army = await builder.army();
  await expect(army.root).toContainText('No units selected');
  await army.startFromReadyList();
  await expect(army.entry('Wrathmane')).toContainText('High Command');
  await expect(army.warnings).toHaveCount(0);
  await expect(army.root).not.toContainText('No units selected');
  await builder.undo();
  await builder.expectTotals(0, 0);

  await builder.build({ Hersir: 1, Lotta: 1 });
  await builder.saveAs('Two Friends');
  await army.startNew();
  await expect(army.entries).toHaveCount(0);
  await expect(army.nameField).toHaveValue('');
  await expect(army.root).toContainText('Current list: New List');
  await builder.messages.undo('New list started');
  await army.expectUnits(['Hersir', 'Lotta']);
  await expect(army.nameField).toHaveValue('Two Friends');
});
