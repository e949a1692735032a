import { expect, type Page } from '@playwright/test';
import { axeInBothThemes } from './pages/axe.ts';
import { BuilderPage } from './pages/builder.ts';
import { test } from './pages/journey.ts';
import { overlap, sidewaysOverflow, smallTargets } from './pages/layout.ts';
import { Operator } from './pages/operator.ts';
import { arriveSignedIn } from './pages/session.ts';
import { watchSites } from './pages/watched-sites.ts';
import { wordsIn } from './pages/words.ts';

const PRODUCTION = `http://muster.localhost:${process.env['MUSTER_E2E_PORT'] ?? ''}`;

test('the front door shows the way in, five factions, news, what changed and who may test', async ({
  page,
}) => {
  await page.goto(PRODUCTION);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Start Building' })).toBeInViewport();
  const factions = main.getByRole('navigation', { name: 'Factions' }).getByRole('listitem');
  await expect(factions).toHaveCount(5);
  await expect(factions.nth(4)).toBeInViewport({ ratio: 0.5 });
  const list = main.locator('section').filter({ hasText: 'Ready list of 300 pts' });
  await expect(list.getByRole('listitem')).not.toHaveCount(0);
  await expect(list).toBeInViewport({ ratio: 1 });
  for (const text of [main.getByRole('heading', { level: 1 }), main.getByText('No account needed')])
    expect(await overlap(text, list)).toBe(false);
  await expect(main.getByRole('heading', { name: /^News as of \d\d\/\d\d\/\d\d$/ })).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);

  await main.getByRole('button', { name: /^Version \d+\.\d+\.\d+$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Changelog' })).toContainText('# Changelog');
  await page.goBack();
  await main.getByRole('button', { name: 'News archive' }).click();
  const archive = page.getByRole('dialog', { name: 'News archive' });
  await expect(archive.getByRole('article')).toHaveCount(2);
  await archive.getByRole('button', { name: 'Close' }).click();
  await main.getByRole('group', { name: 'Earlier news' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: /^News — / })).toContainText('Muster');
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'For testers' }).click();
  await expect(page.getByRole('dialog')).toContainText('This feature is only available to testers.');
  await page.keyboard.press('Escape');

  await page.route('**/version.json*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await main.getByRole('button', { name: 'Clear Cache' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('This will clear all cached data and reload the page.');
  const reloaded = page.waitForEvent('load');
  await question.getByRole('button', { name: 'Clear and reload' }).click();
  await expect(page.getByText('All caches cleared, reloading...')).toBeVisible();
  await reloaded;
});

test(
  'la porte d’entrée en français : tout est en vue, lisible et à portée du pouce',
  { tag: '@phone' },
  async ({ page }) => {
    const say = wordsIn('fr');
    await page.goto(PRODUCTION);
    await page.getByRole('banner').getByRole('button', { name: 'Language' }).tap();
    await page.getByRole('menuitemradio', { name: 'Français' }).tap();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: say('Start Building') })).toBeInViewport({ ratio: 1 });
    const factions = main.getByRole('navigation', { name: say('Factions') }).getByRole('listitem');
    await expect(factions.last()).toBeInViewport({ ratio: 1 });
    await expect(factions.last()).toBeInViewport({ ratio: 1 });
    expect(await sidewaysOverflow(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await axeInBothThemes(page)).toEqual([]);

    await main.getByRole('button', { name: say('News archive') }).click();
    const archive = page.getByRole('dialog', { name: say('News archive') });
    await expect(archive.getByRole('article').first()).toContainText(/\d\d \S+ \d{4}/);
    await page.goBack();
    await main.getByRole('button', { name: say('Clear Cache') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Cancel') })
      .click();
    await factions.filter({ hasText: 'Embersig' }).getByRole('link').tap();
    await expect(page.getByRole('combobox', { name: say('Faction') })).toContainText('Embersig');
    await page.goBack();
    await main.getByRole('link', { name: say('Signed in as Guest') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('Sign in') })).toBeVisible();
  },
);

test('the start page leads back into the list that is being built', async ({ page }) => {
  const builder = await new BuilderPage(page).open();
  await page.getByRole('textbox', { name: 'List name' }).first().fill('Winter Raid');
  await builder.add('Hersir');
  await page.goto('/');
  const way = page.getByRole('main').getByRole('link').first();
  await expect(way).toHaveText(/^Continue Winter RaidNorthern Tribes · \d+ pts$/);
  await way.click();
  await expect(page.getByRole('textbox', { name: 'List name' }).first()).toHaveValue('Winter Raid');
});

async function arrive(page: Page, email: string): Promise<void> {
  await arriveSignedIn(page, email);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign out' })).toBeVisible();
}

const offers = async (page: Page) => {
  const links = page
    .getByRole('main')
    .getByRole('link', { name: /^(?:Admin|Play Mode|Signed in as Guest)$/ });
  return links.allInnerTexts();
};

test('each role is offered its own ways in, and nobody those of another', async ({ page, request }) => {
  const operator = new Operator(request);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Signed in as Guest' })).toHaveAttribute('href', '/login');
  expect(await offers(page)).toEqual(['Signed in as Guest']);
  const { email: tester } = await operator.makeTester();
  for (const [email, offered] of [
    [await operator.makeAccount(), []],
    [tester, ['Play Mode']],
    [await operator.makeAdmin(), ['Play Mode', 'Admin']],
  ] as const) {
    await arrive(page, email);
    expect(await offers(page)).toEqual(offered);
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('/login');
  }
});

test(
  'an administrator sees at once that a build failed, and in the builder beside the name of the list',
  { tag: '@phone' },
  async ({ page, request }) => {
    await watchSites(page, ['our-club']);
    const failed = {
      id: 'd1',
      created_at: new Date().toISOString(),
      state: 'error',
      site_name: 'our-club',
      deploy_url: 'https://example.org/d',
    };
    await page.route('**/functions/v1/deployments', (route) =>
      route.fulfill({ json: { deployments: [failed] } }),
    );
    await arrive(page, await new Operator(request).makeAdmin());
    const banner = page.getByRole('alert').filter({ hasText: 'Latest Site Deployment Failed' });
    await expect(banner).toBeInViewport({ ratio: 1 });

    const builder = await new BuilderPage(page).open();
    const message = builder.messages.saying('Latest Site Deployment Failed');
    await expect(message).toBeVisible();
    const covered = [page.getByRole('textbox', { name: 'List name' }).first(), builder.searchField];
    for (const part of covered) expect(await overlap(message, part)).toBe(false);
  },
);
