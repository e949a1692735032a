import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PAGES } from '#app/page-table.ts';
import type { ShellFile } from '#domain/updates/shell-file.ts';
import { inPacks } from './shell-packs.ts';

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'packs-'));
  mkdirSync(join(dist, '.vite'));
  mkdirSync(join(dist, 'assets'));
  const modules = ['index.html', 'src/app/react-root.ts', ...PAGES.map(({ module }) => module)];
  const manifest = Object.fromEntries(modules.map((module) => [module, { file: 'assets/first.js' }]));
  writeFileSync(join(dist, '.vite', 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(dist, 'index.html'), '');
  for (const name of ['a', 'b', 'c', 'first']) writeFileSync(join(dist, 'assets', `${name}.js`), `${name}()`);
});
afterEach(() => {
  rmSync(dist, { recursive: true });
});

const listed = (...names: readonly string[]): ShellFile[] =>
  names.map((name) => ({ url: `/assets/${name}.js`, revision: null }));

describe('inPacks', () => {
  it('packs what the first pages do without', () => {
    const [a, first] = inPacks(listed('first', 'a'), dist);
    expect(first).toEqual({ url: '/assets/first.js', revision: null, isFirst: true });
    expect(a?.url).toBe('/assets/a.js');
    expect(JSON.parse(readFileSync(join(dist, a?.pack ?? ''), 'utf8'))).toEqual({ '/assets/a.js': 'a()' });
  });

  it('makes the same packs in whichever order the files come', () => {
    const one = inPacks(listed('b', 'first', 'a', 'c'), dist);
    const packs = readdirSync(join(dist, 'assets'));
    expect(inPacks(listed('c', 'a', 'first', 'b'), dist)).toEqual(one);
    expect(readdirSync(join(dist, 'assets'))).toEqual(packs);
  });
});
