import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { type DeviceState, deviceState } from '#domain/push/device-state.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { browserFacts, currentSubscription } from '#platform/push/push-manager.ts';
import { siteContacts } from '#platform/site.ts';
import { type TableOutcome, tableOutcomeOf } from '../profiles/table-problem.ts';

/** The kinds of notifications that the app has words for. */
export const PUSH_KINDS = [
  'nod',
  'result',
  'comment',
  'reply',
  'event-seat',
  'event-list',
  'event-table',
  'event-result',
] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** Notifications of the signed-in player, on this device and on others. */
export type PushSettings = {
  readonly state: DeviceState;
  /** The kinds that the player has chosen, on all devices alike. */
  readonly chosen: readonly PushKind[];
  /** The kinds that the backend knows. */
  readonly kinds: readonly PushKind[];
  /** The devices of the player that receive notifications, this one included. */
  readonly devices: number;
};

const kind = v.pipe(
  v.array(v.string()),
  v.transform((names) => PUSH_KINDS.filter((one) => names.includes(one))),
);
const answer = v.object({ kinds: kind, chosen: kind, devices: v.number(), is_here: v.boolean() });

/** The settings of notifications, and their state on this device. */
export function pushSettingsQuery(userId: string) {
  return queryOptions({
    queryKey: ['push', userId],
    queryFn: async ({ signal }): Promise<PushSettings> => {
      const [{ pushKey }, facts] = await Promise.all([siteContacts(), browserFacts()]);
      const here = pushKey === null ? null : await currentSubscription(pushKey);
      const body = { endpoint: here?.endpoint ?? null };
      const told = v.parse(answer, await callRest({ path: 'rpc/push_settings', body, signal }));
      const { kinds, chosen, devices, is_here: isHere } = told;
      const state = deviceState({ ...facts, isOffered: pushKey !== null, isOn: here !== null && isHere });
      return { state, kinds, chosen, devices };
    },
    staleTime: 0,
  });
}

/** Chooses a kind, or no longer. */
export async function choosePush(of: PushKind, wanted: boolean): Promise<TableOutcome> {
  return tableOutcomeOf(async () => {
    await callRest({ path: 'rpc/choose_push', body: { kind: of, wanted } });
    return {};
  });
}

/** Has the backend send a notification to each device of the player, five times a day at most. */
export async function testPush(): Promise<TableOutcome> {
  return tableOutcomeOf(async () => {
    await callRest({ path: 'rpc/test_push', body: {} });
    return {};
  });
}
