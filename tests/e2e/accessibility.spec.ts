import { expect, type Page } from '@playwright/test';
import { encodeList } from '#domain/sharing/encode.ts';
import { HIDDEN_FANG, linkTo, TWO_COMMANDERS } from './lists.ts';
import { axeInBothThemes } from './pages/axe.ts';
import { BuilderPage } from './pages/builder.ts';
import { Question } from './pages/dialog.ts';
import { test } from './pages/journey.ts';
import { sidewaysOverflow } from './pages/layout.ts';
import { SavedListsDialog } from './pages/saved-lists-dialog.ts';
import { UnitCardDialog } from './pages/unit-card.ts';
import { wordsIn } from './pages/words.ts';

/** Looks at the page as it stands. */
type Look = (place: string) => Promise<void>;

/** Looks, and keeps what is wrong anywhere. */
function lookingAt(page: Page): { look: Look; faults: Record<string, string[]> } {
  const faults: Record<string, string[]> = {};
  const look = async (place: string) => {
    const found = [...(await axeInBothThemes(page)), ...(await overflowAt(page, place))];
    if (found.length > 0) faults[place] = found;
  };
  return { look, faults };
}

/** Returns what is too wide; a table of two units is wider than a phone and scrolls. */
async function overflowAt(page: Page, place: string): Promise<string[]> {
  return place.startsWith('/unit-stats/compare') ? [] : sidewaysOverflow(page);
}

const PAGES = [
  '/',
  linkTo(HIDDEN_FANG),
  '/shared-list/nonsense',
  '/s/unknown',
  '/no/such/page',
  `/print/full/${encodeList(TWO_COMMANDERS)}`,
  `/compare/${encodeList(TWO_COMMANDERS)}/${encodeList(HIDDEN_FANG)}`,
  '/print/full/nonsense',
  '/print-card/northern-tribes/hersir',
  '/print-mission/loot',
  '/about',
  '/privacy-policy',
  '/terms-of-service',
  '/offline',
  '/rules/cover',
  '/faq',
  '/catalogue',
  '/catalogue/suggest',
  '/catalogue/proposals',
  '/catalogue/import',
  '/catalogue/review',
  '/collection',
  '/events',
  '/events/new',
  '/events/nothing',
  '/events/nothing/rounds',
  '/events/nothing/standings',
  '/events/nothing/lists',
  '/events/nothing/log',
  '/events/nothing/wall',
  '/statistics',
  '/statistics/mine',
  '/statistics/ratings',
  '/missions',
  '/missions/fog-of-death',
  '/unit-stats?q=orc',
  '/unit-stats/northern-tribes/orc-hunters',
  '/unit-stats/compare?units=northern-tribes:orc-hunters,syenann:vercana',
  '/login',
  '/login?view=sign-up',
  '/login?view=link',
  '/login?view=resend',
  '/login/confirm',
  '/reset-password',
  '/activity',
  '/events/new',
  '/setup',
  '/profile/nobody-of-that-name',
];

/** Opens each page and looks at it when it is there. */
async function visitAll(page: Page, paths: readonly string[], look: Look): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByText(/^(?:Loading...|Chargement…)$/)).toHaveCount(0);
    await look(path);
  }
}

// Axe judges structure, names and colours, which are the same in every language; only the widths
// and the language itself are not.
test('axe finds nothing on any public page, and none is wider than the window', async ({ page }) => {
  test.slow();
  const { look, faults } = lookingAt(page);
  await visitAll(page, PAGES, look);
  expect(faults).toEqual({});
});

/** Returns how much wider than its window a page of a phone is with text of twice the size. */
async function overflowAtTwiceTheText(page: Page, path: string): Promise<string[]> {
  if (path.startsWith('/unit-stats/compare') || path.startsWith('/print')) return [];
  const usual = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: usual.width / 2, height: usual.height / 2 });
  const [width, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  await page.setViewportSize(usual);
  return width > window ? [`twice the text: ${width} > ${window}`] : [];
}

test(
  'in the longest words no public page is wider than a phone, and each names its language (fr)',
  { tag: '@phone' },
  async ({ page, context }) => {
    test.slow();
    await context.addInitScript(() => localStorage.setItem('language', 'fr'));
    const faults: Record<string, string[]> = {};
    await visitAll(page, PAGES, async (path) => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      const wide = [...(await overflowAt(page, path)), ...(await overflowAtTwiceTheText(page, path))];
      if (wide.length > 0) faults[path] = wide;
    });
    expect(faults).toEqual({});
  },
);

