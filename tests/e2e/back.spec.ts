import { expect, type Locator, type Page } from '@playwright/test';
import { BuilderPage } from './pages/builder.ts';
import { OpenDialog, Question } from './pages/dialog.ts';
import { test } from './pages/journey.ts';

async function fromHome(page: Page): Promise<BuilderPage> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Building' }).click();
  return new BuilderPage(page).shown();
}

test(
  'Back closes what is open over the builder and stays on the page',
  { tag: '@phone' },
  async ({ page }) => {
    const builder = await fromHome(page);
    const backCloses = async (shown: Locator) => {
      await expect(shown).toBeVisible();
      await page.goBack();
      await expect(shown).toBeHidden();
      await expect(page).toHaveURL(/\/builder$/);
      await expect(builder.catalogue).toBeVisible();
    };

    const row = await builder.toggle('Hersir');
    await row.getByRole('button', { name: 'Fearless', exact: true }).click();
    await backCloses(new OpenDialog(page, 'Fearless').root);

    await builder.faction.click();
    await backCloses(page.getByRole('listbox', { name: 'Faction' }));

    await builder.header.openMenu();
    await backCloses(builder.header.menu);

    await builder.add('Wrathmane');
    await builder.addInVain('Alborc');
    await backCloses(new OpenDialog(page, 'High Command Limit').root);

    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await page.goForward();
    await builder.shown();
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);

test('Back goes from a question and from saved versions to the saved lists, then to the builder', async ({
  page,
}) => {
  const builder = await fromHome(page);
  await builder.add('Hersir');
  await builder.saveAs('Raid');
  const saved = await (await builder.army()).savedLists();
  await saved.root.getByRole('button', { name: 'Delete Raid' }).click();
  const question = await new Question(page, 'Delete “Raid”?').shown();
  await page.goBack();
  await expect(question.root).toBeHidden();
  await expect(saved.root).toBeVisible();
  await saved.root.getByRole('button', { name: 'Older versions of Raid' }).click();
  const versions = new OpenDialog(page, /Saved versions/);
  await versions.shown();
  await page.goBack();
  await expect(versions.root).toBeHidden();
  await expect(saved.root).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/builder$/);
});
