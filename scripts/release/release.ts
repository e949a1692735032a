/**
 * Makes a release in two steps: `npm run release -- 0.8.0` writes version and changelog, and
 * `npm run release -- tag` builds twice, commits, tags and writes the files to offer. `npm run
 * release -- check [<commit>]` only builds a commit twice. See docs/operating.md, "Versions".
 */
import { npmCommand, ROOT, run } from '../bare/toolchain.mjs';
import { createHash } from 'node:crypto';
import { hashList } from './folder-hashes.ts';
import { prepareRelease, type Report } from './prepare-release.ts';
import { buildTwice } from './same-build.ts';
import { tagRelease } from './tag-release.ts';

const USAGE =
  'Usage: npm run release -- 0.8.0, then npm run release -- tag; or npm run release -- check [<commit>]';

async function release(args: readonly string[]): Promise<Report> {
  const [command = '', commit = 'HEAD'] = args;
  if (/^\d+\.\d+\.\d+$/.test(command) && args.length === 1)
    return prepareRelease(ROOT, command, new Date().toISOString().slice(0, 10));
  if (command === 'tag' && args.length === 1)
    return tagRelease(ROOT, { buildTwice, npmBill, say: (line) => console.log(line) });
  if (command === 'check' && args.length <= 2) return checkBuild(commit);
  return { code: 1, lines: [USAGE] };
}

async function checkBuild(commit: string): Promise<Report> {
  const builds = await buildTwice(ROOT, commit);
  if (!builds.isSame) return { code: 1, lines: builds.lines };
  const hash = createHash('sha256').update(hashList(builds.hashes, 'dist')).digest('hex');
  return {
    code: 0,
    lines: [`Both builds have the same ${String(builds.hashes.size)} files. Hash of their list: ${hash}`],
  };
}

/** Lists the packages of every platform, whatever is installed here. */
async function npmBill(root: string): Promise<string> {
  const npm = npmCommand();
  const args = [
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
    '--loglevel=error',
  ];
  const command = [...npm.args, '--prefix', root, ...args];
  const { code, output } = await run(npm.command, command, { shell: npm.shell });
  if (code !== 0) throw new Error(`npm sbom failed: ${output.trim()}`);
  return output;
}

const { code, lines } = await release(process.argv.slice(2));
for (const line of lines) (code === 0 ? console.log : console.error)(line);
process.exitCode = code;
