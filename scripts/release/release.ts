/**
 * npm run release -- 0.8.0: makes a version. Sets it in package.json and the lockfile, and heads
 * CHANGELOG.md with what was committed since the last one: features and fixes, a line each. The
 * build serves both as /version.json and /CHANGELOG.md. Look through the lines before you commit
 * them: players read them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addRelease, changesIn } from './changelog-text.ts';
import { subjectsSince } from './since-release.ts';

const ROOT = join(import.meta.dirname, '../..');
const CHANGELOG = join(ROOT, 'CHANGELOG.md');

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Replaces the version where the file names its own, and nowhere else. */
function setVersion(file: string, times: number, from: string, to: string): void {
  const path = join(ROOT, file);
  let left = times;
  const text = readFileSync(path, 'utf8').replaceAll(`"version": "${from}"`, (found) => {
    left -= 1;
    return left >= 0 ? `"version": "${to}"` : found;
  });
  writeFileSync(path, text);
}

const version = process.argv[2] ?? '';
if (!/^\d+\.\d+\.\d+$/.test(version)) fail('Usage: npm run release -- 0.8.0');
const manifest: unknown = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const current =
  typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';
const before = readFileSync(CHANGELOG, 'utf8');
if (before.includes(`## [${version}]`)) fail(`CHANGELOG.md has ${version} already.`);

const subjects = subjectsSince(changesIn(before));
const day = new Date().toISOString().slice(0, 10);
writeFileSync(CHANGELOG, addRelease(before, { version, day, subjects }));
if (current !== version) {
  setVersion('package.json', 1, current, version);
  setVersion('package-lock.json', 2, current, version);
}
console.log(
  `CHANGELOG.md begins with ${version}. Read it, then: git commit -am "chore: ${version}" && git tag v${version}`,
);
