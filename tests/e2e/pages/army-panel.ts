import { expect, type Locator, type Page } from '@playwright/test';
import { Messages } from './messages.ts';
import { SavedListsDialog } from './saved-lists-dialog.ts';
import { ShareDialog } from './share-dialog.ts';
import { inEnglish, type Say } from './words.ts';

/** The army: beside the catalogue on a wide screen, in a sheet on a phone. */
export class ArmyPanel {
  readonly root: Locator;
  readonly messages: Messages;
  readonly nameField: Locator;
  readonly targetField: Locator;
  readonly saveButton: Locator;
  readonly shareButton: Locator;
  readonly savedListsButton: Locator;
  /** In the sheet of a phone alone, like redo: elsewhere the header has them. */
  readonly undoButton: Locator;
  readonly redoButton: Locator;
  readonly entries: Locator;
  readonly warnings: Locator;
  private readonly page: Page;
  private readonly say: Say;

  constructor(page: Page, say: Say = inEnglish) {
    this.page = page;
    this.say = say;
    this.messages = new Messages(page, say);
    const named = { name: say('Your army'), exact: true } as const;
    this.root = page.getByRole('region', named).or(page.getByRole('dialog', named));
    this.nameField = this.root.getByRole('textbox', { name: say('List name') });
    this.targetField = this.root.getByRole('textbox', { name: say('Points target') });
    this.saveButton = this.button('Save');
    this.shareButton = this.button('Share');
    this.savedListsButton = this.button('Saved lists');
    this.undoButton = this.button('Undo');
    this.redoButton = this.button('Redo');
    this.entries = this.root.getByRole('listitem').filter({ has: page.getByRole('group') });
    this.warnings = this.root.locator('details > ul > li:not(details details li)');
  }

  entry(unit: string): Locator {
    const stepper = this.page.getByRole('group', { name: unit, exact: true });
    return this.root.getByRole('listitem').filter({ has: stepper });
  }

  async name(text: string): Promise<void> {
    await this.nameField.fill(text);
  }

  async target(points: string): Promise<void> {
    await this.targetField.fill(points);
  }

  async save(): Promise<void> {
    await this.press(this.saveButton);
  }

  async startNew(): Promise<void> {
    await this.more('New List');
  }

  async duplicate(): Promise<void> {
    await this.more('Duplicate');
  }

  async remove(unit: string): Promise<void> {
    const name = this.say('Remove {name}', { name: unit });
    await this.entry(unit).getByRole('button', { name, exact: true }).click();
  }

  async startFromReadyList(size = 300): Promise<void> {
    await this.press(this.root.getByRole('button', { name: this.say('Ready list of {size} pts', { size }) }));
  }

  /** Chooses an action of the menu at the end of the row. */
  async more(action: string): Promise<void> {
    await this.press(this.button('More actions'));
    await this.page.getByRole('menuitem', { name: this.say(action), exact: true }).click();
  }

  /** Chooses one of the ways to fetch things afresh. */
  async refresh(what: string): Promise<void> {
    await this.more(what);
  }

  async share(): Promise<ShareDialog> {
    await this.press(this.shareButton);
    return new ShareDialog(this.page, this.say).shown();
  }

  async savedLists(): Promise<SavedListsDialog> {
    await this.press(this.savedListsButton);
    return new SavedListsDialog(this.page, this.say).shown();
  }

  async expectUnits(units: readonly string[]): Promise<void> {
    await expect(this.entries).toHaveCount(units.length);
    for (const unit of units) await expect(this.entry(unit)).toBeVisible();
  }

  /** Messages lie over the army's buttons on a wide screen. */
  private async press(button: Locator): Promise<void> {
    await this.messages.clear();
    await button.click();
  }

  private button(name: string): Locator {
    return this.root.getByRole('button', { name: this.say(name), exact: true });
  }
}
