import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import type { Database, Listener } from '../database.ts';

/** Pauses before a lost connection is opened again; the last one is kept. */
const RETRY_MS = [100, 1_000, 2_000, 5_000, 10_000];

type PostgresNotices = {
  readonly listen: Database['listen'];
  readonly close: () => Promise<void>;
};

type NoticesParts = {
  readonly url: string;
  /** Called each time that the connection is lost or cannot be opened. */
  readonly onFault: (cause: unknown) => void;
};

/**
 * Hears notifications of PostgreSQL by one connection of its own, opened with the first listener.
 * A lost one is opened again, and then the listeners are told of the gap. A pooler in transaction
 * mode delivers no notifications.
 */
export function createPostgresNotices({ url, onFault }: NoticesParts): PostgresNotices {
  const listeners = new Map<string, Listener>();
  const ended = new AbortController();
  let client: Promise<Client> | null = null;

  const open = async (): Promise<Client> => {
    const opened = new Client({ connectionString: url, application_name: 'muster notices', keepAlive: true });
    opened.on('notification', ({ channel, payload = '' }) => listeners.get(channel)?.onNotice(payload));
    opened.on('error', (cause) => {
      if (!ended.signal.aborted) onFault(cause);
    });
    try {
      await opened.connect();
      for (const channel of listeners.keys()) await opened.query(listenSql(channel));
    } catch (cause) {
      await opened.end().catch(() => undefined);
      throw cause;
    }
    opened.once('end', () => {
      if (!ended.signal.aborted) client = openAgain();
    });
    return opened;
  };
  const openAgain = async (): Promise<Client> => {
    for (let tries = 0; ; tries += 1) {
      await setTimeout(RETRY_MS[Math.min(tries, RETRY_MS.length - 1)], undefined, { signal: ended.signal });
      try {
        const opened = await open();
        for (const { onGap } of listeners.values()) onGap();
        return opened;
      } catch (cause) {
        onFault(cause);
      }
    }
  };
  return {
    listen: async (channel, listener) => {
      listeners.set(channel, listener);
      client ??= open();
      const opened = await client;
      await opened.query(listenSql(channel));
    },
    close: async () => {
      ended.abort();
      const opened = await client?.catch(() => null);
      await opened?.end();
    },
  };
}

function listenSql(channel: string): string {
  return `listen "${channel.replaceAll('"', '')}"`;
}
