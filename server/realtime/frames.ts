/**
 * The frames of the Realtime protocol, versions 1.0.0 (JSON objects) and 2.0.0 (JSON arrays, and
 * binary frames for broadcasts). https://supabase.com/docs/guides/realtime/protocol
 */

import { isRecord } from '#domain/catalogue/is-record.ts';

export type Version = '1.0.0' | '2.0.0';

/** Content of a broadcast: a JSON value, or bytes, which only version 2.0.0 carries. */
export type Content = { readonly json: unknown } | { readonly bytes: Uint8Array };

/** A message of a client. Its texts and values are as the client sent them. */
export type ClientMessage = {
  readonly joinRef: string | null;
  readonly ref: string | null;
  readonly topic: string;
} & (
  | { readonly event: string; readonly payload: unknown; readonly broadcast: null }
  | { readonly event: 'broadcast'; readonly payload: null; readonly broadcast: Broadcast }
);

export type Broadcast = { readonly event: string; readonly content: Content };

/** A message of the server. `json` is the payload as JSON text. */
export type ServerMessage = {
  readonly joinRef: string | null;
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  readonly json: string;
};

const PUSH = 3;
const BROADCAST = 4;
const JSON_ENCODING = 1;
/** Every length in a binary frame is one byte. */
export const MOST_FIELD_BYTES = 255;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Reads a frame of a client. Returns null for one that is malformed. */
export function readFrame(data: string | ArrayBuffer, version: Version): ClientMessage | null {
  try {
    if (typeof data !== 'string') return version === '2.0.0' ? readBinary(new Uint8Array(data)) : null;
    return readText(JSON.parse(data));
  } catch {
    return null;
  }
}

function readText(value: unknown): ClientMessage | null {
  const fields = fieldsOf(value);
  if (fields === null) return null;
  const [joinRef, ref, topic, event, payload] = fields;
  if (typeof topic !== 'string' || typeof event !== 'string' || event === '') return null;
  const head = { joinRef: refOf(joinRef), ref: refOf(ref), topic };
  if (event !== 'broadcast') return { ...head, event, payload: payload ?? {}, broadcast: null };
  // Its inner event and payload; other fields mean nothing to the server.
  if (!isRecord(payload) || typeof payload['event'] !== 'string') return null;
  const content = { json: payload['payload'] ?? {} };
  return { ...head, event, payload: null, broadcast: { event: payload['event'], content } };
}

/** Join ref, ref, topic, event and payload of either version. */
function fieldsOf(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value.length === 5 ? value : null;
  if (!isRecord(value)) return null;
  return ['join_ref', 'ref', 'topic', 'event', 'payload'].map((name) => value[name]);
}

function refOf(value: unknown): string | null {
  const isRef = typeof value === 'string' || typeof value === 'number';
  return isRef ? String(value).slice(0, MOST_FIELD_BYTES) : null;
}

/** A broadcast: kind, five lengths, encoding, then the fields, then the payload to the end. */
function readBinary(bytes: Uint8Array): ClientMessage | null {
  const [kind, joinRefLength = 0, refLength = 0, topicLength = 0, eventLength = 0, metaLength = 0, encoding] =
    bytes;
  if (kind !== PUSH || encoding === undefined) return null;
  let at = 7;
  const take = (length: number) => {
    at += length;
    return decoder.decode(bytes.subarray(at - length, at));
  };
  const [joinRef, ref, topic, event] = [joinRefLength, refLength, topicLength, eventLength].map(take);
  // Metadata asks the server to keep a message, which this one does for messages of the database.
  at += metaLength;
  if (at > bytes.length || !topic || !event) return null;
  const rest = bytes.slice(at);
  const content =
    encoding === JSON_ENCODING ? { json: JSON.parse(decoder.decode(rest)) as unknown } : { bytes: rest };
  const broadcast = { event, content };
  return { joinRef: joinRef || null, ref: ref || null, topic, event: 'broadcast', payload: null, broadcast };
}

/** Writes a text frame. */
export function writeFrame({ joinRef, ref, topic, event, json }: ServerMessage, version: Version): string {
  const [first, second, third, fourth] = [joinRef, ref, topic, event].map((field) => JSON.stringify(field));
  if (version === '2.0.0') return `[${first},${second},${third},${fourth},${json}]`;
  return `{"topic":${third},"event":${fourth},"payload":${json},"ref":${second},"join_ref":${first}}`;
}

/** A broadcast as it goes to channels; `meta` is null for one of a client. */
export type SentBroadcast = {
  readonly topic: string;
  readonly event: string;
  /** JSON text, or bytes. */
  readonly content: string | Uint8Array;
  readonly meta: Readonly<Record<string, unknown>> | null;
};

/** Writes a broadcast for sockets of a version; null for bytes to those that cannot read them. */
export function writeBroadcast(sent: SentBroadcast, version: Version): string | Uint8Array | null {
  const { topic, event, content, meta } = sent;
  if (typeof content !== 'string') return version === '2.0.0' ? writeBytes(sent, content) : null;
  const tail = meta === null ? '' : `,"meta":${JSON.stringify(meta)}`;
  const json = `{"type":"broadcast","event":${JSON.stringify(event)},"payload":${content}${tail}}`;
  return writeFrame({ joinRef: null, ref: null, topic, event: 'broadcast', json }, version);
}

function writeBytes({ topic, event, meta }: SentBroadcast, content: Uint8Array): Uint8Array | null {
  const fields = [topic, event, meta === null ? '' : JSON.stringify(meta)].map((text) => Buffer.from(text));
  if (fields.some(({ length }) => length > MOST_FIELD_BYTES)) return null;
  return Buffer.concat([
    Buffer.from([BROADCAST, ...fields.map(({ length }) => length), 0]),
    ...fields,
    content,
  ]);
}
