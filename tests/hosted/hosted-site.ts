/**
 * The site of the journeys as a hosted project has it: the built app as plain files behind nginx,
 * and at another address (`MUSTER_E2E_SERVICES`) the real PostgREST for tables, PostgreSQL, and our
 * server for accounts, functions and channels. It takes the variables of server/main.ts (`PORT`,
 * `DATA_DIR` …); playwright.config.ts starts it when `MUSTER_E2E_SERVER` names it.
 */
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '#scripts/bare/toolchain.mjs';
import { startPostgres } from '#tests/builders/postgres-cluster.ts';
import { startPostgrest } from '#tests/builders/postgrest.ts';
import { newFolder, startProcess } from '#tests/builders/server-process.ts';
import { startNginx } from './nginx.ts';

async function textAt(address: string): Promise<string> {
  return (await fetch(address)).text();
}

/** The gateway of a hosted project: a site of its own, which has no pages. */
const gateway = (listen: string, server: string, tables: number) => `
  server {
    listen ${listen};
    client_max_body_size 20m;
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $http_connection;
    proxy_set_header X-Forwarded-For $remote_addr;
    location /rest/v1/ { proxy_pass http://127.0.0.1:${String(tables)}/; }
    location ~ ^/(?:auth|functions|realtime)/v1/ { proxy_pass ${server}; }
  }`;

/** Tells the pages where the project is, as VITE_BACKEND_URL and its key do in a build. */
const backendFile = (told: object) => `
  location = /healthz { return 200; }
  location = /backend.json { default_type application/json; return 200 '${JSON.stringify(told)}'; }`;

const cluster = await startPostgres();
if (cluster === null) throw new Error('There is no PostgreSQL on this machine.');
const server = await startProcess(process.env['DATA_DIR'] ?? newFolder(), { DATABASE_URL: cluster.url });
const tables = await startPostgrest({
  DB_URI: cluster.url,
  DB_SCHEMAS: 'public',
  DB_ANON_ROLE: 'anon',
  DB_MAX_ROWS: '1000',
  JWT_SECRET: await textAt(`${server.url}/auth/v1/.well-known/jwks.json`),
});
if (tables === null) throw new Error('There is no PostgREST for this machine.');
const services = new URL(process.env['MUSTER_E2E_SERVICES'] ?? '').origin;
const told = JSON.parse(await textAt(`${server.url}/backend.json`)) as object;
const nginx = await startNginx(
  { folder: join(ROOT, 'dist'), backend: services },
  {
    port: Number(process.env['PORT']),
    more: backendFile({ ...told, url: services }),
    beside: gateway(new URL(services).host, server.url, tables.port),
    drawsPages: process.env['DRAWN_PAGES'] !== 'off',
  },
);
if (nginx === null) throw new Error('There is no nginx on this machine.');
await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
await Promise.all([nginx.stop(), tables.stop(), server.end()]);
await cluster.stop();
process.exit();
