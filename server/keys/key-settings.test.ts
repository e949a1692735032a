import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keySettings } from './key-settings.ts';

describe('the settings of the keys', () => {
  it('need nothing', () => {
    const settings = { dataDir: resolve('data'), jwtSecret: null, jwtKeysFile: null };
    expect(keySettings({})).toEqual({ ok: true, settings });
    expect(keySettings({ DATA_DIR: ' ', JWT_SECRET: '', JWT_KEYS: '' })).toEqual({ ok: true, settings });
  });

  it('name folder, secret and file', () => {
    const jwtSecret = ' spaces are part of a secret, 32 bytes ';
    expect(keySettings({ DATA_DIR: '/srv/data', JWT_SECRET: jwtSecret, JWT_KEYS: 'keys.json' })).toEqual({
      ok: true,
      settings: { dataDir: '/srv/data', jwtSecret, jwtKeysFile: resolve('keys.json') },
    });
  });

  it('refuse a secret of less than 32 bytes without repeating it', () => {
    const secret = 'x'.repeat(31);
    const result = keySettings({ JWT_SECRET: secret });
    if (result.ok) throw new Error('accepted');
    expect(result.problems).toHaveLength(1);
    expect(result.problems[0]).toMatch(/JWT_SECRET has 31 bytes.*at least 32/);
    expect(result.problems[0]).not.toContain(secret);
    expect(keySettings({ JWT_SECRET: 'ü'.repeat(16) }).ok).toBe(true);
  });
});
