/**
 * Limits of one process. Those of a socket or an address keep one visitor from taking all of them.
 */
export type RealtimeLimits = {
  /** Open sockets. */
  readonly connections: number;
  /** Open sockets of one network address; a hall of players may share one. */
  readonly connectionsEach: number;
  /** Channels of one socket. */
  readonly channels: number;
  /** Joins a second of one socket. */
  readonly joins: number;
  /** Broadcasts a second of one socket, and of one sender by HTTP. */
  readonly messages: number;
  /** Bytes of one payload. */
  readonly payloadBytes: number;
};

export const DEFAULT_REALTIME_LIMITS: RealtimeLimits = {
  connections: 2_000,
  connectionsEach: 500,
  channels: 100,
  joins: 10,
  messages: 20,
  payloadBytes: 262_144,
};

/** A bucket holds so many seconds of its pace. */
export const BURST_SECONDS = 3;
/** Joins come in bursts, when a network returns. */
export const JOIN_BURST_SECONDS = 10;
/** Changes of presence that one channel may make, and the time in which. */
export const PRESENCE_CALLS = 5;
export const PRESENCE_WINDOW_MS = 30_000;
/** Keys of a presence payload. */
export const PRESENCE_KEYS = 10;
/** A socket without any frame, heartbeats among them, is ended after that time. */
export const IDLE_MS = 60_000;
/** A socket that is in no channel is ended after that time. */
export const UNUSED_MS = 60_000;
/** A refusal is held back, which slows clients that try again at once. */
export const REFUSAL_MS = 1_000;
/** A socket whose client reads too slowly is ended when so much waits for it. */
export const MOST_BUFFERED_BYTES = 1_048_576;
/** Frames of a socket that wait for one before them; more than a client sends in a burst. */
export const MOST_WAITING_FRAMES = 200;
/** Messages of the database are kept that long, and that many are replayed at most. */
export const KEPT_HOURS = 72;
export const MOST_REPLAYED = 25;
