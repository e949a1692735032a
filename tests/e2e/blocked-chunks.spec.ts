import { expect } from '@playwright/test';
import { tableWords } from '#tests/builders/table-games.ts';
import { BuilderPage } from './pages/builder.ts';
import { test } from './pages/journey.ts';
import { refuseAllCodeBut } from './pages/network.ts';
import { sitDown } from './pages/sit-down.ts';

test(
  'with no code but its own, the builder adds, undoes and saves a list in this browser',
  { tag: '@both' },
  async ({ page }) => {
    await refuseAllCodeBut(page, '/builder');
    const builder = await new BuilderPage(page).open();
    await builder.build({ Wrathmane: 1, 'Orc Hunters': 2 });
    await builder.undo();
    await builder.quantityOf('Orc Hunters', 1);
    await builder.redo();
    await builder.saveAs('Winter Raid');
    await builder.build({ Hersir: 1 });
    const army = await builder.army();
    await army.save();
    await expect(builder.messages.saying('Check the network')).toHaveCount(0);
    const stored = await page.evaluate(() => localStorage.getItem('armyLists') ?? '');
    expect(JSON.parse(stored)).toMatchObject([
      {
        name: 'Winter Raid',
        units: [{ name: 'Wrathmane' }, { name: 'Orc Hunters', quantity: 2 }, { name: 'Hersir' }],
      },
    ]);
  },
);

test(
  'with no code but its own, the page of a game takes every tap and says why it refuses one',
  { tag: '@phone' },
  async ({ page, context, request }) => {
    const table = await sitDown({ page, context, request }, { mission: 'fog-of-death', feat: 'track' });
    await refuseAllCodeBut(page, '/game/:gameId?');
    await page.reload();

    const word = tableWords('en');
    await table.next('{0} begins', { 0: 'Berta' });
    await table.show('Anna');
    const archers = await table.open('Ice Archers');
    await archers.getByRole('button', { name: 'Activate', exact: true }).click();
    await table.step(archers, 'Stress', 2);
    await table.step(archers, 'Wounds', 1);
    await table.state(archers, 'Slowed').click();
    await table.due.getByRole('button', { name: 'Passed' }).click();
    await table.next('End activation');
    await expect(page.getByText('Slowed: over for Ice Archers')).toBeVisible();
    await table.bar.getByRole('button', { name: 'Undo' }).click();
    await expect(archers.getByText('End with the activation: Slowed')).toBeVisible();
    await table.next('End activation');

    const contact = (player: string) => table.tick(word('fog-of-death', 'fog-contact'), player).first();
    await table.openSheet('Score this round');
    await contact('Anna').click();
    await table.sheet.getByRole('button', { name: 'Complete round 1' }).click();
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await table.round(2, 'Anna', async () => {
      await contact('Berta').press('Enter');
      await expect(
        page.getByText('This was scored before, and it counts only once in a game.'),
      ).toBeVisible();
    });
  },
);
