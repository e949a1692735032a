import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { isRecord } from '#domain/catalogue/is-record.ts';
import { clientAddress, networkOf } from '../http/client-address.ts';
import type { Bucket } from '../limits/token-bucket.ts';
import { readBearer } from '../gateway/identify.ts';
import { roomKey } from './channel.ts';
import { sendToRoom } from './channel-messages.ts';
import { type Identity, readIdentity } from './read-token.ts';
import { inTurn, type RealtimeContext, takePaced } from './realtime-context.ts';
import { BURST_SECONDS } from './realtime-settings.ts';

const name = v.pipe(v.string(), v.minLength(1), v.maxBytes(246), v.excludes('\0'));
const eventName = v.pipe(v.string(), v.minLength(1), v.maxBytes(255));
const messagesSchema = v.object({
  messages: v.pipe(
    v.array(
      v.object({
        topic: name,
        event: eventName,
        payload: v.custom<Readonly<Record<string, unknown>>>(isRecord),
        private: v.optional(v.boolean(), false),
      }),
    ),
    v.maxLength(100),
  ),
});

type Sent = {
  readonly topic: string;
  readonly event: string;
  readonly content: string | Uint8Array;
  readonly isPrivate: boolean;
};

/** Senders that are remembered at most. */
const REMEMBERED = 10_000;

/** POST /api/broadcast and /api/broadcast/:topic/events/:event, for callers without a channel. */
export function httpBroadcast(context: RealtimeContext): Hono {
  const api = new Hono();
  const takeFor = createPaces(context);
  api.use(
    bodyLimit({
      maxSize: 4 * context.limits.payloadBytes,
      onError: (c) => refuse(c, 413, 'Payload too large'),
    }),
  );

  api.post('/broadcast', async (c) => {
    const identity = await identify(context, c);
    if (identity === null) return refuse(c, 401, 'Unauthorized');
    const read = v.safeParse(messagesSchema, await c.req.json().catch(() => null));
    if (!read.success)
      return c.json({ errors: v.flatten(read.issues).nested ?? { messages: ['is invalid'] } }, 422);
    const all = read.output.messages.map(({ topic, event, payload, private: isPrivate }) => {
      return { topic, event, content: JSON.stringify(payload), isPrivate };
    });
    if (all.some(({ content }) => Buffer.byteLength(content) > context.limits.payloadBytes))
      return c.json({ errors: { messages: ['Payload size exceeds tenant limit'] } }, 422);
    if (!takeFor(identity, c, all.length)) return refuse(c, 429, 'Too many requests');
    // Without the right a message is left out, and nobody is told: as a hosted project does it.
    for (const sent of all) if (await mayPost(context, c, identity, sent)) post(context, sent);
    return c.body(null, 202);
  });

  api.post('/broadcast/:topic/events/:event', async (c) => {
    const identity = await identify(context, c);
    if (identity === null) return refuse(c, 401, 'Unauthorized');
    const { topic, event } = c.req.param();
    const content = await contentOf(c);
    if (content === undefined) return c.json({ error: 'Unsupported content type' }, 415);
    const isNamed = v.is(name, topic) && v.is(eventName, event);
    if (content === null || !isNamed) return c.json({ errors: { payload: ['is invalid'] } }, 422);
    if (Buffer.byteLength(content) > context.limits.payloadBytes) return refuse(c, 413, 'Payload too large');
    if (!takeFor(identity, c, 1)) return refuse(c, 429, 'Too many requests');
    const isPrivate = c.req.query('private') === 'true';
    const sent = { topic, event, content, isPrivate };
    if (!(await mayPost(context, c, identity, sent))) return refuse(c, 403, 'Unauthorized');
    post(context, sent);
    return c.body(null, 202);
  });
  return api;
}

function refuse(c: Context, status: 401 | 403 | 413 | 429, message: string) {
  return c.json({ message }, status);
}

/** The bearer, else the API key. Null for one that is missing or bad. */
async function identify({ keys, now }: RealtimeContext, c: Context): Promise<Identity | null> {
  const token = readBearer(c.req.raw.headers) ?? c.req.header('apikey') ?? c.req.query('apikey');
  if (token === undefined) return null;
  const read = await readIdentity(keys, token, now());
  return read.ok ? read.identity : null;
}

/** JSON text or bytes; null for text that is no JSON, undefined for other types. */
async function contentOf(c: Context): Promise<string | Uint8Array | null | undefined> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/octet-stream') return new Uint8Array(await c.req.arrayBuffer());
  if (type !== 'application/json') return undefined;
  const value: unknown = await c.req.json().catch(() => undefined);
  return value === undefined ? null : JSON.stringify(value);
}

function createPaces({ limits, now }: RealtimeContext) {
  const buckets = new Map<string, Bucket>();
  return ({ user, role }: Identity, c: Context, messages: number): boolean => {
    if (role === 'service_role') return true;
    const sender = user ?? networkOf(clientAddress(c));
    let bucket = buckets.get(sender) ?? null;
    for (let taken = 0; taken < messages; taken += 1) {
      const paced = takePaced(bucket, limits.messages, BURST_SECONDS, now());
      if (!paced.granted) return false;
      ({ bucket } = paced);
    }
    if (buckets.size >= REMEMBERED) buckets.clear();
    if (bucket !== null) buckets.set(sender, bucket);
    return true;
  };
}

async function mayPost(
  context: RealtimeContext,
  c: Context,
  identity: Identity,
  { isPrivate, topic }: Sent,
): Promise<boolean> {
  if (!isPrivate) return !context.isPrivateOnly;
  const { rights } = context;
  const asked = await inTurn(context, identity, clientAddress(c), async () => {
    return (await rights.isCurrent(identity)) && rights.isWritable(identity, topic, 'broadcast');
  });
  return asked?.value ?? false;
}

function post(context: RealtimeContext, { isPrivate, topic, event, content }: Sent): void {
  sendToRoom(context, roomKey(isPrivate, topic), { event, content, meta: null });
}
