import type { Locator, Page } from '@playwright/test';
import { OpenDialog } from './dialog.ts';
import { inEnglish, type Say } from './words.ts';

/** The dialog with the filters of the catalogue. */
export class FiltersDialog extends OpenDialog {
  readonly legalOnly: Locator;

  constructor(page: Page, say: Say = inEnglish) {
    super(page, say('Filters'), say);
    this.legalOnly = this.root.getByRole('switch', { name: say('Tournament legal only') });
  }

  async tick(group: 'Characteristics' | 'Keywords', name: string): Promise<void> {
    const options = this.root.getByRole('group', { name: this.say(group), exact: true });
    await options.getByRole('checkbox', { name, exact: true }).check();
  }

  async clearAll(): Promise<void> {
    await this.root.getByRole('button', { name: this.say('Clear all filters'), exact: true }).click();
  }
}
