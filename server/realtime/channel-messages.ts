import { randomUUID } from 'node:crypto';
import { isRecord } from '#domain/catalogue/is-record.ts';
import { takeToken } from '../limits/token-bucket.ts';
import { type Channel, isJoined, push, roomOf } from './channel.ts';
import { endChannel } from './end-channel.ts';
import type { Broadcast, ClientMessage } from './frames.ts';
import { readToken, type JoinConfig } from './join-config.ts';
import { noPermission, readRights } from './join-channel.ts';
import { readIdentity } from './read-token.ts';
import { inTurn, mayWrite, type RealtimeContext, takePaced } from './realtime-context.ts';
import { BURST_SECONDS, PRESENCE_CALLS, PRESENCE_KEYS, PRESENCE_WINDOW_MS } from './realtime-settings.ts';
import type { RoomBroadcast } from './rooms.ts';

/** Bytes of what one client tells of itself; everybody who joins is sent all of it. */
const MOST_PRESENCE_BYTES = 2_048;
const PRESENCE_PACE = { capacity: PRESENCE_CALLS, perMs: PRESENCE_CALLS / PRESENCE_WINDOW_MS };

/** Serves a message on a channel that the socket has joined. */
export async function serveMessage(
  context: RealtimeContext,
  channel: Channel,
  message: ClientMessage,
): Promise<void> {
  if (message.broadcast !== null) {
    await serveBroadcast(context, channel, message.ref, message.broadcast);
    return;
  }
  switch (message.event) {
    case 'phx_leave':
      reply(channel, message.ref, 'ok', {});
      endChannel(context, channel, null);
      return;
    case 'presence':
      await servePresence(context, channel, message.ref, message.payload);
      return;
    case 'access_token':
      await serveToken(context, channel, message.payload);
      return;
    default:
      reply(channel, message.ref, 'error', { reason: 'unhandled event' });
  }
}

function reply(channel: Channel, ref: string | null, status: 'ok' | 'error', response: unknown): void {
  push(channel, 'phx_reply', { status, response }, ref);
}

async function serveBroadcast(
  context: RealtimeContext,
  channel: Channel,
  ref: string | null,
  { event, content }: Broadcast,
): Promise<void> {
  const { socket, config } = channel;
  const paced = takePaced(socket.messages, context.limits.messages, BURST_SECONDS, context.now());
  socket.messages = paced.bucket;
  if (!paced.granted) {
    endChannel(context, channel, 'Too many messages per second');
    return;
  }
  const sent = 'bytes' in content ? content.bytes : JSON.stringify(content.json);
  if (Buffer.byteLength(sent) > context.limits.payloadBytes) {
    if (config.ack) reply(channel, ref, 'error', 'payload_size_exceeded');
    return;
  }
  // Without the right it is dropped, with ack too: that is how a hosted project does it.
  if (!(await mayWrite(context, channel, 'broadcast')) || !isJoined(channel)) return;
  const isFor = (other: Channel) => config.self || other !== channel;
  sendToRoom(context, roomOf(channel), { event, content: sent, meta: null }, isFor);
  if (config.ack) reply(channel, ref, 'ok', {});
}

/** Sends a broadcast of a client to a room, in this process and all others. */
export function sendToRoom(
  { rooms, letters }: RealtimeContext,
  room: string,
  sent: RoomBroadcast,
  isFor?: (channel: Channel) => boolean,
): void {
  rooms.broadcast(room, sent, isFor);
  const { event, content } = sent;
  const body =
    typeof content === 'string' ? { json: content } : { base64: Buffer.from(content).toString('base64') };
  letters.post({ kind: 'send', room, event, ...body });
}

async function servePresence(
  context: RealtimeContext,
  channel: Channel,
  ref: string | null,
  payload: unknown,
): Promise<void> {
  const call = isRecord(payload) ? payload : {};
  const paced = takeToken(channel.presenceCalls, PRESENCE_PACE, context.now().getTime());
  channel.presenceCalls = paced.bucket;
  if (!paced.granted) {
    endChannel(context, channel, 'Client presence rate limit exceeded');
    return;
  }
  const act = String(call['event']).toLowerCase();
  if (act === 'untrack') untrack(context, channel, ref);
  else if (act === 'track') await track(context, channel, ref, call['payload'] ?? {});
  else reply(channel, ref, 'error', { reason: 'unhandled event' });
}

function untrack({ rooms, letters }: RealtimeContext, channel: Channel, ref: string | null): void {
  const [room, { id }] = [roomOf(channel), channel];
  if (rooms.untrack(room, id)) letters.post({ kind: 'untrack', room, id });
  reply(channel, ref, 'ok', {});
}

async function track(
  context: RealtimeContext,
  channel: Channel,
  ref: string | null,
  payload: unknown,
): Promise<void> {
  if (!isRecord(payload)) {
    reply(channel, ref, 'error', { reason: 'Presence track payload must be a map' });
    return;
  }
  const isLarge =
    Object.keys(payload).length > PRESENCE_KEYS ||
    Buffer.byteLength(JSON.stringify(payload)) > MOST_PRESENCE_BYTES;
  if (isLarge) {
    endChannel(context, channel, 'Track message size exceeded');
    return;
  }
  if (!(await mayWrite(context, channel, 'presence'))) {
    reply(channel, ref, 'error', {});
    return;
  }
  if (!isJoined(channel)) return;
  const room = roomOf(channel);
  const entry = { id: channel.id, key: presenceKey(channel), ref: randomUUID(), payload };
  if (context.rooms.track(room, entry)) context.letters.post({ kind: 'track', room, entry });
  reply(channel, ref, 'ok', {});
}

/** A client that names no key is a key of its own. */
function presenceKey({ config, id }: { readonly config: JoinConfig; readonly id: string }): string {
  return config.presence.key || id;
}

/** Takes a newer token: the rights of the channel are those of its caller from now on. */
async function serveToken(context: RealtimeContext, channel: Channel, payload: unknown): Promise<void> {
  const token = isRecord(payload) ? readToken(payload['access_token']) : '';
  if (token === '') return;
  const read = await readIdentity(context.keys, token, context.now());
  if (!read.ok) {
    endChannel(context, channel, read.text);
    return;
  }
  const { identity } = read;
  if (channel.config.isPrivate) {
    const asked = await inTurn(context, identity, channel.socket.address, () =>
      readRights(context, identity, channel.name),
    );
    if (!isJoined(channel)) return;
    const readable = asked?.value ?? null;
    if (readable === null || readable.size === 0) {
      endChannel(context, channel, readable === null ? 'The session has ended' : noPermission(channel.name));
      return;
    }
    channel.readable = readable;
  }
  channel.identity = identity;
  channel.writable = {};
}
