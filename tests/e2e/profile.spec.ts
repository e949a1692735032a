import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { totpCode } from '#tests/builders/totp-code.ts';
import { axeFindings } from './pages/axe.ts';
import { storeBeforehand } from './pages/browser-storage.ts';
import { test } from './pages/journey.ts';
import { Operator, PASSWORD } from './pages/operator.ts';
import { ProfilePage } from './pages/profile.ts';
import { SignInPage } from './pages/sign-in.ts';
import { wordsIn } from './pages/words.ts';

/** A name that nobody had before: all tests of a run share one server. */
const newName = (begin: string) => `${begin} ${randomUUID().slice(0, 8)}`;

const SAVED = [
  {
    id: 'kept',
    name: 'Kept here',
    faction: 'northern-tribes',
    units: [{ id: 'hersir', name: 'Hersir', pointsCost: 25, quantity: 1, highCommand: false, command: 1 }],
    created_at: '2025-10-01T10:00:00.000Z',
  },
];

test(
  'two players fill in their profiles, and each sees what the other shows (fr)',
  { tag: '@phone' },
  async ({ page, browser, request }) => {
    const say = wordsIn('fr');
    test.slow();
    const operator = new Operator(request);
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), 'fr');
    const raven = newName('Raven');
    const profile = await new ProfilePage(page, say).enter(await operator.makeAccount());

    await profile.edit('Name and portrait');
    await expect(profile.field('User name')).toBeFocused();
    await profile.field('User name').fill('x/y');
    await expect(page.getByRole('alert')).toHaveText(say('Slashes cannot be in a name.'));
    await profile.field('User name').fill(raven);
    await expect(page.getByText(say('“{name}” is free', { name: raven }))).toBeVisible();
    await profile.button('Choose a portrait').click();
    await page.getByRole('dialog').getByRole('searchbox').fill('hersir');
    await page.getByRole('dialog').getByRole('button', { name: 'Hersir', exact: true }).click();
    await profile.save('Name and portrait');
    await expect(profile.heading).toHaveText(raven);
    const about = await profile.edit('About you');
    await profile
      .field('Bio')
      .fill('Shieldwalls since 2019.\nSee https://example.org/lists, not http://example.org.');
    await profile.field('Where you play').fill('Lyon');
    await profile.save('About you');
    await expect(about).toContainText('Lyon');
    await profile.edit('Elsewhere');
    await page.getByRole('textbox', { name: 'Twitch' }).fill('raven_plays');
    await page.getByRole('textbox', { name: 'Discord' }).fill('raven#1234');
    await profile.save('Elsewhere');
    await page.reload();
    await expect(profile.heading).toHaveText(raven);

    const elsewhere = await browser.newContext();
    await elsewhere.addInitScript((chosen) => localStorage.setItem('language', chosen), 'fr');
    const other = await elsewhere.newPage();
    await other.goto(`/profile/${encodeURIComponent(raven.toUpperCase())}`);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(raven);
    await expect(other.getByText('Shieldwalls since 2019.')).toBeVisible();
    const links = other.getByRole('main').getByRole('link');
    await expect(links.filter({ hasText: 'example.org' })).toHaveCount(1);
    await expect(links.filter({ hasText: 'raven_plays' })).toHaveAttribute(
      'href',
      'https://www.twitch.tv/raven_plays',
    );
    await expect(links.filter({ hasText: 'raven_plays' })).toHaveAttribute('rel', /noopener.*nofollow.*ugc/);
    await expect(links.filter({ hasText: 'raven#1234' })).toHaveCount(0);

    await profile.part('Privacy');
    await profile.edit('Who sees what');
    await page.getByRole('radio', { name: say('Signed-in players') }).check();
    await profile.save('Who sees what');
    await other.reload();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(say('No page to show here'));
    await other
      .getByRole('link', { name: say('Sign in'), exact: true })
      .last()
      .click();
    const account = await new SignInPage(other, say).shown('Sign in');
    await account.signIn(await operator.makeAccount(), PASSWORD);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(raven);
    await account.messages.clear();

    // The name is taken now, and free ones are offered.
    const second = new ProfilePage(other, say);
    await other.goto('/profile');
    await second.edit('Name and portrait');
    await second.field('User name').fill(raven.toLowerCase());
    await expect(other.getByRole('alert')).toHaveText(
      say('Another player has this name, or one that looks like it.'),
    );
    await other.getByRole('button', { name: `${raven.toLowerCase()}2` }).click();
    await second.save('Name and portrait');
    await expect(second.heading).toHaveText(`${raven.toLowerCase()}2`);
    await elsewhere.close();
  },
);

