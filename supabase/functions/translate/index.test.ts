import { afterEach, expect, it, vi } from 'vitest';
import { denoStandIn, signedIn } from '../_shared/test-context.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is served by the hosted runtime with its own settings', async () => {
  const { served, deno } = denoStandIn();
  vi.stubGlobal('Deno', deno);
  await import('./index.ts');
  const response = await served.handlers[0]?.(signedIn({ method: 'POST' }));
  expect(response?.status).toBe(503);
  expect(served.asked).toContain('SUPABASE_URL');
});
