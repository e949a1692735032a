import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { localName } from '#domain/catalogue/localise.ts';
import { LANGUAGES } from '#domain/catalogue/types.ts';
import { toSavedList } from '#domain/roster/saved-list.ts';
import { randomList } from '#tests/builders/random-lists.ts';
import { shippedCatalogue } from '#tests/builders/shipped-catalogue.ts';
import { linkTo, TWO_COMMANDERS, WINTER_RAID } from './lists.ts';
import { storeBeforehand } from './pages/browser-storage.ts';
import { BuilderPage } from './pages/builder.ts';
import { CommunityListPage } from './pages/community-list.ts';
import { OpenDialog } from './pages/dialog.ts';
import { test } from './pages/journey.ts';
import { Operator } from './pages/operator.ts';
import { Poster } from './pages/poster.ts';
import { ScannerDialog } from './pages/scanner-dialog.ts';
import { ShareDialog } from './pages/share-dialog.ts';
import { wordsIn } from './pages/words.ts';

const CATALOGUE = shippedCatalogue();

/** 500 saved lists, as the browser stores them: List 1 to List 500. */
function manyLists(): string {
  const lists = [];
  for (let seed = 1; lists.length < 500; seed += 1) {
    const name = `List ${lists.length + 1}`;
    const at = new Date(Date.UTC(2026, 0, 1, 0, lists.length)).toISOString();
    const stamp = { id: name, createdAt: at, updatedAt: at };
    const made = toSavedList({ ...randomList(CATALOGUE, seed), name }, CATALOGUE, stamp);
    if (made.ok) lists.push(made.list);
  }
  return JSON.stringify(lists);
}

/** Two copies of each of 20 units of the Northern Tribes that tournaments admit. */
function collectionOf20(): string {
  const all = CATALOGUE.unitsByFaction.get('northern-tribes') ?? [];
  const units = all.filter((unit) => unit.tournamentLegal).slice(0, 20);
  return JSON.stringify(Object.fromEntries(units.map(({ id }) => [`northern-tribes/${id}`, [2, 0, 0]])));
}

/** Presses Tab until the focus is on an element of this name, then a key. */
async function pressOn(
  page: Page,
  name: string,
  key: string,
  tab: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const focused = async () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
      return (label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
    });
  for (let stops = 0; stops < 60 && (await focused()) !== name; stops += 1) await page.keyboard.press(tab);
  expect(await focused()).toBe(name);
  await page.keyboard.press(key);
}