test('axe finds nothing on a profile and its dialogs (es)', async ({ page, context, request }) => {
  const say = wordsIn('es');
  test.slow();
  await context.addInitScript((chosen) => localStorage.setItem('language', chosen), 'es');
  const profile = await new ProfilePage(page, say).enter(await new Operator(request).makeAccount());
  const faults: Record<string, string[]> = {};
  const look = async (place: string) => {
    const found = await axeFindings(page, 'es');
    if (found.length > 0) faults[place] = found;
  };
  await look('an empty profile');
  await profile.edit('Name and portrait');
  await profile.field('User name').fill('x/');
  await profile.edit('About you');
  await profile.edit('Elsewhere');
  await look('fields');
  await profile.button('Choose a portrait').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('portraits');
  await page.keyboard.press('Escape');
  await profile.part('Privacy');
  await profile.edit('Who sees what');
  await look('privacy');
  await profile.part('Security');
  await profile.button('Change address').click();
  await profile.card('Password').getByRole('button').click();
  await profile.addApp('Phone', totpCode);
  await look('security');
  await profile.button('Add an app').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Continue'), exact: true })
    .click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await look('setting up an app');
  await page.keyboard.press('Escape');
  await profile.part('My data');
  await profile.button('Delete my account…').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('deleting the account');
  await page.goto('/profile/nobody-of-that-name');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('No page to show here'));
  await look('nobody’s page');
  expect(faults).toEqual({});
});

test('password, address and a second step are changed, and what needs the second step asks for it', async ({
  page,
  request,
}) => {
  test.slow();
  const profile = await new ProfilePage(page).enter(await new Operator(request).makeAccount());
  await profile.part('Security');
  await profile.button('Change password').click();
  const password = profile.card('Password');
  await password.getByLabel('Current password', { exact: true }).fill('not the present one');
  await password.getByLabel('New password', { exact: true }).fill('another four good words');
  await page.keyboard.press('Enter');
  await expect(password.getByRole('alert')).toHaveText('Your current password is incorrect.');
  await password.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await profile.messages.heard('Password changed');
  await profile.messages.clear();

  const phone = await profile.addApp('Phone', totpCode);
  await profile.addApp('Tablet', totpCode);
  await profile.button('Remove: Tablet').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('To stay signed in here, enter a code from the remaining app.')).toBeVisible();
  await page.getByRole('form').getByRole('button', { name: 'Cancel' }).click();

  const email = `moved-${randomUUID()}@example.org`;
  await profile.button('Change address').click();
  await profile.field('New email address').fill(email);
  await page.keyboard.press('Enter');
  // Each code is taken once: that of the next half minute.
  await profile.stepUp(totpCode(phone, 1));
  await expect(profile.card('Email address')).toContainText(email);
});

test('an account goes with its data at hand, and lists of this device stay', async ({ page, request }) => {
  const email = await new Operator(request).makeAccount();
  await storeBeforehand(page, 'armyLists', JSON.stringify(SAVED));
  const profile = await new ProfilePage(page).enter(email);
  await profile.part('My data');
  const download = page.waitForEvent('download');
  await profile.button('Download my data').click();
  const data = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as Record<string, unknown>;
  expect(data).toMatchObject({ account: { email }, this_device: { saved_lists: [{ name: 'Kept here' }] } });
  await profile.button('Delete my account…').click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await dialog.getByRole('textbox').fill('delet');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('That is not “DELETE”.');
  await dialog.getByRole('textbox').fill('delete');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await profile.messages.heard('Your account is deleted');
  const account = await new SignInPage(page).shown('Sign in');
  await account.signIn(email, PASSWORD);
  await account.refuses('The email address or the password is incorrect.');
  expect(await keptLists(page)).toContain('Kept here');
});

async function keptLists(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('armyLists') ?? '');
}
