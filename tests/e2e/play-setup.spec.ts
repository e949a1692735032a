import { expect } from '@playwright/test';
import { axeInBothThemes } from './pages/axe.ts';
import { test } from './pages/journey.ts';
import { sidewaysOverflow, smallTargets } from './pages/layout.ts';
import { MissionsPage } from './pages/missions.ts';
import { aheadOfTime } from './pages/network.ts';
import { Operator } from './pages/operator.ts';
import { PlaySetup } from './pages/play-setup.ts';
import { arriveSignedIn } from './pages/session.ts';

const ARMY = [
  'Winter Raid',
  'Faction: Northern Tribes',
  '',
  'Alborc [High Command] (3 CP) x1 (50 pts)',
  'Skin Changers x1 (30 pts)',
  'Tundra Marauders x2 (60 pts)',
].join('\n');

test(
  'a game is set up from a mission, comes back after a reload, and is deployed without a network',
  { tag: '@phone' },
  async ({ page, context, request }) => {
    await page.goto('/setup');
    await expect(page.getByText('This feature is only available to testers.')).toBeVisible();
    expect(await axeInBothThemes(page)).toEqual([]);

    const operator = new Operator(request);
    const [anna, berta] = [await operator.makeTester(), await operator.makeTester()];
    await arriveSignedIn(page, anna.email);
    await page.goto('/missions');
    const missions = new MissionsPage(page);
    await expect(page.getByRole('link', { name: 'Play Mode' })).toBeVisible();
    await missions.missions.filter({ hasText: 'Loot' }).click();
    await page.getByRole('button', { name: 'Play this' }).click();
    await page.waitForURL('**/setup');
    const play = new PlaySetup(page);
    await play.isIn('Setup');
    await expect(page.getByRole('heading', { level: 2, name: 'Loot' })).toBeVisible();

    await play.part('You').getByRole('textbox', { name: 'Name' }).fill('Anna');
    await play.part('Your opponent').getByText('Player with a WAB ID').click();
    await page.getByRole('textbox', { name: 'WAB ID' }).fill(berta.wabId.toLowerCase());
    await page.getByRole('button', { name: 'Find' }).click();
    const opponent = 'Player 2';
    await expect(play.part('Your opponent').getByText(`Account: ${berta.wabId.slice(0, 8)}`)).toBeVisible();
    await expect(play.part('Your opponent').getByRole('textbox', { name: 'Name' })).toHaveValue(opponent);

    await play.part('You').getByRole('button', { name: 'Choose a list' }).click();
    await play.paste('When do we meet?');
    await expect(play.listDialog.getByText('No unit was found in this text.')).toBeVisible();
    await expect(play.listDialog.getByRole('textbox')).toHaveValue('When do we meet?');
    expect(await axeInBothThemes(page)).toEqual([]);
    await play.paste(ARMY);
    await expect(play.part('You').getByText('Winter Raid')).toBeVisible();
    await expect(play.part('You').getByText('4 units')).toBeVisible();
    // A page as long as its content: what lies under a bar that sticks is no fault of its own.
    const phone = page.viewportSize() ?? { width: 390, height: 844 };
    await page.setViewportSize({ ...phone, height: 3_000 });
    expect(await axeInBothThemes(page)).toEqual([]);
    await page.setViewportSize(phone);
    expect(await sidewaysOverflow(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);

    const isFetched = aheadOfTime(page);
    await page.reload();
    await expect(play.part('You').getByRole('textbox', { name: 'Name' })).toHaveValue('Anna');
    await expect(play.part('You').getByText('Winter Raid')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'WAB ID' })).toHaveValue(berta.wabId);
    await expect(play.bar).toContainText(`No list yet: ${opponent}`);
    await isFetched();

    await context.setOffline(true);
    await play.bar.getByRole('button', { name: 'Go to deployment' }).click();
    await play.isIn('Deployment');
    await expect(page).toHaveURL(/\/deployment\/[0-9a-f-]{36}$/);
    // The note on an open choice takes little of the page.
    await expect(play.bar).toContainText('Still to choose: Skin Changers');
    expect((await play.bar.boundingBox())?.height).toBeLessThan(160);
    await play.answer('Who won the roll-off?', 'Anna');
    await play.answer('Who deploys first?', opponent);
    await play.answer('Who has the initiative?', 'Anna');
    await play
      .part('Anna')
      .getByRole('button', { name: /^Tundra Marauders 1/ })
      .click();
    await expect(play.bar.getByText('Still to choose: Skin Changers')).toBeVisible();
    await play
      .part('Anna')
      .getByRole('button', { name: /^Arctic Fox/ })
      .click();
    await expect(play.part('Anna').getByText('Held back', { exact: true })).toHaveCount(1);
    const alborc = play.part('Anna').getByRole('combobox', { name: 'Alborc' });
    await alborc.click();
    await page.getByRole('option', { name: 'joins Tundra Marauders 1' }).click();
    await expect(alborc).toContainText('joins Tundra Marauders 1');
    expect(await axeInBothThemes(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);

    await play.bar.getByRole('button', { name: 'Start the game' }).click();
    await expect(page).toHaveURL(/\/game\/[0-9a-f-]{36}$/);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await play.isIn('Deployment');
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await play.isIn('Game');
    await context.setOffline(false);

    await page.goto('/play');
    await expect(page.getByRole('heading', { level: 2, name: 'Loot' })).toBeVisible();
    expect(await axeInBothThemes(page)).toEqual([]);
    await page.getByRole('link', { name: 'Continue' }).click();
    await play.isIn('Game');
  },
);

test('on a laptop both lists are chosen without scrolling', async ({ page, request }) => {
  await arriveSignedIn(page, (await new Operator(request).makeTester()).email);
  await page.goto('/missions/loot');
  await page.getByRole('button', { name: 'Play this' }).click();
  await page.waitForURL('**/setup');
  const play = new PlaySetup(page);
  await expect(page.getByRole('combobox', { name: 'States end' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Play on two phones' })).toBeVisible();
  const bar = await play.bar.boundingBox();
  for (const part of ['You', 'Your opponent']) {
    const box = await play.part(part).getByRole('button', { name: 'Choose a list' }).boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0), part).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});
