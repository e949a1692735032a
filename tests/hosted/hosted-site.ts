/**
 * The site of the journeys as a hosted project has it: the built app as plain files behind nginx,
 * the real PostgREST for tables, PostgreSQL, and our server for accounts, functions and channels.
 * It takes the variables of server/main.ts (`PORT`, `DATA_DIR` …); playwright.config.ts starts it
 * when `MUSTER_E2E_SERVER` names it.
 */
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '#scripts/bare/toolchain.mjs';
import { startPostgres } from '#tests/builders/postgres-cluster.ts';
import { startPostgrest } from '#tests/builders/postgrest.ts';
import { newFolder, startProcess } from '#tests/builders/server-process.ts';
import { startNginx } from './nginx.ts';

/** The public keys of the server's tokens, as PostgREST takes them. */
async function publicKeys(server: string): Promise<string> {
  return (await fetch(`${server}/auth/v1/.well-known/jwks.json`)).text();
}

/** The parts of a hosted project, at the address of the site. */
const services = (server: string, tables: number) => `
  client_max_body_size 20m;
  proxy_http_version 1.1;
  proxy_set_header Host $http_host;
  proxy_set_header Upgrade $http_upgrade;
  proxy_set_header Connection $http_connection;
  proxy_set_header X-Forwarded-For $remote_addr;
  location /rest/v1/ { proxy_pass http://127.0.0.1:${String(tables)}/; }
  location ~ ^/(?:auth|functions|realtime)/v1/|^/(?:healthz|backend\\.json)$ { proxy_pass ${server}; }`;

const cluster = await startPostgres();
if (cluster === null) throw new Error('There is no PostgreSQL on this machine.');
const server = await startProcess(process.env['DATA_DIR'] ?? newFolder(), { DATABASE_URL: cluster.url });
const tables = await startPostgrest({
  DB_URI: cluster.url,
  DB_SCHEMAS: 'public',
  DB_ANON_ROLE: 'anon',
  DB_MAX_ROWS: '1000',
  JWT_SECRET: await publicKeys(server.url),
});
if (tables === null) throw new Error('There is no PostgREST for this machine.');
const nginx = await startNginx(
  { folder: join(ROOT, 'dist'), backend: null },
  {
    port: Number(process.env['PORT']),
    more: services(server.url, tables.port),
    drawsPages: process.env['DRAWN_PAGES'] !== 'off',
  },
);
if (nginx === null) throw new Error('There is no nginx on this machine.');
await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
await Promise.all([nginx.stop(), tables.stop(), server.end()]);
await cluster.stop();
process.exit();
