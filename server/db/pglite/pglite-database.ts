import type { Database, RequestContext } from '../database.ts';
import { createMaintenance, SCHEDULE } from '../maintenance.ts';
import { openPgliteFiles, type PglitePlace } from './pglite-files.ts';
import { createRoleGuard } from '../request-roles.ts';
import { ownerTransaction, requestTransaction, runTransaction, runTrial } from '../transaction.ts';

export type PgliteOptions = {
  readonly now: () => Date;
  /** Called with a sentence when opening has to wait for another process. */
  readonly onWait?: (sentence: string) => void;
  /** Called when scheduled work fails. The next turn tries again. */
  readonly onFault: (cause: unknown) => void;
} & PglitePlace;

export type PgliteDatabase = {
  /** CHECKPOINT, and every data file to the disk. Runs by schedule; a backup calls it too. */
  readonly checkpoint: () => Promise<void>;
  /** VACUUM and ANALYZE. Runs by schedule. */
  readonly vacuum: () => Promise<void>;
} & Database;

/** Nobody is served while a statement runs. */
const ANON_TIMEOUT_MS = 1_000;
const UPKEEP_TIMEOUT_MS = 300_000;
const WAL_POSITION = "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as position";

/**
 * Opens the embedded database: PostgreSQL in a thread, one transaction after the other, durable at
 * every commit. A statement that takes too long is cancelled; one that does not stop ends the
 * thread, and the next transaction opens a new one. Throws DirectoryInUseError when another process
 * has the directory, DatabaseError when the files cannot be opened.
 */
export async function openPgliteDatabase(options: PgliteOptions): Promise<PgliteDatabase> {
  const { now, onFault } = options;
  const { exclusive, listen, sync, assertRoom, giveReserve, close } = await openPgliteFiles(options, options);
  // The server's own writes are small and let players sign in.
  const withOwner: Database['withOwner'] = (run, asked = {}) => {
    giveReserve();
    return exclusive((open) => runTransaction(open, ownerTransaction(asked), run));
  };
  const guard = createRoleGuard(withOwner);
  const walPosition = async () => {
    const { rows } = await withOwner(({ query }) => query(WAL_POSITION));
    return Number(rows[0]?.['position']);
  };

  let checkpointed = await walPosition();
  const checkpoint = async () => {
    await exclusive((open) => open.script('checkpoint', UPKEEP_TIMEOUT_MS));
    await sync();
    checkpointed = await walPosition();
  };
  const vacuum = () => exclusive((open) => open.script('vacuum analyze', UPKEEP_TIMEOUT_MS));

  const upkeep = { walBytes: async () => (await walPosition()) - checkpointed, checkpoint, vacuum };
  const maintain = createMaintenance(upkeep, () => now().getTime());
  let upkeepRun: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    upkeepRun = maintain().catch(onFault);
  }, SCHEDULE.everyMs);
  timer.unref();

  return {
    withRequest: async (context, run) => {
      if (mayGrow(context)) assertRoom();
      else if (!context.readOnly) giveReserve();
      await guard(context.role);
      const transaction = requestTransaction(context, ANON_TIMEOUT_MS);
      return exclusive((open) => runTransaction(open, transaction, ({ query }) => run({ query })));
    },
    withTrial: async (context, prepare, run) => {
      await guard(context.role);
      const transaction = requestTransaction(context, ANON_TIMEOUT_MS);
      return exclusive((open) => runTrial(open, transaction, prepare, run));
    },
    withOwner,
    listen,
    checkpoint,
    vacuum,
    close: async () => {
      clearInterval(timer);
      // Upkeep under way finishes first: it would find the database closed.
      await upkeepRun;
      await close();
    },
  };
}

/** Statements that free room still run when there is little. */
const FREES_ROOM = '/rpc/delete_my_account';

function mayGrow({ readOnly, rollback = false, settings = {} }: RequestContext): boolean {
  const isDelete = settings['request.method'] === 'DELETE' || settings['request.path'] === FREES_ROOM;
  return !readOnly && !rollback && !isDelete;
}
