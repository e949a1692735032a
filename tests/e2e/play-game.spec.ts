import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#domain/catalogue/types.ts';
import { tableWords } from '#tests/builders/table-games.ts';
import { axeFindings } from './pages/axe.ts';
import { test } from './pages/journey.ts';
import { sidewaysOverflow, smallTargets } from './pages/layout.ts';
import { sitDown } from './pages/sit-down.ts';
import { wordsIn } from './pages/words.ts';

/** Returns the distance of an opened unit's button below the unit's name, in CSS pixels. */
async function belowItsName(unit: Locator, button: string): Promise<number> {
  const name = await unit.getByRole('heading', { level: 3 }).boundingBox();
  const box = await unit.getByRole('button', { name: button }).boundingBox();
  if (name === null || box === null) throw new Error(`No ${button} in sight.`);
  return Math.round(box.y - name.y);
}

async function isSound(page: Page, language: Language): Promise<void> {
  const phone = page.viewportSize() ?? { width: 390, height: 844 };
  // A page as long as its content: what lies under a bar that sticks is no fault of its own.
  await page.setViewportSize({ ...phone, height: 3_000 });
  expect(await axeFindings(page, language)).toEqual([]);
  expect(await sidewaysOverflow(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await page.setViewportSize(phone);
}

test(
  'Take Positions with Decapitation: units, turns, undo, rounds, scoring and summary without a network',
  { tag: '@phone' },
  async ({ page, context, request }) => {
    test.slow();
    const table = await sitDown(
      { page, context, request },
      { language: 'en', mission: 'take-positions', feat: 'decapitation' },
    );
    await context.setOffline(true);
    await table.next('{0} begins', { 0: 'Berta' });
    await table.settle('Anna names an enemy unit', 'Aggressors');
    await table.settle('Berta names an enemy unit', 'Contender');
    await expect(table.due).toBeHidden();

    await table.show('Anna');
    const archers = await table.open('Ice Archers');
    await archers.getByRole('button', { name: 'Activate', exact: true }).click();
    const before = await belowItsName(archers, 'Stress plus 1');
    await table.step(archers, 'Stress', 2);
    await table.state(archers, 'Slowed').click();
    await expect(table.due.getByText('Ice Archers: more stress than MOR')).toBeVisible();
    // A warning that comes up does not push the next tap's button away.
    expect(await belowItsName(archers, 'Stress plus 1')).toBe(before);
    await expect(archers.getByText('End with the activation: Slowed')).toBeVisible();
    await archers.getByRole('button', { name: 'States', exact: true }).click();
    await expect(table.sheet.getByText('The second MOV is 0')).toBeVisible();
    await table.closeSheet();
    await isSound(page, 'en');
    await table.due.getByRole('button', { name: 'Passed' }).click();
    await table.next('End activation');
    await expect(page.getByText('Slowed: over for Ice Archers')).toBeVisible();

    await table.show('Berta');
    const guards = await table.open('Aggressors');
    await table.step(guards, 'Wounds', 3);
    await expect(guards.getByText('3/4')).toBeVisible();
    await table.bar.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(guards.getByText('3/4')).toBeVisible();
    for (let at = 0; at < 9; at += 1) await table.next('Pass');
    await table.next('Score round {round}', { round: 1 });
    await table.count('Each objective of the enemy’s colour that you hold', 'Anna', 2);
    await table.tick('Your rival holds none of your objectives', 'Anna').click();
    await isSound(page, 'en');
    await table.sheet.getByRole('button', { name: 'Complete round 1' }).click();
    await expect(page.getByRole('heading', { name: 'Round 2: who begins?' })).toBeInViewport();

    await context.setOffline(false);
    await page.reload();
    await expect(table.bar.getByRole('button', { name: 'Anna begins' })).toBeVisible();
    await table.round(2, 'Berta', async () => {
      await table.tick('Your rival holds none of your objectives', 'Berta').click();
    });
    await table.round(3, 'Berta', async () => {});
    await expect(page.getByText('The game is over')).toBeVisible();
    await table.end();
    expect(await table.totals()).toEqual(['4', '2']);
    await isSound(page, 'en');

    await page.reload();
    await table.next('Show the summary');
    await table.isIn('Summary');
    await expect(page.getByText('Anna wins')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('img', { name: /Anna: 0, 3, 3, 3, 4/ })).toBeVisible();
    await page.getByRole('button', { name: 'Show every step' }).click();
    await expect(page.getByText('Ice Archers: activation over')).toBeVisible();
    await page.getByRole('button', { name: 'Record the result' }).click();
    await expect(page.getByText('Recorded.', { exact: true })).toBeVisible();
    await isSound(page, 'en');
    await page.getByRole('button', { name: 'Go to the finished games' }).click();
    await page.waitForURL('**/play');
  },
);

test(
  'Niebla de la Muerte con Rastreo: la niebla, su ficha de evento y el contador de rastreo (es)',
  { tag: '@phone' },
  async ({ page, context, request }) => {
    const table = await sitDown(
      { page, context, request },
      { language: 'es', mission: 'fog-of-death', feat: 'track' },
    );
    const word = tableWords('es');
    const say = wordsIn('es');
    await table.round(1, 'Berta', async () => {
      await table.tick(word('fog-of-death', 'fog-contact'), 'Anna').first().click();
      await table.tick(word('fog-of-death', 'artifact'), 'Anna').click();
    });
    await expect(page.getByText(word('fog-of-death', 'event')).first()).toBeVisible();
    await page.getByRole('button', { name: say('Done'), exact: true }).click();
    await page.reload();
    await context.setOffline(true);
    await table.round(2, 'Anna', async () => {
      const spent = table.tick(word('fog-of-death', 'fog-contact'), 'Berta').first();
      await expect(spent).toHaveAttribute('aria-disabled', 'true');
      await table.tick(word('fog-of-death', 'artifact'), 'Berta').click();
    });
    await table.round(3, 'Anna', async () => {});
    await table.show(say('Mission'));
    const meter = page.getByRole('group', { name: `Berta, ${word('track', 'track')}` });
    for (let at = 0; at < 3; at += 1) await meter.getByRole('button').last().click();
    await table.end();
    expect(await table.totals()).toEqual(['3', '6']);
    await isSound(page, 'es');
    await table.next('Show the summary');
    await expect(page.getByText(say('{name} wins', { name: 'Berta' }))).toBeVisible();
    await isSound(page, 'es');
  },
);

test(
  'Butin : marqueurs sur les unités, un événement à soi, une note, le chrono (fr)',
  { tag: '@phone' },
  async ({ page, context, request }) => {
    const table = await sitDown({ page, context, request }, { language: 'fr', mission: 'loot', feat: null });
    const word = tableWords('fr');
    const say = wordsIn('fr');
    await context.setOffline(true);
    await (
      await table.openSheet('Chess clock')
    )
      .getByRole('button', { name: say('Only count the time') })
      .click();
    await table.closeSheet();
    const notes = await table.openSheet('Notes');
    await notes.getByRole('textbox').fill('Le pont est à nous');
    await notes.getByRole('button', { name: say('Add note') }).click();
    await table.closeSheet();
    await table.round(1, 'Berta', async () => {
      await table.tick(word('loot', 'more'), 'Anna').click();
      await expect(table.tick(word('loot', 'one'), 'Anna')).toHaveAttribute('aria-pressed', 'true');
    });
    await table.round(2, 'Anna', async () => table.tick(word('loot', 'one'), 'Berta').click());
    const log = await table.openSheet('Event log');
    await expect(log.getByText('Le pont est à nous')).toBeVisible();
    await isSound(page, 'fr');
    await table.closeSheet();
    await context.setOffline(false);
    await page.reload();
    await table.round(3, 'Anna', async () => {});
    await table.end();
    expect(await table.totals()).toEqual(['2', '1']);
    await table.next('Show the summary');
    await expect(page.getByText(say('{name} wins', { name: 'Anna' }))).toBeVisible();
    await isSound(page, 'fr');
  },
);

test('on a desktop the counts of a row keep their place when its player may activate units', async ({
  page,
  context,
  request,
}) => {
  const table = await sitDown({ page, context, request }, { language: 'en', mission: 'loot', feat: null });
  const units = page.getByRole('list', { name: 'Units of Berta' });
  const edges = async () =>
    units
      .getByRole('button', { name: /^Wounds/u })
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().right));
  const before = await edges();
  await table.next('{0} begins', { 0: 'Berta' });
  await expect(units.getByRole('button', { name: /^Attack/u }).first()).toBeVisible();
  expect(await edges()).toEqual(before);
  expect(new Set(before).size).toBe(1);
});
