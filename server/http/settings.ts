/** What the operator may choose, all optional (docs/operating.md). */
export interface Settings {
  /** TCP port; 0 lets the machine choose a free one. */
  readonly port: number;
  /** Address to listen on; the default answers this machine only. */
  readonly host: string;
  readonly logLevel: LogLevel;
}

export const LOG_LEVELS = ['silent', 'error', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads the settings from the environment, once, at start. Empty values count as not set.
 * Answers every problem at once, each a sentence that names the variable, what it holds and what it may hold.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): SettingsResult {
  const problems: string[] = [];

  const portText = env['PORT']?.trim() || '8080';
  const port = /^\d{1,5}$/.test(portText) ? Number(portText) : -1;
  if (port < 0 || port > 65_535) {
    problems.push(`PORT is "${portText}": it must be a whole number from 0 to 65535.`);
  }

  const host = env['HOST']?.trim() || '127.0.0.1';

  const levelText = env['LOG_LEVEL']?.trim().toLowerCase() || 'info';
  const logLevel = LOG_LEVELS.find((level) => level === levelText);
  if (logLevel === undefined) {
    problems.push(`LOG_LEVEL is "${levelText}": it must be one of ${LOG_LEVELS.join(', ')}.`);
  }

  if (logLevel === undefined || problems.length > 0) return { ok: false, problems };
  return { ok: true, settings: { port, host, logLevel } };
}
