import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newVapidJwk, readVapidKeys, type VapidKeys } from '#functions/push/vapid.ts';
import { readOrMake } from '../keys/key-file.ts';
import { KeysError } from '../keys/keys-error.ts';
import type { PushSettings } from './push-settings.ts';

/** The file in DATA_DIR that a first start makes. */
export const PUSH_KEY_FILE = 'push-key.json';

/**
 * Opens the key by which push services know this site: that of PUSH_KEY, else the one in DATA_DIR,
 * which a first start makes. Throws KeysError, whose message is for the operator and repeats
 * nothing of the file.
 */
export async function openPushKeys(dataDir: string, settings: PushSettings): Promise<VapidKeys> {
  return (await openPushKeyFile(dataDir, settings)).keys;
}

/** The same with the text of the file, for moving to another installation. */
export async function openPushKeyFile(
  dataDir: string,
  { keyFile }: PushSettings,
): Promise<{ readonly keys: VapidKeys; readonly text: string }> {
  const file = keyFile ?? join(dataDir, PUSH_KEY_FILE);
  const name = keyFile === null ? file : `${file} (PUSH_KEY)`;
  const text = await textOf(dataDir, keyFile, name);
  const keys = await readVapidKeys(text);
  if (keys !== null) return { keys, text: text.trim() };
  throw new KeysError(
    `${name} must hold one private JWK of P-256. Put it back from a backup. With a new one, players have to turn notifications on again.`,
  );
}

async function textOf(dataDir: string, keyFile: string | null, name: string): Promise<string> {
  try {
    if (keyFile !== null) return readFileSync(keyFile, 'utf8');
    return await readOrMake(dataDir, PUSH_KEY_FILE, async () => `${await newVapidJwk()}\n`);
  } catch (cause) {
    throw new KeysError(`${name} can be neither read nor made.`, { cause });
  }
}
