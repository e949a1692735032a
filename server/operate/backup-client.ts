import { createReadStream } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { fillSpool, type Spool } from './backup-spool.ts';
import { OperateError } from './operate-error.ts';
import type { RestoreOptions, RestoreResult } from './restore.ts';

/** A running server on this machine. */
export type ServerParts = {
  /** Without a slash at the end. */
  readonly address: string;
  /** A token of makeOperateToken. */
  readonly token: string;
};

const Restored = v.object({ tables: v.number(), rows: v.number(), made: v.string() });
const Refused = v.object({ code: v.string(), message: v.string() });
const CODES = ['file', 'not-empty', 'other-database', 'failed'] as const;
const MOST_WORDS = 100_000;

/** Has a server make a backup and takes it into the spool. Throws OperateError when it does not. */
export async function fetchBackup(server: ServerParts, spool: Spool): Promise<void> {
  const answer = await ask(server, '/backup', null);
  if (answer.statusCode !== 200) throw new OperateError(await refusalOf(answer, server));
  try {
    await fillSpool(spool, answer);
  } catch (cause) {
    throw new OperateError('The server stopped in the middle of the backup.', { cause });
  }
}

/** Hands a server a backup to restore. Throws OperateError when it does not answer as it should. */
export async function sendBackup(
  server: ServerParts,
  file: number,
  { replace }: RestoreOptions,
): Promise<RestoreResult> {
  const answer = await ask(server, `/restore?replace=${String(replace)}`, file);
  const text = await textOf(answer);
  const restored = v.safeParse(Restored, parseJson(text));
  if (answer.statusCode === 200 && restored.success) return { ok: true, ...restored.output };
  const refused = v.safeParse(Refused, parseJson(text));
  const code = refused.success ? CODES.find((one) => one === refused.output.code) : undefined;
  if (code === undefined || !refused.success) throw new OperateError(refusalText(answer, text, server));
  return { ok: false, code, message: refused.output.message };
}

/**
 * Sends a request without a time limit: a large restore takes its time, and the server responds
 * when it is done.
 */
async function ask(
  { address, token }: ServerParts,
  path: string,
  file: number | null,
): Promise<IncomingMessage> {
  const sending = request(`${address}/admin/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/sql' },
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    sending.once('response', resolve);
    sending.once('error', (cause) =>
      reject(
        new OperateError(
          `The embedded database is in use, but no server answers at ${address}. ` +
            'Give this command the HOST and PORT that the server has: PORT=9000 npm run backup',
          { cause },
        ),
      ),
    );
  });
  if (file === null) sending.end();
  else {
    const sent = pipeline(createReadStream('', { fd: file, start: 0, autoClose: false }), sending);
    // A server that refuses early closes its side; what it answered says why.
    sent.catch(() => undefined);
  }
  return answer;
}

async function refusalOf(answer: IncomingMessage, server: ServerParts): Promise<string> {
  return refusalText(answer, await textOf(answer), server);
}

function refusalText({ statusCode }: IncomingMessage, text: string, { address }: ServerParts): string {
  if (statusCode === 401) {
    return (
      `The server at ${address} does not know the keys of this command. ` +
      'Give it the DATA_DIR, JWT_SECRET and JWT_KEYS that the server has.'
    );
  }
  const refused = v.safeParse(Refused, parseJson(text));
  if (refused.success) return refused.output.message;
  return `The server at ${address} is not Muster of this version (status ${String(statusCode)}).`;
}

async function textOf(answer: IncomingMessage): Promise<string> {
  answer.setEncoding('utf8');
  let text = '';
  for await (const piece of answer) {
    text += String(piece);
    if (text.length > MOST_WORDS) break;
  }
  return text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
