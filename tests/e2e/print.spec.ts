import { type BrowserContext, expect } from '@playwright/test';
import { encodeList } from '#domain/sharing/encode.ts';
import { HIDDEN_FANG, linkTo, listOfRows, WINTER_RAID } from './lists.ts';
import { BuilderPage } from './pages/builder.ts';
import { test } from './pages/journey.ts';
import { PrintedPage } from './pages/printed-page.ts';
import { wordsIn } from './pages/words.ts';

/** The catalogue's names on paper. */
const FRENCH = {
  faction: 'Tribus du Nord',
  seen: 'Cavaliers Warg',
  hidden: ['Maraudeurs de la Toundra', 'Tatoueuse'],
} as const;
const A4 = { width: 595, height: 842 };
const LETTER = { width: 612, height: 792 };

/** Counts how often a page asks to be printed instead of opening the browser's dialog. */
async function countPrints(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.assign(globalThis, { prints: 0 });
    window.print = () => {
      const counter = globalThis as unknown as { prints: number };
      counter.prints += 1;
    };
  });
}

async function printsAsked(printed: PrintedPage): Promise<unknown> {
  return printed.page.evaluate(() => (globalThis as { prints?: unknown }).prints);
}

test('the full and the courtesy list print in a window of their own, on one page of A4 or Letter (fr)', async ({
  page,
  context,
}) => {
  await countPrints(context);
  await context.addInitScript(() => localStorage.setItem('language', 'fr'));
  const say = wordsIn('fr');
  const { faction, seen, hidden } = FRENCH;
  await page.goto(linkTo(HIDDEN_FANG));
  await page.getByRole('button', { name: say('Open in the builder') }).click();
  const builder = await new BuilderPage(page, say).shown();
  const share = await (await builder.army()).share();

  const full = await share.print('Full');
  await expect.poll(() => printsAsked(full)).toBe(1);
  await expect(full.sheet).toContainText(say('Full List'));
  await expect(full.sheet).toContainText(faction);
  await expect(full.page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(full.rows).toHaveCount(7);
  for (const unit of [seen, ...hidden]) await expect(full.row(unit)).toBeVisible();
  await expect(full.sheet).toContainText('225 pts');
  await expect(full.sheet).not.toContainText('Full List');
  await full.page.close();

  const courtesy = await share.print('Courtesy');
  await expect(courtesy.sheet).toContainText(say('Courtesy List'));
  await expect(courtesy.rows).toHaveCount(3);
  await expect(courtesy.row(seen)).toBeVisible();
  for (const unit of hidden) await expect(courtesy.sheet).not.toContainText(unit);
  await expect(courtesy.sheet).toContainText('90 pts');
  await expect(courtesy.sheet).toContainText(say('{0} CP', { 0: 3 }));
  // Cells stand apart in what is seen, though not in the text of the document.
  await expect(courtesy.sheet).not.toContainText(/225|135/, { useInnerText: true });

  await countPrints(context);
  const printed = await new PrintedPage(page, say).open('full', encodeList(WINTER_RAID));
  for (const [paper, size] of [
    ['A4', A4],
    ['Letter', LETTER],
  ] as const) {
    await printed.choosePaper(paper);
    const result = await printed.toPaper();
    expect(result.bytes).toBeGreaterThan(5_000);
    expect(result.pages).toBe(1);
    expect(Math.round(result.width)).toBe(size.width);
    expect(Math.round(result.height)).toBe(size.height);
  }
});

test('fifteen rows take one sheet of Letter, and all units of a faction two', async ({ page, context }) => {
  await countPrints(context);
  for (const [rows, sheets] of [
    [15, 1],
    [26, 2],
  ] as const) {
    const printed = await new PrintedPage(page).open('full', encodeList(listOfRows(rows)));
    await expect(printed.rows).toHaveCount(rows);
    await printed.choosePaper('Letter');
    expect((await printed.toPaper()).pages).toBe(sheets);
  }
});

test('a card as text takes a second card for words alone, not for its number', async ({ page, context }) => {
  await countPrints(context);
  for (const unit of ['battle-scarred', 'ice-archers', 'tundra-marauders']) {
    await page.goto(`/print-card/northern-tribes/${unit}`);
    const printed = new PrintedPage(page);
    await expect.poll(() => printsAsked(printed)).toBe(1);
    const result = await printed.toPaper();
    expect([unit, result.pages, Math.round(result.height)]).toEqual([unit, 1, 340]);
  }
});
