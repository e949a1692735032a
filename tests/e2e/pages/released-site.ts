import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The site as one release after another serves it, and as nobody serves it. */
export type ReleasedSite = {
  /** The address, on a host of production. */
  readonly address: string;
  /** From now on the next version is served. */
  readonly releaseNext: () => void;
  /** From now on the worker that removes itself is served. */
  readonly rollBack: () => void;
  /** The server is gone. */
  readonly kill: () => void;
  readonly revive: () => void;
  readonly close: () => Promise<void>;
};

/** The name of the next version. */
const NEXT_VERSION = '99.0.0';

type Mode = { isNext: boolean; isRolledBack: boolean; isDead: boolean };

/** Serves the site of the test run under a port of its own, changed as a release changes it. */
export async function openReleasedSite(origin: string): Promise<ReleasedSite> {
  const mode: Mode = { isNext: false, isRolledBack: false, isDead: false };
  const server = createServer((request, response) => {
    if (mode.isDead) request.socket.destroy();
    else void pass(origin, mode, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://muster.localhost:${String(port)}`,
    releaseNext: () => Object.assign(mode, { isNext: true }),
    rollBack: () => Object.assign(mode, { isRolledBack: true }),
    kill: () => {
      mode.isDead = true;
      server.closeAllConnections();
    },
    revive: () => Object.assign(mode, { isDead: false }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function pass(
  origin: string,
  mode: Mode,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const wanted = request.url ?? '/';
  const path = mode.isRolledBack && wanted === '/sw.js' ? '/remove-worker.js' : wanted;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && !/^(?:host|connection|if-none-match|accept-encoding|origin)$/.test(name))
      headers.set(name, value);
  }
  const method = request.method ?? 'GET';
  const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
  const answer = await fetch(origin + path, { method, headers, body, redirect: 'manual' });
  const bytes = Buffer.from(await answer.arrayBuffer());
  for (const [name, value] of answer.headers) {
    if (!/^(?:content-(?:encoding|length)|etag|transfer-encoding|connection)$/.test(name))
      response.setHeader(name, value);
  }
  response.statusCode = answer.status;
  response.end(mode.isNext ? inNextVersion(wanted, bytes) : bytes);
}

/**
 * Returns a file as a release changes it: the version, the page, and the worker's list of files.
 */
function inNextVersion(path: string, bytes: Buffer): Buffer {
  const change = (edit: (text: string) => string) => Buffer.from(edit(bytes.toString('utf8')));
  if (path.startsWith('/version.json')) return Buffer.from(JSON.stringify({ version: NEXT_VERSION }));
  if (path === '/sw.js')
    return change((text) =>
      text.replace(/((?:"|')revision(?:"|'):(?:"|')|revision:(?:"|'|`))[0-9a-f]/g, '$1x'),
    );
  if (path === '/index.html' || bytes.subarray(0, 15).toString() === '<!doctype html>')
    return change((text) => text.replace('<head>', '<head><meta name="release" content="next" />'));
  return bytes;
}
