/**
 * npm test: installs what tests need, runs every check and ends with one line, `N passed, N
 * failed`. npm test -- --only unit,e2e runs some of them.
 */
import { buildIfChanged } from './bare/build.mjs';
import { findOrInstallTestBrowser } from './bare/chromium.mjs';
import { installIfNeeded } from './bare/install.mjs';
import { allSteps } from './bare/steps.mjs';
import { findNode, say, SetupProblem } from './bare/toolchain.mjs';
import { atTopLevel } from './bare/top-level.mjs';

/** @typedef {import('./bare/steps.mjs').Step} Step */

await atTopLevel(async () => {
  const chosen = chooseSteps(allSteps(), process.argv.slice(2));
  await installIfNeeded();
  const node = findNode();
  const needsBrowser = chosen.some((step) => step.needsBrowser);
  const chromium = needsBrowser ? await findOrInstallTestBrowser(node) : null;
  const builds = chosen.some((step) => step.name === 'build');
  if (!builds && chosen.some((step) => step.needsBuild)) await buildIfChanged(node);
  process.exitCode = (await runSteps(chosen, { node, chromium })) === 0 ? 0 : 1;
});

/**
 * @param {readonly Step[]} steps
 * @param {readonly string[]} args
 * @returns {readonly Step[]}
 */
function chooseSteps(steps, args) {
  if (args.length === 0) return steps;
  const names = steps.map((step) => step.name);
  const text = args[0] === '--only' ? args[1] : args[0]?.replace(/^--only=/, '');
  const wanted = (text ?? '').split(',');
  const usage = `Usage: npm test -- --only ${names.join(',')}`;
  const isUsed = args[0]?.startsWith('--only') && args.length <= 2;
  if (!isUsed || !wanted.every((name) => names.includes(name))) throw new SetupProblem(usage);
  return steps.filter((step) => wanted.includes(step.name));
}

/**
 * Runs the steps to the end whatever fails, so that one run shows everything; only what needs a
 * build that failed is left out. What a failed step wrote follows its line.
 * @param {readonly Step[]} steps
 * @param {import('./bare/steps.mjs').Tools} tools
 * @returns {Promise<number>} how much failed
 */
async function runSteps(steps, tools) {
  let passed = 0;
  let failed = 0;
  /** @type {string[]} */
  const broken = [];
  for (const step of steps) {
    if (step.needsBuild && broken.includes('Build')) {
      say(`left out  ${step.title}: there is no build`);
      continue;
    }
    const start = Date.now();
    const outcome = await step.work(tools);
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    const count = outcome.passed + outcome.failed;
    const counts = count > 1 ? `, ${String(outcome.passed)} passed, ${String(outcome.failed)} failed` : '';
    say(`${outcome.failed === 0 ? 'ok    ' : 'FAILED'}    ${step.title} (${seconds} s${counts})`);
    passed += outcome.passed;
    failed += outcome.failed;
    if (outcome.failed > 0) {
      broken.push(step.title, ...(outcome.titles ?? []).map((title) => `  ${title}`));
      say(`\n${outcome.output.trim()}\n`);
    }
  }
  if (broken.length > 0) say(`Failed:\n${broken.join('\n')}`);
  say(`${String(passed)} passed, ${String(failed)} failed`);
  return failed;
}
