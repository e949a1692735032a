import { describe, expect, it } from 'vitest';
import { currentEnvironment, environmentOf, previewHostsOf, storagePrefixOf } from './environment.ts';

describe('the environment of a host', () => {
  it.each([
    ['localhost', 'local'],
    ['LOCALHOST', 'local'],
    ['127.0.0.1', 'local'],
    ['127.8.0.1', 'local'],
    ['127.evil.example', 'production'],
    ['muster.localhost', 'production'],
    ['notlocalhost', 'production'],
    ['preview.example.org', 'preview'],
    ['deep.branch.example.org', 'preview'],
    ['branch.example.org', 'production'],
    ['example.org', 'production'],
  ] as const)('%s is %s', (host, environment) => {
    const hosts = previewHostsOf(' preview.example.org, *.Branch.example.org ,,');
    expect(environmentOf(host, hosts)).toBe(environment);
  });

  it('has no preview hosts where none are set', () => {
    expect(previewHostsOf(undefined)).toEqual([]);
  });

  it('prefixes keys with preview_ on previews only', () => {
    expect((['local', 'preview', 'production'] as const).map(storagePrefixOf)).toEqual([
      'prod_',
      'preview_',
      'prod_',
    ]);
  });

  it('is that of the page’s address', () => {
    expect(currentEnvironment()).toBe('local');
  });
});