for (const language of LANGUAGES) {
  const say = wordsIn(language);

  test(
    `a player mends a list with two taps and finishes one from 20 owned units (${language})`,
    { tag: '@phone' },
    async ({ page }) => {
      await storeBeforehand(page, 'language', language);
      await storeBeforehand(page, 'muster_collection', collectionOf20());
      await page.goto(linkTo(TWO_COMMANDERS));
      await page.getByRole('button', { name: say('Open in the builder') }).click();
      const builder = await new BuilderPage(page, say).shown();
      const army = await builder.army();
      await army.root
        .locator('summary')
        .filter({ hasText: say('Fixes') })
        .first()
        .tap();
      await army.root
        .getByRole('list', { name: say('Fixes') })
        .getByRole('button')
        .first()
        .tap();
      await expect(army.root.getByText(say('Legal list'))).toBeVisible();

      await page.goto('/builder?dialog=fits');
      const fits = await new OpenDialog(page, say('What fits?'), say).shown();
      await fits.root.getByRole('textbox', { name: say('Points target') }).fill('500');
      await fits.root.getByRole('switch', { name: say('Only what I own') }).tap();
      await fits.root.getByRole('button', { name: say('Balanced') }).tap();
      await expect(fits.root.getByText(/^500 pts/)).toBeVisible();
    },
  );

  test(
    `a player tags one of 500 lists, finds it, and compares two by keyboard (${language})`,
    { tag: '@phone' },
    async ({ page }) => {
      await storeBeforehand(page, 'language', language);
      await storeBeforehand(page, 'armyLists', manyLists());
      await page.goto('/builder?dialog=saved-lists');
      const lists = await new OpenDialog(page, say('Saved lists'), say).shown();
      const search = lists.root.getByRole('searchbox', { name: say('Search saved lists') });
      const rows = lists.root.getByRole('listitem').filter({ has: page.getByText('pts') });
      await search.fill('List 321');
      await expect(rows).toHaveCount(1);
      await lists.root.getByRole('button', { name: say('Organise {name}', { name: 'List 321' }) }).tap();
      await page.getByRole('menuitem', { name: say('Tags'), exact: true }).tap();
      const title = say('Tags of “{0}”', { 0: 'List 321' });
      const tags = await new OpenDialog(page, title, say).shown();
      await tags.root.getByRole('textbox', { name: say('New tag') }).fill('league');
      await page.keyboard.press('Enter');
      await expect(tags.root.getByRole('checkbox', { name: 'league' })).toBeChecked();
      await tags.close();
      await search.fill('');
      await lists.root.getByRole('button', { name: 'league', exact: true }).tap();
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText('List 321');
      await lists.root.getByRole('button', { name: 'league', exact: true }).tap();

      await search.fill('List 32');
      await pressOn(page, say('Compare two lists'), 'Enter');
      await pressOn(page, say('Compare {name}', { name: 'List 329' }), 'Space');
      await pressOn(page, say('Compare {name}', { name: 'List 328' }), 'Space');
      await pressOn(page, say('Compare'), 'Enter', 'Shift+Tab');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Compare lists'));
      await expect(page.getByRole('link', { name: 'List 329' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'List 328' })).toBeVisible();
    },
  );

  test(
    `a player takes lists from a file, scans one, and compares mine with one of the board (${language})`,
    { tag: '@phone' },
    async ({ page, request }) => {
      const poster = new Poster(request);
      const author = await poster.idOf(await new Operator(request).makeAccount());
      const name = `Board ${randomUUID().slice(0, 8)}`;
      const [posted = ''] = await poster.post(author, [{ name }]);
      await storeBeforehand(page, 'language', language);

      // Lists of another builder: a unit that is not known is named, and nothing is lost.
      await page.goto('/builder?dialog=paste');
      const paste = new ScannerDialog(page, say);
      await paste.root.getByLabel(say('File with lists')).setInputFiles({
        name: 'lists.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('++ League [45 pts] ++\n2x Orc Hunters (40 pts)\nRed Dragon (90 pts)\n'),
      });
      await expect(paste.root.getByText('Red Dragon')).toBeVisible();
      await paste.root
        .getByRole('button', { name: say('Save: {name}', { name: 'League' }) })
        .first()
        .tap();

      // A code from a picture, as one sends it to a friend.
      await page.goto(linkTo(WINTER_RAID));
      await page.getByRole('button', { name: say('Open in the builder') }).click();
      await new BuilderPage(page, say).shown();
      await page.goto('/builder?dialog=share');
      const share = await new ShareDialog(page, say).shown();
      const picture = await share.photographCode();
      await page.goto('/builder?dialog=paste');
      await paste.start();
      await paste.read(picture);
      await expect(paste.rows).toHaveText(/170 pts/);

      // The board: against mine.
      const post = await (await new CommunityListPage(page, say).open(posted)).shown(name);
      await post.choose('Compare with mine');
      const mine = await new OpenDialog(page, say('Compare with mine'), say).shown();
      await mine.root.getByRole('button', { name: /League/ }).tap();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Compare lists'));
      await expect(page.getByRole('link', { name })).toBeVisible();
      await expect(page.getByRole('link', { name: 'League' })).toBeVisible();
    },
  );

  test(
    `a player counts without a network what they own (${language})`,
    { tag: '@phone' },
    async ({ page, context }) => {
      const unit = CATALOGUE.unitsByFaction.get('northern-tribes')?.find(({ id }) => id === 'orc-hunters');
      const name = unit === undefined ? '' : localName(unit, language);
      await storeBeforehand(page, 'language', language);
      await page.goto('/collection');
      const oneMore = page.getByRole('button', { name: say('One more {name}', { name }), exact: true });
      const owned = page.getByRole('group', { name: say('Owned: {name}', { name }), exact: true });
      await oneMore.tap();
      await context.setOffline(true);
      await oneMore.tap();
      await expect(owned).toHaveText('2');
      await context.setOffline(false);
      await page.reload();
      await expect(owned).toHaveText('2');
    },
  );
}
