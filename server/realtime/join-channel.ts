import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Channel, push, tellSystem, TOPIC_PREFIX } from './channel.ts';
import type { Extension } from './channel-rights.ts';
import { tellFollowed } from './changes/changes.ts';
import { replay } from './database-messages.ts';
import { endChannel } from './end-channel.ts';
import { type ClientMessage, MOST_FIELD_BYTES } from './frames.ts';
import { type JoinConfig, readJoin } from './join-config.ts';
import { type Identity, readIdentity } from './read-token.ts';
import type { RealtimeSocket } from './realtime-socket.ts';
import { inTurn, type RealtimeContext, takePaced } from './realtime-context.ts';
import { JOIN_BURST_SECONDS, REFUSAL_MS } from './realtime-settings.ts';
import { pushPresence } from './rooms.ts';

const TOO_MANY_JOINS = 'ClientJoinRateLimitReached: Too many joins per second';
const PRIVATE_ONLY = 'PrivateOnly: This project only allows private channels';
const NOTHING: ReadonlySet<Extension> = new Set();

/** Joins a socket to a channel, and answers as the client expects it. */
export async function joinChannel(
  context: RealtimeContext,
  socket: RealtimeSocket,
  message: ClientMessage,
): Promise<void> {
  const { topic, ref } = message;
  // Clients name the join by its own ref.
  const joinRef = message.joinRef ?? ref ?? '';
  const refuse = (reason: string) => refuseLater(socket, { joinRef, ref, topic }, reason);
  const paced = takePaced(socket.joins, context.limits.joins, JOIN_BURST_SECONDS, context.now());
  socket.joins = paced.bucket;
  if (!paced.granted) {
    void refuse(TOO_MANY_JOINS).then(() => socket.close(1001));
    return;
  }
  const problem = topicProblem(context, socket, topic);
  if (problem !== null) {
    void refuse(problem);
    return;
  }
  const before = socket.channels.get(topic);
  if (before !== undefined) endChannel(context, before, null);
  const name = topic.slice(TOPIC_PREFIX.length);
  const admitted = await admit(context, socket, name, message.payload);
  if (!socket.isOpen) return;
  if (!admitted.ok) {
    void refuse(admitted.reason);
    return;
  }
  const { config, identity, readable } = admitted;
  const replayed = config.replay === null ? null : new Set<string>();
  const id = randomUUID();
  const channel: Channel = {
    id,
    socket,
    name,
    joinRef,
    config,
    identity,
    readable,
    replayed,
    writable: {},
    presenceCalls: null,
  };
  socket.channels.set(topic, channel);
  context.rooms.add(channel);
  await welcome(context, channel, ref);
}

async function welcome(context: RealtimeContext, channel: Channel, ref: string | null): Promise<void> {
  const { config } = channel;
  const { listeners, problem } = await context.changes.subscribe(channel);
  if (!channel.socket.isOpen) {
    context.changes.unsubscribe(channel);
    return;
  }
  push(channel, 'phx_reply', { status: 'ok', response: { postgres_changes: listeners } }, ref);
  if (listeners.length > 0) tellFollowed(channel, problem);
  pushPresence(context.rooms, channel);
  if (config.replicationReady) tellSystem(channel, 'ok', 'Replication connection established');
  await replay(context, channel);
}

function topicProblem({ limits }: RealtimeContext, socket: RealtimeSocket, topic: string): string | null {
  if (topic === TOPIC_PREFIX) return 'TopicNameRequired: You must provide a topic name';
  if (!topic.startsWith(TOPIC_PREFIX) || Buffer.byteLength(topic) > MOST_FIELD_BYTES)
    return 'unmatched topic';
  // PostgreSQL holds no such text.
  if (topic.includes('\0')) return 'unmatched topic';
  const isFull = socket.channels.size >= limits.channels && !socket.channels.has(topic);
  return isFull ? 'ChannelRateLimitReached: Too many channels' : null;
}

type Refused = { readonly ok: false; readonly reason: string };

async function identityOf(
  { keys, now }: RealtimeContext,
  socket: RealtimeSocket,
  { token }: JoinConfig,
): Promise<{ readonly ok: true; readonly identity: Identity } | Refused> {
  if (token === '') return { ok: true, identity: socket.identity };
  const read = await readIdentity(keys, token, now());
  return read.ok ? read : { ok: false, reason: `${read.code}: ${read.text}` };
}

type Admitted = {
  readonly ok: true;
  readonly config: JoinConfig;
  readonly identity: Identity;
  readonly readable: ReadonlySet<Extension>;
};

/** Asks the policies for a private channel; a public one asks for nothing. */
async function admit(
  context: RealtimeContext,
  socket: RealtimeSocket,
  name: string,
  payload: unknown,
): Promise<Admitted | Refused> {
  const join = readJoin(payload);
  if (!join.ok) return join;
  const { config } = join;
  if (context.isPrivateOnly && !config.isPrivate) return { ok: false, reason: PRIVATE_ONLY };
  const caller = await identityOf(context, socket, config);
  if (!caller.ok) return caller;
  const { identity } = caller;
  if (!config.isPrivate) return { ok: true, config, identity, readable: NOTHING };
  const asked = await inTurn(context, identity, socket.address, () => readRights(context, identity, name));
  if (asked === null) return { ok: false, reason: TOO_MANY_JOINS };
  if (asked.value === null) return { ok: false, reason: 'InvalidJWTToken: The session has ended' };
  if (asked.value.size === 0) return { ok: false, reason: `Unauthorized: ${noPermission(name)}` };
  return { ok: true, config, identity, readable: asked.value };
}

/** Returns the rights of a caller to hear a private channel; null when its session has ended. */
export async function readRights({ rights }: RealtimeContext, identity: Identity, name: string) {
  return (await rights.isCurrent(identity)) ? rights.readable(identity, name) : null;
}

export function noPermission(name: string): string {
  return `You do not have permissions to read from this Channel topic: ${name}`;
}

async function refuseLater(
  socket: RealtimeSocket,
  { joinRef, ref, topic }: Pick<ClientMessage, 'joinRef' | 'ref' | 'topic'>,
  reason: string,
): Promise<void> {
  await setTimeout(REFUSAL_MS, undefined, { ref: false });
  const json = JSON.stringify({ status: 'error', response: { reason } });
  if (socket.isOpen) socket.send({ joinRef, ref, topic, event: 'phx_reply', json });
}
