import { expect, type Page, test } from '@playwright/test';
import { linkTo, sharedUnit } from './lists.ts';
import { SharedListPage } from './pages/shared-list.ts';

const IMAGE = '<img src=x onerror="window.intruder=1">';
const SCRIPT = '<script>window.intruder=2</script>';
const BREAKOUT = '"></title></td></main><svg onload=window.intruder=3>';

const HOSTILE = {
  name: `${IMAGE}${BREAKOUT}`,
  faction: 'northern-tribes',
  units: [
    sharedUnit('Wrathmane', { pointsCost: 30, command: 2, highCommand: true }),
    sharedUnit(SCRIPT, {
      id: '"><img src=x onerror=window.intruder=4>',
      pointsCost: 7,
      keywords: [{ name: IMAGE, description: SCRIPT }],
    }),
  ],
  created_at: null,
};

/** Nothing of a name may have become an element of the page or have run. */
async function expectOnlyText(page: Page): Promise<void> {
  await expect(page.locator('img[src="x"], svg[onload], [onerror]')).toHaveCount(0);
  await expect(page.locator('script', { hasText: 'intruder' })).toHaveCount(0);
  expect(await page.evaluate(() => 'intruder' in globalThis)).toBe(false);
}

test('markup in the names of a link shows as text on the shared list, in the builder and on paper', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    window.print = () => undefined;
  });
  const shared = await new SharedListPage(page).open(linkTo(HOSTILE));
  await expect(shared.heading).toHaveText(HOSTILE.name);
  await expect(shared.units.filter({ hasText: SCRIPT })).toContainText('Unknown unit');
  await shared.expectTotals(37, 2);
  await expect(page).toHaveTitle(`${HOSTILE.name} – Muster`);
  await expectOnlyText(page);

  const printed = await shared.printFull();
  await expect(printed.heading).toHaveText(HOSTILE.name);
  await expect(printed.row(SCRIPT)).toContainText(IMAGE);
  await expectOnlyText(printed.page);

  const builder = await shared.openInBuilder();
  const army = await builder.army();
  await expect(army.nameField).toHaveValue(HOSTILE.name);
  await expect(army.entry(SCRIPT)).toContainText('Unknown unit');
  await army.save();
  await builder.messages.heard('List saved locally');
  await expect(army.root).toContainText(`Current list: ${HOSTILE.name}`);
  const share = await army.share();
  await expect(share.text).toContainText(SCRIPT);
  await expectOnlyText(page);
  await share.close();
  await page.reload();
  await builder.shown();
  await expectOnlyText(page);
});
