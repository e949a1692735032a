import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { BuilderPage } from './pages/builder.ts';
import { test } from './pages/journey.ts';
import { OfficePage } from './pages/office.ts';
import { newAddress, Operator, PASSWORD } from './pages/operator.ts';
import { openOwnSite } from './pages/own-site.ts';
import { arriveSignedIn } from './pages/session.ts';
import { SignInPage } from './pages/sign-in.ts';

async function enter(page: Page, email: string): Promise<SignInPage> {
  await arriveSignedIn(page, email);
  await page.goto('/');
  return new SignInPage(page);
}

/** The page comes back into view. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('an account that is deleted on the server is told so, in both tabs, and the device keeps its lists', async ({
  page,
  context,
  request,
}) => {
  const operator = new Operator(request);
  const email = await operator.makeAccount();
  await enter(page, email);
  const second = await context.newPage();
  await second.goto('/profile');
  await expect(second.getByText(email).first()).toBeVisible();
  const builder = await new BuilderPage(await context.newPage()).open();
  await operator.deleteAccount(email);
  await lookAgain(page);
  for (const tab of [page, second]) {
    const notice = tab.getByRole('alert').filter({ hasText: 'Your account was deleted' });
    await expect(notice).toContainText('The lists on this device are still here.');
  }
  await expect(builder.page.getByRole('alert').filter({ hasText: 'Your account was deleted' })).toBeVisible();
  await expect(builder.totals).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(second.getByRole('alert')).toHaveCount(0);
});

test('a second step that is set up on another device is asked for here, in words, and its code mends it', async ({
  page,
  request,
}) => {
  const operator = new Operator(request);
  const email = await operator.makeAccount();
  const account = await enter(page, email);
  await page.goto('/builder');
  await account.isSignedIn();
  const readCode = await operator.protect(email);
  await lookAgain(page);
  const notice = page.getByRole('alert').filter({ hasText: 'Your account now asks for a second step' });
  await expect(notice).toContainText('Sign in with the code of your authenticator app.');
  await expect(notice).toContainText('The lists on this device are still here.');
  await notice.getByRole('link', { name: 'Sign in' }).click();
  await account.shown('Sign in');
  await account.signIn(email, PASSWORD);
  await account.shown('Second step');
  await account.enterCode(readCode());
  await expect(page).toHaveURL('/builder');
  await account.isSignedIn();
  await expect(notice).toHaveCount(0);
});

test('an administrator writes a link for a new password in two taps, and it works in another browser', async ({
  page,
  context,
  request,
}) => {
  const operator = new Operator(request);
  const player = await operator.makeAccount();
  await enter(page, await operator.makeAdmin());
  const office = await new OfficePage(page).open('/admin/users', 'Users');
  const row = await office.findUser(player);
  await row.getByRole('button', { name: /^What to do about / }).click();
  await page.getByRole('menuitem', { name: 'Create a link for a new password' }).click();
  await page.getByRole('button', { name: 'Create the link' }).click();
  const link = await page.getByLabel('Link for a new password', { exact: true }).inputValue();
  await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();

  const other = await (await context.browser()?.newContext())?.newPage();
  if (other === undefined) throw new Error('no browser');
  await other.goto(link);
  await other.getByRole('button', { name: 'Choose a new password' }).click();
  const account = await new SignInPage(other).shown('Set a new password');
  await account.setPassword('another four good words');
  await account.messages.heard('Your new password is set');
  await other.context().close();

  await office.open('/admin/log', 'Log');
  await expect(office.entry('Link for a new password created')).toBeVisible();
});

test('a signed-in player does not notice a change of keys', async ({ browser }) => {
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'muster-keys-'));
  const before = await openOwnSite({ DATA_DIR: folder });
  const { port } = new URL(before.address);
  const page = await (await browser.newContext({ baseURL: `http://localhost:${port}` })).newPage();
  await page.goto('/login');
  await new SignInPage(page).signUp(newAddress(), PASSWORD);
  await expect(page).toHaveURL('/');
  await before.close();
  rmSync(join(folder, 'keys.json'));
  const after = await openOwnSite({ DATA_DIR: folder, PORT: port });
  await page.getByRole('link', { name: 'Browse Lists' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('The lists could not be loaded')).toHaveCount(0);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Name and portrait' })).toBeVisible();
  await expect(page.getByText('You are signed out')).toHaveCount(0);
  await page.context().close();
  await after.close();
  rmSync(folder, { recursive: true, force: true });
});
