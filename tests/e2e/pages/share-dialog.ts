import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { OpenDialog } from './dialog.ts';
import { PrintedPage } from './printed-page.ts';
import { inEnglish, type Say } from './words.ts';

/** Everything that hands a list to somebody else. */
export class ShareDialog extends OpenDialog {
  readonly link: Locator;
  readonly copyButton: Locator;
  readonly copiedButton: Locator;
  readonly text: Locator;
  readonly qrCode: Locator;

  constructor(page: Page, say: Say = inEnglish) {
    super(page, say('Share Army List'), say);
    this.link = this.root.getByRole('textbox', { name: say('Link to this list') });
    this.copyButton = this.button('Copy link');
    this.copiedButton = this.button('Copied');
    this.text = this.root.getByLabel(say('The list as text'));
    this.qrCode = this.root.getByRole('img', { name: say('QR code of the full link') });
  }

  kind(label: string): Locator {
    return this.root.getByRole('radio', { name: this.say(label), exact: true });
  }

  async choose(label: string): Promise<void> {
    await this.root.getByText(this.say(label), { exact: true }).click();
    await expect(this.kind(label)).toBeChecked();
  }

  async fullLink(): Promise<string> {
    await this.choose('Full link');
    return this.link.inputValue();
  }

  async showQrCode(): Promise<void> {
    await this.root.getByText(this.say('QR code'), { exact: true }).click();
  }

  /** Unfolds the QR code of the list code and photographs it. */
  async photographCode(): Promise<Buffer> {
    const name = this.say('QR code of the list code');
    await this.root.getByText(name, { exact: true }).click();
    return this.root.getByRole('img', { name }).screenshot();
  }

  async send(): Promise<void> {
    await this.button('Send to…').click();
  }

  async copyText(): Promise<void> {
    await this.button('Copy to Clipboard').click();
  }

  /** Presses a print button whose window is expected to be refused. */
  async pressPrint(kind: 'Full' | 'Courtesy'): Promise<void> {
    await this.button(`Print ${kind} List`).click();
  }

  async print(kind: 'Full' | 'Courtesy'): Promise<PrintedPage> {
    const popup = this.page.waitForEvent('popup');
    await this.pressPrint(kind);
    return new PrintedPage(await popup, this.say).shown();
  }

  /** Has the list drawn as a picture, and saves it. */
  async savePicture(): Promise<Download> {
    await this.button('Make a picture').click();
    const download = this.page.waitForEvent('download');
    await this.button('Save the picture').click();
    return download;
  }

  private button(name: string): Locator {
    return this.root.getByRole('button', { name: this.say(name), exact: true });
  }
}
