import type { Database } from '../db/database.ts';
import { createQueue } from '../db/queue.ts';

const CHANNEL = 'muster_letters';
/** PostgreSQL takes no notification of 8,000 bytes or more. */
const MOST_BYTES = 7_800;
const TIDY = "delete from muster.letters where sent_at < now() - interval '5 minutes'";
const LONG = `
  with sent as (insert into muster.letters (body) values ($1) returning id)
  select pg_notify('${CHANNEL}', id::text) from sent`;

/** Texts to and from the processes of one database, by its notifications. */
export type LetterPost = {
  readonly send: (texts: readonly string[]) => Promise<void>;
  /** Hears every text, one's own included. */
  readonly hear: (onText: (text: string) => void, onGap: () => void) => Promise<void>;
  /** Deletes long texts that everybody has read. */
  readonly tidy: () => Promise<void>;
};

/** Texts that are too long for a notification wait in a table, and their number is notified. */
export function createLetterPost(database: Database, onFault: (cause: unknown) => void): LetterPost {
  const arrivals = createQueue();
  const run = (sql: string, params: readonly string[]) =>
    database.withOwner(({ query }) => query(sql, params, { last: true }));
  const read = async (payload: string): Promise<readonly string[]> => {
    if (!/^\d{1,18}$/.test(payload)) return [payload];
    const { rows } = await run('select body from muster.letters where id = $1', [payload]);
    return rows.map(({ body }) => String(body));
  };
  return {
    send: async (texts) => {
      for (const text of texts) {
        const isLong = Buffer.byteLength(text) > MOST_BYTES;
        await run(isLong ? LONG : `select pg_notify('${CHANNEL}', $1)`, [text]);
      }
    },
    hear: (onText, onGap) =>
      database.listen(CHANNEL, {
        onNotice: (payload) => {
          arrivals(async () => {
            for (const text of await read(payload)) onText(text);
          }).catch(onFault);
        },
        onGap,
      }),
    tidy: async () => {
      await run(TIDY, []);
    },
  };
}

/** Groups items into lists whose JSON, with some bytes around it, fits one notification each. */
export function bundles<T>(items: readonly T[]): readonly (readonly T[])[] {
  const lists: T[][] = [];
  let bytes = Infinity;
  for (const item of items) {
    const size = Buffer.byteLength(JSON.stringify(item)) + 1;
    if (bytes + size > MOST_BYTES - AROUND_BYTES) {
      lists.push([]);
      bytes = 0;
    }
    lists.at(-1)?.push(item);
    bytes += size;
  }
  return lists;
}

const AROUND_BYTES = 100;
