import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesIn } from './changelog-text.ts';
import { changedFiles, git, hasTag } from './git.ts';
import { readManifest } from './manifest.ts';
import { licenceProblemsIn, type Report } from './prepare-release.ts';
import { writeReleaseFiles } from './release-files.ts';
import type { TwoBuilds } from './same-build.ts';
import { subjectsSince } from './since-release.ts';

/** Builds and npm: tests replace them. */
export type ReleaseTools = {
  /** Clones a commit, on a branch or not, and builds it twice. */
  readonly buildTwice: (root: string, commit: string) => Promise<TwoBuilds>;
  /** A CycloneDX bill of all packages of package-lock.json, as npm prints it. */
  readonly npmBill: (root: string) => Promise<string>;
  readonly say: (line: string) => void;
};

const RELEASE_FILES = ['CHANGELOG.md', 'package.json', 'package-lock.json'];

/**
 * The second step of a release: builds version and changelog twice, commits them, writes the files
 * of the release and sets the tag. Nothing is written unless both builds are the same.
 */
export async function tagRelease(root: string, tools: ReleaseTools): Promise<Report> {
  const problems = problemsBefore(root);
  if (problems.length > 0) return refusal(problems);
  const candidate = snapshot(root);
  tools.say('Building twice from fresh clones, to compare. This takes some minutes …');
  const builds = await tools.buildTwice(root, candidate);
  if (!builds.isSame) return refusal(builds.lines);
  if (treeOf(root, snapshot(root)) !== treeOf(root, candidate))
    return refusal(['Files changed during the builds. Run the command again.']);
  const npmBill = await tools.npmBill(root);
  const { version } = readManifest(root);
  if (candidate !== 'HEAD') git(root, 'commit', '--quiet', '--all', `--message=chore: ${version}`);
  const files = writeReleaseFiles(root, builds.hashes, npmBill);
  git(root, 'tag', '--annotate', `--message=Muster ${version}`, `v${version}`);
  return {
    code: 0,
    lines: [
      `Both builds have the same ${String(builds.hashes.size)} files.`,
      `Tagged v${version}. Publish it with: git push --follow-tags`,
      `To offer beside it: ${files.join(', ')}.`,
    ],
  };
}

function refusal(lines: readonly string[]): Report {
  return { code: 1, lines: [...lines, 'Nothing was written.'] };
}

/** Returns a commit of the files as they are, on no branch; HEAD when nothing has changed. */
function snapshot(root: string): string {
  return git(root, 'stash', 'create') || 'HEAD';
}

function treeOf(root: string, commit: string): string {
  return git(root, 'rev-parse', `${commit}^{tree}`);
}

function problemsBefore(root: string): readonly string[] {
  const { version } = readManifest(root);
  const head = changesIn(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'));
  if (head !== version) {
    return [
      `CHANGELOG.md begins with ${head ?? 'no version'} and package.json with ${version}. Begin with: npm run release -- <version>`,
    ];
  }
  if (hasTag(root, `v${version}`))
    return [`The tag v${version} exists already. Begin with: npm run release -- <version>`];
  const others = changedFiles(root).filter((file) => !RELEASE_FILES.includes(file));
  if (others.length > 0)
    return [`Some files are not committed: ${others.join(', ')}. Commit or stash them first.`];
  const later = changedFiles(root).length === 0 ? subjectsSince(root, version) : [];
  if (later.length > 0) {
    return [
      `The changelog of ${version} lacks the commits after it: ${later.join('; ')}. Take that release back and begin again.`,
    ];
  }
  return licenceProblemsIn(root);
}
