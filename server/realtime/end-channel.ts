import { type Channel, push, roomOf, tellSystem, topicOf } from './channel.ts';
import type { RealtimeContext } from './realtime-context.ts';

/** Takes a channel out of its room, without a word to its client. */
export function dropChannel({ rooms, letters, changes, now }: RealtimeContext, channel: Channel): void {
  const { socket, id } = channel;
  const topic = topicOf(channel);
  if (socket.channels.get(topic) === channel) socket.channels.delete(topic);
  if (socket.channels.size === 0) socket.unusedSince = now().getTime();
  const room = roomOf(channel);
  rooms.remove(channel);
  changes.unsubscribe(channel);
  if (rooms.untrack(room, id)) letters.post({ kind: 'untrack', room, id });
}

/** Ends a channel for its client, with an error that the client shows when there is one. */
export function endChannel(context: RealtimeContext, channel: Channel, problem: string | null): void {
  dropChannel(context, channel);
  if (problem !== null) tellSystem(channel, 'error', problem);
  // Clients know it by the ref of the join.
  push(channel, 'phx_close', {}, channel.joinRef);
}
