import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { HIDDEN_FANG, linkTo, WINTER_RAID } from './lists.ts';
import { BuilderPage } from './pages/builder.ts';
import { pasted } from './pages/clipboard.ts';
import { test } from './pages/journey.ts';
import { Operator } from './pages/operator.ts';
import { Player } from './pages/player.ts';
import { ScannerDialog } from './pages/scanner-dialog.ts';
import { SharedListPage } from './pages/shared-list.ts';
import { UnitCardDialog } from './pages/unit-card.ts';

async function builderWith(page: BuilderPage['page'], list = WINTER_RAID): Promise<BuilderPage> {
  const shared = await new SharedListPage(page).open(linkTo(list));
  return shared.openInBuilder();
}

test('the full link shows the same list in a fresh browser, High Command first, with its cards and text', async ({
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
  await expect(shared.article).toContainText('Legal list');
  await expect(shared.units).toHaveCount(5);
  await expect(shared.units.first()).toContainText('Wrathmane');
  await expect(shared.units.filter({ hasText: 'Orc Hunters' })).toContainText('×2');
  await expect(shared.units.filter({ hasText: 'Orc Hunters' })).toContainText('40 pts');
  await stranger.close();

  const hidden = await new SharedListPage(page).open(linkTo(HIDDEN_FANG));
  await hidden.copyAsText();
  const copied = await pasted(page.context());
  expect(copied).toContain('Tundra Marauders x2 (60 pts)');
  await hidden.article.getByRole('button', { name: 'View card of Lotta' }).click();
  const card = page.getByRole('dialog', { name: 'Card of Lotta', exact: true });
  await new UnitCardDialog(page).readAsText();
  await expect(card).toContainText('25');
  await page.goBack();
  await expect(card).toBeHidden();
  await expect(hidden.heading).toBeVisible();
});

test('the QR code of a list, also in the picture of the list, is scanned on a phone without a camera', async ({
  page,
  browser,
}) => {
  const builder = await builderWith(page);
  const dialog = await (await builder.army()).share();
  const code = await dialog.photographCode();
  const saved = await dialog.savePicture();
  expect(saved.suggestedFilename()).toBe('Winter Raid.png');
  const picture = await readFile(await saved.path());

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const shown = await phone.newPage();
  await shown.goto('/builder?dialog=paste');
  const scanner = new ScannerDialog(shown);
  await scanner.start();
  await scanner.read(picture);
  await expect(scanner.rows).toHaveText(/Northern Tribes 170.*170 pts/);
  await scanner.read(code);
  await expect(scanner.status).toHaveText('Already there: Northern Tribes 170');
  await expect(scanner.rows).toHaveCount(1);
  await scanner.rows.getByRole('button', { name: /^Open/ }).click();
  await new BuilderPage(shown).expectTotals(170, 3);
  await phone.close();
});

test('the short link of a player with an account opens the list for everybody, and chats show its card', async ({
  browser,
  request,
}) => {
  const email = await new Operator(request).makeAccount();
  const player = await (await Player.arrive(browser)).signIn(email);
  const dialog = await (await (await builderWith(player.page)).army()).share();
  await dialog.choose('Short link');
  await expect(dialog.link).toHaveValue(/\/s\/L[0-9A-F]{12}$/);
  const link = await dialog.link.inputValue();

  const stranger = await Player.arrive(browser, 'fr');
  await stranger.page.goto(link);
  await expect(stranger.page).toHaveURL(/\/shared-list\//);
  await expect(stranger.page.getByRole('heading', { level: 1 })).toHaveText('Winter Raid');
  const card = await (await request.get(link)).text();
  expect(card).toMatch(/<meta property="og:title" content="Winter Raid/);
  for (const one of [player, stranger]) await one.leave();
});

test('a short link opens where it was made and says elsewhere why it cannot; the dialog has warnings and text', async ({
  page,
  browser,
}) => {
  const builder = await builderWith(page);
  const dialog = await (await builder.army()).share();
  await dialog.choose('Short link');
  const link = await dialog.link.inputValue();
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
  await expect(main.getByRole('link')).toHaveCount(3);
  await stranger.close();

  const later = await builderWith(page);
  await later.add('Ormuk');
  const share = await (await later.army()).share();
  await expect(share.root).toContainText('Warning: This list contains units not tournament legal.');
  await share.copyText();
  await later.messages.heard('Army list has been copied to your clipboard');
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

  // In forced colours too one sees which kind of link is chosen.
  await page.emulateMedia({ forcedColors: 'active' });
  const colourOf = async (kind: string) =>
    share.kind(kind).evaluate((radio) => getComputedStyle(radio.closest('label') ?? radio).backgroundColor);
  expect(await colourOf('Full link')).not.toBe(await colourOf('Short link'));
});
