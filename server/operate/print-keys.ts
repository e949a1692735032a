import { makeApiKey } from '../keys/api-keys.ts';
import { keySettings } from '../keys/key-settings.ts';
import { openKeys } from '../keys/open-keys.ts';
import type { Outcome } from './outcome.ts';

/**
 * The API keys of this installation as two lines, `ANON_KEY=…` and `SERVICE_ROLE_KEY=…`, good for
 * ten years from `now`. On a new installation the keys behind them are made first. Throws KeysError
 * when they cannot be had.
 */
export async function printKeys(
  env: Readonly<Record<string, string | undefined>>,
  now: Date,
): Promise<Outcome> {
  const read = keySettings(env);
  if (!read.ok) return { code: 1, lines: read.problems };
  const keys = await openKeys(read.settings);
  return {
    code: 0,
    lines: [
      `ANON_KEY=${await makeApiKey(keys, 'anon', now)}`,
      `SERVICE_ROLE_KEY=${await makeApiKey(keys, 'service_role', now)}`,
    ],
  };
}
