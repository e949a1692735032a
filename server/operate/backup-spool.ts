import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * A file without a name: only who has the descriptor can read it, and it is gone with the process.
 */
export type Spool = {
  readonly file: number;
  /** Appends at once. */
  readonly write: (content: string | Uint8Array) => void;
  /** May be called again. */
  readonly close: () => void;
};

/** Opens a spool in a folder, which is made for this user alone when it is not there. */
export function openSpool(folder: string): Spool {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `.spool-${randomUUID()}`);
  const file = openSync(path, 'wx+', 0o600);
  rmSync(path);
  let open = true;
  return {
    file,
    write: (content) => {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      for (let done = 0; done < bytes.length;)
        done += writeSync(file, bytes, done, bytes.length - done, null);
    },
    close: () => {
      if (open) closeSync(file);
      open = false;
    },
  };
}

/** Takes all that comes of a stream. Rejects when it breaks off. */
export async function fillSpool(spool: Spool, source: Readable): Promise<void> {
  await pipeline(
    source,
    new Writable({
      write: (chunk: Uint8Array, _encoding, done) => {
        try {
          spool.write(chunk);
          done();
        } catch (cause) {
          done(cause instanceof Error ? cause : new Error(String(cause)));
        }
      },
    }),
  );
}

const CHUNK = 256 * 1024;

/**
 * Returns the content of a spool, from the beginning, as a response body; closes the spool at the
 * end, in every case.
 */
export function streamOf(spool: Spool): ReadableStream<Uint8Array> {
  let position = 0;
  return new ReadableStream({
    pull: (controller) => {
      const chunk = new Uint8Array(CHUNK);
      const size = readSync(spool.file, chunk, 0, CHUNK, position);
      position += size;
      if (size > 0) {
        controller.enqueue(chunk.subarray(0, size));
        return;
      }
      spool.close();
      controller.close();
    },
    cancel: spool.close,
  });
}
