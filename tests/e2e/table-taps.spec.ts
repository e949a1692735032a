import { expect, type Page } from '@playwright/test';
import { test } from './pages/journey.ts';
import { sitDown } from './pages/sit-down.ts';

/** Counts every tap on the page from here on, whatever tapped it. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(globalThis, { taps: 0 });
    document.addEventListener(
      'click',
      ({ detail }) => {
        // A label's click repeats itself on its field, with no press of its own.
        const counted = globalThis as unknown as { taps: number };
        if (detail > 0) counted.taps += 1;
      },
      { capture: true },
    );
  });
  return async () => {
    const taps = await page.evaluate(() => {
      const counted = globalThis as unknown as { taps: number };
      const sofar = counted.taps;
      counted.taps = 0;
      return sofar;
    });
    return taps;
  };
}

const ANNAS = ['Ice Archers', 'Wrathmane', 'Orc Hunters 1', 'Orc Hunters 2', 'Tundra Marauders'];
const BERTAS = ['Hetman', 'Aggressors', 'Black Angels', 'Pioneers', 'Black Legion Bucklermen 1'];

test(
  'a round of five turns takes 25 taps, an activation two, an attack with wounds and a state four',
  { tag: '@phone' },
  async ({ page, context, request }, { annotations }) => {
    const table = await sitDown({ page, context, request }, { mission: 'take-positions' });
    const taps = await countTaps(page);
    const spent: Record<string, number> = {};
    const activate = async (name: string) => {
      await page.getByRole('button', { name: `Activate: ${name}`, exact: true }).click();
      await table.next('End activation');
    };

    await table.next('{0} begins', { 0: 'Berta' });
    spent['begin'] = await taps();
    for (const [at, name] of BERTAS.entries()) {
      await activate(name);
      if (at === 0) spent['an activation'] = await taps();
      await activate(ANNAS[at] ?? '');
    }
    await table.next('Score round {round}', { round: 1 });
    await table.tick('Your rival holds none of your objectives', 'Anna').click();
    await table.tick('Your rival holds none of your objectives', 'Berta').click();
    await table.sheet.getByRole('button', { name: 'Complete round 1' }).click();
    spent['the rest of the round'] = await taps();
    const round = Object.values(spent).reduce((sum, count) => sum + count, 0);

    await table.next('{0} begins', { 0: 'Berta' });
    await taps();
    await page.getByRole('button', { name: 'Attack: Aggressors' }).click();
    const target = table.sheet.getByRole('group', { name: 'Wounds to Ice Archers' });
    await expect(table.sheet.getByText(/^ø \d/).first()).toBeVisible();
    await target.getByRole('button', { name: /^2/ }).click();
    await table.sheet.getByRole('button', { name: 'Slowed' }).click();
    await table.sheet.getByRole('button', { name: 'Apply and end activation' }).click();
    const attack = await taps();
    await expect(table.unit('Ice Archers').getByText('Slowed')).toBeVisible();

    annotations.push({ type: 'taps', description: JSON.stringify({ ...spent, round, attack }) });
    expect({ activation: spent['an activation'], attack, round }).toEqual({
      activation: 2,
      attack: 4,
      round: 25,
    });
  },
);

test(
  'a second game of the same players is set up in three taps, with names, lists and colours',
  { tag: '@phone' },
  async ({ page, context, request }) => {
    const table = await sitDown({ page, context, request }, { mission: 'take-positions' });
    await table.openSheet('End the game');
    await table.sheet.getByRole('button', { name: 'End and score the game' }).click();
    await table.next('Show the summary');
    await table.isIn('Summary');
    const taps = await countTaps(page);
    await table.next('Play again');
    await expect(page.getByRole('switch', { name: 'Anna and Berta again' })).toBeChecked();
    await page.getByRole('button', { name: /^Loot/ }).click();
    await expect(page.getByText('List of anna')).toBeVisible();
    await expect(page.getByText('List of berta')).toBeVisible();
    await expect(page.getByText('Red company: Anna')).toBeVisible();
    await table.next('Go to deployment');
    expect(await taps()).toBe(3);
    await table.isIn('Deployment');
    await expect(page.getByText('Blue company: Berta')).toBeVisible();
  },
);

test(
  'the last unit opens clear of the bar, with its first buttons in view',
  { tag: '@phone' },
  async ({ page, context, request }) => {
    const table = await sitDown({ page, context, request }, { mission: 'take-positions' });
    await table.next('{0} begins', { 0: 'Berta' });
    await table.show('Anna');
    const last = page
      .getByRole('list', { name: 'Units of Anna' })
      .getByRole('listitem')
      .filter({
        has: page.getByRole('heading', { level: 3 }),
      });
    const name = (await last.last().getByRole('heading').innerText()).trim();
    const opened = await table.open(name);
    const button = opened.getByRole('button', { name: 'Stress plus 1' });
    await expect(button).toBeInViewport();
    const [low, bar] = await Promise.all([button.boundingBox(), table.bar.boundingBox()]);
    expect((low?.y ?? 0) + (low?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  },
);
