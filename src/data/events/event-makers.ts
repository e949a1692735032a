import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { callRest } from '#platform/backend/call-rest.ts';
import { act, type AdminOutcome } from '../admin/act.ts';

const makers = v.picklist(['everybody', 'administrators']);
/** Those who may announce events: everybody with an account, or administrators alone. */
export type EventMakers = v.InferOutput<typeof makers>;

/** Reads the rule of who may announce events on this site. */
export function eventMakersQuery() {
  return queryOptions({
    queryKey: ['admin', 'event makers'],
    queryFn: async ({ signal }) =>
      v.parse(makers, await callRest({ path: 'rpc/event_makers', body: {}, signal })),
  });
}

/** Says who may announce events from now on; for administrators. */
export async function setEventMakers(wanted: EventMakers): Promise<AdminOutcome> {
  return act(async () => callRest({ path: 'rpc/set_event_makers', body: { makers: wanted } }));
}
