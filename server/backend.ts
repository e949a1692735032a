import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { confirmsAtOnce } from './auth/auth-context.ts';
import { createAuth } from './auth/create-auth.ts';
import { noteInstallation } from './auth/note-installation.ts';
import { createPasswordHasher } from './auth/password-hasher.ts';
import type { ReleaseRow } from './catalogue/release-feed.ts';
import { releaseHeads } from './catalogue/release-heads.ts';
import { createReleases, releaseRows, type Releases } from './catalogue/releases.ts';
import { answersInTime } from './db/answers-in-time.ts';
import type { Database } from './db/database.ts';
import { openDatabase, SUPABASE_DIR } from './db/open-database.ts';
import { refreshStatistics } from './db/refresh-statistics.ts';
import { tellDeadlines } from './db/tell-deadlines.ts';
import { tidyLiveGames } from './db/tidy-live-games.ts';
import { createFunctions } from './functions/run-functions.ts';
import { createIdentify } from './gateway/identify.ts';
import { backendAddress } from './http/backend-address.ts';
import { isFromHere } from './http/client-address.ts';
import { allowOrigins } from './http/cors.ts';
import type { Log } from './http/log.ts';
import { factionNames } from './http/unfurl/faction-names.ts';
import { linkReaders } from './http/unfurl/link-readers.ts';
import { type ReadShortLink, shortLinks } from './http/unfurl/short-links.ts';
import type { LinkCards } from './http/unfurl/unfurl.ts';
import type { Settings } from './http/settings.ts';
import { makeApiKey } from './keys/api-keys.ts';
import type { KeySet } from './keys/key-set.ts';
import { openKeys } from './keys/open-keys.ts';
import { createRateLimiter } from './limits/rate-limiter.ts';
import { EMBEDDED_TURNS, postgresTurns } from './limits/turn-limits.ts';
import { createTurns, type Turns } from './limits/turns.ts';
import { createMailer } from './mail/create-mailer.ts';
import type { Mailer } from './mail/mailer.ts';
import { createOperate } from './operate/backup-routes.ts';
import { applySeed } from './project/apply-seed.ts';
import type { ProjectConfig } from './project/project-config.ts';
import { readProject } from './project/read-project.ts';
import { withRoleSettings } from './project/role-settings.ts';
import { openPush, type Push } from './push/open-push.ts';
import { createRealtime, type Realtime } from './realtime/create-realtime.ts';
import { createRestApi } from './rest/rest-api.ts';

/** The API of the server with all that it stands on. */
export type Backend = {
  /** /auth/v1, /rest/v1, /functions/v1, /realtime/v1 and what the operator's commands call. */
  readonly api: Hono;
  /** True when the database responds. */
  readonly answers: () => Promise<boolean>;
  /** The sources of the cards for links to lists. */
  readonly linkCards: LinkCards;
  readonly readShortLink: ReadShortLink;
  /** The releases of the catalogue. */
  readonly releases: Releases & { readonly heads: () => Promise<readonly ReleaseRow[]> };
  /** Calls the table API as somebody without an account, from where a request comes. */
  readonly callAsGuest: (path: string, c: Context) => Promise<Response>;
  /** Upgrades requests to sockets: the `websocket` of the HTTP server. */
  readonly upgrades: Realtime['upgrades'];
  /** Ends the sockets of the realtime service, for which a server that ends would wait. */
  readonly endSockets: () => void;
  /** Waits for what is under way, then closes the database. */
  readonly close: () => Promise<void>;
};

