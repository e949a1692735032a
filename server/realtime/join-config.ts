import { isRecord } from '#domain/catalogue/is-record.ts';
import { MOST_REPLAYED } from './realtime-settings.ts';

/** The wishes of a client that joins a channel. */
export type JoinConfig = {
  readonly isPrivate: boolean;
  /** True when broadcasts are acknowledged. */
  readonly ack: boolean;
  /** True when the channel hears its own broadcasts. */
  readonly self: boolean;
  readonly presence: { readonly key: string; readonly enabled: boolean };
  /** Messages of the database to send again; null for none. */
  readonly replay: Replay | null;
  /** True when the client wants to be told that messages of the database arrive. */
  readonly replicationReady: boolean;
  /** As the client sent them. */
  readonly changes: readonly Readonly<Record<string, unknown>>[];
  /** Empty when there is none; then the socket's API key counts. */
  readonly token: string;
};

/** The newest `limit` messages since a time, in milliseconds since 1970. */
export type Replay = { readonly since: number; readonly limit: number };

export type ReadJoin =
  { readonly ok: true; readonly config: JoinConfig } | { readonly ok: false; readonly reason: string };

/** Listeners to changes that one channel may have. */
const MOST_CHANGES = 100;

/**
 * Reads the payload of a join. What is malformed has its default, as on a hosted project, except
 * for a replay, which is refused.
 */
export function readJoin(payload: unknown): ReadJoin {
  const join = recordOf(payload);
  const config = recordOf(join['config']);
  const broadcast = recordOf(config['broadcast']);
  const presence = recordOf(config['presence']);
  const isPrivate = flag(config['private']);
  const replay = readReplay(broadcast['replay']);
  if (replay === 'malformed') return refusal('Replay params are not valid');
  if (replay !== null && !isPrivate) return refusal('Replay is not allowed for public channels');
  const changes = Array.isArray(config['postgres_changes'])
    ? config['postgres_changes'].filter(isRecord)
    : [];
  return {
    ok: true,
    config: {
      isPrivate,
      ack: flag(broadcast['ack']),
      self: flag(broadcast['self']),
      presence: { key: textOf(presence['key']), enabled: flag(presence['enabled']) },
      replay,
      replicationReady: flag(broadcast['replication_ready']),
      changes: changes.slice(0, MOST_CHANGES),
      token: readToken(join['access_token'] ?? join['user_token']),
    },
  };
}

/** The text of an access token; empty for null, and for keys of the newer kind. */
export function readToken(value: unknown): string {
  const token = textOf(value);
  return token.startsWith('sb_') ? '' : token;
}

function refusal(text: string): ReadJoin {
  return { ok: false, reason: `UnableToReplayMessages: ${text}` };
}

function readReplay(value: unknown): Replay | null | 'malformed' {
  if (value === undefined || value === null) return null;
  const { since, limit = MOST_REPLAYED } = recordOf(value);
  const isTime = Number.isSafeInteger(since) && Number(since) >= 0;
  const isCount = Number.isSafeInteger(limit) && Number(limit) > 0;
  if (!isTime || !isCount) return 'malformed';
  return { since: Number(since), limit: Math.min(Number(limit), MOST_REPLAYED) };
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Truth values may come as texts. */
function flag(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value.toLowerCase() === 'true');
}
