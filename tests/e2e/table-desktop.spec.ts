import { expect, type Locator } from '@playwright/test';
import { test } from './pages/journey.ts';
import { sitDown } from './pages/sit-down.ts';

/** The lowest pixel of an element that is on the page. */
async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}

test('beside each other, both sides keep score and turn in view, clear of what has the focus', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  const table = await sitDown({ page, context, request }, { mission: 'take-positions', feat: 'banner' });
  await table.next('{0} begins', { 0: 'Berta' });
  const head = page.getByRole('heading', { level: 2, name: /Berta/ });
  await page.getByRole('heading', { level: 2, name: 'Banner' }).scrollIntoViewIfNeeded();
  await expect(head).toBeInViewport({ ratio: 1 });
  await expect(head).toContainText('to play');
  const units = page.getByRole('list', { name: 'Units of Berta' });
  await units.getByRole('button', { name: 'Activate: Pioneers' }).evaluate((button) => {
    button.focus();
    // Just below the head, so that the rows before it are beneath.
    scrollBy(0, button.getBoundingClientRect().top - 180);
  });
  for (let step = 0; step < 16; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const focused = await page.locator(':focus').boundingBox();
    expect(focused?.y).toBeGreaterThanOrEqual(await bottomOf(head));
  }
});

test('beside each other, a unit is one line with its taps at the end', async ({ page, context, request }) => {
  const table = await sitDown({ page, context, request }, { mission: 'take-positions' });
  await table.next('{0} begins', { 0: 'Berta' });
  const row = table.unit('Aggressors');
  const [name, tap] = await Promise.all([
    row.getByRole('heading').boundingBox(),
    row.getByRole('button', { name: 'Activate: Aggressors' }).boundingBox(),
  ]);
  expect(tap?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0));
  expect(tap?.y).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0));
});

for (const width of [390, 1280]) {
  test(`at ${width} px, a row keeps its height when its unit gets a mark`, async ({
    page,
    context,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const table = await sitDown({ page, context, request }, { mission: 'take-positions' });
    await table.next('{0} begins', { 0: 'Berta' });
    const row = table.unit('Hetman');
    const height = async () => (await row.boundingBox())?.height;
    const before = await height();
    await row.getByRole('button', { name: 'Activate: Hetman' }).click();
    await table.next('End activation');
    if (width === 390) await table.show('Berta');
    await expect(row.getByText('Activated')).toBeVisible();
    expect(await height()).toBe(before);
  });
}
