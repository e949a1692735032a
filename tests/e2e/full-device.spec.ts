import { expect } from '@playwright/test';
import { keepAtOnce } from './pages/installed-app.ts';
import { test } from './pages/journey.ts';

test.use({ serviceWorkers: 'allow' });

test('a device without room says what is missing and keeps the app once there is some', async ({
  page,
  context,
  baseURL: origin = '',
}) => {
  await keepAtOnce(context);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 200_000 });
  await page.goto('/offline');
  await expect(page.getByText('What Muster needs offline could not be saved.')).toBeVisible();
  const missing = page.getByRole('alert').filter({ hasText: 'This device had no room' });
  await expect(missing).toBeVisible();

  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await page.getByRole('button', { name: 'Save for offline use' }).click();
  await expect(page.getByText('App is ready to work offline')).toBeVisible();
  await expect(missing).toBeHidden();
  await page.getByRole('button', { name: 'Stop' }).click();
  await context.setOffline(true);
  await page.goto('/builder');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
