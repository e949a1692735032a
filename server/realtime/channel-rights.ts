import { randomUUID } from 'node:crypto';
import { CODES, DatabaseError } from '../db/database-error.ts';
import type { Database, RequestContext, Session } from '../db/database.ts';
import type { Identity } from './read-token.ts';

/** The two uses of a channel; a policy may allow one and refuse the other. */
export type Extension = 'broadcast' | 'presence';

/** The rights on private channels: policies on `realtime.messages`. */
export type ChannelRights = {
  /** The uses that the caller may hear in a channel. Throws DatabaseError. */
  readonly readable: (identity: Identity, topic: string) => Promise<ReadonlySet<Extension>>;
  /** True when the caller may send. Throws DatabaseError. */
  readonly isWritable: (identity: Identity, topic: string, extension: Extension) => Promise<boolean>;
  /** True while the session of the token lasts and its account is not banned. */
  readonly isCurrent: (identity: Identity) => Promise<boolean>;
};

const INSERT = 'insert into realtime.messages (id, topic, extension) values ($1, $2, $3)';
const CURRENT = `
  select 1 from auth.sessions s join auth.users u on u.id = s.user_id
  where s.id::text = $1 and u.id::text = $2 and u.deleted_at is null
    and coalesce(u.banned_until <= now(), true)`;

/**
 * Decides by trial, as a hosted project does: rows are inserted and selected as the caller, and
 * undone. Policies may look at realtime.topic(), the topic, the extension and the claims.
 */
export function createChannelRights(database: Database): ChannelRights {
  return {
    readable: async (identity, topic) => {
      const ids: Readonly<Record<Extension, string>> = { broadcast: randomUUID(), presence: randomUUID() };
      const prepare = async ({ query }: Session) => {
        await query(INSERT, [ids.broadcast, topic, 'broadcast']);
        await query(INSERT, [ids.presence, topic, 'presence']);
      };
      const select = ({ query }: Session) =>
        query('select extension from realtime.messages where id in ($1, $2)', [ids.broadcast, ids.presence]);
      const seen = await orForbidden(async () => {
        const { rows } = await database.withTrial(contextOf(identity, topic), prepare, select);
        return new Set(rows.map((row) => row['extension']));
      }, new Set<unknown>());
      return new Set((['broadcast', 'presence'] as const).filter((extension) => seen.has(extension)));
    },
    isWritable: async (identity, topic, extension) => {
      const insert = ({ query }: Session) => query(INSERT, [randomUUID(), topic, extension]);
      return orForbidden(async () => {
        await database.withTrial(contextOf(identity, topic), nothing, insert);
        return true;
      }, false);
    },
    isCurrent: async ({ session, user }) => {
      if (session === null || user === null) return true;
      const { rows } = await database.withOwner(({ query }) =>
        query(CURRENT, [session, user], { last: true }),
      );
      return rows.length > 0;
    },
  };
}

/** Runs a trial. Returns the other value when the database forbids it, or the role itself. */
async function orForbidden<T>(trial: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await trial();
  } catch (cause) {
    if (cause instanceof DatabaseError && cause.code === CODES.forbidden) return otherwise;
    throw cause;
  }
}

async function nothing(): Promise<void> {
  await Promise.resolve();
}

function contextOf({ role, claims, user }: Identity, topic: string): RequestContext {
  const settings = {
    'realtime.topic': topic,
    'request.jwt.claim.sub': user ?? '',
    'request.jwt.claim.role': role,
    'request.headers': '{}',
  };
  return { role, claims: { ...claims, role }, readOnly: false, settings };
}
