/**
 * The process: reads the environment, listens and stops. Everything else is in app.ts. Exit codes:
 * 0 after SIGTERM, SIGINT or the end of the process that started it; 1 when it cannot start.
 */
import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { createApp } from './app.ts';
import { createArt } from './art/create-art.ts';
import { DRAFT_TURNS, draftCards } from './art/draft-cards.ts';
import { type AllDrawings, allDrawings } from './art/drawings.ts';
import { reportPictures } from './art/report-picture.ts';
import { openBackend, type Backend } from './backend.ts';
import { publicCatalogue } from './catalogue/public-catalogue.ts';
import { readCatalogueFiles } from './catalogue/read-files.ts';
import { diskProblem } from './db/directory/disk-room.ts';
import { createDrawer, keepingLinks } from './http/first-view/drawer.ts';
import { createLog, type Log } from './http/log.ts';
import { withoutDrawnPages } from './http/public-pages.ts';
import { readSettings, type Settings } from './http/settings.ts';
import { readSite } from './http/site.ts';
import { createTurns } from './limits/turns.ts';
import { leadWorkers } from './processes/lead-workers.ts';
import { processCount } from './processes/process-count.ts';

/** The time that requests under way may take to finish after the server was told to stop. */
const GRACE_MS = 5_000;

/**
 * Connections that wait to be accepted. Beyond them the kernel drops a newcomer, whose next try
 * comes a second later: with Node's 511 a crowd that arrives at once delays everybody else.
 */
const BACKLOG = 4_096;

/** Settings that no line of the log may hold. */
const SECRETS = ['JWT_SECRET', 'DATABASE_URL', 'SMTP_URL', 'DEEPL_API_KEY', 'NETLIFY_TOKEN'];

/** A setting and the password in it, where it is an address. */
function secretsIn(value: string | undefined): readonly string[] {
  if (value === undefined) return [];
  const password = URL.canParse(value) ? new URL(value).password : '';
  return [value, password, decodeURIComponent(password)];
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(ROOT, 'dist');

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Serves, or leads those processes that do. */
async function start(settings: Settings): Promise<void> {
  const secrets = SECRETS.flatMap((name) => secretsIn(process.env[name]));
  const log = createLog(settings.logLevel, { secrets });
  const processes = processCount(settings, availableParallelism());
  if (processes === 1 || cluster.isWorker) await listen(settings, log, processes);
  else lead(log, processes);
}

function lead(log: Log, count: number): void {
  const { stop } = leadWorkers({
    count,
    onReady: (line) => console.log(line),
    onLost: (how) => log.error('A process of the server ended; another one takes its place', { how }),
    onEnd: (code) => process.exit(code),
  });
  onStop(stop);
}

async function listen(settings: Settings, log: Log, processes: number): Promise<void> {
  const { port, host } = settings;
  const built = readSite(DIST);
  const site = settings.hasDrawnPages ? built : withoutDrawnPages(built);
  if (!site.has('/index.html')) fail('There is no built app in dist/ yet. Build it first: npm run build');

  const version = productVersion();
  const backend = await openBackend({
    settings,
    env: process.env,
    version,
    processes,
    log,
    now: () => new Date(),
    onWait: (sentence) => console.log(sentence),
  });
  const onFault = (sentence: string) => log.error('A list could not be drawn into its page', { sentence });
  const { releases } = backend;
  const drawings = allDrawings(ROOT, releases);
  const release = async () => (await releases.newest())?.number ?? 0;
  const { draw } = keepingLinks(createDrawer({ dist: DIST, onFault }), release);
  const app = createApp({
    site,
    backend,
    drawList: (path, language, c) => draw(path, language, (call) => backend.callAsGuest(call, c)),
    ...artOf(settings, log, drawings),
    drawings,
    catalogue: publicCatalogue({
      readFiles: () => readCatalogueFiles(ROOT),
      newest: releases.newest,
      rows: releases.heads,
      publicUrl: backend.linkCards.publicUrl,
      made: new Date().toISOString(),
    }),
    version,
    log,
    now: () => performance.now(),
  });
  const websocket = { server: backend.upgrades };
  const server = createAdaptorServer({ fetch: app.fetch, hostname: host, websocket });
  server.on('error', (cause: NodeJS.ErrnoException) => {
    void backend.close().finally(() => fail(listenProblem(cause, port, host)));
  });
  server.listen({ port, host, backlog: BACKLOG }, () => {
    const line = readyLine(settings, addressOf(server.address(), host));
    // Printed at every log level: it is how one learns where the app is. Of several processes the
    // one that leads prints it.
    if (process.send !== undefined && cluster.isWorker) process.send(line);
    else console.log(line);
  });
  stopWhenTold(server, backend);
}

const NO_OFFLINE =
  'Other devices of the network reach it over http: all works there but offline use, which browsers allow over https only.';

function readyLine(settings: Settings, here: string): string {
  const players = settings.isPublicUrlGiven ? `, for players at ${settings.publicUrl}` : '';
  return `Muster is ready: ${here}${players}${isOpenWithoutTls(settings) ? `\n${NO_OFFLINE}` : ''}`;
}

function isOpenWithoutTls({ host, publicUrl, isPublicUrlGiven }: Settings): boolean {
  if (isPublicUrlGiven)
    return publicUrl.startsWith('http:') && !/^http:\/\/(?:localhost|127\.)/.test(publicUrl);
  return !['127.0.0.1', '::1', 'localhost'].includes(host);
}

/**
 * Pictures are drawn from the repository's files when somebody asks; `npm run build:art` draws them
 * ahead. Those of drafts are drawn from what was typed.
 */
function artOf({ dataDir, hasVisitorLimits }: Settings, log: Log, drawings: AllDrawings) {
  const onFault = (cause: unknown) =>
    log.error('A picture could not be drawn', cause instanceof Error ? cause : { cause: String(cause) });
  const turns = hasVisitorLimits ? createTurns(DRAFT_TURNS, () => performance.now()) : null;
  return {
    art: createArt({ root: ROOT, prepared: join(DIST, 'art'), dataDir, onFault, drawings }),
    drafts: new Hono()
      .route('/', draftCards({ newest: drawings.newest, turns, onFault }))
      .route('/', reportPictures({ newest: drawings.newest, turns, onFault })),
  };
}

/** Requests under way are finished, then the database is closed. */
function stopWhenTold(server: ServerType, backend: Backend): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), GRACE_MS).unref();
    const ended = new Promise((resolve) => server.close(resolve));
    backend.endSockets();
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    void ended.then(() => backend.close()).finally(() => process.exit(0));
  };
  onStop(stop);
}

