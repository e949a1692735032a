/**
 * The server as server/main.ts runs it, but without a built app, for tests that want it as a
 * separate process. Its first message to the parent process is the port that it listens on. With
 * PROCESSES it leads so many workers, and every response names its process in `X-Worker`.
 */
import cluster from 'node:cluster';
import { serve } from '@hono/node-server';
import { createApp } from '#server/app.ts';
import { openBackend } from '#server/backend.ts';
import { createLog } from '#server/http/log.ts';
import { readSettings, type Settings } from '#server/http/settings.ts';
import { leadWorkers } from '#server/processes/lead-workers.ts';

/**
 * A test's connection to one worker stays open between its requests, however slow the machine is.
 */
const KEEP_ALIVE_MS = 60_000;

const result = readSettings({ ...process.env, PORT: '0', LOG_LEVEL: 'error' });
if (!result.ok) throw new Error(result.problems.join('\n'));
const processes = result.settings.processes ?? 1;
if (processes > 1 && cluster.isPrimary) lead(processes);
else await listen(result.settings);

function lead(count: number): void {
  const { stop } = leadWorkers({
    count,
    onReady: (port) => process.send?.(Number(port)),
    onLost: () => undefined,
    onEnd: (code) => process.exit(code),
  });
  onStop(stop);
}

async function listen(settings: Settings): Promise<void> {
  const log = createLog('error');
  const now = () => new Date();
  const backend = await openBackend({ settings, env: process.env, version: '0.0.0', processes, log, now });
  const page = new TextEncoder().encode('<!doctype html><title>Muster</title>');
  const site = new Map([['/index.html', { type: 'text/html', etag: 'W/"page"', plain: page, packed: {} }]]);
  const app = createApp({ site, backend, version: '0.0.0', log, now: () => performance.now() });
  const answer = async (request: Request, env: object) => {
    const response = await app.fetch(request, env);
    if (cluster.isWorker) response.headers.set('X-Worker', String(process.pid));
    return response;
  };
  const websocket = { server: backend.upgrades };
  const server = serve({ fetch: answer, port: 0, hostname: '127.0.0.1', websocket }, ({ port }) =>
    // The process that leads workers expects a string.
    process.send?.(cluster.isWorker ? String(port) : port),
  );
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = KEEP_ALIVE_MS;
  onStop(() => {
    server.close(() => void backend.close().finally(() => process.exit(0)));
    backend.endSockets();
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}

function onStop(stop: () => void): void {
  process.on('SIGTERM', stop);
  process.on('disconnect', stop);
}
