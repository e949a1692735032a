import { expect, type Page } from '@playwright/test';
import { encodeList } from '#domain/sharing/encode.ts';
import { HIDDEN_FANG, linkTo, TWO_COMMANDERS } from './lists.ts';
import { BuilderPage } from './pages/builder.ts';
import { test } from './pages/journey.ts';
import { overlap, sidewaysOverflow, smallTargets } from './pages/layout.ts';
import { SharedListPage } from './pages/shared-list.ts';
import { wordsIn } from './pages/words.ts';

const FACTIONS = [
  'northern-tribes',
  'syenann',
  'hegemony-of-embersig',
  'scions-of-yaldabaoth',
  'feudom',
] as const;

/** Every place of the app that a phone shows, over a list that breaks a rule. */
const PLACES = [
  '/',
  '/builder',
  '/builder?dialog=army',
  '/builder?dialog=filters',
  '/builder?dialog=share',
  '/builder?dialog=saved-lists',
  '/builder?dialog=card&item=northern-tribes/ahlwardt-ice-bear',
  linkTo(HIDDEN_FANG),
  '/shared-list/nonsense',
  '/s/unknown',
  '/no/such/page',
  `/print/full/${encodeList(TWO_COMMANDERS)}`,
  '/print-card/northern-tribes/alborc',
];

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    window.print = () => undefined;
  });
});

/**
 * Goes to each place as a player with a saved list and a draft, and looks at it when it is there.
 */
async function visitAll(page: Page, look: (place: string) => Promise<void>): Promise<void> {
  const builder = await (await new SharedListPage(page).open(linkTo(TWO_COMMANDERS))).openInBuilder();
  await (await builder.army()).save();
  await builder.messages.heard('List saved locally');
  for (const place of PLACES) {
    await page.goto(place);
    const inner = place.includes('dialog=') ? page.getByRole('dialog').getByRole('heading') : null;
    await expect((inner ?? page.getByRole('heading')).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await look(place);
  }
}

test(
  'the first unit and the running total are seen at once, and at twice the zoom each tool has its line',
  { tag: '@phone' },
  async ({ page }) => {
    const builder = await new BuilderPage(page).open();
    const first = await builder.rows.first().boundingBox();
    const totals = await builder.totals.boundingBox();
    expect(first?.y).toBeGreaterThan(0);
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(totals?.y ?? 0);
    expect((totals?.y ?? 0) + (totals?.height ?? 0)).toBeLessThanOrEqual(844);
    expect(totals?.y).toBeGreaterThan(600);
    await expect(builder.totals.getByText('0 pts', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(builder.addButton('Tattooist')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.setViewportSize({ width: 195, height: 422 });
    for (const tool of [builder.faction, builder.searchField]) {
      expect((await tool.boundingBox())?.width).toBeGreaterThan(100);
    }
    await builder.addButton('Tattooist').click();
    await expect(builder.totals.getByText('15 pts', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(195);
    await page.getByRole('button', { name: 'Undo' }).click({ trial: true });
  },
);

test(
  'a wrong tap in the open army is taken back there, and the focus stays',
  { tag: '@phone' },
  async ({ page }) => {
    const builder = await new BuilderPage(page).open();
    await builder.add('Orc Hunters');
    const army = await builder.army();
    await army.remove('Orc Hunters');
    await expect(army.entries).toHaveCount(0);
    await army.undoButton.click();
    await army.expectUnits(['Orc Hunters']);
    await army.undoButton.click();
    await expect(army.undoButton).toBeDisabled();
    await expect(army.undoButton).toBeFocused();
    await army.redoButton.click();
    await army.expectUnits(['Orc Hunters']);
  },
);

test(
  'a message over the open army moves none of its buttons and stands above its sheet',
  { tag: '@phone' },
  async ({ page }) => {
    const builder = await new BuilderPage(page).open();
    await builder.add('Orc Hunters');
    const army = await builder.army();
    await army.name('Raid');
    const before = await army.saveButton.boundingBox();
    await army.save();
    await builder.messages.heard('List saved locally');
    expect(await army.saveButton.boundingBox()).toEqual(before);
    for (const part of [builder.armySheet.root, builder.armySheet.closeButton, army.undoButton]) {
      expect(await overlap(builder.messages.all.first(), part)).toBe(false);
    }
  },
);

test(
  'a message over a dialog that fills the phone moves nothing, and stands where its body ends',
  { tag: '@phone' },
  async ({ page }) => {
    const shared = await new SharedListPage(page).open(linkTo(TWO_COMMANDERS));
    const army = await (await shared.openInBuilder()).army();
    const share = await army.share();
    const before = await share.copyButton.boundingBox();
    await share.copyButton.click();
    await share.messages.heard('Link copied to clipboard');
    expect((await share.copyButton.boundingBox())?.y).toBe(before?.y);
    const parts = share.root.locator(':scope > *');
    expect(await parts.count()).toBeGreaterThan(1);
    for (const part of await parts.all()) {
      expect(await overlap(share.messages.all.first(), part)).toBe(false);
    }
  },
);

/** The texts of rows that run under the stepper beside them. */
function coveredTexts(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('li:has(button[aria-expanded])')].flatMap((row) => {
      row.scrollIntoView();
      const stepper = row.querySelector('[role=group]')?.getBoundingClientRect().left ?? 0;
      const texts = [...row.querySelectorAll('button[aria-expanded] span')];
      return texts
        .filter((text) => text.getBoundingClientRect().right > stepper)
        .map((text) => text.textContent);
    }),
  );
}

test(
  'a row takes at most 96 px, and its text ends before the stepper, in the longest language',
  { tag: '@phone' },
  async ({ context }) => {
    for (const faction of FACTIONS) {
      const page = await context.newPage();
      await page.addInitScript((chosen) => {
        localStorage.setItem('language', 'fr');
        localStorage.setItem('warcrow_last_faction', chosen);
      }, faction);
      const builder = await new BuilderPage(page, wordsIn('fr')).open();
      await page.evaluate(() => document.fonts.ready);
      const heights = await builder.rows.evaluateAll((rows) =>
        rows.map((row) => Math.round(row.getBoundingClientRect().height)),
      );
      expect(heights.length).toBeGreaterThan(0);
      expect(Math.max(...heights), faction).toBeLessThanOrEqual(96);
      expect(Math.min(...heights), faction).toBeGreaterThanOrEqual(44);
      expect(await coveredTexts(page), faction).toEqual([]);
      await page.close();
    }
  },
);

test(
  'a finger hits every control and nothing reaches beyond the window, of 320 px neither, on all pages and in all dialogs',
  { tag: '@phone' },
  async ({ page }) => {
    const phone = page.viewportSize() ?? { width: 390, height: 844 };
    const faults: Record<string, string[]> = {};
    const look = async (place: string) => {
      const found = [...(await sidewaysOverflow(page)), ...(await smallTargets(page))];
      if (found.length > 0) faults[place.slice(0, 60)] = found;
    };
    const lookAlsoNarrow = async (place: string) => {
      await look(place);
      await page.setViewportSize({ width: 320, height: 640 });
      const wide = await sidewaysOverflow(page);
      if (wide.length > 0) faults[`${place.slice(0, 60)} at 320 px`] = wide;
      await page.setViewportSize(phone);
    };
    await visitAll(page, lookAlsoNarrow);
    const builder = await new BuilderPage(page).open();
    await builder.toggle('Hersir');
    await look('an opened row');
    await builder.header.openMenu();
    await look('the menu');
    expect(faults).toEqual({});
  },
);
