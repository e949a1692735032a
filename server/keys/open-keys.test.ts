import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOrMakeKeyFile } from './key-file.ts';
import { KeysError } from './keys-error.ts';
import { openKeys } from './open-keys.ts';
import { forgeHmac, headerOf, makeJwk, OTHER_SECRET, TEST_SECRET } from './test-keys.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-keys-'));
  dataDir = join(folder, 'deep', 'data');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const open = (more: { jwtSecret?: string; jwtKeysFile?: string } = {}) =>
  openKeys({ dataDir, jwtSecret: null, jwtKeysFile: null, ...more });

async function problemOf(opening: Promise<unknown>): Promise<string> {
  const cause: unknown = await opening.then(
    () => null,
    (error: unknown) => error,
  );
  expect(cause).toBeInstanceOf(KeysError);
  return cause instanceof KeysError ? cause.message : '';
}

function keyFile(value: unknown): string {
  const file = join(folder, 'jwks.json');
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
}

describe('the pair in DATA_DIR', () => {
  it('is made on the first start and the same on the next', async () => {
    const token = await (await open()).sign({ role: 'anon' });
    expect(headerOf(token)['alg']).toBe('ES256');
    expect(await (await open()).verify(token, NOW)).toMatchObject({ ok: true });
  });

  it('is for the eyes of this user only, and leaves nothing beside it', async () => {
    await open();
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, 'keys.json')).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['keys.json']);
  });

  it('is one, however many start together', async () => {
    const sets = await Promise.all(Array.from({ length: 8 }, () => open()));
    const token = await sets[0]?.sign({ role: 'anon' });
    for (const set of sets) expect(await set.verify(token ?? '', NOW)).toMatchObject({ ok: true });
    expect(readdirSync(dataDir)).toEqual(['keys.json']);
  });

  it('is one also where the disk knows no second names', async () => {
    const poor = {
      link: () => {
        throw Object.assign(new Error('not supported'), { code: 'EPERM' });
      },
    };
    const texts = await Promise.all([1, 2, 3].map(() => readOrMakeKeyFile(dataDir, poor)));
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toBe(readFileSync(join(dataDir, 'keys.json'), 'utf8'));
    expect(statSync(join(dataDir, 'keys.json')).mode & 0o777).toBe(0o600);
  });

  it('is never replaced when its file is mangled: the message names it and says what to do', async () => {
    await open();
    const file = join(dataDir, 'keys.json');
    const whole = readFileSync(file, 'utf8');
    const secret = /"d": "([^"]+)"/.exec(whole)?.[1] ?? '';
    expect(secret).toHaveLength(43);
    const other = secret.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    const mangled = ['', '{}', '{"keys":[]}', whole.slice(0, -40), whole.replace(secret, other)];
    for (const text of [...mangled, whole.replace('P-256', 'P-384'), whole.replace(/"d": "[^"]+",?/, '')]) {
      writeFileSync(file, text);
      const problem = await problemOf(open());
      expect(problem).toContain(file);
      expect(problem).toContain('from a backup');
      expect(problem).not.toContain(secret.slice(5, 20));
      expect(readFileSync(file, 'utf8')).toBe(text);
    }
  });

  it('is asked for in a folder that can be one', async () => {
    dataDir = join(keyFile('a file'), 'data');
    expect(await problemOf(open())).toContain('DATA_DIR');
  });
});

describe('JWT_SECRET', () => {
  it('makes and verifies HS256 tokens, those of others with no kid too, and makes no file', async () => {
    const keys = await open({ jwtSecret: TEST_SECRET });
    const token = await keys.sign({ role: 'anon' });
    expect(headerOf(token)['alg']).toBe('HS256');
    const others = forgeHmac({ alg: 'HS256', typ: 'JWT' }, { role: 'anon' }, TEST_SECRET);
    for (const each of [token, others]) expect(await keys.verify(each, NOW)).toMatchObject({ ok: true });
    const foreign = forgeHmac({ alg: 'HS256' }, { role: 'anon' }, OTHER_SECRET);
    expect(await keys.verify(foreign, NOW)).toEqual({ ok: false, reason: 'signature' });
    expect(keys.publicKeys.keys).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('must be long enough', async () => {
    const problem = await problemOf(open({ jwtSecret: 'short-but-secret' }));
    expect(problem).toContain('at least 32');
    expect(problem).not.toContain('short-but-secret');
  });
});

describe('JWT_KEYS', () => {
  it('signs with the one that says so; an object with keys is as good as a list', async () => {
    const signs = await makeJwk('EdDSA', { kid: 'young', key_ops: ['sign'] });
    const old = await makeJwk('ES256', { kid: 'old', key_ops: ['verify'] });
    for (const content of [[old, signs], { keys: [signs, old] }]) {
      const keys = await open({ jwtKeysFile: keyFile(content) });
      expect(headerOf(await keys.sign({}))).toMatchObject({ kid: 'young', alg: 'EdDSA' });
    }
  });

  it('signs with the only private one when none says so', async () => {
    const { d: _, ...foreign } = await makeJwk('RS256', { kid: 'theirs' });
    const { p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...theirs } = foreign;
    const keys = await open({ jwtKeysFile: keyFile([theirs, await makeJwk()]) });
    expect(headerOf(await keys.sign({}))['alg']).toBe('ES256');
    expect(keys.publicKeys.keys.map(({ alg }) => alg)).toEqual(['RS256', 'ES256']);
  });

  it('lets JWT_SECRET verify beside it, and sign nothing', async () => {
    const keys = await open({ jwtKeysFile: keyFile([await makeJwk()]), jwtSecret: TEST_SECRET });
    expect(headerOf(await keys.sign({}))['alg']).toBe('ES256');
    const token = forgeHmac({ alg: 'HS256' }, { role: 'anon' }, TEST_SECRET);
    expect(await keys.verify(token, NOW)).toMatchObject({ ok: true });
  });

  it('names the file and the key when one is wrong, and repeats nothing of it', async () => {
    const good = await makeJwk();
    const wrong: readonly (readonly [unknown, string])[] = [
      ['not JSON, but secret', 'is not JSON'],
      ['"text"', 'array of JWKs'],
      [[], 'no key'],
      [Array.from({ length: 21 }, () => good), 'more than 20'],
      [[good, { kty: 'oct', k: 'c2VjcmV0LXNlY3JldA' }], 'Key 2'],
      [[{ ...good, alg: 'HS256' }], '"alg"'],
      [[{ ...good, x: 'c2VjcmV0-secret' }], 'numbers'],
      [[{ ...good, kty: 'secret' }], 'Key 1'],
      [[good, { ...good, key_ops: ['verify'] }], 'same kid'],
      [[good, await makeJwk()], 'which key signs'],
      [[good, await makeJwk()].map((key) => ({ ...key, key_ops: ['sign'] })), 'which key signs'],
      [[{ ...good, d: undefined }], 'no private key'],
      [[{ ...good, d: undefined, key_ops: ['sign'] }, await makeJwk()], 'not a private one'],
    ];
    for (const [content, expected] of wrong) {
      const file = keyFile(content);
      const problem = await problemOf(open({ jwtKeysFile: file }));
      expect(problem).toContain(expected);
      expect(problem).toContain(file);
      expect(problem).not.toContain('secret');
      expect(problem).not.toContain(good.d);
    }
  });

  it('says so when there is no such file', async () => {
    expect(await problemOf(open({ jwtKeysFile: join(folder, 'none.json') }))).toContain('ENOENT');
  });
});
