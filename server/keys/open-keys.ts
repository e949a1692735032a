import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importKey, type ImportedKey } from './import-key.ts';
import { secretJwk } from './jwk.ts';
import { readJwkFile } from './jwk-file.ts';
import { KEY_FILE, readOrMakeKeyFile } from './key-file.ts';
import { createKeySet, type KeySet } from './key-set.ts';
import { secretProblem, type KeySettings } from './key-settings.ts';
import { KeysError } from './keys-error.ts';

/**
 * Opens the keys of this installation: those of JWT_KEYS (with JWT_SECRET beside them for HS256
 * tokens of unknown keys), else JWT_SECRET, else the pair in DATA_DIR, which a first start makes.
 * Throws KeysError, whose message is for the operator.
 */
export async function openKeys({ dataDir, jwtSecret, jwtKeysFile }: KeySettings): Promise<KeySet> {
  const secret = jwtSecret === null ? null : await openSecret(jwtSecret);
  if (jwtKeysFile !== null) {
    const name = `${jwtKeysFile} (JWT_KEYS)`;
    return createKeySet({ ...(await readJwkFile(readText(jwtKeysFile, name), name)), secret });
  }
  if (secret !== null) return createKeySet({ keys: [secret], signing: secret, secret });
  return createKeySet({ ...(await openOwnKeys(dataDir)), secret: null });
}

async function openSecret(secret: string): Promise<ImportedKey> {
  const problem = secretProblem(secret);
  if (problem !== null) throw new KeysError(problem);
  return importKey(secretJwk(secret));
}

async function openOwnKeys(dataDir: string) {
  const file = join(dataDir, KEY_FILE);
  let text: string;
  try {
    text = await readOrMakeKeyFile(dataDir);
  } catch (cause) {
    throw new KeysError(
      `The keys in ${file} can be neither read nor made: ${reasonOf(cause)}. Make DATA_DIR a folder that this user may read and write.`,
      { cause },
    );
  }
  try {
    return await readJwkFile(text, file);
  } catch (cause) {
    if (!(cause instanceof KeysError)) throw cause;
    throw new KeysError(
      `${cause.message} Put the file back from a backup. Without one, move it away and start again: new keys are made, everybody signs in anew, and ANON_KEY and SERVICE_ROLE_KEY change.`,
    );
  }
}

function readText(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new KeysError(`${name} cannot be read: ${reasonOf(cause)}.`, { cause });
  }
}

function reasonOf(cause: unknown): string {
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.message : String(cause);
}
