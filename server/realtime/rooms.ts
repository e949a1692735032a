import { type Channel, hears, push, roomOf, topicOf } from './channel.ts';
import { type SentBroadcast, type Version, writeBroadcast, writeFrame } from './frames.ts';
import { createPresence, type PresenceBook, type PresenceDiff, type PresenceEntry } from './presence.ts';

/** The channels of this process by their room, and who is present in it. */
export type Rooms = {
  readonly has: (room: string) => boolean;
  readonly add: (channel: Channel) => void;
  readonly remove: (channel: Channel) => void;
  /** Sends a broadcast to the channels of a room that may hear it, those that `isFor` passes. */
  readonly broadcast: (room: string, sent: RoomBroadcast, isFor?: (channel: Channel) => boolean) => void;
  readonly track: (room: string, entry: PresenceEntry) => boolean;
  readonly untrack: (room: string, id: string) => boolean;
  readonly present: Pick<PresenceBook, 'state' | 'entries'>;
};

/** A broadcast without the topic, which is the room's. */
export type RoomBroadcast = Omit<SentBroadcast, 'topic'>;

export function createRooms(): Rooms {
  const rooms = new Map<string, Set<Channel>>();
  const presence = createPresence();
  const tellDiff = (room: string, diff: PresenceDiff | null): boolean => {
    if (diff === null) return false;
    const frames = new Map<Version, string>();
    const json = JSON.stringify(diff);
    for (const channel of rooms.get(room) ?? []) {
      if (!hears(channel, 'presence')) continue;
      const { version } = channel.socket;
      const topic = topicOf(channel);
      const frame =
        frames.get(version) ??
        writeFrame({ joinRef: null, ref: null, topic, event: 'presence_diff', json }, version);
      frames.set(version, frame);
      channel.socket.sendFrame(frame);
    }
    return true;
  };
  return {
    has: (room) => rooms.has(room),
    add: (channel) => {
      const room = roomOf(channel);
      const channels = rooms.get(room) ?? new Set();
      rooms.set(room, channels.add(channel));
    },
    remove: (channel) => {
      const room = roomOf(channel);
      const channels = rooms.get(room);
      channels?.delete(channel);
      if (channels?.size === 0) rooms.delete(room);
    },
    broadcast: (room, sent, isFor = () => true) => {
      const frames = new Map<Version, string | Uint8Array | null>();
      for (const channel of rooms.get(room) ?? []) {
        if (!hears(channel, 'broadcast') || !isFor(channel)) continue;
        const { version } = channel.socket;
        let frame = frames.get(version);
        if (frame === undefined) {
          frame = writeBroadcast({ ...sent, topic: topicOf(channel) }, version);
          frames.set(version, frame);
        }
        if (frame !== null) channel.socket.sendFrame(frame);
      }
    },
    track: (room, entry) => tellDiff(room, presence.track(room, entry)),
    untrack: (room, id) => tellDiff(room, presence.untrack(room, id)),
    present: presence,
  };
}

/** Sends who is present in a channel's room to that channel alone. */
export function pushPresence(rooms: Rooms, channel: Channel): void {
  if (hears(channel, 'presence')) push(channel, 'presence_state', rooms.present.state(roomOf(channel)));
}
