import { destination, pino, stdTimeFunctions, type Logger } from 'pino';
import { redactText } from './redact-text.ts';
import { redact } from './redact.ts';
import type { LogLevel } from './settings.ts';

/** The details of a line beside its message: fields of its own, or the error that it is about. */
export type LogDetails = Readonly<Record<string, unknown>> | Error;

/**
 * The log of the server: one JSON line for each call on standard output, with `time` (ISO),
 * `level`, `msg` and the details as further fields (an error as `err`). Private data is removed
 * (redact.ts), so callers may pass on what they have.
 */
export type Log = {
  error(message: string, details?: LogDetails): void;
  info(message: string, details?: LogDetails): void;
  debug(message: string, details?: LogDetails): void;
  /** A log whose every line carries these fields too. */
  child(fields: Readonly<Record<string, unknown>>): Log;
};

/** Choices of a log; none is needed. */
export type LogOptions = {
  /** Takes each finished line, its line end included, instead of standard output. */
  readonly write?: (line: string) => void;
  /**
   * Secrets of this installation, masked wherever they turn up; those of fewer than 6 characters
   * are not looked for.
   */
  readonly secrets?: readonly (string | undefined)[];
};

const MAX_MESSAGE = 2_000;
const MIN_SECRET = 6;

/** Fields that the log writes itself; a detail of that name gets an underscore. */
const OWN_FIELDS = new Set(['time', 'level', 'msg', 'requestId']);

/**
 * The shape of a request's id. It is the one field that is written as it is, so that it can be
 * searched for.
 */
export const REQUEST_ID = /^[\w-]{8,64}$/;

/** A log that writes the lines of its level and of the quieter levels; `silent` writes none. */
export function createLog(level: LogLevel, { write, secrets = [] }: LogOptions = {}): Log {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      // Errors arrive here as plain data already.
      serializers: { err: (shown: unknown) => shown },
      formatters: { level: (label) => ({ level: label }) },
    },
    // Written at once: what was logged before a crash or an exit is there.
    write === undefined ? destination({ dest: 1, sync: true }) : { write },
  );
  const known = secrets.filter((secret): secret is string => (secret ?? '').length >= MIN_SECRET);
  // A secret may hold a shorter one; the longer one is looked for first.
  return logOf(
    logger,
    known.toSorted((a, b) => b.length - a.length),
  );
}

function logOf(logger: Logger, secrets: readonly string[]): Log {
  const line = (level: 'error' | 'info' | 'debug') => (message: string, details?: LogDetails) => {
    if (!logger.isLevelEnabled(level)) return;
    const fields = details instanceof Error ? { err: details } : (details ?? {});
    logger[level](safeFields(fields, secrets), redactText(message, MAX_MESSAGE, secrets));
  };
  return {
    error: line('error'),
    info: line('info'),
    debug: line('debug'),
    child(fields) {
      const { requestId, ...others } = fields;
      const isId = typeof requestId === 'string' && REQUEST_ID.test(requestId);
      return logOf(logger.child({ ...(isId && { requestId }), ...safeFields(others, secrets) }), secrets);
    },
  };
}

function safeFields(fields: Readonly<Record<string, unknown>>, secrets: readonly string[]) {
  const entries = Object.entries(redact(fields, secrets));
  return Object.fromEntries(entries.map(([key, held]) => [OWN_FIELDS.has(key) ? `${key}_` : key, held]));
}
