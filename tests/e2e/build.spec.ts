import { expect } from '@playwright/test';
import { BuilderPage } from './pages/builder.ts';
import { test } from './pages/journey.ts';

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
  await expect(army.entry('Orc Hunters')).toContainText('40 pts');
  await expect(army.warnings).toHaveCount(0);
  await expect(army.root).toContainText('Current list: New List');
  await expect(army.root).toContainText('Legal list');
  await builder.saveAs('Winter Raid');
  await expect(army.root).toContainText('Current list: Winter Raid');

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
