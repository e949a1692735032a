import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { licencesOf } from './vite-licences.ts';

let root: string;

function install(folder: string, files: Readonly<Record<string, string>>) {
  const path = join(root, folder);
  mkdirSync(path, { recursive: true });
  const manifest = { name: folder.replace(/^.*node_modules\//, ''), version: '1.2.0', license: 'MIT' };
  for (const [file, text] of Object.entries({ 'package.json': JSON.stringify(manifest), ...files }))
    writeFileSync(join(path, file), text);
  return `${path}/dist/index.js`;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'licences-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

it('writes every licence file of each package in the app once, sorted', () => {
  const dice = install('node_modules/@table/dice', { 'NOTICE.txt': 'By Ann.', LICENSE: 'Do as you like.\n' });
  const loom = install('node_modules/@table/dice/node_modules/loom', { 'Licence-MIT': 'Weave.' });
  install('node_modules/tool', { LICENSE: 'Not in the app.' });
  const modules = [`\0${loom}?commonjs`, dice, `${root}/src/main.ts`, `${dice}?url`, loom];
  const [intro, ...notices] = licencesOf(modules).split(/\n-{80}\n\n/);
  expect(intro).toContain('The libraries in Muster');
  expect(notices).toEqual([
    '@table/dice 1.2.0: MIT\n\nDo as you like.\n\nBy Ann.\n',
    'loom 1.2.0: MIT\n\nWeave.\n',
  ]);
});
