import type { BrowserContext } from '@playwright/test';

/**
 * Returns the text in the clipboard by pasting it elsewhere: the app's own pages may not read it.
 */
export async function pasted(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.setContent('<textarea autofocus></textarea>');
  const field = page.getByRole('textbox');
  await field.press('ControlOrMeta+V');
  const text = await field.inputValue();
  await page.close();
  return text;
}
