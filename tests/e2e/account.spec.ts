import { expect, test } from '@playwright/test';
import { LANGUAGES } from '#domain/catalogue/types.ts';
import { axeInBothThemes } from './pages/axe.ts';
import { BuilderPage } from './pages/builder.ts';
import { newAddress, Operator, PASSWORD } from './pages/operator.ts';
import { SignInPage } from './pages/sign-in.ts';
import { wordsIn } from './pages/words.ts';

for (const language of LANGUAGES) {
  const say = wordsIn(language);

  test(`an account is made, left and entered again, by the keyboard alone (${language})`, async ({
    page,
    context,
  }) => {
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    const email = newAddress();
    const account = new SignInPage(page, say);
    await account.open();
    await account.signUp(email, 'short');
    await account.refuses('This password is too easy to guess. Choose a longer one.');
    await expect(account.email).toHaveValue(email);
    await account.setPassword(PASSWORD);
    await expect(page).toHaveURL('/');
    await account.messages.heard(say('Signed in'));
    await page.reload();
    await account.isSignedIn();
    await account.messages.clear();
    await account.signOut();

    await account.signIn(email, 'a wrong password');
    await account.refuses('The e-mail address or the password is not right.');
    await expect(account.email).toHaveValue(email);
    await account.password.fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await account.isSignedIn();
  });

  test(`axe finds nothing on the pages of an account (${language})`, async ({ page, context, request }) => {
    test.slow();
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    const operator = new Operator(request);
    const email = await operator.makeAccount();
    const readCode = await operator.protect(email);
    const account = await new SignInPage(page, say).open();
    const faults: Record<string, string[]> = {};
    const look = async (place: string) => {
      const found = await axeInBothThemes(page);
      if (found.length > 0) faults[place] = found;
    };
    await look('signing in');
    await page.keyboard.press('Tab');
    await account.signIn(email, 'a wrong password');
    await account.refuses('The e-mail address or the password is not right.');
    await look('a wrong password');
    await account.signIn(email, PASSWORD);
    await account.shown('Second step');
    await look('the second step');
    await account.enterCode(readCode());
    await expect(page).toHaveURL('/');
    await page.goto('/reset-password');
    await account.shown('Set a new password');
    await look('a new password');
    await account.signOut();
    for (const view of ['sign-up', 'link', 'resend']) {
      await page.goto(`/login?view=${view}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look(view);
    }
    await page.goto('/reset-password');
    await account.shown('Forgotten password');
    await look('a forgotten password');
    expect(faults).toEqual({});
  });
}

test('signing in leads back to the same page, with the unfinished list', async ({ page, request }) => {
  const email = await new Operator(request).makeAccount();
  const builder = await new BuilderPage(page).open();
  await builder.build({ Wrathmane: 1, Hersir: 1 });
  await builder.header.goTo('Sign in');
  const account = await new SignInPage(page).shown('Sign in');
  await account.signIn(email, PASSWORD);
  await expect(page).toHaveURL('/builder');
  await builder.expectTotals(55, 3);
  await account.messages.clear();
  await account.signOut();
  await page.goto('/builder');
  await builder.expectTotals(55, 3);
});

test('an administrator’s link sets a new password, and the old one no longer works', async ({
  page,
  request,
}) => {
  const operator = new Operator(request);
  const email = await operator.makeAccount();
  const account = await new SignInPage(page).open();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByText('This server sends no mail')).toBeVisible();

  await page.goto(await operator.linkFor('recovery', email, '/reset-password'));
  await account.shown('Set a new password');
  expect(new URL(page.url()).hash).toBe('');
  await account.setPassword(PASSWORD);
  await account.refuses('This is the password that you have already. Choose another one.');
  await account.setPassword('another four good words');
  await account.messages.heard('Your new password is set');
  await account.messages.clear();
  await account.signOut();
  await account.signIn(email, PASSWORD);
  await account.refuses('The e-mail address or the password is not right.');
  await account.signIn(email, 'another four good words');
  await expect(page).toHaveURL('/');
});

test('a link to sign in with works once', async ({ page, request }) => {
  const operator = new Operator(request);
  const link = await operator.linkFor('magiclink', await operator.makeAccount(), '/login?next=/builder');
  await page.goto(link);
  await expect(page).toHaveURL('/builder');
  const account = new SignInPage(page);
  await account.isSignedIn();
  await account.signOut();
  await page.goto(link);
  await account.shown('Sign in');
  await account.refuses(
    'This link or code is not right, has expired, or was used already. Ask for a new one.',
  );
  expect(new URL(page.url()).hash).toBe('');
});

test('a link that the service sent to the start page is taken in as well', async ({ page, request }) => {
  const operator = new Operator(request);
  await page.goto(await operator.linkFor('recovery', await operator.makeAccount(), '/'));
  await new SignInPage(page).shown('Set a new password');
});

test('an account with a second step is asked for it, and nobody is in before', async ({ page, request }) => {
  const operator = new Operator(request);
  const email = await operator.makeAccount();
  const readCode = await operator.protect(email);
  const account = await new SignInPage(page).open();
  await account.signIn(email, PASSWORD);
  await account.shown('Second step');
  await account.enterCode('000000');
  await account.refuses('The code is not right.');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Signed in as Guest' })).toBeVisible();
  await page.goto('/login');
  await account.shown('Second step');
  await account.enterCode(readCode());
  await expect(page).toHaveURL('/');
  await account.isSignedIn();
});

test('signing out in one tab signs out the others, and signing in signs them in', async ({
  page,
  context,
  request,
}) => {
  const email = await new Operator(request).makeAccount();
  const account = await new SignInPage(page).open();
  const other = new SignInPage(await context.newPage());
  await other.page.goto('/');
  await account.signIn(email, PASSWORD);
  await expect(page).toHaveURL('/');
  await other.isSignedIn();
  await account.messages.clear();
  await account.signOut();
  await expect(other.page.getByRole('link', { name: 'Signed in as Guest' })).toBeVisible();
});

test('without a network nothing typed is lost, and signing out works', async ({ page, context, request }) => {
  const email = await new Operator(request).makeAccount();
  const account = await new SignInPage(page).open();
  await page.route('**/auth/v1/token*', (route) => route.abort('internetdisconnected'));
  await account.signIn(email, PASSWORD);
  await account.refuses('The server cannot be reached. Check your network; nothing you typed is lost.');
  await expect(account.password).toHaveValue(PASSWORD);
  await page.unroute('**/auth/v1/token*');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/');
  await account.messages.clear();
  await context.setOffline(true);
  await account.header.goTo('Sign out');
  await account.messages.heard('Failed to sign out');
  await context.setOffline(false);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Signed in as Guest' })).toBeVisible();
});

test('visitors fetch no code of accounts', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  for (const address of ['/', '/builder']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
  // What everybody reads (corrections, news) is fetched when the page is idle, without any of this.
  const ofAccounts = /create-backend|(?:apply|follow|restore)-session|\/auth\/v1\//;
  expect(fetched.filter((path) => ofAccounts.test(path))).toEqual([]);
});
