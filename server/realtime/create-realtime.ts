import { setTimeout } from 'node:timers/promises';
import { upgradeWebSocket, type WebSocketServerLike } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { WebSocket, WebSocketServer } from 'ws';
import { clientAddress } from '../http/client-address.ts';
import { createChannelRights } from './channel-rights.ts';
import { createChanges } from './changes/changes.ts';
import { createDatabaseMessages, faultOf } from './database-messages.ts';
import { httpBroadcast } from './http-broadcast.ts';
import { createLetters, type Letter, NO_LETTERS } from './letters.ts';
import { type Identity, readIdentity } from './read-token.ts';
import type { RealtimeContext } from './realtime-context.ts';
import { REFUSAL_MS } from './realtime-settings.ts';
import { createRooms } from './rooms.ts';
import { createSockets, type Sockets } from './sockets.ts';

declare module 'hono' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with Hono's own
  interface ContextVariableMap {
    /** The identity of a socket's API key. */
    socketIdentity: Identity;
  }
}

type RealtimeParts = Omit<RealtimeContext, 'rooms' | 'rights' | 'letters' | 'changes'> & {
  /** False where a hosted project's service would be switched off. */
  readonly isEnabled: boolean;
  /** True when other processes may serve the same database. */
  readonly isShared: boolean;
};

/** The realtime service, `/realtime/v1`. */
export type Realtime = {
  readonly routes: Hono;
  /** The part of the HTTP server that upgrades requests to sockets. */
  readonly upgrades: WebSocketServerLike;
  /** Ends all sockets, so that the server can end. */
  readonly endSockets: () => void;
  readonly close: () => Promise<void>;
};

const SWEEP_MS = 1_000;
const BEAT_MS = 10_000;
const TIDY_MS = 3_600_000;

/** Opens the realtime service and begins to hear the database. Throws DatabaseError. */
export async function createRealtime({ isEnabled, isShared, ...parts }: RealtimeParts): Promise<Realtime> {
  if (!isEnabled) return switchedOff();
  const { database, now, log } = parts;
  const onFault = (cause: unknown) => log.error('The realtime service lost something', faultOf(cause));
  const letters = isShared ? createLetters({ database, now, onFault }) : NO_LETTERS;
  const changes = createChanges({ database, onFault });
  const context: RealtimeContext = {
    ...parts,
    changes,
    letters,
    rooms: createRooms(),
    rights: createChannelRights(database),
  };
  const sockets = createSockets(context);
  const messages = createDatabaseMessages(context);
  await hearDatabase(context, sockets, messages.announce);
  await letters.open(letterReader(context, sockets));
  const timers = [
    setInterval(sockets.sweep, SWEEP_MS),
    setInterval(letters.beat, BEAT_MS),
    setInterval(changes.beat, BEAT_MS),
    setInterval(() => void messages.tidy().catch(onFault), TIDY_MS),
  ];
  for (const timer of timers) timer.unref();
  return {
    routes: routesOf(context, sockets),
    upgrades: upgradesFor(parts.limits.payloadBytes),
    endSockets: sockets.endAll,
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      sockets.endAll();
      await letters.close().catch(onFault);
    },
  };
}

/**
 * Reads frames a little above the largest payload; a larger one ends its socket. Without
 * compression, which costs each socket hundreds of kilobytes.
 */
function upgradesFor(payloadBytes: number): WebSocketServerLike {
  const maxPayload = payloadBytes + 16_384;
  const server = new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of the two packages differ in which arguments may be left out
  return server as WebSocketServerLike;
}

function switchedOff(): Realtime {
  const routes = new Hono();
  routes.all('*', (c) => c.json({ error: 'Realtime was disabled for this tenant' }, 403));
  return { routes, upgrades: upgradesFor(0), endSockets: () => undefined, close: () => Promise.resolve() };
}

