import type { Database } from '../db/database.ts';
import type { Log } from '../http/log.ts';
import type { KeySet } from '../keys/key-set.ts';
import { type Bucket, takeToken } from '../limits/token-bucket.ts';
import type { Turns } from '../limits/turns.ts';
import { visitorOf } from '../limits/visitor-of.ts';
import type { Changes } from './changes/changes.ts';
import type { Channel } from './channel.ts';
import type { ChannelRights, Extension } from './channel-rights.ts';
import type { ProcessLetters } from './letters.ts';
import type { Identity } from './read-token.ts';
import type { RealtimeLimits } from './realtime-settings.ts';
import type { Rooms } from './rooms.ts';

/** The things that the handlers of the realtime service share. */
export type RealtimeContext = {
  readonly database: Database;
  readonly keys: Pick<KeySet, 'verify'>;
  readonly rooms: Rooms;
  readonly rights: ChannelRights;
  readonly letters: Pick<ProcessLetters, 'post'>;
  readonly changes: Changes;
  /** True when nobody may use a public channel. */
  readonly isPrivateOnly: boolean;
  readonly limits: RealtimeLimits;
  /** Bounds what visitors ask of the database; null without limits. */
  readonly turns: Turns | null;
  readonly now: () => Date;
  readonly log: Log;
};

/** Takes a token of a bucket that flows back so many a second. */
export function takePaced(bucket: Bucket | null, perSecond: number, burstSeconds: number, now: Date) {
  const pace = { capacity: perSecond * burstSeconds, perMs: perSecond / 1000 };
  return takeToken(bucket, pace, now.getTime());
}

/** Asks the database when it is the visitor's turn; null when there is none. */
export async function inTurn<T>(
  { turns }: RealtimeContext,
  identity: Identity,
  address: string,
  task: () => Promise<T>,
): Promise<{ readonly value: T } | null> {
  const { role, user, claims } = identity;
  const visitor = visitorOf({ role, account: user, isAnonymous: claims['is_anonymous'] === true }, address);
  if (turns === null) return { value: await task() };
  const turn = await turns.take(visitor, task);
  return turn.ok ? { value: turn.value } : null;
}

/** True when a channel may send; what was found is remembered until its token changes. */
export async function mayWrite(context: RealtimeContext, channel: Channel, extension: Extension) {
  if (!channel.config.isPrivate) return true;
  const known = channel.writable[extension];
  if (known !== undefined) return known;
  const { identity, name, socket } = channel;
  const asked = await inTurn(context, identity, socket.address, () =>
    context.rights.isWritable(identity, name, extension),
  );
  if (asked === null) return false;
  // A newer token that came meanwhile asks for itself.
  if (channel.identity === identity) channel.writable[extension] = asked.value;
  return asked.value;
}
