import { expect, type Locator, type Page } from '@playwright/test';
import { inEnglish, type Say } from './words.ts';

/** The printed paper: the number of pages, and the size of the first in points of 1/72 inch. */
type Paper = {
  readonly bytes: number;
  readonly pages: number;
  readonly width: number;
  readonly height: number;
};

/** A list on paper, in a window of its own. */
export class PrintedPage {
  readonly page: Page;
  readonly sheet: Locator;
  readonly heading: Locator;
  readonly rows: Locator;
  readonly marks: Locator;
  private readonly say: Say;

  constructor(page: Page, say: Say = inEnglish) {
    this.page = page;
    this.say = say;
    this.sheet = page.getByRole('main');
    this.heading = this.sheet.getByRole('heading', { level: 1 });
    this.rows = this.sheet.getByRole('table').locator('tbody').getByRole('row');
    this.marks = this.sheet.getByRole('img', { name: say('Violation'), exact: true });
  }

  async open(kind: 'full' | 'courtesy', code: string): Promise<this> {
    await this.page.goto(`/print/${kind}/${code}`);
    return this.shown();
  }

  async shown(): Promise<this> {
    await expect(this.heading).toBeVisible();
    return this;
  }

  /** The row of a unit, marked or not: other rows may name it among their keywords. */
  row(unit: string): Locator {
    const literal = unit.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return this.rows.filter({ hasText: new RegExp(`^\\s*⚠?\\s*${literal}`) });
  }

  async choosePaper(paper: 'A4' | 'Letter'): Promise<void> {
    await this.page.getByText(this.say(paper), { exact: true }).click();
    await expect(this.page.getByRole('radio', { name: this.say(paper), exact: true })).toBeChecked();
  }

  /** Prints to a PDF, on the paper that the page asks for. */
  async toPaper(): Promise<Paper> {
    const pdf = await this.page.pdf({ preferCSSPageSize: true, printBackground: true });
    const text = pdf.toString('latin1');
    const box = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(text);
    return {
      bytes: pdf.length,
      pages: text.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0,
      width: Number(box?.[1]),
      height: Number(box?.[2]),
    };
  }
}
