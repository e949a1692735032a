import { isAbsolute, resolve } from 'node:path';
import { keySettings, type KeySettings } from '../keys/key-settings.ts';
import { type PushSettings, readPushSettings } from '../push/push-settings.ts';

/** The settings of the operator, all optional (docs/operating.md). */
export type Settings = {
  /** TCP port; 0 lets the machine choose a free one. */
  readonly port: number;
  /** Address to listen on; the default accepts requests from this machine only. */
  readonly host: string;
  readonly logLevel: LogLevel;
  /** DRAWN_PAGES: whether public pages are sent as they were drawn at build. */
  readonly hasDrawnPages: boolean;
  /** The directory of the embedded database and the keys; absolute. */
  readonly dataDir: string;
  /** DATABASE_URL: a PostgreSQL instead of the embedded database; null without one. */
  readonly databaseUrl: string | null;
  /**
   * PROCESSES: how many processes serve, with DATABASE_URL; null for as many as there are
   * processors.
   */
  readonly processes: number | null;
  /**
   * VISITOR_LIMITS: whether the table API bounds what one visitor, and all of them, ask of the
   * database.
   */
  readonly hasVisitorLimits: boolean;
  /** SUPABASE_DIR: another Supabase folder than the product's own, absolute; null without one. */
  readonly supabaseDir: string | null;
  /** The address where people reach the server, without a slash at the end. */
  readonly publicUrl: string;
  /** True when PUBLIC_URL says so, and not only the port. */
  readonly isPublicUrlGiven: boolean;
  readonly smtpUrl: string | null;
  /** The sender of mails. */
  readonly mailFrom: string;
  /** SUPPORT_URL: the page where players can support the host; null without one. */
  readonly supportUrl: string | null;
  /** CONTACT_EMAIL: the address where players reach the host; null without one. */
  readonly contactEmail: string | null;
  /**
   * DEPLOYMENT_SITES: the provider's names of the sites whose builds are watched; null without
   * NETLIFY_TOKEN.
   */
  readonly deploymentSites: readonly string[] | null;
  readonly keys: KeySettings;
  readonly push: PushSettings;
};

export const LOG_LEVELS = ['silent', 'error', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads one setting; notes its problem and returns the value that is used meanwhile. */
type Reader<T> = (env: Environment, problems: string[]) => T;

/**
 * Reads the settings from the environment, once, at start. Empty values count as not set. Returns
 * all problems at once, each a sentence that names the variable, its value and its allowed values;
 * secrets are not repeated.
 */
export function readSettings(env: Environment): SettingsResult {
  const problems: string[] = [];
  const port = readPort(env, problems);
  const host = textOf(env, 'HOST') ?? '127.0.0.1';
  const logLevel = readLogLevel(env, problems);
  const hasDrawnPages = readSwitch('DRAWN_PAGES', env, problems);
  const hasVisitorLimits = readSwitch('VISITOR_LIMITS', env, problems);
  const publicUrl = readPublicUrl(env, problems);
  const databaseUrl = readUrl('DATABASE_URL', ['postgres:', 'postgresql:'])(env, problems);
  const processes = readProcesses(env, problems);
  const smtpUrl = readUrl('SMTP_URL', ['smtp:', 'smtps:'])(env, problems);
  const mailFrom = readSender(env, problems);
  const supportUrl = readUrl('SUPPORT_URL', ['https:', 'http:'])(env, problems);
  const contactEmail = readContact(env, problems);
  const deploymentSites = readDeploymentSites(env, problems);
  const push = readPushSettings(env, problems);
  const keys = keySettings(env);
  if (!keys.ok) problems.push(...keys.problems);
  if (!keys.ok || problems.length > 0) return { ok: false, problems };
  const supabaseDir = textOf(env, 'SUPABASE_DIR');
  return {
    ok: true,
    settings: {
      port,
      host,
      logLevel,
      hasDrawnPages,
      dataDir: keys.settings.dataDir,
      databaseUrl,
      hasVisitorLimits,
      processes,
      supabaseDir: supabaseDir === null || isAbsolute(supabaseDir) ? supabaseDir : resolve(supabaseDir),
      publicUrl: publicUrl ?? `http://localhost:${String(port)}`,
      isPublicUrlGiven: publicUrl !== null,
      smtpUrl,
      mailFrom,
      supportUrl,
      contactEmail,
      deploymentSites,
      keys: keys.settings,
      push,
    },
  };
}

function textOf(env: Environment, name: string): string | null {
  return env[name]?.trim() || null;
}

const readPort: Reader<number> = (env, problems) => {
  const text = textOf(env, 'PORT') ?? '8080';
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1;
  if (port < 0 || port > 65_535)
    problems.push(`PORT is "${text}": it must be a whole number from 0 to 65535.`);
  return port;
};

const readProcesses: Reader<number | null> = (env, problems) => {
  const text = textOf(env, 'PROCESSES');
  if (text === null) return null;
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > 32)
    problems.push(`PROCESSES is "${text}": it must be a whole number from 1 to 32.`);
  else if (count > 1 && textOf(env, 'DATABASE_URL') === null)
    problems.push(
      `PROCESSES is "${text}": the embedded database belongs to one process. Set DATABASE_URL as well.`,
    );
  return count;
};

