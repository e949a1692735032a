import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { ROOT, run, stepEnvironment, toolPath } from './toolchain.mjs';

/**
 * The result of a step. A check without tests counts as one. `titles`: the failed tests.
 * @typedef {{ passed: number; failed: number; output: string; titles?: readonly string[] }} Outcome
 * @typedef {{ node: string; chromium: string | null }} Tools
 * @typedef {{ name: string; title: string; needsBuild?: boolean; needsBrowser?: boolean; work:
 * (tools: Tools) => Promise<Outcome> }} Step
 */

const REPORTS = join(ROOT, '.cache', 'reports');

/**
 * Every check of npm test: phases that follow each other. The lanes of a phase run side by side, as
 * most checks leave a processor idle at times; the steps of a lane follow each other.
 * @returns {readonly Step[][][]}
 */
export function allPhases() {
  return [
    [
      [
        check('format', 'Format', 'prettier', ['--check', '--log-level=warn', '.']),
        script('strings', 'Translations', 'scripts/check-translations.ts'),
        script('commits', 'Commit subjects', 'scripts/release/check-commits.ts'),
      ],
      [
        check('lint', 'Lint', 'oxlint', ['--deny-warnings']),
        check('types', 'Types', 'typescript', ['--noEmit', '--pretty', 'false'], 'tsc'),
        script('catalogue', 'Catalogue', 'scripts/catalogue/check.ts'),
        check('dead-code', 'Dead code', 'knip', ['--no-progress']),
      ],
    ],
    [
      [
        {
          name: 'unit',
          title: 'Tests of the domain',
          work: (tools) => runVitest(tools, ['--coverage', '--project=domain']),
        },
      ],
      [
        { name: 'build', title: 'Build', work: async ({ node }) => asOne(await build(node)) },
        { ...check('size', 'Size budget', 'size-limit', []), needsBuild: true },
      ],
    ],
    [
      [
        {
          name: 'unit',
          title: 'Tests of all else',
          work: (tools) => runVitest(tools, ['--project=!domain']),
        },
      ],
    ],
    // Alone: beside other tests, pages take longer than journeys wait for them.
    [[{ name: 'e2e', title: 'End to end', needsBuild: true, needsBrowser: true, work: runPlaywright }]],
  ];
}

/**
 * A step that is one run of an installed tool.
 * @param {string} name
 * @param {string} title
 * @param {string} packageName
 * @param {readonly string[]} args
 * @param {string} [tool]
 * @returns {Step}
 */
function check(name, title, packageName, args, tool) {
  return {
    name,
    title,
    work: async ({ node }) =>
      asOne(await run(node, [toolPath(packageName, tool), ...args], { env: stepEnvironment(node) })),
  };
}

/**
 * @param {{ code: number; output: string }} result
 * @returns {Outcome}
 */
function asOne({ code, output }) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/**
 * A step that is one run of a script of ours.
 * @param {string} name
 * @param {string} title
 * @param {string} file
 * @returns {Step}
 */
function script(name, title, file) {
  return {
    name,
    title,
    work: async ({ node }) => asOne(await run(node, [file], { env: stepEnvironment(node) })),
  };
}

/**
 * @param {Tools} tools
 * @param {readonly string[]} which
 * @returns {Promise<Outcome>}
 */
async function runVitest({ node }, which) {
  const report = freshReport('vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const env = stepEnvironment(node, { NODE_ENV: 'test' });
  const { code, output } = await run(node, [toolPath('vitest'), 'run', ...which, ...reporters], { env });
  const {
    numPassedTests: passed = 0,
    numFailedTests: failed = 0,
    testResults = [],
  } = readReport(report) ?? {};
  /** @type {{ status: string; fullName: string }[]} */
  const tests = testResults.flatMap((/** @type {{ assertionResults: [] }} */ file) => file.assertionResults);
  const titles = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  // Coverage below its threshold, or a file that cannot be loaded, fails the step without a failed
  // test.
  return { passed, failed: code === 0 ? failed : Math.max(1, failed), output: withoutPassed(output), titles };
}

/**
 * @param {Tools} tools
 * @returns {Promise<Outcome>}
 */
async function runPlaywright({ node, chromium }) {
  const report = freshReport('playwright.json');
  const env = stepEnvironment(node, {
    ...(chromium === null ? {} : { MUSTER_CHROMIUM: chromium }),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const args = [toolPath('playwright'), 'test', '--reporter=list,json'];
  const { code, output } = await run(node, args, { env });
  const { stats = {}, suites = [] } = readReport(report) ?? {};
  const { expected: passed = 0, unexpected = 0 } = stats;
  return {
    passed,
    failed: code === 0 ? unexpected : Math.max(1, unexpected),
    output: withoutPassed(output),
    titles: suites.flatMap(failedSpecs),
  };
}

/** @typedef {{ suites?: Suite[]; specs?: { title: string; file: string; ok: boolean }[] }} Suite */

/**
 * Returns the failed specs of a suite of Playwright's report, with their files.
 * @param {Suite} suite
 * @returns {string[]}
 */
function failedSpecs({ suites = [], specs = [] }) {
  const own = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`);
  return [...own, ...suites.flatMap(failedSpecs)];
}

/**
 * Returns the output without the lines of passed tests, which would bury the failures.
 * @param {string} output
 */
function withoutPassed(output) {
  return output
    .split('\n')
    .filter((line) => !/^\s*✓|^Not implemented: /.test(line))
    .join('\n');
}

/** @param {string} name */
function freshReport(name) {
  mkdirSync(REPORTS, { recursive: true });
  const path = join(REPORTS, name);
  rmSync(path, { force: true });
  return path;
}

/** @param {string} path */
function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
