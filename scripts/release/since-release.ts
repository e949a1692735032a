import { git, hasTag } from './git.ts';

/**
 * Returns the subjects of the commits since a version, newest first; all commits when `last` is
 * null. A clone may have no tags: then the commit that wrote the version into the changelog counts
 * as the release. Throws outside a git clone.
 */
export function subjectsSince(root: string, last: string | null): readonly string[] {
  return git(root, 'log', rangeSince(root, last), '--no-merges', '--format=%s')
    .split('\n')
    .filter((subject) => subject !== '');
}

function rangeSince(root: string, last: string | null): string {
  if (last === null) return 'HEAD';
  if (hasTag(root, `v${last}`)) return `refs/tags/v${last}..HEAD`;
  const commit = git(root, 'log', '-1', '--format=%H', `-S## [${last}]`, '--', 'CHANGELOG.md');
  return commit === '' ? 'HEAD' : `${commit}..HEAD`;
}
