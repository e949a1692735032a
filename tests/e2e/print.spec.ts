import { type BrowserContext, expect, test } from '@playwright/test';
import { LANGUAGES } from '#domain/catalogue/types.ts';
import { decodeList } from '#domain/sharing/decode.ts';
import { encodeList } from '#domain/sharing/encode.ts';
import { HIDDEN_FANG, linkTo, TWO_COMMANDERS, WINTER_RAID } from './lists.ts';
import { BuilderPage } from './pages/builder.ts';
import { PrintedPage } from './pages/printed-page.ts';
import { SharedListPage } from './pages/shared-list.ts';
import { inEnglish, wordsIn } from './pages/words.ts';

/** The catalogue's names on paper in each language. */
const NAMES = {
  en: {
    faction: 'Northern Tribes',
    seen: 'Warg Riders',
    hidden: ['Tundra Marauders', 'Darkmaster', 'Tattooist'],
  },
  es: {
    faction: 'Tribus del Norte',
    seen: 'Jinetes de Huargo',
    hidden: ['Amo de la Oscuridad', 'Tatuadora'],
  },
  fr: {
    faction: 'Tribus du Nord',
    seen: 'Cavaliers Warg',
    hidden: ['Maraudeurs de la Toundra', 'Tatoueuse'],
  },
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

for (const language of LANGUAGES) {
  test(`the full and the courtesy list print in a window of their own (${language})`, async ({
    page,
    context,
  }) => {
    await countPrints(context);
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    const say = language === 'en' ? inEnglish : wordsIn(language);
    const { faction, seen, hidden } = NAMES[language];
    await page.goto(linkTo(HIDDEN_FANG));
    await page.getByRole('button', { name: say('Open in the builder') }).click();
    const builder = await new BuilderPage(page, say).shown();
    const share = await (await builder.army()).share();

    const full = await share.print('Full');
    await expect.poll(() => printsAsked(full)).toBe(1);
    await expect(full.sheet).toContainText(say('Full List'));
    await expect(full.sheet).toContainText(faction);
    await expect(full.page.locator('html')).toHaveAttribute('lang', language);
    await expect(full.rows).toHaveCount(7);
    for (const unit of [seen, ...hidden]) await expect(full.row(unit)).toBeVisible();
    await expect(full.sheet).toContainText('225 pts');
    if (language !== 'en') await expect(full.sheet).not.toContainText('Full List');
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
  });
}

test('the address of a courtesy print says nothing of what it hides', async ({ page, context }) => {
  await countPrints(context);
  const shared = await new SharedListPage(page).open(linkTo(HIDDEN_FANG));
  const builder = await shared.openInBuilder();
  const printed = await (await (await builder.army()).share()).print('Courtesy');
  const code = new URL(printed.page.url()).pathname.split('/').at(-1) ?? '';
  const decoded = decodeList(code);
  expect(decoded.ok && decoded.payload.units.map((unit) => unit.name)).toEqual([
    'Wrathmane',
    'Warg Riders',
    'Lotta',
  ]);
  expect(JSON.stringify(decoded)).not.toMatch(/scout|ambusher|tattooist|darkmaster|tundra/i);
});

test('a courtesy address made by hand from a full code is cut down all the same', async ({
  page,
  context,
}) => {
  await countPrints(context);
  const printed = await new PrintedPage(page).open('courtesy', encodeList(HIDDEN_FANG));
  await expect(printed.rows).toHaveCount(3);
  await expect(printed.sheet).toContainText('90 pts');
  await expect(printed.sheet).not.toContainText('Tattooist');
});

test('units that break a rule are marked, on screen and on paper, and no others', async ({
  page,
  context,
}) => {
  await countPrints(context);
  const shared = await new SharedListPage(page).open(linkTo(TWO_COMMANDERS));
  const builder = await shared.openInBuilder();
  const army = await builder.army();
  await expect(army.warnings.first()).toHaveText('2 High Command units (recommended maximum: 1)');
  const mark = { name: 'Violation: Multiple High Command' };
  await expect(army.entry('Wrathmane').getByRole('img', mark)).toBeVisible();
  await expect(army.entry('Alborc').getByRole('img', mark)).toBeVisible();
  await expect(army.entry('Hersir').getByRole('img', mark)).toHaveCount(0);

  const printed = await (await army.share()).print('Full');
  await expect(printed.marks).toHaveCount(2);
  await expect(printed.row('Hersir').getByRole('img')).toHaveCount(0);
  await expect(printed.sheet).toContainText('2 High Command units (recommended maximum: 1)');
});

test('a list is one page, on A4 or on Letter as chosen', async ({ page, context }) => {
  await countPrints(context);
  const printed = await new PrintedPage(page).open('full', encodeList(WINTER_RAID));
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

test('a refused print window is said, and the list is still there', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const shared = await new SharedListPage(page).open(linkTo(WINTER_RAID));
  const builder = await shared.openInBuilder();
  const share = await (await builder.army()).share();
  await share.pressPrint('Full');
  await builder.messages.heard('Failed to open print window. Check your popup blocker.');
  await share.close();
  await (await builder.army()).expectUnits(WINTER_RAID.units.map((unit) => unit.name));
});

test('a print address that is cut off says so instead of printing', async ({ page, context }) => {
  await countPrints(context);
  await page.goto(`/print/full/${encodeList(WINTER_RAID).slice(0, 40)}`);
  const main = page.getByRole('heading', { level: 1 });
  await expect(main).toHaveText('There is no list to print here');
  expect(await printsAsked(new PrintedPage(page))).toBe(0);
});
