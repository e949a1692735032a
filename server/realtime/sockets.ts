import { createQueue } from '../db/queue.ts';
import { networkOf } from '../http/client-address.ts';
import { dropChannel, endChannel } from './end-channel.ts';
import { serveMessage } from './channel-messages.ts';
import { faultOf } from './database-messages.ts';
import { readFrame, type ClientMessage } from './frames.ts';
import { joinChannel } from './join-channel.ts';
import { createSocket, type RealtimeSocket, type Wire } from './realtime-socket.ts';
import type { Identity } from './read-token.ts';
import { type RealtimeContext, takePaced } from './realtime-context.ts';
import { BURST_SECONDS, IDLE_MS, MOST_WAITING_FRAMES, UNUSED_MS } from './realtime-settings.ts';

/** Close code of a server that restarts or has lost track: clients come back and read. */
const COME_AGAIN = 1012;
const POLICY = 1008;
/** Frames of any kind that a socket may send for each broadcast that it may send. */
const FRAMES = 5;

/** The events of one socket, to be called as they happen. */
export type SocketEvents = {
  readonly onFrame: (data: string | ArrayBuffer) => void;
  readonly onClose: () => void;
};

/** All sockets of this process. */
export type Sockets = {
  /** True when a further socket may come from that address. */
  readonly hasRoom: (address: string) => boolean;
  readonly open: (
    wire: Wire,
    socket: Pick<RealtimeSocket, 'version' | 'address' | 'identity'>,
  ) => SocketEvents;
  /** Ends the sockets in which somebody is signed in whom a test passes. */
  readonly endThose: (is: (identity: Identity) => boolean) => void;
  /** Ends all of them; clients come back after a moment. */
  readonly endAll: () => void;
  /** Ends what is silent, unused or has an old token. Call it every second. */
  readonly sweep: () => void;
};

export function createSockets(context: RealtimeContext): Sockets {
  const { limits, now } = context;
  const sockets = new Set<RealtimeSocket>();
  const counts = new Map<string, number>();
  const count = (address: string, by: number) => {
    const next = (counts.get(networkOf(address)) ?? 0) + by;
    if (next > 0) counts.set(networkOf(address), next);
    else counts.delete(networkOf(address));
  };
  return {
    hasRoom: (address) =>
      sockets.size < limits.connections && (counts.get(networkOf(address)) ?? 0) < limits.connectionsEach,
    open: (wire, head) => {
      const socket = createSocket(wire, { ...head, now: now().getTime() });
      sockets.add(socket);
      count(socket.address, 1);
      return {
        onFrame: frameReader(context, socket),
        onClose: () => {
          if (!socket.isOpen) return;
          socket.isOpen = false;
          sockets.delete(socket);
          count(socket.address, -1);
          for (const channel of socket.channels.values()) dropChannel(context, channel);
        },
      };
    },
    endThose: (is) => {
      for (const socket of sockets) {
        const identities = [
          socket.identity,
          ...[...socket.channels.values()].map(({ identity }) => identity),
        ];
        if (identities.some(is)) socket.close(POLICY);
      }
    },
    endAll: () => {
      for (const socket of sockets) socket.close(COME_AGAIN);
    },
    sweep: () => {
      const at = now().getTime();
      for (const socket of sockets) sweepSocket(context, socket, at);
    },
  };
}

/** Reads the frames of a socket, and serves one after the other. */
function frameReader(context: RealtimeContext, socket: RealtimeSocket): SocketEvents['onFrame'] {
  const { limits, now, log } = context;
  const inTurn = createQueue();
  let waiting = 0;
  const serve = async (message: ClientMessage) => {
    try {
      if (socket.isOpen) await serveFrame(context, socket, message);
    } catch (cause) {
      log.error('A message of a channel could not be served', faultOf(cause));
      // The client comes back, and reads what it may have missed.
      socket.close(COME_AGAIN);
    } finally {
      waiting -= 1;
    }
  };
  return (data) => {
    socket.heardAt = now().getTime();
    const paced = takePaced(socket.frames, FRAMES * limits.messages, BURST_SECONDS, now());
    socket.frames = paced.bucket;
    if (!paced.granted || waiting >= MOST_WAITING_FRAMES) {
      socket.close(POLICY);
      return;
    }
    const message = readFrame(data, socket.version);
    // Malformed frames are dropped and the socket is kept.
    if (message === null || !socket.isOpen) return;
    waiting += 1;
    void inTurn(() => serve(message));
  };
}

function sweepSocket(context: RealtimeContext, socket: RealtimeSocket, at: number): void {
  const isUnused = socket.channels.size === 0 && at - socket.unusedSince > UNUSED_MS;
  if (at - socket.heardAt > IDLE_MS || isUnused) {
    socket.close(1000);
    return;
  }
  for (const channel of socket.channels.values()) {
    const late = at - channel.identity.expiresAt;
    if (late < 0) continue;
    endChannel(context, channel, `Token has expired ${String(Math.floor(late / 1000))} seconds ago`);
  }
}

async function serveFrame(
  context: RealtimeContext,
  socket: RealtimeSocket,
  message: ClientMessage,
): Promise<void> {
  const { topic, event, ref, joinRef } = message;
  const reply = (status: string, response: object) =>
    socket.send({ joinRef, ref, topic, event: 'phx_reply', json: JSON.stringify({ status, response }) });
  if (topic === 'phoenix') {
    if (event === 'heartbeat') reply('ok', {});
    return;
  }
  if (event === 'phx_join') {
    await joinChannel(context, socket, message);
    return;
  }
  const channel = socket.channels.get(topic);
  if (channel === undefined) reply('error', { reason: 'unmatched topic' });
  else await serveMessage(context, channel, message);
}
