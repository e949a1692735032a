import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { git } from './git.ts';
import { prepareRelease } from './prepare-release.ts';
import type { TwoBuilds } from './same-build.ts';
import { tagRelease } from './tag-release.ts';

let root: string;
const path = (file: string) => join(root, file);
const read = (file: string) => readFileSync(path(file), 'utf8');

function commit(subject: string, files: Readonly<Record<string, string>> = {}) {
  for (const [file, text] of Object.entries(files)) writeFileSync(path(file), text);
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--allow-empty', `--message=${subject}`);
}

const lockfile = (licence: string) =>
  JSON.stringify({
    name: 'muster',
    version: '0.8.0',
    packages: {
      '': { name: 'muster', version: '0.8.0', dependencies: { dice: '1.0.0' } },
      'node_modules/dice': { version: '1.0.0', license: licence },
    },
  }).replaceAll('":"', '": "');

const npmBill = () =>
  JSON.stringify({
    bomFormat: 'CycloneDX',
    metadata: { component: { 'bom-ref': 'muster@0.9.0', name: 'copy', version: '0.9.0' } },
    components: [{ 'bom-ref': 'dice@1.0.0', name: 'dice', version: '1.0.0' }],
    dependencies: [],
  });

/** Runs the second step; the builds end as given, and `commits` holds those that were built. */
async function tag(builds: TwoBuilds = { isSame: true, hashes: new Map([['a.js', 'f00']]) }) {
  const changelogs: string[] = [];
  const report = await tagRelease(root, {
    buildTwice: (_, built) => {
      changelogs.push(git(root, 'show', `${built}:CHANGELOG.md`));
      return Promise.resolve(builds);
    },
    npmBill: () => Promise.resolve(npmBill()),
    say: () => undefined,
  });
  return { ...report, changelogs };
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'));
  git(root, 'init', '--quiet');
  git(root, 'config', 'user.name', 'Test');
  git(root, 'config', 'user.email', 'test@example.org');
  commit('feat: begin', {
    '.gitignore': '/release/\n',
    'CHANGELOG.md': '# Changelog\n\n## [0.8.0] - 2026-11-01\n',
    'package.json': '{ "name": "muster", "version": "0.8.0", "scripts": {} }\n',
    'package-lock.json': lockfile('MIT'),
  });
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('prepareRelease', () => {
  const prepare = (version = '0.9.0') => prepareRelease(root, version, '2026-11-21');

  it('writes version and changelog, and commits nothing', () => {
    commit('feat: add a clock');
    expect(prepare()).toMatchObject({ code: 0 });
    expect(read('CHANGELOG.md')).toContain(
      '## [0.9.0] - 2026-11-21\n\n### New\n\n- Add a clock\n\n## [0.8.0]',
    );
    expect(read('package.json')).toContain('"version": "0.9.0"');
    expect(read('package-lock.json').match(/"version": "0\.9\.0"/g)).toHaveLength(2);
    expect(git(root, 'log', '-1', '--format=%s')).toBe('feat: add a clock');
  });

  it.each([
    ['a version that the changelog has', '0.8.0', () => undefined, 'CHANGELOG.md has 0.8.0 already.'],
    ['an older version', '0.7.9', () => undefined, '0.7.9 is older than 0.8.0'],
    ['a tag that exists', '0.9.0', () => git(root, 'tag', 'v0.9.0'), 'The tag v0.9.0 exists already.'],
    [
      'files that are not committed',
      '0.9.0',
      () => writeFileSync(path('new.ts'), ''),
      'Some files are not committed: new.ts.',
    ],
    ['no commits', '0.9.0', () => undefined, 'Nothing was committed since 0.8.0'],
    [
      'a licence that is not allowed',
      '0.9.0',
      () => commit('build: use dice', { 'package-lock.json': lockfile('GPL-3.0-only') }),
      'dice 1.0.0 is part of the product and has the licence GPL-3.0-only',
    ],
  ])('refuses %s and writes nothing', (_, version, arrange, reason) => {
    arrange();
    const before = ['CHANGELOG.md', 'package.json', 'package-lock.json'].map(read);
    const { code, lines } = prepare(version);
    expect([code, lines.at(-1)]).toEqual([1, 'Nothing was written.']);
    expect(lines[0]).toContain(reason);
    expect(['CHANGELOG.md', 'package.json', 'package-lock.json'].map(read)).toEqual(before);
  });
});

describe('tagRelease', () => {
  beforeEach(() => {
    commit('feat: add a clock');
    prepareRelease(root, '0.9.0', '2026-11-21');
    writeFileSync(path('CHANGELOG.md'), read('CHANGELOG.md').replace('Add a clock', 'A clock for both'));
  });

  const isUntouched = () => ({
    tags: git(root, 'tag'),
    subject: git(root, 'log', '-1', '--format=%s'),
    files: existsSync(path('release')),
  });

  it('builds what it commits, then tags it and writes the files to offer', async () => {
    const { code, lines, changelogs } = await tag();
    expect([code, lines]).toEqual([0, expect.arrayContaining(['Both builds have the same 1 files.'])]);
    expect(changelogs[0]).toContain('- A clock for both');
    expect(git(root, 'show', 'v0.9.0:CHANGELOG.md')).toBe(changelogs[0]);
    expect(git(root, 'log', '-1', '--format=%s %D')).toMatch(/^chore: 0\.9\.0 .*tag: v0\.9\.0/);
    expect(git(root, 'status', '--porcelain')).toBe('');
    expect(readdirSync(path('release/0.9.0')).toSorted()).toEqual([
      'LICENCES.md',
      'SHA256SUMS',
      'sbom-development.cdx.json',
      'sbom.cdx.json',
    ]);
    expect(read('release/0.9.0/SHA256SUMS')).toBe('f00  dist/a.js\n');
    expect(read('release/0.9.0/sbom.cdx.json')).toContain('"name": "muster"');
    expect(read('release/0.9.0/LICENCES.md')).toContain('| dice | 1.0.0 | MIT |');
  });

  it('writes nothing when the builds differ', async () => {
    const { code, lines } = await tag({ isSame: false, lines: ['a.js differs'] });
    expect([code, lines]).toEqual([1, ['a.js differs', 'Nothing was written.']]);
    expect(isUntouched()).toEqual({ tags: '', subject: 'feat: add a clock', files: false });
    expect(read('CHANGELOG.md')).toContain('A clock for both');
  });

  it('tags a release that was committed by hand', async () => {
    commit('chore: 0.9.0');
    expect(await tag()).toMatchObject({ code: 0 });
    expect(git(root, 'describe', '--exact-match')).toBe('v0.9.0');
  });

  it('refuses a changelog that lacks later commits', async () => {
    commit('chore: 0.9.0');
    commit('fix: stop the clock');
    expect((await tag()).lines[0]).toContain('The changelog of 0.9.0 lacks the commits after it: fix: stop');
  });

  it('refuses other files that are not committed', async () => {
    writeFileSync(path('new.ts'), '');
    expect((await tag()).lines[0]).toContain('Some files are not committed: new.ts.');
    expect(isUntouched()).toEqual({ tags: '', subject: 'feat: add a clock', files: false });
  });

  it('refuses to begin without a changelog of the version', async () => {
    git(root, 'checkout', '--quiet', '--', 'CHANGELOG.md');
    expect((await tag()).lines[0]).toContain('CHANGELOG.md begins with 0.8.0 and package.json with 0.9.0.');
  });

  it('refuses a second tag', async () => {
    await tag();
    expect((await tag()).lines[0]).toContain('The tag v0.9.0 exists already.');
  });

  it('refuses to tag files that changed during the builds', async () => {
    const report = await tagRelease(root, {
      buildTwice: () => {
        writeFileSync(path('CHANGELOG.md'), 'Other words.\n');
        return Promise.resolve({ isSame: true, hashes: new Map() });
      },
      npmBill: () => Promise.resolve(npmBill()),
      say: () => undefined,
    });
    expect(report.lines[0]).toContain('Files changed during the builds.');
    expect(git(root, 'tag')).toBe('');
  });
});
