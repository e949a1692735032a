import { expect, type Page, test } from '@playwright/test';
import { type Language, LANGUAGES } from '#domain/catalogue/types.ts';
import { encodeList } from '#domain/sharing/encode.ts';
import { HIDDEN_FANG, linkTo, TWO_COMMANDERS } from './lists.ts';
import { axeFindings } from './pages/axe.ts';
import { BuilderPage } from './pages/builder.ts';
import { Question } from './pages/dialog.ts';
import { SavedListsDialog } from './pages/saved-lists-dialog.ts';
import { UnitCardDialog } from './pages/unit-card.ts';
import { type Say, wordsIn } from './pages/words.ts';

/** Looks at the page as it stands. */
type Look = (place: string) => Promise<void>;

/** Looks, and keeps what is wrong anywhere. */
function lookingAt(page: Page, language: Language): { look: Look; faults: Record<string, string[]> } {
  const faults: Record<string, string[]> = {};
  const look = async (place: string) => {
    const found = await axeFindings(page, language);
    if (found.length > 0) faults[place] = found;
  };
  return { look, faults };
}

for (const language of LANGUAGES) {
  const say = wordsIn(language);

  test.describe(`in ${language}`, () => {
    test.beforeEach(async ({ context }) => {
      test.slow();
      await context.addInitScript((chosen) => {
        localStorage.setItem('language', chosen);
        window.print = () => undefined;
      }, language);
    });

    test(`axe finds nothing on any page (${language})`, async ({ page }) => {
      const { look, faults } = lookingAt(page, language);
      for (const [place, path] of Object.entries(PAGES)) {
        await page.goto(path);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await look(place);
      }
      expect(faults).toEqual({});
    });

    test(`axe finds nothing in the builder and its dialogs (${language})`, async ({ page }) => {
      const { look, faults } = lookingAt(page, language);
      const builder = await new BuilderPage(page, say).open();
      await look('an empty builder');
      await page.goto(linkTo(TWO_COMMANDERS));
      await page.getByRole('button', { name: say('Open in the builder') }).click();
      await builder.shown();
      await lookAtBuilder(builder, look, say);
      expect(faults).toEqual({});
    });

    test(`axe finds nothing in what is made of saved lists (${language})`, async ({ page }) => {
      const { look, faults } = lookingAt(page, language);
      await page.goto(linkTo(TWO_COMMANDERS));
      await page.getByRole('button', { name: say('Open in the builder') }).click();
      const builder = await new BuilderPage(page, say).shown();
      await lookAtLists(builder, look, say);
      expect(faults).toEqual({});
    });
  });
}

const PAGES = {
  'the start page': '/',
  'a shared list': linkTo(HIDDEN_FANG),
  'a broken link': '/shared-list/nonsense',
  'an unknown short link': '/s/unknown',
  'no page': '/no/such/page',
  'a printed list': `/print/full/${encodeList(TWO_COMMANDERS)}`,
  'a print address that is cut off': '/print/full/nonsense',
  'a printed card': '/print-card/northern-tribes/hersir',
};

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
  // The dearest unit of the faction is of High Command, and the list has two already.
  await builder.rows.last().getByRole('group').getByRole('button').last().click();
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
