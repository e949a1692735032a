import { type BrowserContext, expect, type Page } from '@playwright/test';
import { openTestSmtp, partOf, type TestSmtp } from '#server/mail/test-smtp.ts';
import { axeInBothThemes } from './pages/axe.ts';
import { test } from './pages/journey.ts';
import { Messages } from './pages/messages.ts';
import { newAddress, PASSWORD } from './pages/operator.ts';
import { openOwnSite, type OwnSite } from './pages/own-site.ts';
import { SignInPage } from './pages/sign-in.ts';

let smtp: TestSmtp;
let site: OwnSite;
let origin: string;

test.beforeAll(async () => {
  smtp = await openTestSmtp();
  site = await openOwnSite({ SMTP_URL: smtp.url, MAIL_FROM: 'muster@example.org' });
  origin = site.address.replace('muster.localhost', 'localhost');
});
test.afterAll(async () => {
  await site.close();
  await smtp.close();
});

/** The newest mail to an address: its link and its code. */
async function mailTo(email: string, least = 1): Promise<{ readonly link: string; readonly code: string }> {
  const mails = () => smtp.received.filter(({ to }) => to.includes(email));
  await expect.poll(() => mails().length).toBeGreaterThanOrEqual(least);
  const text = partOf(mails().at(-1), 'text/plain');
  const path = /\/login\/confirm\?\S+/.exec(text)?.[0] ?? '';
  return { link: `${origin}${path}`, code: /^\d{6}$/m.exec(text)?.[0] ?? '' };
}

async function makeAccount(): Promise<string> {
  const email = newAddress();
  await site.call('/auth/v1/admin/users', { body: { email, password: PASSWORD, email_confirm: true } });
  return email;
}

/** Asks for a new password as a player does. */
async function forget(page: Page, email: string): Promise<SignInPage> {
  await page.goto(`${origin}/reset-password`);
  const account = await new SignInPage(page).shown('Forgotten password');
  await account.email.fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  return account;
}

async function elsewhere(context: BrowserContext): Promise<Page> {
  const browser = context.browser();
  if (browser === null) throw new Error('no browser');
  return (await browser.newContext()).newPage();
}

test('a link for a new password outlives a scanner, works in another browser by the keyboard, and once', async ({
  page,
  context,
  request,
}) => {
  const email = await makeAccount();
  await forget(page, email);
  const { link } = await mailTo(email);
  expect((await request.head(link)).ok()).toBe(true);
  expect((await request.get(link)).ok()).toBe(true);
  const other = await elsewhere(context);
  await other.goto(link);
  await other.reload();
  await new SignInPage(other).shown('Choose a new password');
  await other.getByRole('button', { name: 'Choose a new password' }).focus();
  await other.keyboard.press('Enter');
  const account = await new SignInPage(other).shown('Set a new password');
  expect(await axeInBothThemes(other)).toEqual([]);
  await account.setPassword('another four good words');
  await account.messages.heard('Your new password is set');
  await page.goto(link);
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(page.getByRole('alert')).toContainText('was used already');
  await expect(page.getByRole('link', { name: 'Ask for a new email' })).toBeVisible();
  await other.context().close();
});

/** The start page is there: before that a menu would close when it comes. */
async function arrivedHome(page: Page): Promise<void> {
  await expect(page).toHaveURL(`${origin}/`);
  await expect(page.getByRole('heading', { name: 'Muster your army' })).toBeVisible();
}

test('a sign-up is confirmed by its code, and by its link elsewhere', async ({ page, context }) => {
  const email = newAddress();
  await page.goto(`${origin}/login?view=sign-up`);
  const account = new SignInPage(page);
  await account.signUp(email, PASSWORD);
  const { code } = await mailTo(email);
  await page.getByLabel('Code from the email').fill(code);
  await page.keyboard.press('Enter');
  await arrivedHome(page);
  await account.isSignedIn();

  const second = newAddress();
  const other = await elsewhere(context);
  await other.goto(`${origin}/login?view=sign-up`);
  await new SignInPage(other).signUp(second, PASSWORD);
  const { link } = await mailTo(second);
  const third = await elsewhere(context);
  await third.goto(link);
  await third.getByRole('button', { name: 'Confirm my address' }).click();
  await new Messages(third).heard('Your address is confirmed');
  await arrivedHome(third);
  await new SignInPage(third).isSignedIn();
  await other.context().close();
  await third.context().close();
});

test('after the first of two links of a new address it is said that the other one waits', async ({
  page,
  context,
}) => {
  const email = await makeAccount();
  const wanted = newAddress();
  const { json } = await site.call('/auth/v1/token?grant_type=password', {
    body: { email, password: PASSWORD },
  });
  const { access_token: token } = json as { readonly access_token: string };
  await site.call('/auth/v1/user', { method: 'PUT', token, body: { email: wanted } });
  const [first, second] = [await mailTo(email), await mailTo(wanted)];
  await page.goto(first.link);
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(page.getByText('One email is still waiting')).toBeVisible();
  const other = await elsewhere(context);
  await other.goto(second.link);
  await other.getByRole('button', { name: 'Confirm the change' }).click();
  await new Messages(other).heard('Your address is changed');
  await other.context().close();
});
