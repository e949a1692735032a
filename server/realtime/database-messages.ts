import { createQueue } from '../db/queue.ts';
import { type Channel, roomKey, topicOf } from './channel.ts';
import { writeBroadcast } from './frames.ts';
import type { RealtimeContext } from './realtime-context.ts';
import { KEPT_HOURS } from './realtime-settings.ts';

const FIELDS = `id::text, event, payload::text as json, encode(binary_payload, 'base64') as base64`;
const READ = `select ${FIELDS} from realtime.messages where id = any($1::uuid[])`;
// Rows of one moment come in the order of their places in the table.
const REPLAY = `
  select ${FIELDS} from (
    select *, ctid as place from realtime.messages
    where private and extension = 'broadcast' and event is not null and topic = $1
      and inserted_at > to_timestamp($2::float8 / 1000) at time zone 'utc'
    order by inserted_at desc, ctid desc limit $3
  ) newest order by inserted_at, place`;
const TIDY = `delete from realtime.messages where inserted_at < (now() at time zone 'utc') - make_interval(hours => $1)`;

type Announced = { readonly id: string; readonly room: string };

/** Sends the messages that the database announces to the channels of this process. */
export function createDatabaseMessages(context: RealtimeContext) {
  const { database, rooms, log } = context;
  const queue = createQueue();
  let announced: Announced[] = [];

  const deliver = async () => {
    const due = announced;
    announced = [];
    if (due.length === 0) return;
    const { rows } = await database.withOwner(({ query }) =>
      query(READ, [`{${due.map(({ id }) => id).join(',')}}`], { last: true }),
    );
    const byId = new Map(rows.map((row) => [String(row['id']), messageOf(row)]));
    for (const { id, room } of due) {
      const message = byId.get(id);
      if (message === undefined) continue;
      rooms.broadcast(room, { ...message, meta: { id } }, (channel) => isNewTo(channel, id));
    }
  };
  return {
    /** Takes the rest of a notification: the id, `private` or `public`, the name of the channel. */
    announce: (text: string) => {
      const [, id = '', visibility, name = ''] = /^([0-9a-f-]{36}) (private|public) (.*)$/s.exec(text) ?? [];
      const room = roomKey(visibility === 'private', name);
      if (id === '' || !rooms.has(room)) return;
      announced.push({ id, room });
      // Messages that are announced while one reading runs are read together.
      queue(deliver).catch((cause: unknown) =>
        log.error('Messages of the database could not be read', faultOf(cause)),
      );
    },
    /** Deletes messages that are too old to be replayed. */
    tidy: () => database.withOwner(({ query }) => query(TIDY, [KEPT_HOURS])),
  };
}

/** Sends the newest messages of its room again to a channel that asked for them. */
export async function replay({ database }: RealtimeContext, channel: Channel): Promise<void> {
  const { config, name, socket } = channel;
  if (config.replay === null || !channel.readable.has('broadcast')) return;
  const { since, limit } = config.replay;
  const { rows } = await database.withOwner(({ query }) =>
    query(REPLAY, [name, since, limit], { last: true }),
  );
  for (const row of rows) {
    const id = String(row['id']);
    if (!socket.isOpen || !isNewTo(channel, id)) continue;
    const sent = { ...messageOf(row), topic: topicOf(channel), meta: { id, replayed: true } };
    const frame = writeBroadcast(sent, socket.version);
    if (frame !== null) socket.sendFrame(frame);
  }
}

/** A message may come by a replay and live; it is sent once. */
function isNewTo({ replayed }: Channel, id: string): boolean {
  if (replayed === null) return true;
  if (replayed.has(id)) return false;
  // The newest of them are all that a replay can meet.
  const [oldest] = replayed;
  if (replayed.size >= MOST_KNOWN && oldest !== undefined) replayed.delete(oldest);
  replayed.add(id);
  return true;
}

const MOST_KNOWN = 100;

function messageOf(row: Readonly<Record<string, unknown>>) {
  const { event, json, base64 } = row;
  const content =
    typeof base64 === 'string' ? Buffer.from(base64, 'base64') : typeof json === 'string' ? json : '{}';
  return { event: String(event), content };
}

export function faultOf(cause: unknown): Error | { readonly cause: string } {
  return cause instanceof Error ? cause : { cause: String(cause) };
}
