import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../bare/toolchain.mjs';
import { readDependencies } from './dependencies.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const manifest = read('package.json') as Record<'dependencies' | 'devDependencies', Record<string, string>>;

const entry = { version: '1.0.0', license: 'MIT' };

const shippedIn = (packages: object) =>
  readDependencies({ packages })
    .filter(({ isShipped }) => isShipped)
    .map(({ name, version }) => `${name} ${version}`);

describe('readDependencies', () => {
  it('ships what dependencies lead to: their own, optional ones and peers that they need', () => {
    const packages = {
      '': { dependencies: { app: '1' }, devDependencies: { tool: '1' } },
      'node_modules/app': {
        ...entry,
        dependencies: { below: '2' },
        optionalDependencies: { native: '1', absent: '1' },
        peerDependencies: { peer: '1', types: '1' },
        peerDependenciesMeta: { types: { optional: true } },
      },
      'node_modules/below': entry,
      'node_modules/app/node_modules/below': { ...entry, version: '2.0.0', dependencies: { deep: '1' } },
      'node_modules/deep': entry,
      'node_modules/native': entry,
      'node_modules/peer': entry,
      'node_modules/types': entry,
      'node_modules/tool': { ...entry, dependencies: { below: '1' } },
    };
    expect(shippedIn(packages)).toEqual([
      'app 1.0.0',
      'below 2.0.0',
      'deep 1.0.0',
      'native 1.0.0',
      'peer 1.0.0',
    ]);
  });

  it('counts a version once, as shipped when one of its folders is', () => {
    const packages = {
      '': { dependencies: { app: '1' } },
      'node_modules/app': { ...entry, dependencies: { twice: '1' } },
      'node_modules/twice': entry,
      'node_modules/tool/node_modules/twice': entry,
      'node_modules/tool': entry,
    };
    expect(readDependencies({ packages })).toHaveLength(3);
    expect(shippedIn(packages)).toEqual(['app 1.0.0', 'twice 1.0.0']);
  });

  it('knows a package by its own name when it is installed under another one', () => {
    const packages = { '': {}, 'node_modules/other': { ...entry, name: 'dice', license: undefined } };
    expect(readDependencies({ packages })).toEqual([
      { name: 'dice', version: '1.0.0', licence: null, isShipped: false },
    ]);
  });

  it('ships each of our own dependencies and no development dependency that they do not need', () => {
    const shipped = readDependencies(read('package-lock.json'))
      .filter(({ isShipped }) => isShipped)
      .map(({ name }) => name);
    expect(shipped).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)));
    expect(shipped.filter((name) => Object.hasOwn(manifest.devDependencies, name))).toEqual([]);
  });
});
