import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inputStamp, takePlace } from './build.mjs';

let folder = '';
let before = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster build '));
  mkdirSync(join(folder, 'src', 'app'), { recursive: true });
  writeFileSync(join(folder, 'src', 'app', 'main.ts'), 'start()');
  writeFileSync(join(folder, 'index.html'), '<p>');
  before = inputStamp(folder);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

const write = (path: string, text: string) => {
  writeFileSync(join(folder, path), text);
};

describe('inputStamp', () => {
  it('stays the same when a file is written again with the same content', () => {
    write('src/app/main.ts', 'start()');
    expect(inputStamp(folder)).toBe(before);
  });

  it('stays the same when only a test or a text beside the app changes', () => {
    write('src/app/main.test.tsx', 'it()');
    write('README.md', 'read me');
    expect(inputStamp(folder)).toBe(before);
  });

  it.each([
    ['content of the same length', 'src/app/main.ts', 'stop_()'],
    ['a new file', 'src/app/other.ts', ''],
    ['the document', 'index.html', '<b>'],
    ['the packages', 'package-lock.json', '{}'],
  ])('changes with %s', (_what, path, text) => {
    write(path, text);
    expect(inputStamp(folder)).not.toBe(before);
  });

  it('changes when a file goes by another name', () => {
    rmSync(join(folder, 'src', 'app', 'main.ts'));
    write('src/app/start.tsx', 'start()');
    expect(inputStamp(folder)).not.toBe(before);
  });

  it('changes with a setting of the build', () => {
    vi.stubEnv('VITE_SOMETHING', '1');
    expect(inputStamp(folder)).not.toBe(before);
  });

  it('stays the same for a server at another public address, as the server writes that itself', () => {
    vi.stubEnv('PUBLIC_URL', 'https://muster.example.org');
    expect(inputStamp(folder)).toBe(before);
    expect(inputStamp(folder, 'https://muster.example.org')).not.toBe(before);
  });
});

describe('takePlace', () => {
  it('puts a new build where the old one was, with the pictures drawn for that', () => {
    for (const path of ['dist/art', 'fresh']) mkdirSync(join(folder, path), { recursive: true });
    write('dist/old.html', 'old');
    write('dist/art/card.webp', 'picture');
    write('fresh/new.html', 'new');
    takePlace(join(folder, 'fresh'), join(folder, 'dist'));
    expect(readdirSync(join(folder, 'dist')).toSorted()).toEqual(['art', 'new.html']);
    expect(readdirSync(folder)).not.toContain('fresh');
    expect(readdirSync(join(folder, 'dist', 'art'))).toEqual(['card.webp']);
  });

  it('works where there was no build before', () => {
    mkdirSync(join(folder, 'fresh'));
    takePlace(join(folder, 'fresh'), join(folder, 'dist'));
    expect(readdirSync(join(folder, 'dist'))).toEqual([]);
  });
});
