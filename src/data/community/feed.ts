import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { callRest } from '#platform/backend/call-rest.ts';
import { type Cursor, cursor } from './cursor.ts';
import { type Player, playerOf } from './player.ts';

/** The number of events on one page of the feed. */
const FEED_PAGE = 30;

export const EVENT_KINDS = [
  'post',
  'fork',
  'comment',
  'reply',
  'like',
  'follow',
  'finish',
  'decision',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

const decision = v.object({
  decision: v.picklist(['accepted', 'returned', 'declined', 'published']),
  /** The part of the catalogue and the thing in it that the change is about. */
  section: v.string(),
  target: v.string(),
  /** The name that the change gives it. */
  name: v.optional(v.string()),
  /** The release that took the change up. */
  release: v.optional(v.number()),
  /** The editor's words. */
  answer: v.optional(v.string()),
});
/** A decision about a change of the catalogue that the reader proposed. */
export type ChangeDecision = v.InferOutput<typeof decision>;

/** Something that a player did. */
export type FeedEvent = {
  readonly id: string;
  readonly kind: EventKind;
  /** ISO 8601 instant. */
  readonly createdAt: string;
  /** Null when the name may not be seen. */
  readonly actor: Player | null;
  /** It was done to the reader, or to something of theirs. */
  readonly isMine: boolean;
  readonly list: { readonly id: string; readonly name: string; readonly faction: string } | null;
  /** The name of the list that `list` was made from; null where there is none to be seen. */
  readonly originalName: string | null;
  /** A comment, or null: its id and how it begins. */
  readonly comment: { readonly id: string; readonly begins: string } | null;
  /** Several decisions of one kind are one event; of any other kind of event none. */
  readonly decisions: readonly ChangeDecision[];
};

export type FeedPage = {
  readonly events: readonly FeedEvent[];
  /** The start of the next page, as the database gives it; null at the end. */
  readonly next: Cursor | null;
};

const line = v.nullable(v.string());
const eventRow = v.object({
  id: v.string(),
  kind: v.string(),
  created_at: v.string(),
  actor_id: v.string(),
  actor_username: line,
  actor_short_id: line,
  actor_avatar_url: line,
  is_mine: v.boolean(),
  list_id: line,
  list_name: line,
  list_faction: line,
  based_on: line,
  comment_id: line,
  comment_body: line,
  detail: v.optional(v.unknown()),
  cursor,
});

/**
 * The activity of the players whom the user follows, and of others on the user's lists, newest
 * first. With a player: that player's activity, as far as the reader may see it. Under `userId`
 * each user has a separate cache.
 */
export function feedQuery(userId: string | null, player: string | null = null) {
  return infiniteQueryOptions({
    queryKey: ['community', 'feed', userId, player],
    queryFn: ({ pageParam, signal }) => readFeed(player, pageParam, signal),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (last: FeedPage) => last.next,
  });
}

async function readFeed(player: string | null, after: Cursor | null, signal: AbortSignal): Promise<FeedPage> {
  const body = { player, after, page_size: FEED_PAGE };
  const rows = v.parse(v.array(eventRow), await callRest({ path: 'rpc/activity_page', body, signal }));
  const next = rows.length < FEED_PAGE ? null : (rows.at(-1)?.cursor ?? null);
  const names = await readNames(
    rows.flatMap(({ kind, based_on: id }) => (kind === 'fork' && id !== null ? [id] : [])),
    signal,
  );
  return { events: rows.flatMap((row) => eventOf(row, names) ?? []), next };
}

/** Returns the names of those of these lists that the reader may see, by id. */
async function readNames(ids: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const query = { select: 'id,name', id: `in.(${[...new Set(ids)].join(',')})` };
  const rows = v.parse(
    v.array(v.object({ id: v.string(), name: v.string() })),
    await callRest({ path: 'shared_lists', query, signal }),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Null for a kind or a decision that this app does not know yet. */
function eventOf(row: v.InferOutput<typeof eventRow>, names: ReadonlyMap<string, string>): FeedEvent | null {
  const kind = EVENT_KINDS.find((one) => one === row.kind);
  if (kind === undefined) return null;
  const decided = kind === 'decision' ? v.safeParse(decision, row.detail) : null;
  if (decided?.success === false) return null;
  const { list_id: id, list_name: name, list_faction: faction, actor_short_id: shortId } = row;
  return {
    id: row.id,
    kind,
    createdAt: row.created_at,
    actor:
      shortId === null ? null : playerOf(row.actor_id, row.actor_username, shortId, row.actor_avatar_url),
    isMine: row.is_mine,
    list: id === null || name === null ? null : { id, name, faction: faction ?? '' },
    originalName: names.get(row.based_on ?? '') ?? null,
    comment:
      row.comment_id === null || row.comment_body === null
        ? null
        : { id: row.comment_id, begins: row.comment_body },
    decisions: decided === null ? [] : [decided.output],
  };
}

/**
 * Up to when this user has seen the feed: an ISO 8601 instant. Read once: it is what was new when
 * the page was opened.
 */
export function seenQuery(userId: string) {
  return queryOptions({
    queryKey: ['community', 'seen', userId],
    queryFn: async ({ signal }): Promise<string | null> => {
      const query = { select: 'activity_seen_at', id: `eq.${userId}` };
      const rows = v.parse(
        v.array(v.object({ activity_seen_at: v.string() })),
        await callRest({ path: 'profiles', query, signal }),
      );
      return rows[0]?.activity_seen_at ?? null;
    },
    refetchOnReconnect: false,
  });
}
