import { expect, type Page } from '@playwright/test';
import { linkTo, TWO_COMMANDERS } from './lists.ts';
import { BuilderPage } from './pages/builder.ts';
import { test } from './pages/journey.ts';
import { smallTargets } from './pages/layout.ts';
import { motions, translucencies, unseenBars, unseenStates } from './pages/preferences.ts';
import { SharedListPage } from './pages/shared-list.ts';
import { sitDown } from './pages/sit-down.ts';

const PLACES = [
  '/',
  '/builder',
  '/builder?dialog=filters',
  '/builder?dialog=analysis',
  '/builder?dialog=saved-lists',
  '/rules',
  '/rules/cover',
  '/unit-stats',
  '/unit-stats/northern-tribes/orc-hunters',
  '/missions/take-positions',
  '/community-lists',
  '/events',
  '/statistics',
  '/collection',
  `/compare/${linkTo(TWO_COMMANDERS).split('/').at(-1) ?? ''}/${linkTo(TWO_COMMANDERS).split('/').at(-1) ?? ''}`,
];

/** Returns what is wrong with a page. */
type Look = (page: Page) => Promise<string[]>;

/** A look by a function that runs in the page. */
const by =
  (look: () => string[]): Look =>
  async (page) =>
    page.evaluate(look);

/** Looks at each main page, and returns what is wrong by place. */
async function lookEverywhere(page: Page, ...looks: Look[]): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  await (await new SharedListPage(page).open(linkTo(TWO_COMMANDERS))).openInBuilder();
  await new BuilderPage(page).shown();
  for (const place of PLACES) {
    await page.goto(place);
    const inner = place.includes('dialog=') ? page.getByRole('dialog').getByRole('heading') : null;
    await expect((inner ?? page.getByRole('heading')).first()).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    const found: string[] = [];
    for (const look of looks) found.push(...(await look(page)));
    if (found.length > 0) faults[place.slice(0, 60)] = found;
  }
  return faults;
}

test('with forced colours every choice and bar of the main pages is seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await lookEverywhere(page, by(unseenStates), by(unseenBars))).toEqual({});
  await page.goto('/missions/take-positions');
  await expect(page.getByRole('tab', { selected: true }).locator('span').last()).toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  );
  const builder = await new BuilderPage(page).open();
  await builder.faction.click();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await page.evaluate(unseenStates)).toEqual([]);
});

test('a finger hits every control of the main pages', { tag: '@phone' }, async ({ page }) => {
  expect(await lookEverywhere(page, smallTargets)).toEqual({});
});

test('with reduced motion nothing moves on the main pages', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await lookEverywhere(page, by(motions))).toEqual({});
});

test('with reduced transparency nothing shines through on the main pages', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  });
  expect(await lookEverywhere(page, by(translucencies))).toEqual({});
});

test(
  'at the table forced colours show whose turn it is and what is chosen, and nothing moves when asked',
  { tag: '@phone' },
  async ({ page, context, request }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const table = await sitDown(
      { page, context, request },
      { language: 'en', mission: 'take-positions', feat: null },
    );
    const faults: string[] = [];
    const look = async () => {
      faults.push(...(await page.evaluate(unseenStates)), ...(await page.evaluate(motions)));
    };
    await look();
    await table.next('{0} begins', { 0: 'Berta' });
    const unit = await table.open('Aggressors');
    await unit.getByRole('button', { name: 'Activate', exact: true }).click();
    await table.state(unit, 'Slowed').click();
    await look();
    await table.openSheet('Score this round');
    await look();
    expect(faults).toEqual([]);
  },
);
