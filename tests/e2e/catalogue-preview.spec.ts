import { expect, type Page } from '@playwright/test';
import { BuilderPage } from './pages/builder.ts';
import { storeBeforehand } from './pages/browser-storage.ts';
import { device, makePeople, PHONE } from './pages/catalogue-people.ts';
import { test } from './pages/journey.ts';
import { OfficePage } from './pages/office.ts';
import { openOwnSite } from './pages/own-site.ts';

const TRYING = 'You are trying release 1 before it is published.';
const ALBORC = { section: 'units', target: 'northern-tribes/alborc', source: 'card', based_on: 0 };

/** Returns the release that a browser keeps; null for none. */
const kept = async (page: Page) => page.evaluate(() => localStorage.getItem('muster_catalogue_1'));

test('a guest tries the next release by a link, and its proposer hears what became of the change', async ({
  browser,
}) => {
  test.slow();
  const site = await openOwnSite();
  const people = await makePeople(site);
  const sent = await site.call('/rest/v1/rpc/propose_changes', {
    token: people.player.token,
    body: { changes: [{ ...ALBORC, change: { fields: { points: 41 } }, note: 'The card says 41.' }] },
  });
  expect(sent.status, JSON.stringify(sent.json)).toBe(200);

  const desk = await device(browser, site, people.admin);
  const office = await new OfficePage(desk.page).open('/catalogue/review', 'Review the catalogue');
  await office.press('Look at it: Alborc');
  const similar = desk.page.getByRole('region', { name: 'Similar units' });
  await expect(
    similar
      .getByRole('row', { name: /^Points/ })
      .getByRole('cell')
      .first(),
  ).toHaveText('41');
  await office.press('Accept');
  await office.heard('The change of Alborc is accepted.');
  await office.open('/admin/catalogue?tab=next', 'Catalogue');
  await office.press('Make a link for testers');
  await office.heard('A link to release 1 is made.');
  const link = await desk.page.getByRole('link', { name: 'Release 1', exact: true }).getAttribute('href');

  const phone = await device(browser, site, null, PHONE);
  await storeBeforehand(phone.page, 'warcrow_last_faction', 'northern-tribes');
  await phone.page.goto(link?.replace('/?', '/builder?') ?? '');
  const builder = await new BuilderPage(phone.page).shown();
  await expect(phone.page.getByText(TRYING)).toBeVisible();
  expect(new URL(phone.page.url()).search).not.toContain('preview');
  await expect(builder.row('Alborc')).toContainText('41');
  await phone.page.reload();
  await expect(phone.page.getByText(TRYING)).toBeVisible();
  await expect(builder.row('Alborc')).toContainText('41');
  expect(await kept(phone.page)).toBeNull();

  // Another tab of this browser has the published catalogue.
  const other = await phone.context.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  const published = await new BuilderPage(other).open();
  await expect.poll(() => asked.some((url) => url.includes('catalogue_releases'))).toBe(true);
  await expect(published.row('Alborc')).toContainText('50');
  expect(asked.filter((url) => /catalogue_preview|preview-strip/.test(url))).toEqual([]);
  await phone.page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(builder.row('Alborc')).toContainText('50');
  await expect(phone.page.getByText(TRYING)).toBeHidden();

  await desk.page.getByRole('textbox', { name: 'Note for players · English' }).fill('A reprint.');
  await office.press('Publish release 1');
  await office.confirm('Publish release 1?', 'Publish');
  await office.heard('Release 1 is published.');
  await phone.page.goto(link ?? '');
  await expect(
    phone.page.getByText('The link has ended, or its release is published.', { exact: false }),
  ).toBeVisible();

  const player = await device(browser, site, people.player, PHONE);
  await player.page.goto('/activity');
  await expect(player.page.getByText('Your change is in release 1: Alborc')).toBeVisible();
  await expect(player.page.getByText(/^Your change was accepted/)).toBeVisible();
  await player.page.getByRole('link', { name: 'My proposals' }).first().click();
  await expect(player.page.getByText('In release 1')).toBeVisible();

  await Promise.all([desk, phone, player].map(async ({ context }) => context.close()));
  await site.close();
});
