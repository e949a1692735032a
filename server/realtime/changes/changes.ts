import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { createQueue } from '#server/db/queue.ts';
import { type Channel, isJoined, push, topicOf } from '../channel.ts';
import { type Audience, readChanges } from './read-changes.ts';
import { readSubscription, type Subscription, SubscriptionError } from './read-subscription.ts';
import type { PublishedTable } from './published-tables.ts';

/** The changes of tables that channels follow (`postgres_changes`). */
export type Changes = {
  /**
   * Follows what a channel asks for. Returns its listeners with their numbers, for the reply, and
   * the reason when it cannot be. Throws DatabaseError.
   */
  readonly subscribe: (channel: Channel) => Promise<Followed>;
  readonly unsubscribe: (channel: Channel) => void;
  /** Takes the number of a transaction that changed what somebody follows. */
  readonly announce: (xid: string) => void;
  /** Says which tables this process follows. Call it every ten seconds. */
  readonly beat: () => void;
};

type Followed = {
  readonly listeners: readonly object[];
  /** Null when all is well. */
  readonly problem: string | null;
};

type ChangesParts = { readonly database: Database; readonly onFault: (cause: unknown) => void };

const FOLLOW = `
  insert into muster.realtime_followed (entity, process) select unnest($1::oid[]), $2
  on conflict (entity, process) do update set seen_at = now()`;
const FORGET = 'delete from muster.realtime_followed where process = $2 and entity <> all($1::oid[])';
const TIDY = "delete from muster.realtime_changes where made_at < now() - interval '1 minute'";

/** Followers of one table, by what they may be sent. */
type Group = { readonly audience: Audience; readonly members: { channel: Channel; id: number }[] };

export function createChanges({ database, onFault }: ChangesParts): Changes {
  const own = randomUUID();
  const followers = new Map<Channel, readonly Subscription[]>();
  const queue = createQueue();
  let numbers = 0;

  const tables = () => [
    ...new Set([...followers.values()].flat().flatMap((one) => one.tables.map(({ oid }) => oid))),
  ];
  const run = (sql: string, oids: readonly number[]) =>
    database.withOwner(({ query }) => query(sql, [`{${oids.join(',')}}`, own], { last: true }));
  const deliver = (xid: string) => deliverChanges(database, xid, groupsOf(followers));
  return {
    subscribe: async (channel) => {
      const { changes } = channel.config;
      const listeners = changes.map((asked) => ({ ...asked, id: (numbers += 1) }));
      if (listeners.length === 0) return { listeners, problem: null };
      try {
        const subscriptions: Subscription[] = [];
        for (const { id, ...asked } of listeners)
          subscriptions.push(await readSubscription(database, asked, id));
        followers.set(channel, subscriptions);
        await run(FOLLOW, tables());
        return { listeners, problem: null };
      } catch (cause) {
        if (cause instanceof SubscriptionError) return { listeners, problem: cause.message };
        throw cause;
      }
    },
    unsubscribe: (channel) => {
      followers.delete(channel);
    },
    announce: (xid) => {
      if (followers.size > 0 && /^\d{1,20}$/.test(xid)) queue(() => deliver(xid)).catch(onFault);
    },
    beat: () => {
      const renew = async () => {
        await run(FOLLOW, tables());
        await run(FORGET, tables());
        await database.withOwner(({ query }) => query(TIDY, [], { last: true }));
      };
      queue(renew).catch(onFault);
    },
  };
}

/** Sends the changes of a transaction to those who follow them, in their order. */
async function deliverChanges(database: Database, xid: string, groups: readonly Group[]): Promise<void> {
  const heard = new Map<string, { place: number; json: string; to: Map<Channel, number[]> }>();
  for (const { audience, members } of groups) {
    for (const { id, json } of await readChanges(database, xid, audience)) {
      // Followers of one change may be sent different columns of it.
      const change = heard.get(`${id} ${json}`) ?? {
        place: Number(id),
        json,
        to: new Map<Channel, number[]>(),
      };
      heard.set(`${id} ${json}`, change);
      for (const member of members)
        change.to.set(member.channel, [...(change.to.get(member.channel) ?? []), member.id]);
    }
  }
  const inOrder = [...heard.values()].toSorted((one, other) => one.place - other.place);
  for (const { json, to } of inOrder) for (const [channel, ids] of to) send(channel, ids, json);
}

function groupsOf(followers: ReadonlyMap<Channel, readonly Subscription[]>): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const [channel, subscriptions] of followers) {
    for (const { id, tables, ...rest } of subscriptions) {
      for (const table of tables) {
        const { identity } = channel;
        const key = JSON.stringify([table.oid, rest, identity.role, claimsFor(table, channel)]);
        const group = groups.get(key) ?? { audience: { ...rest, table, identity }, members: [] };
        groups.set(key, group);
        group.members.push({ channel, id });
      }
    }
  }
  return [...groups.values()];
}

/** Only row-level security tells callers of one role apart. */
function claimsFor({ hasRowSecurity }: PublishedTable, { identity }: Channel): unknown {
  return hasRowSecurity ? identity.claims : null;
}

function send(channel: Channel, ids: readonly number[], json: string): void {
  if (!isJoined(channel)) return;
  const payload = `{"ids":${JSON.stringify(ids)},"data":${json}}`;
  const topic = topicOf(channel);
  channel.socket.send({ joinRef: null, ref: null, topic, event: 'postgres_changes', json: payload });
}

/** Tells a channel whether it follows what it asked for, as the official client waits for it. */
export function tellFollowed(channel: Channel, problem: string | null): void {
  push(channel, 'system', {
    extension: 'postgres_changes',
    status: problem === null ? 'ok' : 'error',
    message: problem ?? 'Subscribed to PostgreSQL',
    channel: channel.name,
  });
}
