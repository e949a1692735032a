import type { Locator, Page } from '@playwright/test';
import { OpenDialog } from './dialog.ts';
import { inEnglish, type Say } from './words.ts';

/** The dialog that pastes and scans lists, while it scans. */
export class ScannerDialog extends OpenDialog {
  readonly status: Locator;
  readonly rows: Locator;

  constructor(page: Page, say: Say = inEnglish) {
    super(page, say('Paste or scan a list'), say);
    this.status = this.root.getByRole('status');
    this.rows = this.root.getByRole('listitem');
  }

  async start(): Promise<void> {
    await this.root.getByRole('button', { name: this.say('Scan QR codes') }).click();
  }

  /** Chooses a picture file. */
  async read(picture: Buffer): Promise<void> {
    await this.root
      .getByLabel(this.say('Picture of a QR code'))
      .setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: picture });
  }
}
