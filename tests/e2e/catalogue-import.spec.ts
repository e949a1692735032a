import { expect } from '@playwright/test';
import { BuilderPage } from './pages/builder.ts';
import { device, makePeople } from './pages/catalogue-people.ts';
import { CommunityListsPage } from './pages/community-lists.ts';
import { test } from './pages/journey.ts';
import { OfficePage } from './pages/office.ts';
import { openOwnSite } from './pages/own-site.ts';
import { UnitStatsPage } from './pages/unit-stats-page.ts';

/** A whole faction as a spreadsheet has it; the last unit comes with the first one. */
const TABLE = [
  'faction_id,id,name,name_es,type,points,availability,command,high_command,tournament_legal,characteristics,keywords,special_rules,companion_of',
  'tide-wardens,warden-1,Warden 1,Guarda 1,Character,30,1,2,Yes,Yes,Character; High Command,,,',
  ...Array.from({ length: 23 }, (_, at) => {
    const name = `Warden ${at + 2}`;
    return `tide-wardens,warden-${at + 2},${name},,Troop,${15 + at},2,0,No,Yes,Infantry,Scout,,`;
  }),
  'tide-wardens,warden-eel,Warden Eel,,Companion,0,1,0,No,Yes,,,,warden-1',
].join('\n');

test('a faction of 25 units goes from one file to every page that names factions', async ({ browser }) => {
  test.slow();
  const site = await openOwnSite();
  const { player, editor, admin } = await makePeople(site);
  const granted = await site.call('/rest/v1/rpc/grant_editor', {
    token: admin.token,
    body: { player: editor.id, faction: null },
  });
  expect(granted.status, JSON.stringify(granted.json)).toBeLessThan(300);

  const { page, context } = await device(browser, site, player);
  const proposing = new OfficePage(page);
  await proposing.open('/catalogue/import', 'Units from a table');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'tide.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE) });
  await expect(page.getByText(/25 rows with faults$/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of the new faction “tide-wardens”' }).fill('Tide Wardens');
  await expect(page.getByText(/^25 new units/)).toBeVisible();
  await proposing.press('Propose 25 units');
  await expect(page.getByRole('heading', { name: 'Tide Wardens', exact: true })).toBeVisible();
  await expect(page.getByText('Waits for an editor')).toHaveCount(26);

  const lectern = await device(browser, site, editor);
  const review = await new OfficePage(lectern.page).open('/catalogue/review', 'Review the catalogue');
  await review.press('Look at them: 26 changes sent together');
  await expect(lectern.page.getByRole('heading', { name: 'Warden Eel', exact: true })).toBeVisible();
  await review.press('Accept all 26');
  await review.confirm('Accept all 26 changes?', 'Accept');
  await review.heard('26 changes are accepted.');

  const desk = await device(browser, site, admin);
  const office = await new OfficePage(desk.page).open('/admin/catalogue?tab=next', 'Catalogue');
  await desk.page.getByRole('textbox', { name: 'Note for players · English' }).fill('The Tide Wardens.');
  await office.press('Publish release 1');
  await office.confirm('Publish release 1?', 'Publish');
  await office.heard('Release 1 is published.');

  // Pages of a visitor who comes now.
  const visit = await device(browser, site, null);
  await visit.page.goto('/');
  const start = visit.page.getByRole('navigation', { name: 'Factions' });
  await expect(start.getByRole('link', { name: /Tide Wardens/ })).toContainText('25 units');
  const builder = await new BuilderPage(visit.page).open();
  await builder.chooseFaction('Tide Wardens');
  await expect(builder.rows).toHaveCount(25);
  await new UnitStatsPage(visit.page).open('?faction=tide-wardens');
  await expect(visit.page.getByText(/^25 of \d+ units$/)).toBeVisible();
  await new CommunityListsPage(visit.page).open().then((board) => board.chooseFaction('Tide Wardens'));
  await visit.page.goto('/catalogue');
  await expect(visit.page.getByText('The Tide Wardens.')).toBeVisible();

  await Promise.all([context, lectern.context, desk.context, visit.context].map((each) => each.close()));
  await site.close();
});
