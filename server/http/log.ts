import { LOG_LEVELS, type LogLevel } from './settings.ts';

/** Where the server writes: one line a call, errors to stderr. */
export interface Log {
  error(message: string, cause?: unknown): void;
  info(message: string): void;
  debug(message: string): void;
}

/** A log that writes the lines of its level and of the quieter levels; `silent` writes none. */
export function createLog(level: LogLevel, target: Pick<Console, 'error' | 'log'> = console): Log {
  const reaches = (wanted: LogLevel) => LOG_LEVELS.indexOf(level) >= LOG_LEVELS.indexOf(wanted);
  return {
    error(message, cause) {
      if (reaches('error')) target.error(cause === undefined ? message : `${message}\n${describe(cause)}`);
    },
    info(message) {
      if (reaches('info')) target.log(message);
    },
    debug(message) {
      if (reaches('debug')) target.log(message);
    },
  };
}

function describe(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
