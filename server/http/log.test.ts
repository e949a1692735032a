import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import type { LogLevel } from './settings.ts';

/** What a log of this level writes when each of its functions is called once. */
function written(level: LogLevel): string[] {
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  const log = createLog(level, { log: write, error: write });
  log.error('broken', 'a reason');
  log.info('ready');
  log.debug('asked');
  return lines;
}

describe('createLog', () => {
  it.each([
    ['silent', []],
    ['error', ['broken\na reason']],
    ['info', ['broken\na reason', 'ready']],
    ['debug', ['broken\na reason', 'ready', 'asked']],
  ] as const)('at the level %s writes %j', (level, lines) => {
    expect(written(level)).toEqual(lines);
  });

  it('writes where a fault happened', () => {
    const lines: string[] = [];
    const target = { log: () => undefined, error: (line: string) => lines.push(line) };
    createLog('error', target).error('broken', new Error('out of paper'));
    expect(lines[0]).toMatch(/^broken\nError: out of paper\n\s+at /);
  });
});
