import { expect, type Locator } from '@playwright/test';
import { BuilderPage } from './pages/builder.ts';
import { pasted } from './pages/clipboard.ts';
import { test } from './pages/journey.ts';
import { ShareDialog } from './pages/share-dialog.ts';
import { SharedListPage } from './pages/shared-list.ts';

test(
  'a new player sends a legal 500-point list of their own after at most 14 taps',
  { tag: '@phone' },
  async ({ page, context }) => {
    let taps = 0;
    const tap = async (control: Locator) => {
      await control.click();
      taps += 1;
    };
    await page.goto('/');
    await tap(page.getByRole('link', { name: 'Start Building' }));
    const builder = await new BuilderPage(page).shown();
    await tap(builder.openArmyButton);
    const army = await builder.army();
    await tap(army.root.getByRole('button', { name: 'Ready list of 500 pts' }));
    await expect(army.root).toContainText('Legal list');
    // Two units give way to others of the same points.
    for (const unit of ['Evoker', 'Contender'])
      await tap(army.entry(unit).getByRole('button', { name: `Remove ${unit}` }));
    await tap(builder.armySheet.closeButton);
    for (const unit of ['Hersir', 'Lotta']) await tap(builder.addButton(unit));
    await builder.expectTotals(500, 6);
    await tap(builder.totals.getByRole('button', { name: 'Share' }));
    const share = await new ShareDialog(page).shown();
    await expect(share.root).toContainText('Legal list');
    await tap(share.copyButton);
    await share.messages.heard('Link copied to clipboard');
    expect(taps).toBeLessThanOrEqual(14);
    const shared = await new SharedListPage(page).open(await pasted(context));
    await expect(shared.heading).toHaveText('Northern Tribes 500');
    await shared.expectTotals(500, 6);
  },
);
