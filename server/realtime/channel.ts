import type { Bucket } from '../limits/token-bucket.ts';
import type { Extension } from './channel-rights.ts';
import type { JoinConfig } from './join-config.ts';
import type { Identity } from './read-token.ts';
import type { RealtimeSocket } from './realtime-socket.ts';

/** The prefix of every topic on the wire; policies and the database know the name after it. */
export const TOPIC_PREFIX = 'realtime:';

/** A channel that a socket has joined. */
export type Channel = {
  /** Unique among all processes. */
  readonly id: string;
  readonly socket: RealtimeSocket;
  /** The name without the prefix. */
  readonly name: string;
  readonly joinRef: string;
  readonly config: JoinConfig;
  /** The newest identity that was accepted. */
  identity: Identity;
  /** Its rights to hear; a public channel hears everything. */
  readable: ReadonlySet<Extension>;
  /** Its rights to send as far as they were asked for, until its token changes. */
  writable: Partial<Record<Extension, boolean>>;
  presenceCalls: Bucket | null;
  /** Messages of the database that it was sent while it asked for a replay; null without one. */
  readonly replayed: Set<string> | null;
};

/**
 * The key of a room: all channels of a name, in all processes. A public and a private channel of
 * one name are two rooms.
 */
export function roomKey(isPrivate: boolean, name: string): string {
  return `${isPrivate ? 'private' : 'public'} ${name}`;
}

export function roomOf({ config, name }: Channel): string {
  return roomKey(config.isPrivate, name);
}

/** The name of a channel on the wire. */
export function topicOf({ name }: Pick<Channel, 'name'>): string {
  return `${TOPIC_PREFIX}${name}`;
}

/** False once the channel has ended, as it may while something is awaited. */
export function isJoined(channel: Channel): boolean {
  const { socket } = channel;
  return socket.isOpen && socket.channels.get(topicOf(channel)) === channel;
}

/** True when the channel may hear broadcasts or presence. */
export function hears(channel: Channel, extension: Extension): boolean {
  if (extension === 'presence' && !channel.config.presence.enabled) return false;
  return !channel.config.isPrivate || channel.readable.has(extension);
}

/** Sends a message of this channel's own, such as a reply. */
export function push(channel: Channel, event: string, payload: object, ref: string | null = null): void {
  const { socket, joinRef } = channel;
  socket.send({ joinRef, ref, topic: topicOf(channel), event, json: JSON.stringify(payload) });
}

/** Tells a channel of its state; clients show the message of an error. */
export function tellSystem(channel: Channel, status: 'ok' | 'error', message: string): void {
  push(channel, 'system', { extension: 'system', status, message, channel: channel.name });
}