/** Hears the addresses of rows that the triggers of the bootstrap send. */
async function hearDatabase(
  { database, changes }: RealtimeContext,
  sockets: Sockets,
  announce: (text: string) => void,
): Promise<void> {
  await database.listen('muster_realtime', {
    onNotice: (payload) => {
      const at = payload.indexOf(' ');
      const [kind, rest] = [payload.slice(0, at), payload.slice(at + 1)];
      if (kind === 'message') announce(rest);
      if (kind === 'changes') changes.announce(rest);
      if (kind === 'session') sockets.endThose(({ session }) => session === rest);
      if (kind === 'user') sockets.endThose(({ user }) => user === rest);
    },
    onGap: sockets.endAll,
  });
}

function letterReader({ rooms, letters }: RealtimeContext, sockets: Sockets) {
  // Entries of other processes are known by whose they are.
  const owners = new Map<string, { readonly from: string; readonly room: string }>();
  const untrack = (id: string, room: string) => {
    owners.delete(id);
    rooms.untrack(room, id);
  };
  return {
    onLetter: (from: string, letter: Letter) => {
      if (letter.kind === 'send') {
        const content = 'json' in letter ? letter.json : Buffer.from(letter.base64, 'base64');
        rooms.broadcast(letter.room, { event: letter.event, content, meta: null });
      }
      if (letter.kind === 'track') {
        owners.set(letter.entry.id, { from, room: letter.room });
        rooms.track(letter.room, letter.entry);
      }
      if (letter.kind === 'untrack') untrack(letter.id, letter.room);
      if (letter.kind !== 'hello') return;
      for (const { room, entry } of rooms.present.entries((id) => !owners.has(id)))
        letters.post({ kind: 'track', room, entry });
    },
    onLost: (from: string) => {
      for (const [id, owner] of owners) if (owner.from === from) untrack(id, owner.room);
    },
    onGap: () => {
      for (const [id, { room }] of owners) untrack(id, room);
      sockets.endAll();
    },
  };
}

function routesOf(context: RealtimeContext, sockets: Sockets): Hono {
  const routes = new Hono();
  routes.get(
    '/websocket',
    admitSocket(context, sockets),
    upgradeWebSocket((c) => socketEvents(c, sockets, context)),
  );
  routes.route('/api', httpBroadcast(context));
  return routes;
}

/** Checks the API key before the upgrade. A refusal is held back, as clients try again for ever. */
function admitSocket({ keys, now }: RealtimeContext, sockets: Sockets): MiddlewareHandler {
  return async (c, next) => {
    const refuse = async (status: 401 | 426 | 429, error: string) => {
      await setTimeout(REFUSAL_MS, undefined, { ref: false });
      return c.json({ error }, status);
    };
    if (c.req.header('upgrade')?.toLowerCase() !== 'websocket')
      return c.json({ error: 'Upgrade required' }, 426);
    const key = c.req.header('x-api-key') ?? c.req.query('apikey') ?? '';
    if (key === '') return refuse(401, 'API key is missing');
    const read = await readIdentity(keys, key, now());
    if (!read.ok) return refuse(401, read.text);
    if (!sockets.hasRoom(clientAddress(c))) return refuse(429, 'Too many connected users');
    c.set('socketIdentity', read.identity);
    return next();
  };
}

function socketEvents(c: Context, sockets: Sockets, { log }: RealtimeContext) {
  const version = c.req.query('vsn') === '2.0.0' ? ('2.0.0' as const) : ('1.0.0' as const);
  const head = { version, address: clientAddress(c), identity: c.get('socketIdentity') };
  let events: ReturnType<Sockets['open']> | null = null;
  return {
    onOpen: (_event: Event, { raw: wire }: { readonly raw?: unknown }) => {
      if (!(wire instanceof WebSocket)) return;
      wire.on('error', (cause) => log.debug('A socket failed', { cause: cause.message }));
      events = sockets.open(wire, head);
    },
    onMessage: ({ data }: MessageEvent) => {
      if (typeof data === 'string' || data instanceof ArrayBuffer) events?.onFrame(data);
    },
    onClose: () => events?.onClose(),
  };
}
