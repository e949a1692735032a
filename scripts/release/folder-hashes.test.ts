import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderHashes, hashDifferences, hashList } from './folder-hashes.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hashes-'));
  mkdirSync(join(folder, 'dist', '.vite'), { recursive: true });
  writeFileSync(join(folder, 'dist', 'b.js'), 'abc');
  writeFileSync(join(folder, 'dist', '.vite', 'a.json'), '{}');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('hashes every file of a folder, hidden ones too, sorted by path', () => {
  expect([...folderHashes(join(folder, 'dist'))]).toEqual([
    ['.vite/a.json', '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a'],
    ['b.js', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ]);
});

it('writes a line for each file in the form of sha256sum', () => {
  expect(hashList(new Map([['a b.js', 'f00']]), 'dist')).toBe('f00  dist/a b.js\n');
});

it('names each file in which two builds differ', () => {
  const first = new Map([
    ['a.js', '1'],
    ['b.js', '2'],
    ['c.js', '3'],
  ]);
  const second = new Map([
    ['a.js', '1'],
    ['c.js', '4'],
    ['d.js', '5'],
  ]);
  expect(hashDifferences(first, second)).toEqual([
    'b.js is in the first build alone',
    'c.js differs',
    'd.js is in the second build alone',
  ]);
  expect(hashDifferences(first, new Map([...first].toReversed()))).toEqual([]);
});
