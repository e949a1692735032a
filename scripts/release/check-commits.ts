/**
 * Checks the subjects of the commits since the last release, as part of npm test. Sources without a
 * git history, such as a downloaded archive, pass.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bare/toolchain.mjs';
import { changesIn } from './changelog-text.ts';
import { subjectProblem } from './commit-subject.ts';
import { subjectsSince } from './since-release.ts';

const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');

function subjects(): readonly string[] {
  try {
    return subjectsSince(ROOT, changesIn(changelog));
  } catch {
    return [];
  }
}

const problems = subjects()
  .map(subjectProblem)
  .filter((problem) => problem !== null);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
