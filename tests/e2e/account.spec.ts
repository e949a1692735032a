import { expect } from '@playwright/test';
import { axeInBothThemes } from './pages/axe.ts';
import { BuilderPage } from './pages/builder.ts';
import { test } from './pages/journey.ts';
import { newAddress, Operator, PASSWORD } from './pages/operator.ts';
import { SignInPage } from './pages/sign-in.ts';
import { wordsIn } from './pages/words.ts';

test('an account is made, left and entered again, by the keyboard alone (fr)', async ({ page, context }) => {
  await context.addInitScript(() => localStorage.setItem('language', 'fr'));
  const say = wordsIn('fr');
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
  await account.refuses('The email address or the password is incorrect.');
  await expect(account.email).toHaveValue(email);
  await account.password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await account.isSignedIn();
});

test('an account with a second step is asked for it, and nobody is in before', async ({ page, request }) => {
  const operator = new Operator(request);
  const email = await operator.makeAccount();
  const readCode = await operator.protect(email);
  const account = await new SignInPage(page).open();
  await account.signIn(email, PASSWORD);
  await account.shown('Second step');
  expect(await axeInBothThemes(page)).toEqual([]);
  await account.enterCode('000000');
  await account.refuses('The code is incorrect.');
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

test('visitors fetch no code of accounts, on the board neither, and saving to the cloud asks them to sign in', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  for (const address of ['/', '/community-lists', '/builder']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
  const builder = await new BuilderPage(page).shown();
  await builder.add('Hersir');
  const army = await builder.army();
  await army.root.getByRole('button', { name: 'Save to cloud', exact: true }).click({ force: true });
  await builder.messages.heard('You must be logged in to use cloud save');
  await army.savedLists();
  // Corrections, news and lists are public, and read without the code of accounts.
  const ofAccounts = /create-backend|(?:apply|follow|restore)-session|\/auth\/v1\/|army_lists|cloud-sync/;
  expect(fetched.filter((path) => ofAccounts.test(path))).toEqual([]);
  expect(fetched.filter((path) => path.startsWith('/rest/'))).not.toEqual([]);
});