test('axe finds nothing in the builder, its dialogs and saved lists', async ({ page }) => {
  test.slow();
  const { look, faults } = lookingAt(page);
  const builder = await new BuilderPage(page).open();
  await look('an empty builder');
  await page.goto(linkTo(TWO_COMMANDERS));
  await page.getByRole('button', { name: 'Open in the builder' }).click();
  await builder.shown();
  await lookAtBuilder(builder, look);
  await lookAtLists(builder, look);
  expect(faults).toEqual({});
});

test(
  'axe finds nothing in the sheet and the menus of a phone, and none is wider (fr)',
  { tag: '@phone' },
  async ({ page, context }) => {
    await context.addInitScript(() => localStorage.setItem('language', 'fr'));
    const say = wordsIn('fr');
    const { look, faults } = lookingAt(page);
    await page.goto(linkTo(TWO_COMMANDERS));
    await page.getByRole('button', { name: say('Open in the builder') }).click();
    const builder = await new BuilderPage(page, say).shown();
    await look('a builder');
    await builder.header.openMenu();
    await look('the menu');
    await page.keyboard.press('Escape');
    const army = await builder.army();
    await look('the army');
    await army.save();
    await (await builder.army()).savedLists();
    await look('saved lists');
    expect(faults).toEqual({});
  },
);

async function lookAtBuilder(builder: BuilderPage, look: Look): Promise<void> {
  const { page } = builder;
  const hersir = builder.rows.nth(5);
  await hersir.locator('button[aria-expanded]').click();
  await expect(hersir.getByRole('button', { name: 'View Card' })).toBeVisible();
  await look('a builder with an opened row');
  await hersir.locator('button[aria-haspopup=dialog]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('the meaning of a word');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await hersir.getByRole('button', { name: 'View Card' }).click();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  await look('a drawn card');
  await new UnitCardDialog(page).readAsText();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible();
  await look('a card');
  await page.goBack();
  const filters = await builder.filters();
  await look('the filters');
  await filters.close();
  await builder.header.openMenu();
  await look('the menu');
  await page.keyboard.press('Escape');
  // The dearest unit of the faction is of High Command, and the list has two already: the button is
  // marked as disabled, and says why when it is pressed.
  await builder.rows.last().getByRole('group').getByRole('button').last().click({ force: true });
  await expect(page.getByRole('dialog', { name: 'High Command Limit' })).toBeVisible();
  await look('the refusal of a second High Command');
  await page.keyboard.press('Escape');
  await builder.totals.getByRole('button', { name: 'Analysis' }).click();
  await expect(page.getByRole('heading', { name: 'Charge ranges' })).toBeVisible();
  await look('the analysis');
  await page.keyboard.press('Escape');
  await builder.faction.click();
  await look('the list of factions');
  await page.keyboard.press('Escape');
}

async function lookAtLists(builder: BuilderPage, look: Look): Promise<void> {
  const { page } = builder;
  const army = await builder.army();
  await look('the army');
  await army.save();
  await builder.messages.heard('List saved locally');
  await look('a message');
  const share = await army.share();
  await share.showQrCode();
  await look('sharing');
  await share.close();
  const saved = await (await builder.army()).savedLists();
  await look('saved lists');
  await saved.openTab('Backup');
  await look('the backup');
  await saved.openTab('Lists');
  const list = saved.rows.first();
  await list.getByRole('button', { name: `Older versions of ${TWO_COMMANDERS.name}` }).click();
  await expect(page.getByRole('button', { name: 'Back to the lists' })).toBeVisible();
  await look('older versions');
  await page.getByRole('button', { name: 'Back to the lists' }).click();
  await list.getByRole('button', { name: `Delete ${TWO_COMMANDERS.name}` }).click();
  const question = await new Question(page, `Delete “${TWO_COMMANDERS.name}”?`).shown();
  await look('a question');
  await question.answer('Delete');
  await new SavedListsDialog(page).openTab('Deleted');
  await expect(saved.root.getByRole('listitem')).toHaveCount(1);
  await look('deleted lists');
}
