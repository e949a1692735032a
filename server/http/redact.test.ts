import { describe, expect, it } from 'vitest';
import { redact } from './redact.ts';

describe('redact', () => {
  it.each([
    'password',
    'newPassword',
    'refresh_token',
    'Authorization',
    'apiKey',
    'x-api-key',
    'Set-Cookie',
    'email',
    'newEmail',
    'e-mail',
    'ip',
    'clientIp',
    'ip_address',
    'remoteAddress',
    'otp_code',
    'code_verifier',
    'tokenHash',
    'JWT_SECRET',
    'smtpPass',
    'phone',
    'key',
  ])('masks values under %s', (name) => {
    expect(redact({ [name]: 'plain' })).toEqual({ [name]: '[masked]' });
    expect(redact({ [name]: { deep: 'plain' } })).toEqual({ [name]: '[masked]' });
  });

  it('leaves values under other names', () => {
    const details = { code: '23505', table: 'army_lists', zip: 'x', monkey: 1, ok: true, none: null };
    expect(redact(details)).toEqual(details);
  });

  it('cleans texts in objects, lists and names', () => {
    expect(redact({ rows: [{ note: 'to a@example.org' }], 'b@example.org': 1 })).toEqual({
      rows: [{ note: 'to [e-mail]' }],
      '[e-mail]': 1,
    });
  });

  it('cleans an error, its stack and its causes', () => {
    const cause = Object.assign(new Error('password=hunter2'), { code: '28P01', detail: 'hunter2' });
    const error = new AggregateError([new Error('from 10.0.0.9')], 'mail a@example.org', { cause });
    const shown = redact({ error });
    const text = JSON.stringify(shown);
    expect(text).not.toMatch(/hunter2|example\.org|10\.0\.0\.9/);
    expect(shown).toMatchObject({
      error: {
        type: 'AggregateError',
        message: 'mail [e-mail]',
        stack: expect.stringMatching(/^AggregateError: mail \[e-mail\]\n\s+at /) as unknown,
        cause: { type: 'Error', message: 'password=[masked]', code: '28P01' },
        errors: [{ message: 'from [address]' }],
      },
    });
  });

  it('names objects that are not plain data by their class only', () => {
    class Session {
      readonly id = 'private';
    }
    expect(
      redact({
        headers: new Headers({ a: 'private' }),
        map: new Map([['a', 'private']]),
        session: new Session(),
        bytes: new Uint8Array(3),
        call: () => 'private',
        big: 12n,
        nothing: undefined,
        not: Number.NaN,
        at: new Date(0),
        url: new URL('https://me:pw@example.org/x?token=abc'),
      }),
    ).toEqual({
      headers: '[Headers]',
      map: '[Map]',
      session: '[Session]',
      bytes: '[3 bytes]',
      call: '[function]',
      big: '12',
      nothing: '[undefined]',
      not: 'NaN',
      at: '1970-01-01T00:00:00.000Z',
      url: 'https://[masked]@example.org/x?token=[masked]',
    });
  });

  it('ends with circles, depths and breadths', () => {
    const circle: Record<string, unknown> = { name: 'a' };
    circle['self'] = circle;
    expect(redact(circle)).toEqual({ name: 'a', self: '[circular]' });

    let deep: Record<string, unknown> = { end: true };
    for (let at = 0; at < 1_000; at++) deep = { deep };
    expect(JSON.stringify(redact(deep)).length).toBeLessThan(100);

    const wide = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`n${String(at)}`, at]));
    expect(Object.keys(redact(wide))).toHaveLength(41);
    expect(redact({ list: Array.from({ length: 50 }, () => 1) })['list']).toContain('[10 more]');

    const bushy = (depth: number): unknown =>
      depth === 0 ? 'x'.repeat(5_000) : Array.from({ length: 40 }, () => bushy(depth - 1));
    expect(JSON.stringify(redact({ a: bushy(3) })).length).toBeLessThan(100_000);
  });

  it('survives values that cannot be read', () => {
    const details = {
      get broken(): string {
        throw new Error('no');
      },
      fine: 1,
    };
    expect(redact(details)).toEqual({ broken: '[unreadable]', fine: 1 });
    const closed = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    expect(redact(closed)).toEqual({ details: '[unreadable]' });
  });
});
