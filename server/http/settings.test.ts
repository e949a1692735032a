import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('readSettings', () => {
  it('answers this machine on 8080 when nothing is set', () => {
    expect(readSettings({})).toEqual({
      ok: true,
      settings: { port: 8080, host: '127.0.0.1', logLevel: 'info' },
    });
  });

  it('takes what is set, whatever the case of the log level', () => {
    expect(readSettings({ PORT: '9000', HOST: '0.0.0.0', LOG_LEVEL: 'DEBUG' })).toEqual({
      ok: true,
      settings: { port: 9000, host: '0.0.0.0', logLevel: 'debug' },
    });
  });

  it('reads an empty value as not set', () => {
    expect(readSettings({ PORT: ' ', HOST: '', LOG_LEVEL: '' })).toEqual(readSettings({}));
  });

  it.each(['http', '-1', '80.5', '65536', '0x50', '123456'])('refuses PORT=%s and says why', (port) => {
    expect(readSettings({ PORT: port })).toEqual({
      ok: false,
      problems: [`PORT is "${port}": it must be a whole number from 0 to 65535.`],
    });
  });

  it('names every problem at once', () => {
    expect(readSettings({ PORT: 'x', LOG_LEVEL: 'loud' })).toEqual({
      ok: false,
      problems: [
        'PORT is "x": it must be a whole number from 0 to 65535.',
        'LOG_LEVEL is "loud": it must be one of silent, error, info, debug.',
      ],
    });
  });
});
