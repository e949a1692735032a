import { expect, type Page } from '@playwright/test';
import { BuilderPage } from './pages/builder.ts';
import { test } from './pages/journey.ts';

/** Returns the number of times that the page asked its browser to keep what is stored. */
async function timesAsked(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { asked: number }).asked);
}

test('the browser is asked to keep lists once one is saved, and a refusal leads to a backup', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { asked: 0 });
    StorageManager.prototype.persisted = async () => Promise.resolve(false);
    StorageManager.prototype.persist = async () => {
      (globalThis as unknown as { asked: number }).asked += 1;
      return Promise.resolve(false);
    };
  });
  const builder = await new BuilderPage(page).open();
  await builder.addButton('Wrathmane').click();
  expect(await timesAsked(page)).toBe(0);
  await builder.saveAs('First');
  await expect.poll(async () => timesAsked(page)).toBe(1);
  await builder.saveAs('Renamed');
  await builder.messages.heard('Renamed from “First”');
  expect(await timesAsked(page)).toBe(1);

  const saved = await (await builder.army()).savedLists();
  const note = saved.root.getByText('This browser may delete your lists when it needs room.');
  await expect(note).toBeVisible();
  const download = page.waitForEvent('download');
  await saved.root.getByRole('button', { name: 'Make a backup' }).click();
  expect((await download).suggestedFilename()).toMatch(/^muster-lists-.*\.json$/);
  await expect(note).toHaveCount(0);

  // The dialog is in the address.
  await page.reload();
  await expect(saved.rows).toHaveCount(1);
  await expect(page.getByText('This browser may delete')).toHaveCount(0);
  expect(await timesAsked(page)).toBe(0);
});

test('a browser without room for older versions keeps the list, and says what was not kept', async ({
  page,
}) => {
  const builder = await new BuilderPage(page).open();
  await builder.addButton('Wrathmane').click();
  // Chromium lets small writes pass whatever quota a test sets.
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await builder.saveAs('Whole');
  await builder.messages.heard('Your lists and games are as they were');

  await page.reload();
  await new BuilderPage(page).shown();
  await expect(page.getByText('Current list: Whole')).toBeVisible();
  const saved = await (await builder.army()).savedLists();
  await expect(saved.row('Whole')).toHaveCount(1);
});
