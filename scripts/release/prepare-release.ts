import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addRelease, changesIn } from './changelog-text.ts';
import { readDependencies } from './dependencies.ts';
import { changedFiles, hasTag } from './git.ts';
import { licenceProblems } from './licences.ts';
import { readManifest } from './manifest.ts';
import { subjectsSince } from './since-release.ts';

/** The outcome of a command: its exit code and the lines to print. */
export type Report = { readonly code: 0 | 1; readonly lines: readonly string[] };

/**
 * The first step of a release: sets the version in package.json and the lockfile, and heads
 * CHANGELOG.md with the features and fixes since the last release. `day`: 2026-11-21. Writes
 * nothing when the clone is in no state for a release.
 */
export function prepareRelease(root: string, version: string, day: string): Report {
  const problems = problemsBefore(root, version);
  if (problems.length > 0) return { code: 1, lines: [...problems, 'Nothing was written.'] };
  const changelog = join(root, 'CHANGELOG.md');
  const before = readFileSync(changelog, 'utf8');
  const subjects = subjectsSince(root, changesIn(before));
  writeFileSync(changelog, addRelease(before, { version, day, subjects }));
  const current = readManifest(root).version;
  if (current !== version) {
    setVersion(join(root, 'package.json'), 1, current, version);
    setVersion(join(root, 'package-lock.json'), 2, current, version);
  }
  return {
    code: 0,
    lines: [
      `CHANGELOG.md begins with ${version}. Read its lines and improve them: players read them.`,
      'Then: npm run release -- tag',
    ],
  };
}

function problemsBefore(root: string, version: string): readonly string[] {
  const before = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const last = changesIn(before);
  if (before.includes(`## [${version}]`)) return [`CHANGELOG.md has ${version} already.`];
  if (hasTag(root, `v${version}`)) return [`The tag v${version} exists already.`];
  const { version: current } = readManifest(root);
  if (isOlder(version, current)) return [`${version} is older than ${current}, the version of package.json.`];
  const changed = changedFiles(root);
  if (changed.length > 0)
    return [`Some files are not committed: ${changed.join(', ')}. Commit or stash them first.`];
  if (subjectsSince(root, last).length === 0)
    return [`Nothing was committed since ${last ?? 'the beginning'}: there is nothing to release.`];
  return licenceProblemsIn(root);
}

/** Returns a sentence for each dependency whose licence is not allowed. */
export function licenceProblemsIn(root: string): readonly string[] {
  return licenceProblems(readDependencies(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))));
}

function isOlder(version: string, other: string): boolean {
  const [mine, theirs] = [version, other].map((each) => each.split('.').map(Number));
  const at = mine?.findIndex((number, index) => number !== theirs?.[index]) ?? -1;
  return at !== -1 && (mine?.[at] ?? 0) < (theirs?.[at] ?? 0);
}

/** Replaces the version where the file names its own, and nowhere else. */
function setVersion(path: string, times: number, from: string, to: string): void {
  let left = times;
  const text = readFileSync(path, 'utf8').replaceAll(`"version": "${from}"`, (found) => {
    left -= 1;
    return left >= 0 ? `"version": "${to}"` : found;
  });
  writeFileSync(path, text);
}
