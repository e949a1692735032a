import { connect } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';

/** A server on a socket of this machine, spoken to in bytes. */
export type Listening = {
  readonly port: number;
  /**
   * Sends bytes as they are and answers all that comes back until the server hangs up, as latin1.
   * Hangs up itself when nothing comes for so many milliseconds.
   */
  readonly speak: (bytes: string | Buffer, patience?: number) => Promise<string>;
  readonly close: () => Promise<void>;
};

const PATIENCE_MS = 5_000;

/** Lets an app listen as server/main.ts does. */
export async function listen(app: Hono): Promise<Listening> {
  let server: ServerType | null = null;
  const port = await new Promise<number>((resolve) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (address) => resolve(address.port));
  });
  return {
    port,
    speak: (bytes, patience = PATIENCE_MS) => speak(port, bytes, patience),
    close: () =>
      new Promise((resolve) => {
        server?.close(() => resolve());
        if (server !== null && 'closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

function speak(port: number, bytes: string | Buffer, patience: number): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(patience, () => socket.destroy());
    socket.on('data', (data) => {
      answer += data.toString('latin1');
    });
    // A server that hangs up in the middle is an answer too.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  });
}

/** The status of an answer; 0 when there was none. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}
