import { expect } from '@playwright/test';
import { BuilderPage } from './pages/builder.ts';
import { OpenDialog, Question } from './pages/dialog.ts';
import { test } from './pages/journey.ts';
import { Keyboard } from './pages/keyboard.ts';
import { PrintedPage } from './pages/printed-page.ts';
import { SavedListsDialog } from './pages/saved-lists-dialog.ts';
import { ShareDialog } from './pages/share-dialog.ts';

test('a list is built, saved, shared and printed with the keyboard alone', async ({ page, context }) => {
  await context.addInitScript(() => {
    window.print = () => undefined;
  });
  const builder = await new BuilderPage(page).open();
  const keys = new Keyboard(page);
  await keys.activate(builder.addButton('Wrathmane'));
  await keys.activate(builder.addButton('Battle-Scarred'), 'Space');
  const army = await builder.army();
  await keys.goTo(army.nameField);
  await keys.type('By Keyboard');
  await keys.goTo(army.targetField);
  await keys.type('100');
  await builder.expectTotals(70, 2);
  await expect(builder.totals).toContainText('30 left');
  await keys.activate(army.saveButton);
  await builder.messages.heard('List saved locally');

  await keys.activate(army.shareButton);
  const share = await new ShareDialog(page).shown();
  await keys.expectFocusStaysIn(share.root);
  await expect(share.link).toHaveValue(/\/shared-list\//);
  await keys.activate(share.copyButton);
  await builder.messages.heard('Link copied to clipboard');
  const popup = page.waitForEvent('popup');
  await keys.activate(share.root.getByRole('button', { name: 'Print Full List' }));
  const printed = await new PrintedPage(await popup).shown();
  await new Keyboard(printed.page).goTo(printed.page.getByRole('button', { name: 'Print', exact: true }));
  await printed.page.close();
  await keys.press('Escape');
  await share.gone();
  await expect(army.shareButton).toBeFocused();
});

test('Escape and Back close dialogs, explanations and cards, and the focus comes back to what opened them', async ({
  page,
}) => {
  const builder = await new BuilderPage(page).open();
  const keys = new Keyboard(page);
  const army = await builder.army();
  const filtersButton = builder.catalogue.getByRole('button', { name: 'Filters' });
  for (const [button, title] of [
    [filtersButton, 'Filters'],
    [army.savedListsButton, 'Saved lists'],
  ] as const) {
    const dialog = new OpenDialog(page, title);
    await keys.activate(button);
    await dialog.shown();
    await keys.expectFocusStaysIn(dialog.root);
    await keys.press('Escape');
    await dialog.gone();
    await expect(button).toBeFocused();
    await keys.press('Enter');
    await dialog.shown();
    await page.goBack();
    await dialog.gone();
    await expect(button).toBeFocused();
    await expect(builder.catalogue).toBeVisible();
  }

  const opener = builder.opener('Hersir');
  await keys.activate(opener);
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  const chip = builder.row('Hersir').getByRole('button', { name: 'Fearless', exact: true });
  await keys.activate(chip);
  const meaning = await new OpenDialog(page, 'Fearless').shown();
  await keys.press('Escape');
  await meaning.gone();
  await expect(chip).toBeFocused();
  const viewCard = builder.row('Hersir').getByRole('button', { name: 'View Card' });
  await keys.activate(viewCard);
  const card = await new OpenDialog(page, 'Card of Hersir').shown();
  await keys.expectFocusStaysIn(card.root);
  // On a word, the first Escape takes its explanation away.
  await keys.goTo(card.closeButton);
  await keys.press('Escape');
  await card.gone();
  await expect(viewCard).toBeFocused();
});

test('menus, selects, refusals and questions are answered by key and give the focus back', async ({
  page,
}) => {
  const builder = await new BuilderPage(page).open();
  const keys = new Keyboard(page);
  await keys.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await keys.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await keys.activate(builder.addButton('Wrathmane'));
  const second = builder.addButton('Alborc');
  await keys.activate(second);
  const refusal = await new OpenDialog(page, 'High Command Limit').shown();
  await keys.press('Escape');
  await refusal.gone();
  await expect(second).toBeFocused();
  await keys.goTo(builder.addButton('Wrathmane'));
  await keys.press('Enter');
  await builder.messages.heard('Maximum 1 of this unit allowed');

  await builder.saveAs('Keyed');
  const army = await builder.army();
  await keys.activate(army.savedListsButton);
  const saved = await new SavedListsDialog(page).shown();
  const remove = saved.root.getByRole('button', { name: 'Delete Keyed' });
  await keys.activate(remove);
  const question = await new Question(page, 'Delete “Keyed”?').shown();
  await keys.press('Escape');
  await expect(question.root).toBeHidden();
  await expect(remove).toBeFocused();
  await expect(saved.rows).toHaveCount(1);
  await keys.goTo(saved.root.getByRole('tab', { name: 'Lists' }));
  await keys.press('ArrowRight');
  await keys.press('Enter');
  await expect(saved.root).toContainText('Nothing was deleted recently');
  await keys.press('Escape');
  await expect(saved.root).toBeHidden();

  await keys.goTo(builder.faction);
  await keys.press('ArrowDown', 2);
  await keys.press('Enter');
  await expect(builder.faction).not.toHaveText('Northern Tribes');
  await expect(builder.faction).toBeFocused();

  await keys.activate(builder.header.menuButton);
  await expect(builder.header.menu).toBeVisible();
  await keys.press('Escape');
  await expect(builder.header.menu).toBeHidden();
  await expect(builder.header.menuButton).toBeFocused();
  await keys.activate(builder.header.languageButton);
  await keys.arrowTo(page.getByRole('menuitemradio', { name: 'Español' }));
  await keys.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});
