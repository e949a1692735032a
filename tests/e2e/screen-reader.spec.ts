import { expect, type Page } from '@playwright/test';
import { BuilderPage } from './pages/builder.ts';
import { test } from './pages/journey.ts';
import { sitDown } from './pages/sit-down.ts';

/** Keeps what the live regions of a page said, from its start on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const hear = () => {
      const said = document.querySelector('[aria-live=polite].visually-hidden')?.textContent.trim() ?? '';
      if (said !== '' && said !== heard.at(-1)) heard.push(said);
    };
    new MutationObserver(hear).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return async () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}

const BUILDER = [
  'link "Skip to content"',
  'banner',
  'navigation "Pages"',
  'button "Undo" [disabled]',
  'button "Navigation"',
  'main',
  'region "Available Units"',
  'heading "Army builder" [level=1]',
  'heading "Available Units" [level=2]',
  'search "Find units"',
  'combobox "Faction": Northern Tribes',
  'searchbox "Search units"',
  'combobox "Sort"',
  'button "Filters"',
  'paragraph: 26 units',
  'button "Tattooist 15 pts Character · Varank"',
  'group "Tattooist"',
  'button "Add Tattooist"',
  'region "Your army"',
  'textbox "List name"',
  'textbox "Points target"',
  'heading "Selected Units" [level=2]',
  'button "Save"',
  'button "Saved lists"',
  'region "Army totals"',
  'button "0 pts 0 CP Analysis"',
  'region "Messages"',
];

const TABLE = [
  'banner',
  'main',
  'heading "Game" [level=1]',
  'navigation "Phases of the game"',
  'button "3 Game"',
  'button "4 Scoring" [disabled]',
  'paragraph: Before round 1',
  'timer "Time of the game"',
  'button "Turn counter, position 0. Show its tokens"',
  'heading "Round 1: who begins?" [level=2]',
  'group "What is shown"',
  'button "Anna 0 points 0 of 5 activations done" [pressed]',
  'button "Berta Initiative 0 points 0 of 5 activations done"',
  'button "Mission"',
  'list "Units of Anna"',
  'heading "Lotta" [level=3]',
  'button "Stress 0/2, plus 1: Lotta"',
  'button "Wounds 0/4, plus 1: Lotta"',
  'region "Next step"',
];

/** Expects these among the lines of the accessibility tree, in this order. */
async function expectInOrder(page: Page, wanted: readonly string[]): Promise<void> {
  const tree = await page.locator('body').ariaSnapshot();
  const lines = tree.split('\n').map((line) => line.trim().replace(/^- '?/, ''));
  let from = 0;
  const missing = wanted.filter((line) => {
    const at = lines.findIndex((one, index) => index >= from && one.startsWith(line));
    if (at >= 0) from = at + 1;
    return at < 0;
  });
  expect(missing, tree).toEqual([]);
}

// docs/screen-readers.md walks through the same pages in the same order.
test('a screen reader meets the builder in order and hears what changes', async ({ page }) => {
  const heard = await listen(page);
  const builder = await new BuilderPage(page).open();
  await expect(page).toHaveTitle('Builder – Muster');
  await expectInOrder(page, BUILDER);

  await builder.addButton('Wrathmane').click();
  await expect.poll(heard).toContain('Wrathmane: 1');
  await expect.poll(heard).toContain('30 pts, 2 CP. Legal list');
  const army = await builder.army();
  await army.target('20');
  await expect.poll(heard).toContain('30 pts, 2 CP. 1 warning');
  await army.entry('Wrathmane').getByRole('button', { name: 'Remove Wrathmane' }).click();
  await expect.poll(heard).toContain('Wrathmane: 0');
  await expect.poll(heard).toContain('0 pts, 0 CP');
});

test(
  'a screen reader meets the table in order and hears turns and scores',
  { tag: '@phone' },
  async ({ page, context, request }) => {
    const heard = await listen(page);
    const table = await sitDown({ page, context, request }, { mission: 'take-positions' });
    await expectInOrder(page, TABLE);
    await table.next('{0} begins', { 0: 'Berta' });
    await expect.poll(heard).toContain('Round 1: Berta to play');
    await table.show('Berta');
    const unit = await table.open('Aggressors');
    await unit.getByRole('button', { name: 'Activate', exact: true }).click();
    await table.next('End activation');
    await expect.poll(heard).toContain('Round 1: Anna to play');
  },
);
