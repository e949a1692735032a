import { execFileSync } from 'node:child_process';

/** Runs git in a clone and returns its trimmed output. Throws when git fails. */
export function git(root: string, ...args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

/** Returns true when the clone has a tag of that name. */
export function hasTag(root: string, tag: string): boolean {
  return git(root, 'tag', '--list', tag) !== '';
}

/** Returns the changed and new files of a clone, as paths from its root. */
export function changedFiles(root: string): readonly string[] {
  const lines = git(root, 'status', '--porcelain', '-z', '--no-renames').split('\0');
  return lines.filter((line) => line !== '').map((line) => line.replace(/^\s*\S+\s/, ''));
}
