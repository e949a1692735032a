import { describe, expect, it } from 'vitest';
import { createLog, type LogOptions } from './log.ts';
import type { LogLevel } from './settings.ts';

/** A log with the lines that it wrote so far, parsed. */
function listen(level: LogLevel, options: LogOptions = {}) {
  const lines: string[] = [];
  const log = createLog(level, { ...options, write: (line) => lines.push(line) });
  return { log, lines, read: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

describe('createLog', () => {
  it.each([
    ['silent', []],
    ['error', ['broken']],
    ['info', ['broken', 'ready']],
    ['debug', ['broken', 'ready', 'asked']],
  ] as const)('at the level %s writes %j', (level, messages) => {
    const { log, read } = listen(level);
    log.error('broken');
    log.info('ready');
    log.debug('asked');
    expect(read().map(({ msg }) => msg)).toEqual(messages);
  });

  it('writes one JSON line with the time, the level, the message and the details', () => {
    const { log, lines, read } = listen('info');
    log.info('ready', { port: 8080 });
    expect(lines[0]).toMatch(/^\{.*\}\n$/);
    expect(read()).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
        level: 'info',
        msg: 'ready',
        port: 8080,
      },
    ]);
  });

  it('writes where a fault happened', () => {
    const { log, read } = listen('error');
    log.error('broken', new RangeError('out of paper'));
    expect(read()[0]).toMatchObject({
      level: 'error',
      err: {
        type: 'RangeError',
        message: 'out of paper',
        stack: expect.stringMatching(/\n\s+at /) as unknown,
      },
    });
  });

  it('gives a child’s fields to each of its lines, and to those of its children', () => {
    const { log, read } = listen('info');
    log.child({ requestId: 'abcdefgh' }).child({ part: 'mail' }).info('sent', { ms: 3 });
    expect(read()[0]).toMatchObject({ requestId: 'abcdefgh', part: 'mail', ms: 3, msg: 'sent' });
  });

  it('writes a request’s id as it is, and no other shape under its name', () => {
    const { log, read } = listen('info');
    log.child({ requestId: '0123456789abcdef'.repeat(3) }).info('a');
    log.child({ requestId: 'a@example.org and more' }).info('b');
    expect(read()[0]).toMatchObject({ requestId: '0123456789abcdef'.repeat(3) });
    expect(read()[1]).not.toHaveProperty('requestId');
  });

  it('does not let details pass as its own fields', () => {
    const { log, lines, read } = listen('info');
    log.info('true', { msg: 'false', level: 'error', time: 'never' });
    expect(read()[0]).toMatchObject({
      msg: 'true',
      level: 'info',
      msg_: 'false',
      level_: 'error',
      time_: 'never',
    });
    expect(lines[0]?.match(/"msg":/g)).toHaveLength(1);
  });

  it('lets nothing private into a line, wherever it stands', () => {
    const secret = 'correct horse battery';
    const { log, lines } = listen('debug', { secrets: [secret, undefined, 'abc'] });
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
    log.error(`mail to jo@example.org with ${token}`, new Error(`${secret}, from 192.0.2.7 and 2001:db8::7`));
    log.info('sign-in', { email: 'jo@example.org', body: { password: 'hunter2' }, from: '192.0.2.7' });
    log
      .child({ headers: { cookie: 'sid=hunter2', apikey: token } })
      .debug(secret, { note: `Bearer ${token}` });
    expect(lines).toHaveLength(3);
    expect(lines.join('')).not.toMatch(/example\.org|eyJ|horse|192\.0|db8|hunter2/);
  });

  it('takes an injected line end as text', () => {
    const { log, lines } = listen('info');
    log.info('one\n{"level":"info"}', { note: '\n{"x":1}' });
    expect(lines.join('').trimEnd()).not.toContain('\n');
  });
});
