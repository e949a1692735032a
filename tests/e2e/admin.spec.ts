import { expect, type Page } from '@playwright/test';
import { axeInBothThemes } from './pages/axe.ts';
import { test } from './pages/journey.ts';
import { OfficePage } from './pages/office.ts';
import { Operator } from './pages/operator.ts';
import { arriveSignedIn } from './pages/session.ts';

async function enter(page: Page, email: string): Promise<OfficePage> {
  await arriveSignedIn(page, email);
  return new OfficePage(page);
}

test('an administrator makes a tester, finds it in the log, and takes it back', async ({ page, request }) => {
  const operator = new Operator(request);
  const player = await operator.makeAccount();
  const office = await enter(page, await operator.makeAdmin());
  await page.goto('/');
  await page.getByRole('button', { name: 'Navigation' }).click();
  await page.getByRole('menuitem', { name: 'Admin Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Users' }).click();
  const row = await office.findUser(player);
  const name = await row.getByRole('heading').innerText();
  await row.getByRole('button', { name: `What to do about ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Make a tester' }).click();
  await office.confirm(`Make ${name} a tester?`, 'Make a tester');
  await expect(row.getByText('Tester', { exact: true })).toBeVisible();

  await office.open('/admin/log', 'Log');
  const entry = office.entry('made a tester');
  await expect(entry.getByRole('heading', { name, exact: true })).toBeVisible();
  await entry.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await office.heard('It is as it was before.');
  await expect(office.entry('no longer a tester')).toBeVisible();
});

test('news are written, translated as far as that goes, previewed without their scripts, and deleted', async ({
  page,
  request,
}) => {
  const office = await enter(page, await new Operator(request).makeAdmin());
  await office.open('/admin/news?item=new', 'News');
  await page.getByLabel('Key', { exact: true }).fill('winter-update');
  const html =
    '<p>New <b>missions</b></p><img src=x onerror="document.title=1"><script>document.title=2</script>';
  await page.getByLabel('Words · English').fill(html);
  const preview = page.getByRole('heading', { name: 'Preview' }).locator('..');
  await expect(preview.locator('b')).toHaveText('missions');
  await expect(preview.locator('img, script')).toHaveCount(0);
  await office.press('Into Spanish');
  await expect(page.getByLabel('Words · Spanish')).toHaveValue(/<b>misiones<\/b>/);
  await page.getByLabel('Publish at').fill('2099-01-01T09:00');
  await office.press('Save');
  const link = page.getByRole('link', { name: /winter-update/ });
  await expect(link).toContainText('scheduled');
  await expect(link).toContainText('no French');
  await link.click();
  await office.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(link).toHaveCount(0);
});

test('axe finds nothing in the admin area', async ({ page, request }) => {
  test.slow();
  const office = await enter(page, await new Operator(request).makeAdmin());
  const rooms = [
    ['/admin', 'Dashboard'],
    ['/admin/users', 'Users'],
    ['/admin/reports', 'Reports'],
    ['/admin/news?item=new', 'News'],
    ['/admin/texts?kind=special-rules', 'Texts'],
    ['/admin/missions', 'Missions and feats'],
    ['/admin/missions?id=banner', 'Missions and feats'],
    ['/admin/catalogue', 'Catalogue'],
    ['/admin/catalogue?tab=editors', 'Catalogue'],
    ['/admin/events', 'Events'],
    ['/admin/changelog', 'Changelog'],
    ['/mail', 'Email Management'],
    ['/admin/alerts', 'Alerts'],
    ['/admin/deployment', 'Deployment'],
    ['/admin/log', 'Log'],
    ['/admin/dev-options', 'Developer options'],
  ] as const;
  const faults: Record<string, string[]> = {};
  for (const [address, title] of rooms) {
    await office.open(address, title);
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0);
    const found = await axeInBothThemes(page);
    if (found.length > 0) faults[address] = found;
  }
  expect(faults).toEqual({});
});
