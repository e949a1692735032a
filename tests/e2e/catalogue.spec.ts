import { expect, type Page } from '@playwright/test';
import { BuilderPage } from './pages/builder.ts';
import { storeBeforehand } from './pages/browser-storage.ts';
import { device, makePeople, PHONE } from './pages/catalogue-people.ts';
import { keepAtOnce } from './pages/installed-app.ts';
import { test } from './pages/journey.ts';
import { OfficePage } from './pages/office.ts';
import { openOwnSite } from './pages/own-site.ts';
import { UnitCardDialog } from './pages/unit-card.ts';
import { WorkshopPage } from './pages/workshop-page.ts';

/** Writes the whole of a made-up card down, from top to bottom. */
async function writeDownPaleWolf(page: Page): Promise<void> {
  const form = await new WorkshopPage(page).open('/catalogue/suggest');
  await form.write('Name', 'Pale Wolf');
  await form.choose('Faction', 'Sÿenann');
  await form.choose('Type', 'Troop');
  await form.write('Points', '17');
  await form.pick('Availability', '2');
  await form.pick('Command', '0');
  await form.pick('Tournament legal', 'Yes');
  await form.next('Values');
  await form.write('First movement', '3');
  await form.write('Second movement', '2');
  await form.write('Charge', '6');
  await form.write('Wounds', '5');
  await form.roll('Willpower', ['orange die', 'orange die']);
  await form.write('Morale', '2');
  await form.write('Models', '3');
  await form.next('Dice');
  await form.press('Two rows: 3+ · 2-');
  for (const [at, dice] of [
    ['red die', 'orange die', 'orange die'],
    ['red die', 'orange die'],
  ].entries()) {
    const row = form.row(at + 1);
    await form.write('Conquest value', String(2 - at), row);
    await form.roll('Melee', dice, row.getByRole('group', { name: 'Melee', exact: true }));
    await form.roll(
      'Defence',
      ['green die', 'green die'],
      row.getByRole('group', { name: 'Defence', exact: true }),
    );
  }
  await form.next('Rule words');
  await form.find('Characteristics', 'inf', 'Infantry');
  await form.find('Keywords', 'scou', 'Scout');
  await form.next('Skills');
  await form.press('Add a skill');
  await form.write('Name of the skill', 'Moonlit Hunt');
  await form.write('What it does', 'Rolls one more die against a lone unit.');
  await form.next('Source and sending');
  await expect(page.getByText('A new unit: Pale Wolf.')).toBeVisible();
  await form.press('Send');
  await expect(page.getByText('Waits for an editor')).toBeVisible();
}

test('a unit goes from its card to every player, with and without a network, and away again', async ({
  browser,
}) => {
  test.slow();
  const site = await openOwnSite();
  const people = await makePeople(site);

  // Another player has the builder open all the while.
  const other = await device(browser, site, null, { serviceWorkers: 'allow' });
  await keepAtOnce(other.context);
  await storeBeforehand(other.page, 'warcrow_last_faction', 'syenann');
  const builder = await new BuilderPage(other.page).open();
  await other.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // A page that is looked at again asks for news at once.
  const look = async () => other.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  const desk = await device(browser, site, people.admin);
  const office = new OfficePage(desk.page);
  await office.open('/admin/catalogue?tab=editors', 'Catalogue');
  await desk.page.getByRole('textbox', { name: 'User name' }).fill('Editor');
  await desk.page.getByRole('combobox', { name: 'Faction' }).click();
  await desk.page.getByRole('option', { name: 'Sÿenann' }).click();
  await office.press('Make editor');
  await office.heard('Editor is an editor now.');

  const phone = await device(browser, site, people.player, PHONE);
  await writeDownPaleWolf(phone.page);

  const lectern = await device(browser, site, people.editor);
  const review = await new OfficePage(lectern.page).open('/catalogue/review', 'Review the catalogue');
  await review.press('Look at it: Pale Wolf');
  await expect(lectern.page.getByText('Moonlit Hunt').first()).toBeVisible();
  await review.press('Accept');
  await review.heard('The change of Pale Wolf is accepted.');

  await office.open('/admin/catalogue?tab=next', 'Catalogue');
  await desk.page
    .getByRole('textbox', { name: 'Note for players · English' })
    .fill('A wolf from the new box.');
  await office.press('Publish release 1');
  await office.confirm('Publish release 1?', 'Publish');
  await office.heard('Release 1 is published.');

  await look();
  await expect(builder.row('Pale Wolf')).toBeVisible({ timeout: 60_000 });
  await builder.add('Pale Wolf', 2);
  await builder.expectTotals(34, 0);
  await builder.saveAs('Wolves');
  const paper = await other.context.newPage();
  await paper.addInitScript(() => {
    window.print = () => undefined;
  });
  await paper.goto('/print-card/syenann/pale-wolf');
  await expect(paper.getByText('Moonlit Hunt')).toBeVisible();
  await paper.close();

  // The browser ends, and the app starts again without a network.
  await other.context.setOffline(true);
  await other.page.close();
  const page = await other.context.newPage();
  const again = await new BuilderPage(page).open();
  await expect(again.row('Pale Wolf')).toBeVisible();
  await again.expectTotals(34, 0);
  await (await again.toggle('Pale Wolf')).getByRole('button', { name: 'View Card' }).click();
  const card = new UnitCardDialog(page);
  await expect(card.skill('Moonlit Hunt')).toBeVisible();
  await page.keyboard.press('Escape');
  await other.context.setOffline(false);

  await office.open('/admin/catalogue?tab=releases', 'Catalogue');
  await office.press('Go back to the catalogue that the app carries');
  await office.confirm('Go back to the catalogue that the app carries?', 'Go back');
  await office.heard('Release 2 is published.');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const told = page.getByRole('dialog', { name: 'The catalogue changed' });
  await expect(told.getByRole('listitem')).toContainText('Pale Wolf', { timeout: 60_000 });
  await expect(told).toContainText('The catalogue no longer has this unit. Its line stays in your list.');
  await told.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(again.row('Pale Wolf')).toHaveCount(0);
  const army = await again.army();
  await expect(army.entry('Pale Wolf')).toBeVisible();
  await army.root.getByText('1 warning').click();
  await expect(army.warnings).toHaveText([/^Not in this catalogue, shown as the list gave it: Pale Wolf/u]);
  await (await army.savedLists()).load('Wolves');
  await expect(army.entry('Pale Wolf')).toBeVisible();
  await again.expectTotals(34, 0);

  await Promise.all([phone, lectern, desk, other].map(async ({ context }) => context.close()));
  await site.close();
});
