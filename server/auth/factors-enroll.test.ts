import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestAuth, type TestAuth } from '#tests/builders/auth.ts';

let test: TestAuth;
beforeAll(async () => {
  test = await openTestAuth();
}, 60_000);
afterAll(() => test.close());

describe('POST /factors', () => {
  it('x', async () => {
    const m = await test.join('a@example.org');
    const r = await test.call('GET', '/user', { token: m.accessToken });
    expect(r.json).toMatchObject({ id: m.id });
    console.log(r.json);
  });
});
