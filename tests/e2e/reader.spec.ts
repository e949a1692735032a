import { expect, type Page } from '@playwright/test';
import { axeFindings } from './pages/axe.ts';
import { test } from './pages/journey.ts';
import { Keyboard } from './pages/keyboard.ts';
import { sidewaysOverflow } from './pages/layout.ts';
import { ReaderPage } from './pages/reader-page.ts';
import { SiteHeader } from './pages/site-header.ts';
import { wordsIn } from './pages/words.ts';

/** The same server under the name of a production site, where the texts come from the database. */
const PRODUCTION = `http://muster.localhost:${process.env['MUSTER_E2E_PORT'] ?? ''}`;
const TABLES = '**/rest/v1/*';

/** A failed read is tried again after seconds: nothing that these journeys are about. */
function hurryRetries(): void {
  const patient = globalThis.setTimeout;
  const hurried = (task: () => void, ms = 0, ...rest: unknown[]) =>
    patient(task, ms >= 500 ? 50 : ms, ...rest);
  Object.assign(globalThis, { setTimeout: hurried });
}

/** Lets no text of the database through. */
const loseTables = (page: Page) => page.route(TABLES, (route) => route.abort('internetdisconnected'));

test(
  'a rule is read at its address, and its words explain themselves (fr)',
  { tag: '@phone' },
  async ({ page, context }) => {
    const say = wordsIn('fr');
    await context.addInitScript(() => localStorage.setItem('language', 'fr'));
    const reader = await new ReaderPage(page, say).open('/rules/cover');
    await expect(reader.title).toHaveText('Tir et couvert');
    await expect.poll(() => reader.isAtTop('cover')).toBe(true);
    const words = reader.words('cover').filter({ hasText: 'Couvert' });
    await expect(words).toHaveCount(1);
    await words.click();
    await expect(reader.dialog).toContainText(say('Keyword'));
    expect(await axeFindings(page, 'fr')).toEqual([]);
    await page.goBack();
    await expect(reader.dialog).toHaveCount(0);
    await page.getByRole('link', { name: new RegExp(`^${say('Next')}`) }).click();
    await expect(page).toHaveURL(/\/rules\/charges$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  },
);

test('a search from the FAQ finds the rules, by keys alone (es)', async ({ page, context }) => {
  const say = wordsIn('es');
  const phrase = 'siempre tiene LdV';
  await context.addInitScript(() => localStorage.setItem('language', 'es'));
  const reader = await new ReaderPage(page, say).open('/faq');
  const keyboard = new Keyboard(page);
  await keyboard.press('/');
  await expect(reader.box).toBeFocused();
  await keyboard.type(phrase.toUpperCase());
  await expect(reader.hits.first()).toHaveAttribute('data-hit', 'line-of-sight');
  expect(await axeFindings(page, 'es')).toEqual([]);
  expect(await sidewaysOverflow(page)).toEqual([]);
  await keyboard.press('ArrowDown');
  await expect(reader.hits.first()).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rules\/line-of-sight$/);
  await expect(reader.section('line-of-sight').locator('mark').filter({ hasText: phrase })).toHaveCount(1);
  await page.goBack();
  await expect(reader.box).toHaveValue(phrase.toUpperCase());
  await expect(reader.hits.first()).toHaveAttribute('data-hit', 'line-of-sight');
  await reader.tab('Rules').click();
  await expect(page).toHaveURL(/\/rules$/);
  // The address is there a moment before the page.
  await expect(reader.tab('Rules')).toHaveAttribute('aria-current', 'page');
  await expect(reader.box).toHaveValue(phrase.toUpperCase());
  // Words of the game, from the same box.
  await reader.box.fill('acobardado');
  await reader.group('States').getByRole('link').first().click();
  await expect(reader.dialog).toContainText(say('State'));
  await keyboard.press('Escape');
  await expect(reader.dialog).toHaveCount(0);
  await expect(reader.hits.first()).toBeVisible();
  await reader.box.focus();
  await keyboard.press('Escape');
  await expect(reader.hits).toHaveCount(0);
});

