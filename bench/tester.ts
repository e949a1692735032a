/** Somebody who may play, on a server of a bench. */
import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { makeApiKey } from '#server/keys/api-keys.ts';
import { openKeys } from '#server/keys/open-keys.ts';

const EMAIL = 'tester@example.org';
const PASSWORD = 'four words make sense';

export async function makeTester(address: string, dataDir: string): Promise<void> {
  const keys = await openKeys({ dataDir, jwtSecret: null, jwtKeysFile: null });
  const key = await makeApiKey(keys, 'service_role', new Date());
  const headers = { apikey: key, Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const call = async (method: string, path: string, body: unknown) => {
    const answer = await fetch(address + path, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer;
  };
  const made = await call('POST', '/auth/v1/admin/users', {
    email: EMAIL,
    password: PASSWORD,
    email_confirm: true,
  });
  const { id } = v.parse(v.object({ id: v.string() }), await made.json());
  await call('PATCH', `/rest/v1/profiles?id=eq.${id}`, { tester: true });
}

/** Ends at /missions. */
export async function signInTester(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/login?next=%2Fmissions`);
  await page.getByRole('textbox', { name: 'Email address' }).fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/missions');
}
