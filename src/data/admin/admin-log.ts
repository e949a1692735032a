import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { isUuid } from '#domain/access/token.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { CARD_COLUMNS, playerCard } from '../community/player.ts';
import { act, type AdminOutcome, readRows } from './act.ts';

const row = v.nullable(v.record(v.string(), v.unknown()));
const columns = {
  id: v.number(),
  created_at: v.string(),
  admin_name: v.string(),
  action: v.picklist(['insert', 'update', 'delete', 'call']),
  subject: v.string(),
  target_id: v.string(),
  target_name: v.string(),
  before: row,
  after: row,
  undoes: v.nullable(v.number()),
  is_undone: v.boolean(),
};
const entry = v.object({ ...columns, admin: v.nullable(playerCard) });
/** One action of an administrator. Of an update `before` and `after` hold only what changed. */
export type LogEntry = Omit<v.InferOutput<typeof entry>, 'admin'>;

/** The actions to list: all, those on one table, or those on one row. */
export type LogScope = {
  readonly subject?: string;
  readonly targetId?: string;
};

export const LOG_PAGE = 30;

/**
 * The newest log entries before an id (null for the newest of all). Players have their current
 * names, as in Users.
 */
export function logQuery({ subject, targetId }: LogScope, before: number | null) {
  return queryOptions({
    queryKey: ['admin', 'log', subject ?? '', targetId ?? '', before ?? 0],
    queryFn: async ({ signal }) => {
      const entries = await readRows(entry, {
        path: 'admin_log',
        query: {
          select: `${Object.keys(columns).join(',')},admin:player_cards(${CARD_COLUMNS})`,
          order: 'id.desc',
          limit: String(LOG_PAGE),
          ...(subject === undefined ? {} : { subject: `eq.${subject}` }),
          ...(targetId === undefined ? {} : { target_id: `eq.${targetId}` }),
          ...(before === null ? {} : { id: `lt.${before}` }),
        },
        signal,
      });
      const names = await readNames(
        entries.flatMap((one) => targetPlayer(one) ?? []),
        signal,
      );
      return entries.map(({ admin, ...one }): LogEntry => ({
        ...one,
        admin_name: admin?.name ?? one.admin_name,
        target_name: names.get(targetPlayer(one) ?? '') ?? one.target_name,
      }));
    },
    staleTime: 0,
  });
}

/** The id of the player whom an action was done to; null when it was done to something else. */
function targetPlayer({ action, subject, target_id: target, before, after }: LogEntry): string | null {
  const id = subject === 'player_warnings' ? (after?.['player_id'] ?? before?.['player_id']) : target;
  const isPlayer = subject === 'player_warnings' || subject === 'profiles' || action === 'call';
  return isPlayer && typeof id === 'string' && isUuid(id) ? id : null;
}

async function readNames(ids: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const query = { select: CARD_COLUMNS, id: `in.(${[...new Set(ids)].join(',')})` };
  const players = await readRows(playerCard, { path: 'player_cards', query, signal });
  return new Map(players.map(({ id, name }) => [id, name]));
}

/** Takes an action back, unless somebody has changed the same thing since. */
export async function undoChange(id: number): Promise<AdminOutcome> {
  return act(async () => callRest({ path: 'rpc/undo_admin_change', body: { entry: id } }));
}
