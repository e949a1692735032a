import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createAuth } from './auth/create-auth.ts';
import { createPasswordHasher } from './auth/password-hasher.ts';
import type { Database } from './db/database.ts';
import { openDatabase, SUPABASE_DIR } from './db/open-database.ts';
import { createIdentify } from './gateway/identify.ts';
import { allowOrigins } from './http/cors.ts';
import type { Log } from './http/log.ts';
import type { Settings } from './http/settings.ts';
import type { KeySet } from './keys/key-set.ts';
import { openKeys } from './keys/open-keys.ts';
import { createRateLimiter } from './limits/rate-limiter.ts';
import { createMailer } from './mail/create-mailer.ts';
import { applySeed } from './project/apply-seed.ts';
import type { ProjectConfig } from './project/project-config.ts';
import { readProject } from './project/read-project.ts';
import { withRoleSettings } from './project/role-settings.ts';
import { createRestApi } from './rest/rest-api.ts';

/** The API of the server with all that it stands on. */
export interface Backend {
  /** /auth/v1, /rest/v1, /functions/v1 and what the operator's commands call. */
  readonly api: Hono;
  /** Whether the database answers. */
  readonly answers: () => Promise<boolean>;
  /** Waits for what is under way, then closes the database. */
  readonly close: () => Promise<void>;
}

/** The server cannot start as it is set up; every problem is a sentence for the operator. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

export interface BackendParts {
  readonly settings: Settings;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly version: string;
  readonly log: Log;
  readonly now: () => Date;
}

/**
 * Opens the database, brings it up to date and puts the API on it. Throws SetupError, KeysError, DirectoryInUseError,
 * MigrationError, SeedError or DatabaseError, whose messages tell an operator what is wrong.
 */
export async function openBackend(parts: BackendParts): Promise<Backend> {
  const { settings, env, log, now } = parts;
  const supabaseDir = settings.supabaseDir ?? SUPABASE_DIR;
  const read = readProject(supabaseDir, env);
  if (!read.ok) throw new SetupError(read.problems);
  const keys = await openKeys(settings.keys);
  const database = await openDatabase(
    { url: settings.databaseUrl, dataDir: settings.dataDir, supabaseDir },
    { now, onFault: (cause) => log.error('Scheduled work of the database failed', detailsOf(cause)) },
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

interface Opened {
  readonly keys: KeySet;
  readonly database: Database;
  readonly project: ProjectConfig;
}

async function createBackend(parts: BackendParts, { keys, database, project }: Opened): Promise<Backend> {
  const { settings, version, log, now } = parts;
  const mailer = createMailer({
    smtpUrl: settings.smtpUrl,
    from: settings.mailFrom,
    database,
    templates: project.auth.email.templates,
    expiry: project.auth.email.otpExpiry,
    now,
    log,
  });
  const api = new Hono();
  const identify = createIdentify({ keys, now, keyRequired: settings.supabaseDir === null });
  const { schemas, extraSearchPath, maxRows, allowRollback } = project.api;

  for (const mount of ['/auth/v1/*', '/rest/v1/*', '/functions/v1/*']) api.use(mount, allowOrigins());
  api.use('/rest/v1/*', compress());
  api.route(
    '/auth/v1',
    createAuth({
      database,
      keys,
      config: project.auth,
      mailer,
      limiter: createRateLimiter(database, now),
      hasher: await createPasswordHasher(),
      now,
      log,
      address: `${settings.publicUrl}/auth/v1`,
      version,
    }),
  );
  api.route(
    '/rest/v1',
    createRestApi({
      database,
      identify,
      schemas,
      extraSearchPath,
      maxRows,
      allowRollback,
      now,
      mount: '/rest/v1',
    }),
  );
  return {
    api,
    answers: () => answersInTime(database),
    close: async () => {
      await mailer.close();
      await database.close();
    },
  };
}

const ANSWER_MS = 2_000;

async function answersInTime(database: Database): Promise<boolean> {
  try {
    await database.withOwner(({ query }) => query('select 1'), { timeoutMs: ANSWER_MS });
    return true;
  } catch {
    return false;
  }
}

function detailsOf(cause: unknown): Error | { readonly cause: string } {
  return cause instanceof Error ? cause : { cause: String(cause) };
}
