import { makeApiKey } from '../keys/api-keys.ts';
import { keySettings } from '../keys/key-settings.ts';
import { openKeys } from '../keys/open-keys.ts';
import { openPushKeyFile } from '../push/open-push-keys.ts';
import { readPushSettings } from '../push/push-settings.ts';
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

/**
 * The key of notifications as two lines, for a hosted project: `VITE_PUSH_KEY=…` for the build and
 * `PUSH_KEY=…`, which is secret, for the function. Made first on a new installation. Throws
 * KeysError when it cannot be had.
 */
export async function printPushKey(env: Readonly<Record<string, string | undefined>>): Promise<Outcome> {
  const read = keySettings(env);
  if (!read.ok) return { code: 1, lines: read.problems };
  const problems: string[] = [];
  const settings = readPushSettings(env, problems);
  if (problems.length > 0) return { code: 1, lines: problems };
  const { keys, text } = await openPushKeyFile(read.settings.dataDir, settings);
  return { code: 0, lines: [`VITE_PUSH_KEY=${keys.publicKey}`, `PUSH_KEY=${text}`] };
}
