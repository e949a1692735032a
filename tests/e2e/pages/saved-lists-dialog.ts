import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { OpenDialog, Question } from './dialog.ts';
import { inEnglish, type Say } from './words.ts';

/**
 * Every list of this device, in three tabs: those that are there, deleted ones, and all of them as
 * a file.
 */
export class SavedListsDialog extends OpenDialog {
  readonly rows: Locator;

  constructor(page: Page, say: Say = inEnglish) {
    super(page, say('Saved lists'), say);
    this.rows = this.root.getByRole('tabpanel').getByRole('listitem');
  }

  /** The row of the list with just this name. */
  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByRole('button', { name: `Load ${name}`, exact: true }) });
  }

  async openTab(name: 'Lists' | 'Deleted' | 'Backup'): Promise<void> {
    await this.messages.clear();
    await this.root.getByRole('tab', { name: this.say(name), exact: true }).click();
  }

  async load(name: string): Promise<void> {
    await this.press(`Load ${name}`);
    await this.gone();
  }

  async duplicate(name: string): Promise<void> {
    await this.act(name, 'Duplicate', `Duplicate ${name}`);
  }

  async delete(name: string): Promise<Question> {
    await this.act(name, 'Delete', `Delete ${name}`);
    return new Question(this.page, `Delete “${name}”?`).shown();
  }

  async bringBack(name: string): Promise<void> {
    await this.openTab('Deleted');
    await this.press(`Bring back ${name}`);
  }

  async versionsOf(name: string): Promise<VersionsDialog> {
    await this.act(name, 'Older versions', `Older versions of ${name}`);
    return new VersionsDialog(this.page).shown();
  }

  async downloadAll(): Promise<Download> {
    await this.openTab('Backup');
    const download = this.page.waitForEvent('download');
    await this.press('Download all lists');
    return download;
  }

  async restoreFrom(file: string): Promise<void> {
    await this.openTab('Backup');
    const chooser = this.page.waitForEvent('filechooser');
    await this.press('Restore from a file');
    await (await chooser).setFiles(file);
  }

  /** An action has a button of its own where there is room; on a phone the row's menu has it. */
  private async act(list: string, item: string, button: string): Promise<void> {
    const menu = this.button(`Organise ${list}`);
    await expect(menu).toBeVisible();
    if (await this.button(button).isVisible()) {
      await this.press(button);
      return;
    }
    await this.press(`Organise ${list}`);
    await this.page.getByRole('menuitem', { name: item, exact: true }).click();
  }

  private async press(name: string): Promise<void> {
    await this.messages.clear();
    await this.button(name).click();
  }

  private button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }
}

/** The saved states of one list, newest first. */
export class VersionsDialog extends OpenDialog {
  readonly versions: Locator;

  constructor(page: Page) {
    super(page, 'Saved versions');
    this.versions = this.root.getByRole('listitem');
  }

  async restoreAsCopy(index: number): Promise<void> {
    await this.versions.nth(index).getByRole('button', { name: 'Restore as a copy' }).click();
  }

  async back(): Promise<SavedListsDialog> {
    await this.messages.clear();
    await this.root.getByRole('button', { name: 'Back to the lists' }).click();
    return new SavedListsDialog(this.page).shown();
  }
}
