import { expect } from '@playwright/test';
import { axeInBothThemes } from './pages/axe.ts';
import { CloudDevice } from './pages/cloud-device.ts';
import { test } from './pages/journey.ts';
import { Operator } from './pages/operator.ts';

const LOCAL_LIST = {
  id: 'ice',
  name: 'Ice and Iron',
  faction: 'northern-tribes',
  units: [{ id: 'hersir', name: 'Hersir', pointsCost: 25, quantity: 1, highCommand: false, command: 1 }],
  created_at: '2025-10-01T10:00:00.000Z',
};

test('a list saved on one device is on the other and follows it; changed on both, it shows both sides and keeps both', async ({
  browser,
  request,
}) => {
  const email = await new Operator(request).makeAccount();
  const desk = await CloudDevice.of(browser, email);
  await desk.builder.build({ Hersir: 1, Lotta: 1 });
  await desk.save('Shared Fate');
  await desk.hears('List saved to cloud successfully!');

  const sofa = await CloudDevice.of(browser, email);
  const saved = await sofa.savedLists();
  await expect(saved.row('Shared Fate')).toContainText(/Cloud.*50 pts.*WAB-[A-Z0-9]{4}Load/s);
  await saved.load('Shared Fate');
  await desk.builder.messages.clear();
  await sofa.builder.add('Evoker');
  await sofa.save('Shared Fate');
  await desk.hears('“{0}” was changed elsewhere and is up to date here', { 0: 'Shared Fate' });
  await desk.builder.expectTotals(75, 3);

  await desk.builder.add('Orc Hunters', 2);
  await desk.builder.messages.clear();
  await sofa.builder.add('Orc Hunters');
  await sofa.save('Shared Fate');
  await desk.hears('“{name}” was changed elsewhere', { name: 'Shared Fate' });
  const compare = await desk.compareFromMessage();
  await compare.difference('Orc Hunters', '× 2', '× 1');
  expect(await axeInBothThemes(desk.page)).toEqual([]);
  await compare.keep('Keep both');
  await desk.hears('Both are kept: “{name}” and “{copy}”', { name: 'Shared Fate', copy: 'Shared Fate (2)' });

  const all = await sofa.savedLists();
  await all.root.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(all.row('Shared Fate (2)')).toContainText('115 pts');
  await expect(all.row('Shared Fate')).toContainText('95 pts');
  const versions = await all.versionsOf('Shared Fate');
  await expect(versions.versions).toHaveCount(3);
  await expect(versions.versions.first()).toContainText('Orc Hunters 0 → 1');
  await Promise.all([desk.leave(), sofa.leave()]);
});

test('a save that does not get through waits in view, outlives a reload, and goes by itself', async ({
  browser,
  request,
}) => {
  const email = await new Operator(request).makeAccount();
  const device = await CloudDevice.of(browser, email);
  const cloudIsBack = await device.loseCloud();
  await device.builder.add('Hersir');
  await device.save('Patience');
  await device.hears('“{name}” is waiting for the cloud', { name: 'Patience' });
  await device.page.reload();
  await device.builder.shown();
  const saved = await device.savedLists();
  await expect(saved.root).toContainText('Not in the cloud yet');
  await expect(saved.row('Patience')).toContainText('Waiting to be sent');
  expect(await axeInBothThemes(device.page)).toEqual([]);

  await cloudIsBack();
  await device.builder.messages.clear();
  await saved.root.getByRole('button', { name: 'Send now', exact: true }).click();
  await expect(saved.row('Patience')).toContainText('WAB-');
  await expect(saved.root).not.toContainText('Not in the cloud yet');
  await device.leave();
});

test('lists of this device are offered for the cloud once, stay here, and are deleted in both places', async ({
  browser,
  request,
}) => {
  const email = await new Operator(request).makeAccount();
  const device = await CloudDevice.of(browser, email, { lists: [LOCAL_LIST] });
  await device.builder.messages.heard('1 list is on this device only');
  const saved = await device.savedLists();
  await expect(saved.row('Ice and Iron')).toContainText('This device');
  await saved.root.getByRole('button', { name: 'Save it to the cloud' }).click();
  await device.hears('List saved to cloud successfully!');
  await expect(saved.row('Ice and Iron')).toContainText('WAB-');
  await expect(saved.root).not.toContainText('on this device only');

  const other = await CloudDevice.of(browser, email);
  await expect((await other.savedLists()).row('Ice and Iron')).toContainText('25 pts');

  const question = await saved.delete('Ice and Iron');
  await expect(question.root).toContainText('The list will be deleted from the cloud and from this device.');
  await question.answer('Delete');
  await device.hears('"Ice and Iron" deleted successfully');
  await expect(saved.rows).toHaveCount(0);
  await saved.bringBack('Ice and Iron');
  await saved.openTab('Lists');
  await expect(saved.row('Ice and Iron')).toContainText('This device');
  await Promise.all([device.leave(), other.leave()]);
});
