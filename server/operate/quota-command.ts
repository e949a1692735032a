import type { Database } from '../db/database.ts';
import type { Outcome } from './outcome.ts';

/** The things that a player may keep a limited number of, and those of all anonymous accounts. */
const KINDS = ['lists', 'versions', 'posts', 'comments', 'games', 'live', 'guest-live'] as const;

/** The operator's request about quotas: to read them, or to set one. */
export type QuotaCommand =
  | { readonly kind: 'quota'; readonly change: null }
  | {
      readonly kind: 'quota';
      readonly change: { readonly of: string; readonly rows: number; readonly megabytes: number };
    };

/** The largest number that a column of PostgreSQL holds as integer. */
const MOST = 2_147_483_647;
const MEGABYTE = 1_000_000;

/** Reads the words behind `npm run admin -- quota`. Null when they are no command. */
export function readQuotaCommand(args: readonly string[]): QuotaCommand | null {
  if (args.length === 0) return { kind: 'quota', change: null };
  const [of, rows = '', megabytes = ''] = args;
  const known = KINDS.find((one) => one === of);
  if (known === undefined || args.length > 3) return null;
  const change = { of: known, rows: readNumber(rows), megabytes: readNumber(megabytes) };
  return change.rows > 0 && change.megabytes > 0 ? { kind: 'quota', change } : null;
}

/** Returns 0 for anything but a whole number that the database can hold. */
function readNumber(text: string): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return value <= MOST ? value : 0;
}

/** Sets a quota when the command has one, and lists all of them. */
export async function runQuotaCommand({ change }: QuotaCommand, database: Database): Promise<Outcome> {
  const rows = await database.withOwner(async ({ query }) => {
    if (change !== null) {
      await query('update private.quotas set most_rows = $2, most_bytes = $3 where kind = $1', [
        change.of,
        change.rows,
        change.megabytes * MEGABYTE,
      ]);
    }
    return (await query('select kind, most_rows, most_bytes from private.quotas order by kind')).rows;
  });
  const lines = rows.map(
    (row) =>
      `${String(row['kind'])}: ${String(row['most_rows'])}, ${String(Number(row['most_bytes']) / MEGABYTE)} MB ${row['kind'] === 'guest-live' ? 'in all' : 'a player'}`,
  );
  return { code: 0, lines };
}
