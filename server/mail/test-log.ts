import type { Log } from '../http/log.ts';

/** A log that remembers its lines, whatever their level. */
export function testLog(): { readonly log: Log; readonly lines: string[] } {
  const lines: string[] = [];
  const write = (message: string, details?: unknown) =>
    void lines.push(details === undefined ? message : `${message} ${JSON.stringify(details)}`);
  const log: Log = { error: write, info: write, debug: write, child: () => log };
  return { log, lines };
}

/** The texts that no log line may hold: addresses, links, and the code and token of testMail. */
export const SECRETS = /@|https?:|048213|secret/;
