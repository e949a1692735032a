import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { hasCode, readIfThere } from '../file-faults.ts';

/** The file in DATA_DIR that a first start makes. */
export const KEY_FILE = 'keys.json';

/** The disk operations that create a file; a test passes a poor disk. */
export type Disk = {
  /** Gives a file a second name, and fails with EEXIST when that is taken. */
  readonly link: (from: string, to: string) => void;
};

/**
 * Returns the text of DATA_DIR/keys.json. If the file is missing, a new ES256 key is written first,
 * readable only by this user. If several processes start together, one wins and all return its
 * text. Throws the errors of the file system.
 */
export async function readOrMakeKeyFile(dataDir: string, disk: Disk = { link: linkSync }): Promise<string> {
  return readOrMake(dataDir, KEY_FILE, newKey, disk);
}

/**
 * Returns the text of a secret file in DATA_DIR. If the file is missing, `make` gives its text,
 * which is written first, readable only by this user; of several processes one wins. Throws the
 * errors of the file system.
 */
export async function readOrMake(
  dataDir: string,
  name: string,
  make: () => Promise<string>,
  disk: Disk = { link: linkSync },
): Promise<string> {
  const file = join(dataDir, name);
  const there = readIfThere(file);
  if (there !== null) return there;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  create(file, await make(), disk);
  return readFileSync(file, 'utf8');
}

async function newKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  return `${JSON.stringify({ keys: [{ ...jwk, kid, alg: 'ES256', key_ops: ['sign', 'verify'] }] }, null, 2)}\n`;
}

/**
 * Whole or not at all, and never over another: written under a name of its own, brought to the
 * disk, then given the name.
 */
function create(file: string, text: string, { link }: Disk): void {
  const staging = `${file}.${randomUUID()}.new`;
  try {
    writeThrough(staging, text);
    placeAt(staging, file, link);
  } finally {
    rmSync(staging, { force: true });
  }
  syncFolder(dirname(file));
}

function placeAt(staging: string, file: string, link: Disk['link']): void {
  try {
    link(staging, file);
  } catch {
    // Taken, or a file system without second names (exFAT, some network shares): a copy fails only
    // where it is taken.
    try {
      copyFileSync(staging, file, constants.COPYFILE_EXCL);
    } catch (cause) {
      if (!hasCode(cause, 'EEXIST')) throw cause;
    }
  }
}

function writeThrough(path: string, text: string): void {
  const handle = openSync(path, 'wx', 0o600);
  try {
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function syncFolder(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
