import { expect, test } from '@playwright/test';
import { HIDDEN_FANG, linkTo, WINTER_RAID } from './lists.ts';
import { fillDisk } from './pages/browser-storage.ts';
import { BuilderPage } from './pages/builder.ts';
import { pasted } from './pages/clipboard.ts';
import { SharedListPage } from './pages/shared-list.ts';
import { UnitCardDialog } from './pages/unit-card.ts';

async function builderWith(page: BuilderPage['page'], list = WINTER_RAID): Promise<BuilderPage> {
  const shared = await new SharedListPage(page).open(linkTo(list));
  return shared.openInBuilder();
}

test('the short link comes first, and copying it shows a check for two seconds', async ({ page }) => {
  const builder = await builderWith(page);
  const share = await (await builder.army()).share();
  await expect(share.kind('Short link')).toBeChecked();
  await expect(share.link).toHaveValue(/\/s\/[0-9a-z]+$/);
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  await share.copyButton.click();
  await builder.messages.heard('Link copied to clipboard');
  await expect(share.copiedButton).toBeVisible();
  await page.clock.runFor(1_900);
  await expect(share.copiedButton).toBeVisible();
  await page.clock.runFor(200);
  await expect(share.copyButton).toBeVisible();
  expect(await pasted(page.context())).toBe(await share.link.inputValue());
});

test('the full link shows the same list in a fresh browser, High Command first', async ({
  page,
  browser,
}) => {
  const builder = await builderWith(page);
  const link = await (await (await builder.army()).share()).fullLink();
  const stranger = await browser.newContext();
  const shared = await new SharedListPage(await stranger.newPage()).open(link);
  await expect(shared.heading).toHaveText('Winter Raid');
  await shared.expectTotals(170, 3);
  await expect(shared.article).toContainText('Northern Tribes');
  await expect(shared.article).toContainText('all of its units are tournament legal');
  await expect(shared.units).toHaveCount(5);
  await expect(shared.units.first()).toContainText('Wrathmane');
  await expect(shared.units.filter({ hasText: 'Orc Hunters' })).toContainText('×2');
  await expect(shared.units.filter({ hasText: 'Orc Hunters' })).toContainText('40 pts');
  await stranger.close();
});

test('a shared list opens in the builder as a copy, and the former draft comes back with Undo', async ({
  page,
}) => {
  const builder = await new BuilderPage(page).open();
  await builder.add('Vercana');
  await builderWith(page);
  await builder.messages.heard('Opened as a copy. Save it to keep it.');
  await builder.expectTotals(170, 3);
  const army = await builder.army();
  await expect(army.nameField).toHaveValue('Winter Raid');
  await expect(army.root).toContainText('Current list: New List');
  const saved = await army.savedLists();
  await expect(saved.rows).toHaveCount(0);
  await saved.close();
  await builder.undo();
  await builder.expectTotals(30, 0);
});

test('a short link opens in the browser that made it, and says elsewhere why it cannot', async ({
  page,
  browser,
}) => {
  const builder = await builderWith(page);
  const link = await (await (await builder.army()).share()).link.inputValue();
  const shared = await new SharedListPage(page).open(link);
  await expect(shared.heading).toHaveText('Winter Raid');
  await expect(page).toHaveURL(/\/shared-list\//);

  const stranger = await browser.newContext();
  const elsewhere = await stranger.newPage();
  await elsewhere.goto(link);
  const main = elsewhere.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'This short link is not kept in this browser',
  );
  await expect(main).toContainText('Ask the sender for the full link');
  await expect(main.getByRole('link')).toHaveCount(1);
  await stranger.close();
});

test('a browser that stores nothing more gives the full link at once', async ({ page }) => {
  const builder = await builderWith(page);
  await fillDisk(page);
  const share = await (await builder.army()).share();
  await expect(share.link).toHaveValue(/\/shared-list\//);
  await expect(share.root).toContainText('opens on every device');
});

test('a broken link gets a friendly page that leads on', async ({ page }) => {
  await page.goto(linkTo(WINTER_RAID).slice(0, -40));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This link holds no list');
  await expect(main).toContainText('ask the sender for the full link once more');
  await main.getByRole('link', { name: 'Build a list of your own' }).click();
  await new BuilderPage(page).shown();
});

test('the dialog warns of units that are not tournament legal and shows the list as text to copy', async ({
  page,
}) => {
  const builder = await builderWith(page);
  await builder.add('Ormuk');
  const share = await (await builder.army()).share();
  await expect(share.root).toContainText('Warning: This list contains units not tournament legal.');
  await share.copyText();
  await builder.messages.heard('Army list has been copied to your clipboard');
  const copied = await pasted(page.context());
  expect(copied).toBe(
    [
      'Winter Raid',
      'Faction: Northern Tribes',
      '',
      'Wrathmane [High Command] (2 CP) x1 (30 pts)',
      'Hersir (1 CP) x1 (25 pts)',
      'Orc Hunters x2 (40 pts)',
      'Warg Riders x1 (35 pts)',
      'Battle-Scarred x1 (40 pts)',
      'Ormuk (1 CP) [Not Tournament Legal] x1 (35 pts)',
      '',
      'Total Command Points: 4',
      'Total Points: 205',
    ].join('\n'),
  );
  await expect(share.text).toHaveText(copied);
});

test('the QR code and the share sheet of the device carry the full link', async ({ page }) => {
  await page.addInitScript(() => {
    const sent: unknown[] = [];
    Object.assign(globalThis, { sentToShareSheet: sent });
    Object.defineProperty(navigator, 'share', { value: async (data: unknown) => void sent.push(data) });
  });
  const builder = await builderWith(page);
  const share = await (await builder.army()).share();
  await share.showQrCode();
  await expect(share.qrCode).toBeVisible();
  const side = await share.qrCode.evaluate((image) => image.getBoundingClientRect().width);
  expect(side).toBeGreaterThan(150);
  await share.send();
  const sent = await page.evaluate(() => (globalThis as { sentToShareSheet?: unknown }).sentToShareSheet);
  expect(sent).toEqual([{ title: 'Winter Raid', url: await share.fullLink() }]);
});

test('a reader of a shared list views a card and copies the list as text', async ({ page }) => {
  const shared = await new SharedListPage(page).open(linkTo(HIDDEN_FANG));
  await shared.copyAsText();
  const copied = await pasted(page.context());
  expect(copied).toContain('Tundra Marauders x2 (60 pts)');
  await shared.article.getByRole('button', { name: 'View card of Lotta' }).click();
  const card = page.getByRole('dialog', { name: 'Card of Lotta', exact: true });
  await new UnitCardDialog(page).readAsText();
  await expect(card).toContainText('25');
  await page.goBack();
  await expect(card).toBeHidden();
  await expect(shared.heading).toBeVisible();
});
