import { infiniteQueryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { callRest } from '#platform/backend/call-rest.ts';

/** The number of events on one page. */
const PAGE = 20;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const playerEvent = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.uuid()),
    name: v.string(),
    city: v.nullable(v.string()),
    starts_at: v.string(),
    zone: v.string(),
    faction: v.nullable(v.string()),
    won: count,
    drawn: count,
    lost: count,
  }),
  v.transform(({ starts_at: startsAt, ...row }) => ({ ...row, startsAt })),
);

/**
 * A finished event that a player took part in. `startsAt` is an ISO 8601 instant, `zone` the IANA
 * zone of the event, `faction` null while its lists are not shown; the games are those that count.
 */
export type PlayerEvent = v.InferOutput<typeof playerEvent>;

/**
 * The finished public events of a player, from the last one back, a page at a time; none when
 * `viewerId`, the one who asks, may not see them.
 */
export function playerEventsQuery(player: string, viewerId: string | null) {
  return infiniteQueryOptions({
    queryKey: ['profiles', 'events', player, viewerId],
    queryFn: async ({ pageParam, signal }): Promise<readonly PlayerEvent[]> => {
      const body = { player, after_start: pageParam?.startsAt ?? null, after_id: pageParam?.id ?? null };
      return v.parse(v.array(playerEvent), await callRest({ path: 'rpc/player_events', body, signal }));
    },
    initialPageParam: null as PlayerEvent | null,
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)),
    retry: false,
  });
}
