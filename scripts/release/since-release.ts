import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Returns the subjects of the commits since a version, newest first; all commits when `last` is
 * null. A clone may have no tags: then the commit that wrote the version into the changelog counts
 * as the release. Throws outside a git clone.
 */
export function subjectsSince(last: string | null): readonly string[] {
  return git('log', rangeSince(last), '--no-merges', '--format=%s')
    .split('\n')
    .filter((subject) => subject !== '');
}

function rangeSince(last: string | null): string {
  if (last === null) return 'HEAD';
  try {
    return `${git('rev-parse', '--verify', `refs/tags/v${last}^{commit}`)}..HEAD`;
  } catch {
    const commit = git('log', '-1', '--format=%H', `-S## [${last}]`, '--', 'CHANGELOG.md');
    return commit === '' ? 'HEAD' : `${commit}..HEAD`;
  }
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}
