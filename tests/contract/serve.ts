/**
 * The server as server/main.ts runs it, but without a built app, for tests that want it as a
 * process of its own. Its first message to who forked it is the port that it listens on.
 */
import { serve } from '@hono/node-server';
import { createApp } from '#server/app.ts';
import { openBackend } from '#server/backend.ts';
import { createLog } from '#server/http/log.ts';
import { readSettings } from '#server/http/settings.ts';

const result = readSettings({ ...process.env, PORT: '0', LOG_LEVEL: 'error' });
if (!result.ok) throw new Error(result.problems.join('\n'));
const log = createLog('error');
const backend = await openBackend({
  settings: result.settings,
  env: process.env,
  version: '0.0.0',
  log,
  now: () => new Date(),
});
const page = new TextEncoder().encode('<!doctype html><title>Muster</title>');
const site = new Map([['/index.html', { type: 'text/html', etag: 'W/"page"', plain: page, packed: {} }]]);
const app = createApp({ site, backend, version: '0.0.0', log, now: () => performance.now() });
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  process.send?.(port),
);

const stop = () => {
  server.close(() => void backend.close().finally(() => process.exit(0)));
  if ('closeAllConnections' in server) server.closeAllConnections();
};
process.on('SIGTERM', stop);
process.on('disconnect', stop);