test('the contents lead anywhere, and the reader comes back to where it was', async ({ page }) => {
  const reader = await new ReaderPage(page).open('/');
  await new SiteHeader(page).goTo('Rules');
  await reader.follow('States');
  await expect(reader.title).toHaveText('States');
  await reader.follow('Frightened');
  await expect(page).toHaveURL(/\/rules\/frightened$/);
  await expect.poll(() => reader.isAtTop('frightened')).toBe(true);
  await reader.tab('FAQ').click();
  await expect(reader.title).toHaveText('Rounds and activations');
  await reader.tab('Rules').click();
  await expect(reader.title).toHaveText('States');
  await expect.poll(() => reader.isAtTop('frightened')).toBe(true);
  await page.reload();
  await expect.poll(() => reader.isAtTop('frightened')).toBe(true);

  const size = () =>
    reader
      .section('frightened')
      .locator('p')
      .first()
      .evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
  const usual = await size();
  await page.getByRole('button', { name: 'Text size' }).click();
  await page.getByRole('menuitemradio', { name: 'Very large' }).click();
  expect(await size()).toBeGreaterThan(usual * 1.3);
  expect(await sidewaysOverflow(page)).toEqual([]);
});

test('on a site for everybody the texts of the database show, edits too, and what they hold is words', async ({
  page,
}) => {
  await page.route('**/rest/v1/rules_sections?*', async (route) => {
    // Only browsers know the name that stands for a production site.
    const url = route.request().url().replace('muster.localhost', '127.0.0.1');
    const response = await route.fetch({ url, maxRetries: 2 });
    const rows = (await response.json()) as { title: string; content: string }[];
    const edited = rows.map((row) =>
      row.title === 'Cover'
        ? { ...row, content: 'Edited <img src=x onerror=alert(1)> [[red]]today[[/red]].' }
        : row,
    );
    await route.fulfill({ response, json: edited });
  });
  const reader = await new ReaderPage(page).open(`${PRODUCTION}/rules/cover`);
  await expect(reader.section('cover')).toContainText('Edited <img src=x onerror=alert(1)> today.');
  await expect(reader.section('cover').locator('em')).toHaveText('today');
  await expect(reader.older).toHaveCount(0);
  await reader.tab('FAQ').click();
  await expect(reader.title).toHaveText('Rounds and activations');
});

test('without the database the app’s own texts show, later the newest that were seen, and both say so', async ({
  page,
}) => {
  await page.addInitScript(hurryRetries);
  await loseTables(page);
  const reader = await new ReaderPage(page).open(`${PRODUCTION}/faq/faq-slowed-end`);
  await expect(reader.section('faq-slowed-end')).toContainText('It ends with the unit’s activation');
  await expect(page.getByText('These came with the app')).toBeVisible();
  await page.unroute(TABLES);
  // The notice goes as soon as the texts are asked for; a copy is kept once they have come.
  const came = Promise.all(
    ['rules_sections', 'faq_sections'].map(async (table) => {
      const response = await page.waitForResponse((each) => each.url().includes(`/rest/v1/${table}`));
      await response.finished();
    }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(reader.older).toHaveCount(0);
  await came;
  await reader.tab('Rules').click();
  await expect(reader.title).toHaveText('The game in short');
  await reader.tab('FAQ').click();
  await expect(reader.section('faq-slowed-end')).toBeVisible();
  await loseTables(page);
  await page.reload();
  await expect(reader.older).toBeVisible();
  await expect(page.getByText('on your last visit online')).toBeVisible();
  await page.unroute(TABLES);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(reader.older).toHaveCount(0);
  await reader.tab('Rules').click();
  await expect(reader.title).toHaveText('The game in short');
});

test('reading and searching go on without a network', async ({ page, context }) => {
  const reader = await new ReaderPage(page).open('/rules');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await reader.follow('States');
  await expect(reader.title).toHaveText('States');
  await reader.tab('FAQ').click();
  await expect(reader.title).toHaveText('Rounds and activations');
  await reader.box.fill('slowed');
  await reader.group('Rules').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/rules\//);
  await expect(page.locator('mark').first()).toBeVisible();
});
