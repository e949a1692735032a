import { expect, type Page, test } from '@playwright/test';
import { Operator, PASSWORD } from './pages/operator.ts';
import { SignInPage } from './pages/sign-in.ts';
import { watchSites } from './pages/watched-sites.ts';

async function arrive(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await new SignInPage(page).signIn(email, PASSWORD);
  await page.waitForURL('/');
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign out' })).toBeVisible();
}

const offers = async (page: Page) => {
  const links = page
    .getByRole('main')
    .getByRole('link', { name: /^(?:Admin|Play Mode|Signed in as Guest)$/ });
  return links.allInnerTexts();
};

test('each role is offered its own ways in, and nobody those of another', async ({ page, request }) => {
  const operator = new Operator(request);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Signed in as Guest' })).toHaveAttribute('href', '/login');
  expect(await offers(page)).toEqual(['Signed in as Guest']);
  const { email: tester } = await operator.makeTester();
  for (const [email, offered] of [
    [await operator.makeAccount(), []],
    [tester, ['Play Mode']],
    [await operator.makeAdmin(), ['Play Mode', 'Admin']],
  ] as const) {
    await arrive(page, email);
    expect(await offers(page)).toEqual(offered);
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('/login');
  }
});

/**
 * A deployment that failed, told to this page alone: all tests of a run share one server and its
 * administrators.
 */
async function failBuild(page: Page): Promise<void> {
  const [created_at, site_name] = [new Date(Date.now() - 3_600_000).toISOString(), 'our-club'];
  await watchSites(page, [site_name]);
  const deploy_url = 'https://example.org/deploy';
  const notice = { id: 'failed', created_at, read: false, content: { site_name, deploy_url } };
  await page.route('**/functions/v1/deployments', async (route) =>
    route.fulfill({ json: { deployments: [{ created_at, site_name, deploy_url, state: 'error' }] } }),
  );
  await page.route('**/rest/v1/rpc/note_build_failure', async (route) => route.fulfill({ json: 0 }));
  await page.route(/\/notifications\?.*(?:build_failure|id=eq\.failed)/, async (route) => {
    if (route.request().method() === 'PATCH') notice.read = true;
    await route.fulfill({ json: [notice] });
  });
}

test('an administrator is told of a failed build on the page, until it is put away', async ({
  page,
  request,
}) => {
  await failBuild(page);
  await arrive(page, await new Operator(request).makeAdmin());
  const main = page.getByRole('main');
  const banner = main.getByRole('alert').filter({ hasText: 'Latest Site Deployment Failed' });
  await expect(banner).toContainText('Site may be experiencing issues. Please check deployment status.');
  const alert = main.getByRole('alert').filter({ hasText: 'Build of our-club failed' });
  await alert.getByRole('button', { name: 'Seen' }).click();
  await expect(alert).toBeHidden();
  await page.reload();
  await expect(banner).toBeVisible();
  await expect(alert).toBeHidden();
});