function readSwitch(name: string, env: Environment, problems: string[]): boolean {
  const text = textOf(env, name) ?? 'on';
  if (text !== 'on' && text !== 'off') problems.push(`${name} is "${text}": it must be on or off.`);
  return text !== 'off';
}

const readLogLevel: Reader<LogLevel> = (env, problems) => {
  const text = textOf(env, 'LOG_LEVEL')?.toLowerCase() ?? 'info';
  const level = LOG_LEVELS.find((one) => one === text);
  if (level === undefined)
    problems.push(`LOG_LEVEL is "${text}": it must be one of ${LOG_LEVELS.join(', ')}.`);
  return level ?? 'info';
};

const readPublicUrl: Reader<string | null> = (env, problems) => {
  const text = textOf(env, 'PUBLIC_URL');
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain =
    url !== null && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  if (!isPlain || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    problems.push(
      `PUBLIC_URL is "${text}": it must be an address such as https://muster.example.org, without a path.`,
    );
  }
  return text.replace(/\/+$/, '');
};

/** Reads an address that may hold a password: its problem is reported without repeating it. */
function readUrl(name: string, schemes: readonly string[]): Reader<string | null> {
  return (env, problems) => {
    const text = textOf(env, name);
    if (text === null) return null;
    const isGood = URL.canParse(text) && schemes.includes(new URL(text).protocol);
    if (!isGood)
      problems.push(
        `${name} is not an address: it must begin with ${schemes.map((one) => `${one}//`).join(' or ')}.`,
      );
    return text;
  };
}

const readSender: Reader<string> = (env, problems) => {
  const text = textOf(env, 'MAIL_FROM') ?? 'Muster <no-reply@localhost>';
  const isGood = /^(?:[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(text);
  if (!isGood)
    problems.push(`MAIL_FROM is "${text}": it must be an address, or a name with an address in < >.`);
  return text;
};

const readContact: Reader<string | null> = (env, problems) => {
  const text = textOf(env, 'CONTACT_EMAIL');
  if (text !== null && !/^[^<>@\s?&#]+@[^<>@\s?&#]+$/.test(text))
    problems.push(`CONTACT_EMAIL is "${text}": it must be an address such as hello@example.org.`);
  return text;
};

const readDeploymentSites: Reader<readonly string[] | null> = (env, problems) => {
  const text = textOf(env, 'DEPLOYMENT_SITES') ?? 'muster,muster-preview';
  const names = text.split(',').map((name) => name.trim());
  if (!names.every((name) => /^[a-z0-9-]{1,63}$/i.test(name)))
    problems.push(
      `DEPLOYMENT_SITES is "${text}": it must be names of sites at Netlify, such as muster,muster-preview.`,
    );
  return textOf(env, 'NETLIFY_TOKEN') === null ? null : names;
};
