import { expect, type Page, test } from '@playwright/test';
import type { Language } from '#domain/catalogue/types.ts';
import { encodeList } from '#domain/sharing/encode.ts';
import { HIDDEN_FANG, linkTo, TWO_COMMANDERS } from './lists.ts';
import { axeFindings } from './pages/axe.ts';
import { BuilderPage } from './pages/builder.ts';
import { Question } from './pages/dialog.ts';
import { sidewaysOverflow } from './pages/layout.ts';
import { SavedListsDialog } from './pages/saved-lists-dialog.ts';
import { UnitCardDialog } from './pages/unit-card.ts';
import { type Say, wordsIn } from './pages/words.ts';

/** Looks at the page as it stands. */
type Look = (place: string) => Promise<void>;

/** Looks, and keeps what is wrong anywhere. */
function lookingAt(page: Page, language: Language): { look: Look; faults: Record<string, string[]> } {
  const faults: Record<string, string[]> = {};
  const look = async (place: string) => {
    // A table of two units is wider than a phone and scrolls.
    const wide = place.startsWith('/unit-stats/compare') ? [] : await sidewaysOverflow(page);
    const found = [...(await axeFindings(page, language)), ...wide];
    if (found.length > 0) faults[place] = found;
  };
  return { look, faults };
}

const PAGES = [
  '/',
  linkTo(HIDDEN_FANG),
  '/shared-list/nonsense',
  '/s/unknown',
  '/no/such/page',
  `/print/full/${encodeList(TWO_COMMANDERS)}`,
  '/print/full/nonsense',
  '/print-card/northern-tribes/hersir',
  '/print-mission/loot',
  '/about',
  '/privacy-policy',
  '/terms-of-service',
  '/offline',
  '/rules/cover',
  '/faq',
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
  '/setup',
  '/profile/nobody-of-that-name',
];

/** The longest words on a phone; the same structure in two languages where there is room. */
const WINDOWS = [
  { language: 'en', tag: '@desktop' },
  { language: 'es', tag: '@desktop' },
  { language: 'fr', tag: '@phone' },
] as const;

for (const { language, tag } of WINDOWS) {
  const say = wordsIn(language);

  test.describe(`in ${language}`, { tag }, () => {
    test.beforeEach(async ({ context }) => {
      test.slow();
      await context.addInitScript((chosen) => {
        localStorage.setItem('language', chosen);
        window.print = () => undefined;
      }, language);
    });

    test(`axe finds nothing on any public page, and none is wider than the window (${language})`, async ({
      page,
    }) => {
      const { look, faults } = lookingAt(page, language);
      for (const path of PAGES) {
        await page.goto(path);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expect(page.getByText(say('Loading...'), { exact: true })).toHaveCount(0);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await look(path);
      }
      expect(faults).toEqual({});
    });
  });
}

for (const { language, tag } of [WINDOWS[0], WINDOWS[2]]) {
  const say = wordsIn(language);

  test(
    `axe finds nothing in the builder, its dialogs and saved lists (${language})`,
    { tag },
    async ({ page, context }) => {
      test.slow();
      await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      const { look, faults } = lookingAt(page, language);
      const builder = await new BuilderPage(page, say).open();
      await look('an empty builder');
      await page.goto(linkTo(TWO_COMMANDERS));
      await page.getByRole('button', { name: say('Open in the builder') }).click();
      await builder.shown();
      await lookAtBuilder(builder, look, say);
      await lookAtLists(builder, look, say);
      expect(faults).toEqual({});
    },
  );
}

async function lookAtBuilder(builder: BuilderPage, look: Look, say: Say): Promise<void> {
  const { page } = builder;
  const hersir = builder.rows.nth(5);
  await hersir.locator('button[aria-expanded]').click();
  await expect(hersir.getByRole('button', { name: say('View Card') })).toBeVisible();
  await look('a builder with an opened row');
  await hersir.locator('button[aria-haspopup=dialog]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('the meaning of a word');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await hersir.getByRole('button', { name: say('View Card') }).click();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  await look('a drawn card');
  await new UnitCardDialog(page, say).readAsText();
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
  await expect(page.getByRole('dialog', { name: say('High Command Limit') })).toBeVisible();
  await look('the refusal of a second High Command');
  await page.keyboard.press('Escape');
  await builder.faction.click();
  await look('the list of factions');
  await page.keyboard.press('Escape');
}

async function lookAtLists(builder: BuilderPage, look: Look, say: Say): Promise<void> {
  const { page } = builder;
  const army = await builder.army();
  await look('the army');
  await army.save();
  await builder.messages.heard(say('List saved locally'));
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
  await list.getByRole('button', { name: say('Older versions of {0}', { 0: TWO_COMMANDERS.name }) }).click();
  await expect(page.getByRole('button', { name: say('Back to the lists') })).toBeVisible();
  await look('older versions');
  await page.getByRole('button', { name: say('Back to the lists') }).click();
  await list.getByRole('button', { name: say('Delete {0}', { 0: TWO_COMMANDERS.name }) }).click();
  const question = await new Question(page, say('Delete “{0}”?', { 0: TWO_COMMANDERS.name })).shown();
  await look('a question');
  await question.answer(say('Delete'));
  await new SavedListsDialog(page, say).openTab('Deleted');
  await expect(saved.root.getByRole('listitem')).toHaveCount(1);
  await look('deleted lists');
}