function onStop(stop: () => void): void {
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
}

function productVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest && manifest.version;
  return typeof version === 'string' ? version : 'unknown';
}

function addressOf(address: AddressInfo | string | null, host: string): string {
  const port = typeof address === 'object' ? address?.port : address;
  const everyAddress = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
  const name = everyAddress ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${String(port)}`;
}

function listenProblem(cause: NodeJS.ErrnoException, port: number, host: string): string {
  const text = String(port);
  if (cause.code === 'EADDRINUSE') {
    const other = String(port < 65_535 ? port + 1 : 8080);
    return `Port ${text} is already in use. Choose another one: PORT=${other} npm start`;
  }
  if (cause.code === 'EACCES')
    return `Port ${text} may not be opened by this user. Choose one above 1023: PORT=8080 npm start`;
  if (cause.code === 'EADDRNOTAVAIL') return `HOST is "${host}": this machine has no such address.`;
  return `The server cannot listen on ${host}, port ${text}: ${cause.message}`;
}

/**
 * Returns the reason why the server did not start: a sentence when the operator can mend it, else
 * the stack trace.
 */
function setupProblem(cause: unknown, { dataDir }: Settings): string {
  if (!(cause instanceof Error)) return String(cause);
  const isKnown =
    /^(?:SetupError|KeysError|DirectoryInUseError|MigrationError|SeedError|TemplateError)$/.test(cause.name);
  if (isKnown) return cause.message;
  const ofTheDisk = diskProblem(cause, dataDir);
  if (ofTheDisk !== null) return ofTheDisk;
  if (cause.name === 'DatabaseError') return `The database cannot be opened: ${cause.message}`;
  return cause.stack ?? cause.message;
}

const result = readSettings(process.env);
if (result.ok)
  await start(result.settings).catch((cause: unknown) => fail(setupProblem(cause, result.settings)));
else fail(result.problems.join('\n'));
