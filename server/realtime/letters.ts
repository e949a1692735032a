import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import { createQueue } from '../db/queue.ts';
import { bundles, createLetterPost, type LetterPost } from './letter-post.ts';
import type { PresenceEntry } from './presence.ts';

/** A message between processes of one database about their channels. */
export type Letter =
  /** Each process writes it again and again; `hello` asks the others for their presence. */
  | { readonly kind: 'beat' | 'hello' | 'bye' }
  | ({ readonly kind: 'send'; readonly room: string; readonly event: string } & (
      { readonly json: string } | { readonly base64: string }
    ))
  | { readonly kind: 'track'; readonly room: string; readonly entry: PresenceEntry }
  | { readonly kind: 'untrack'; readonly room: string; readonly id: string };

export type LetterReader = {
  /** Called with each letter of another process but for beats. */
  readonly onLetter: (from: string, letter: Letter) => void;
  /** Called when another process is gone, or was silent for too long. */
  readonly onLost: (from: string) => void;
  /** Called when letters may have been missed. */
  readonly onGap: () => void;
};

export type ProcessLetters = {
  /** Sends a letter to the other processes; costs nothing while there are none. */
  readonly post: (letter: Letter) => void;
  readonly open: (reader: LetterReader) => Promise<void>;
  /** Says that this process is alive and forgets silent ones. Call it every ten seconds. */
  readonly beat: () => void;
  readonly close: () => Promise<void>;
};

/** A process that was silent for so long is gone. */
const SILENT_MS = 30_000;

const text = v.string();
const letterSchema = v.variant('kind', [
  v.object({ kind: v.picklist(['beat', 'hello', 'bye']) }),
  v.object({ kind: v.literal('send'), room: text, event: text, json: text }),
  v.object({ kind: v.literal('send'), room: text, event: text, base64: text }),
  v.object({
    kind: v.literal('track'),
    room: text,
    entry: v.object({ id: text, key: text, ref: text, payload: v.record(text, v.unknown()) }),
  }),
  v.object({ kind: v.literal('untrack'), room: text, id: text }),
]);
const bundleSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ from: text, letters: v.array(letterSchema) }),
);

type LettersParts = {
  readonly database: Database;
  readonly now: () => Date;
  readonly onFault: (cause: unknown) => void;
};

/** No letters: the embedded database belongs to one process. */
export const NO_LETTERS: ProcessLetters = {
  post: () => undefined,
  open: () => Promise.resolve(),
  beat: () => undefined,
  close: () => Promise.resolve(),
};

/** Letters by notifications of PostgreSQL. */
export function createLetters({ database, now, onFault }: LettersParts): ProcessLetters {
  const own = randomUUID();
  const heard = new Map<string, number>();
  const mail = createLetterPost(database, onFault);
  const { write, send, later } = createWriter(own, mail, onFault);
  let reader: LetterReader | null = null;

  const lose = (from: string) => {
    heard.delete(from);
    reader?.onLost(from);
  };
  const read = (body: string) => {
    const parsed = v.safeParse(bundleSchema, body);
    if (!parsed.success || parsed.output.from === own) return;
    const { from, letters } = parsed.output;
    // It learns of this process before it sends anything here.
    if (!heard.has(from)) write({ kind: 'beat' });
    heard.set(from, now().getTime());
    for (const letter of letters) {
      if (letter.kind === 'bye') lose(from);
      else if (letter.kind !== 'beat') reader?.onLetter(from, letter);
    }
  };
  return {
    post: (letter) => {
      if (heard.size > 0) write(letter);
    },
    open: async (given) => {
      reader = given;
      await mail.hear(read, () => {
        given.onGap();
        write({ kind: 'hello' });
      });
      write({ kind: 'hello' });
    },
    beat: () => {
      write({ kind: 'beat' });
      const due = now().getTime() - SILENT_MS;
      for (const [from, at] of heard) if (at < due) lose(from);
      later(mail.tidy);
    },
    close: async () => {
      reader = null;
      write({ kind: 'bye' });
      await send();
    },
  };
}

function createWriter(own: string, mail: LetterPost, onFault: (cause: unknown) => void) {
  const queue = createQueue();
  let outgoing: Letter[] = [];
  const send = () =>
    queue(async () => {
      const letters = outgoing;
      outgoing = [];
      await mail.send(bundles(letters).map((bundle) => JSON.stringify({ from: own, letters: bundle })));
    });
  return {
    write: (letter: Letter) => {
      outgoing.push(letter);
      // Letters that are written while a sending runs travel together.
      if (outgoing.length === 1) send().catch(onFault);
    },
    send,
    later: (task: () => Promise<void>) => {
      queue(task).catch(onFault);
    },
  };
}
