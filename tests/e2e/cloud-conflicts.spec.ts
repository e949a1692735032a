import { expect } from '@playwright/test';
import { axeInBothThemes } from './pages/axe.ts';
import { CloudDevice, CompareDialog } from './pages/cloud-device.ts';
import { test } from './pages/journey.ts';
import { Operator } from './pages/operator.ts';
import { SavedListsDialog } from './pages/saved-lists-dialog.ts';
import { SiteHeader } from './pages/site-header.ts';

const PHONE = { width: 390, height: 844 };

test(
  'a conflict that is found on another page is told there once, marked in the menu, and leads to both sides',
  { tag: '@phone' },
  async ({ browser, request }) => {
    const email = await new Operator(request).makeAccount();
    const desk = await CloudDevice.of(browser, email);
    await desk.builder.add('Hersir');
    await desk.save('Two Roads');
    await desk.hears('List saved to cloud successfully!');

    const phone = await CloudDevice.of(browser, email, { viewport: PHONE });
    const { page } = phone;
    await (await phone.savedLists()).load('Two Roads');
    await phone.builder.add('Evoker');
    const cloudIsBack = await phone.loseCloud();
    await phone.save('Two Roads');
    await phone.hears('“{name}” is waiting for the cloud', { name: 'Two Roads' });
    await page.goto('/about');
    await desk.builder.add('Lotta');
    await desk.save('Two Roads');
    await desk.hears('List saved to cloud successfully!');

    await cloudIsBack();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await phone.hears('1 list needs your decision');
    const header = new SiteHeader(page);
    await expect(header.menuButton).toHaveAccessibleDescription('1 list needs your decision');
    expect(await axeInBothThemes(page)).toEqual([]);

    await page.reload();
    await expect(header.menuButton).toHaveAccessibleDescription('1 list needs your decision');
    await expect(phone.builder.messages.all).toHaveCount(0);
    await header.goTo('1 list needs your decision');
    const compare = await new CompareDialog(page, phone.say).shown();
    await compare.difference('Evoker', '× 1', '–');
    await compare.difference('Lotta', '–', '× 1');
    await compare.keep('Keep both');
    await new SavedListsDialog(page).close();
    await expect(header.menuButton).not.toHaveAccessibleDescription(/decision/);
    await Promise.all([desk.leave(), phone.leave()]);
  },
);

test(
  'a list that another device deleted is told on saving without live channels, let go, and brought back',
  { tag: '@phone' },
  async ({ browser, request }) => {
    const email = await new Operator(request).makeAccount();
    const desk = await CloudDevice.of(browser, email);
    await desk.builder.add('Hersir');
    await desk.save('Last Watch');
    await desk.hears('List saved to cloud successfully!');

    const phone = await CloudDevice.of(browser, email, { viewport: PHONE, isLive: false });
    const saved = await phone.savedLists();
    await saved.load('Last Watch');
    await phone.builder.add('Evoker');

    const there = await desk.savedLists();
    await (await there.delete('Last Watch')).answer('Delete');
    await desk.hears('"Last Watch" deleted successfully');

    await phone.save('Last Watch');
    await phone.hears('“{name}” is no longer in the cloud', { name: 'Last Watch' });
    await phone.builder.messages.all.getByRole('button', { name: 'Decide', exact: true }).click();
    const compare = await new CompareDialog(phone.page, phone.say).shown();
    await expect(compare.root).toContainText(
      'Another device deleted “Last Watch” from the cloud. This device still has it.',
    );
    expect(await axeInBothThemes(phone.page)).toEqual([]);
    await compare.keep('Leave it deleted');
    await phone.hears('This device’s version is under Deleted.');

    await expect(saved.rows).toHaveCount(0);
    await saved.bringBack('Last Watch');
    await saved.openTab('Lists');
    await expect(saved.row('Last Watch')).toContainText('50 pts');
    await saved.close();
    await phone.builder.expectTotals(50, 2);
    await there.root.getByRole('button', { name: 'Refresh', exact: true }).click();
    await expect(there.rows).toHaveCount(0);
    await Promise.all([desk.leave(), phone.leave()]);
  },
);
