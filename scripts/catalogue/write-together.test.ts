import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeTogether } from './write-together.ts';

let folder: string;
const at = (name: string) => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-together-'));
  writeFileSync(at('a.json'), 'old a');
  writeFileSync(at('b.json'), 'old b');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('writeTogether', () => {
  it('writes every file and leaves nothing else behind', () => {
    writeTogether([
      { path: at('a.json'), text: 'new a é' },
      { path: at('b.json'), text: 'new b' },
    ]);
    expect(readFileSync(at('a.json'), 'utf8')).toBe('new a é');
    expect(readFileSync(at('b.json'), 'utf8')).toBe('new b');
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('changes no file when one cannot be written', () => {
    const files = [
      { path: at('a.json'), text: 'new a' },
      { path: at('missing/deep/c.json'), text: 'new c' },
    ];
    expect(() => {
      writeTogether(files);
    }).toThrow(/ENOENT/u);
    expect(readFileSync(at('a.json'), 'utf8')).toBe('old a');
    expect(existsSync(at('a.json.new'))).toBe(false);
  });

  it('makes a file and its folder, and takes both away when a later file cannot be written', () => {
    const files = [{ path: at('new/c.json'), text: 'new c' }];
    expect(() => {
      writeTogether([...files, { path: at('missing/deep/d.json'), text: '' }]);
    }).toThrow(/ENOENT/u);
    expect(existsSync(at('new'))).toBe(false);
    writeTogether(files);
    expect(readFileSync(at('new/c.json'), 'utf8')).toBe('new c');
  });

  it('takes a new file away again when a later one cannot be renamed', () => {
    mkdirSync(at('folder.json'));
    expect(() => {
      writeTogether([
        { path: at('c.json'), text: 'new c' },
        { path: at('folder.json'), text: '' },
      ]);
    }).toThrow(/EISDIR/u);
    expect(existsSync(at('c.json'))).toBe(false);
  });

  it('puts back what was renamed when a later file cannot be', () => {
    mkdirSync(at('folder.json'));
    const files = [
      { path: at('a.json'), text: 'new a' },
      { path: at('folder.json'), text: 'new c' },
      { path: at('b.json'), text: 'new b' },
    ];
    expect(() => {
      writeTogether(files);
    }).toThrow(/EISDIR/u);
    expect(readFileSync(at('a.json'), 'utf8')).toBe('old a');
    expect(readFileSync(at('b.json'), 'utf8')).toBe('old b');
    expect(readdirSync(folder).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'a.json',
      'b.json',
      'folder.json',
    ]);
  });
});