/** The server cannot start as it is set up; every problem is a sentence for the operator. */
class SetupError extends Error {
  override readonly name = 'SetupError';
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

export type BackendParts = {
  readonly settings: Settings;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly version: string;
  /** The number of processes that serve together, this one included; by default it is alone. */
  readonly processes?: number;
  readonly log: Log;
  readonly now: () => Date;
  /** Called with a sentence when the start has to wait. */
  readonly onWait?: (sentence: string) => void;
};

/**
 * Opens the database, brings it up to date and puts the API on it. Throws SetupError, KeysError,
 * DirectoryInUseError, MigrationError, SeedError or DatabaseError, whose messages tell an operator
 * what is wrong.
 */
export async function openBackend(parts: BackendParts): Promise<Backend> {
  const { settings, env, log } = parts;
  const supabaseDir = settings.supabaseDir ?? SUPABASE_DIR;
  const read = readProject(supabaseDir, env);
  if (!read.ok) throw new SetupError(read.problems);
  const keys = await openKeys(settings.keys);
  const database = await openDatabase(
    {
      url: settings.databaseUrl,
      dataDir: settings.dataDir,
      supabaseDir,
    },
    { ...parts, onFault: (cause) => log.error('Scheduled work of the database failed', detailsOf(cause)) },
  );
  try {
    await applySeed(database, read.config);
    const project = await withRoleSettings(database, read.config);
    if (!project.ok) throw new SetupError(project.problems);
    return await createBackend(parts, { keys, database, project: withSite(project.config, settings) });
  } catch (cause) {
    await database.close();
    throw cause;
  }
}

/** PUBLIC_URL is the site of our own folder; another folder says itself what its site is. */
function withSite(
  project: ProjectConfig,
  { publicUrl, isPublicUrlGiven, supabaseDir }: Settings,
): ProjectConfig {
  if (supabaseDir !== null && !isPublicUrlGiven) return project;
  return { ...project, auth: { ...project.auth, siteUrl: publicUrl } };
}

type Opened = {
  readonly keys: KeySet;
  readonly database: Database;
  readonly project: ProjectConfig;
};

async function createBackend(parts: BackendParts, opened: Opened): Promise<Backend> {
  const { settings, log, now } = parts;
  const { keys, database, project } = opened;
  const anonKey = await makeApiKey(keys, 'anon', now());
  const mailer = mailerOf(parts, opened);
  const api = new Hono();
  for (const mount of ['/auth/v1/*', '/rest/v1/*', '/functions/v1/*', '/realtime/v1/*'])
    api.use(mount, allowOrigins());
  api.use('/admin/v1/*', refuseOthers());
  api.route('/auth/v1', await accounts(parts, opened, mailer));
  const turns = visitorTurns(parts);
  const realtime = await openRealtime(parts, opened, turns);
  api.route('/rest/v1', tables(parts, opened, turns));
  api.route('/realtime/v1', realtime.routes);
  api.route('/functions/v1', await functions(parts, opened, { api, anonKey }));
  api.route(
    '/admin/v1',
    createOperate({ database, keys, now, log, version: parts.version, folder: settings.dataDir }),
  );
  // The app is served from here as well: an empty address is wherever it came from.
  const mailsResults = !confirmsAtOnce({ config: project.auth, mailer });
  const push = await openPush({ settings, database, now, log });
  api.get('/backend.json', backendAddress({ url: '', anonKey, mailsResults, ...hostOf(settings, push) }));
  const releases = createReleases(releaseRows(database), () => performance.now());
  const upkeep = [tidyLiveGames, refreshStatistics, tellDeadlines].map((begin) => begin(database, log));
  return {
    api,
    answers: () => answersInTime(database),
    linkCards: linkCards(settings, database, releases),
    readShortLink: shortLinks(database),
    releases: { ...releases, heads: releaseHeads(database, () => performance.now()) },
    callAsGuest: async (path, c) => {
      const headers = new Headers({ apikey: anonKey, Accept: 'application/json' });
      const forwarded = c.req.header('x-forwarded-for');
      if (forwarded !== undefined) headers.set('x-forwarded-for', forwarded);
      return api.fetch(new Request(new URL(path, 'http://localhost'), { headers }), c.env);
    },
    upgrades: realtime.upgrades,
    endSockets: realtime.endSockets,
    close: async () => {
      for (const end of upkeep) end();
      await mailer.close();
      await push.close();
      await realtime.close();
      await database.close();
    },
  };
}

function hostOf({ supportUrl, contactEmail, deploymentSites }: Settings, { publicKey }: Push) {
  return {
    ...(supportUrl !== null && { supportUrl }),
    ...(contactEmail !== null && { contactEmail }),
    ...(deploymentSites !== null && { deploymentSites }),
    ...(publicKey !== null && { pushKey: publicKey }),
  };
}

function mailerOf({ settings, log, now }: BackendParts, { database, project }: Opened): Mailer {
  return createMailer({
    smtpUrl: settings.smtpUrl,
    from: settings.mailFrom,
    siteUrl: project.auth.siteUrl,
    database,
    templates: project.auth.email.templates,
    expiry: project.auth.email.otpExpiry,
    now,
    log,
  });
}

function linkCards(
  { publicUrl, isPublicUrlGiven }: Settings,
  database: Database,
  releases: Releases,
): LinkCards {
  const factionName = factionNames(releases.newest);
  const readers = linkReaders(database, factionName);
  return { publicUrl: isPublicUrlGiven ? publicUrl : null, factionName, ...readers };
}

async function accounts(
  parts: BackendParts,
  { keys, database, project }: Opened,
  mailer: Mailer,
): Promise<Hono> {
  const { settings, version, log, now } = parts;
  await noteInstallation({ config: project.auth, mailer, database });
  return createAuth({
    database,
    keys,
    config: project.auth,
    mailer,
    limiter: createRateLimiter(database, now),
    hasher: await createPasswordHasher(),
    pause: (milliseconds) => setTimeout(milliseconds),
    now,
    log,
    address: `${settings.publicUrl}/auth/v1`,
    version,
  });
}

/** The turns of visitors at the database, whichever door they come by; null without limits. */
function visitorTurns({ settings, processes = 1 }: BackendParts): Turns | null {
  const limits = settings.databaseUrl === null ? EMBEDDED_TURNS : postgresTurns(processes);
  return settings.hasVisitorLimits ? createTurns(limits, () => performance.now()) : null;
}

function openRealtime(
  { settings, log, now }: BackendParts,
  { keys, database, project }: Opened,
  turns: Turns | null,
): Promise<Realtime> {
  const { enabled: isEnabled, isPrivateOnly, limits } = project.realtime;
  const isShared = settings.databaseUrl !== null;
  return createRealtime({
    isEnabled,
    isPrivateOnly,
    isShared,
    database,
    keys,
    limits,
    turns,
    now,
    log,
  });
}

function tables(
  { settings, now }: BackendParts,
  { keys, database, project }: Opened,
  turns: Turns | null,
): Hono {
  return createRestApi({
    turns,
    ...project.api,
    database,
    identify: createIdentify({ keys, now, keyRequired: settings.supabaseDir === null }),
    now,
    mount: '/rest/v1',
  });
}

async function functions(
  { settings, env, log }: BackendParts,
  { project }: Opened,
  { api, anonKey }: { readonly api: Hono; readonly anonKey: string },
): Promise<Hono> {
  return createFunctions({
    directory: join(project.directory, 'functions'),
    env: (name) => (name === 'SUPABASE_ANON_KEY' ? anonKey : env[name]),
    origin: () => settings.publicUrl,
    log,
    dispatch: async (request) => api.fetch(request),
  });
}

/** The operator's commands run on this machine; for everybody else there is nothing here. */
const refuseOthers = (): MiddlewareHandler => async (c, next) => (isFromHere(c) ? next() : c.notFound());

function detailsOf(cause: unknown): Error | { readonly cause: string } {
  return cause instanceof Error ? cause : { cause: String(cause) };
}
