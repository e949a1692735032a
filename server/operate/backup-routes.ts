import { type Context, Hono } from 'hono';
import type { Database } from '../db/database.ts';
import type { Log } from '../http/log.ts';
import type { KeySet } from '../keys/key-set.ts';
import { openSpool, type Spool, streamOf } from './backup-spool.ts';
import { isOperator } from './backup-token.ts';
import { writeBackup } from './backup.ts';
import { readDatabaseState } from './database-state.ts';
import { restoreBackup, type RestoreResult } from './restore.ts';

export type OperateParts = {
  readonly database: Database;
  readonly keys: KeySet;
  readonly now: () => Date;
  readonly log: Log;
  /** The product's version, noted in backups. */
  readonly version: string;
  /** The folder of a backup, which has no name there, while it is made or checked: DATA_DIR. */
  readonly folder: string;
};

/** The headers that a proxy adds. The operator's commands speak to the server itself. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'];

type RefusalCode = Exclude<RestoreResult, { ok: true }>['code'];
const STATUS = { file: 400, 'not-empty': 409, 'other-database': 409, failed: 422 } as const satisfies Record<
  RefusalCode,
  number
>;

/**
 * Creates the routes that the operator's commands use on a running server: POST /backup returns the
 * backup as SQL, POST /restore?replace=true takes one, GET /state returns a DatabaseState. They
 * need a token of makeOperateToken, refuse proxies, and run one at a time (409). Refusals are JSON
 * with `code` and `message`. Mount it where only this machine can reach it.
 */
export function createOperate(parts: OperateParts): Hono {
  const { keys, now, log, folder } = parts;
  const app = new Hono();
  let busy = false;

  app.use(async (c, next) => {
    c.header('cache-control', 'no-store');
    if (FORWARDED.some((name) => c.req.header(name) !== undefined)) {
      return refuse(c, 403, 'proxied', 'Ask the server itself, on its own machine.');
    }
    if (!(await isOperator(keys, c.req.header('authorization'), now()))) {
      return refuse(c, 401, 'unauthorized', 'This needs a token made from the keys of the installation.');
    }
    return next();
  });
  const alone = (work: (c: Context, spool: Spool) => Promise<Response>) => async (c: Context) => {
    if (busy) return refuse(c, 409, 'busy', 'A backup is being made or restored already. Try again later.');
    busy = true;
    const spool = openSpool(folder);
    try {
      return await work(c, spool);
    } catch (cause) {
      spool.close();
      throw cause;
    } finally {
      busy = false;
    }
  };

  app.get('/state', async (c) => c.json(await readDatabaseState(parts.database)));
  app.post(
    '/backup',
    alone((c, spool) => answerBackup(c, spool, parts)),
  );
  app.post(
    '/restore',
    alone(async (c, spool) => {
      const answer = await takeBackup(c, spool, parts);
      spool.close();
      return answer;
    }),
  );
  app.onError((cause, c) => {
    log.error('Fault while making or restoring a backup', cause);
    return refuse(c, 500, 'fault', `${cause.message}. The log of the server says more.`);
  });
  return app;
}

async function answerBackup(c: Context, spool: Spool, parts: OperateParts): Promise<Response> {
  const { tables, rows, bytes } = await writeBackup(parts.database, parts, spool.write);
  parts.log.info('Backup made', { tables, rows, bytes });
  return c.body(streamOf(spool), 200, {
    'content-type': 'application/sql; charset=utf-8',
    'content-length': String(bytes),
  });
}

async function takeBackup(c: Context, spool: Spool, { database, log }: OperateParts): Promise<Response> {
  const reader = c.req.raw.body?.getReader();
  for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) {
    spool.write(piece.value);
  }
  const result = await restoreBackup(database, spool.file, { replace: c.req.query('replace') === 'true' });
  if (!result.ok) {
    log.info('Backup refused', { code: result.code });
    return refuse(c, STATUS[result.code], result.code, result.message);
  }
  const { tables, rows, made } = result;
  log.info('Backup restored', { tables, rows });
  return c.json({ tables, rows, made });
}

function refuse(c: Context, status: 400 | 401 | 403 | 409 | 422 | 500, code: string, message: string) {
  return c.json({ code, message }, status);
}
