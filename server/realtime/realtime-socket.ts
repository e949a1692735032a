import type { Bucket } from '../limits/token-bucket.ts';
import type { Channel } from './channel.ts';
import { type ServerMessage, type Version, writeFrame } from './frames.ts';
import type { Identity } from './read-token.ts';
import { MOST_BUFFERED_BYTES } from './realtime-settings.ts';

/** The connection under a socket: that of `ws`. */
export type Wire = {
  readonly bufferedAmount: number;
  readonly send: (data: string | Uint8Array) => void;
  readonly close: (code: number) => void;
  /** Ends it without a word. */
  readonly terminate: () => void;
};

/** An open socket of a client. */
export type RealtimeSocket = {
  readonly version: Version;
  /** The network address, for limits. */
  readonly address: string;
  /** The identity of the API key, which a channel without a token has. */
  readonly identity: Identity;
  readonly channels: Map<string, Channel>;
  readonly send: (message: ServerMessage) => void;
  /** Sends a frame that was written for several sockets of its version. */
  readonly sendFrame: (frame: string | Uint8Array) => void;
  readonly close: (code: number) => void;
  /** False once it was closed: what was under way for it then must leave nothing behind. */
  isOpen: boolean;
  /** Times in milliseconds of the server's clock. */
  heardAt: number;
  unusedSince: number;
  joins: Bucket | null;
  messages: Bucket | null;
  frames: Bucket | null;
};

export function createSocket(
  wire: Wire,
  {
    version,
    address,
    identity,
    now,
  }: Pick<RealtimeSocket, 'version' | 'address' | 'identity'> & { now: number },
): RealtimeSocket {
  // A client that reads too slowly is ended, not waited for: it comes back and reads what it
  // missed.
  const sendFrame = (frame: string | Uint8Array) => {
    if (wire.bufferedAmount > MOST_BUFFERED_BYTES) wire.terminate();
    else wire.send(frame);
  };
  return {
    version,
    address,
    identity,
    channels: new Map(),
    send: (message) => sendFrame(writeFrame(message, version)),
    sendFrame,
    close: (code) => wire.close(code),
    isOpen: true,
    heardAt: now,
    unusedSince: now,
    joins: null,
    messages: null,
    frames: null,
  };
}
