/**
 * npm test: installs what tests need, runs every check and ends with one line, `N passed, N
 * failed`. npm test -- --only unit,e2e runs some of them.
 */
import { buildIfChanged } from './bare/build.mjs';
import { findOrInstallTestBrowser } from './bare/chromium.mjs';
import { installIfNeeded } from './bare/install.mjs';
import { allPhases } from './bare/steps.mjs';
import { findNode, say, SetupProblem } from './bare/toolchain.mjs';
import { atTopLevel } from './bare/top-level.mjs';

/** @typedef {import('./bare/steps.mjs').Step} Step */

await atTopLevel(async () => {
  const phases = choosePhases(allPhases(), process.argv.slice(2));
  const chosen = phases.flat(2);
  await installIfNeeded();
  const node = findNode();
  const needsBrowser = chosen.some((step) => step.needsBrowser);
  const chromium = needsBrowser ? await findOrInstallTestBrowser(node) : null;
  const builds = chosen.some((step) => step.name === 'build');
  if (!builds && chosen.some((step) => step.needsBuild)) await buildIfChanged(node);
  process.exitCode = (await runPhases(phases, { node, chromium })) === 0 ? 0 : 1;
});

/**
 * @param {readonly Step[][][]} phases
 * @param {readonly string[]} args
 * @returns {readonly Step[][][]}
 */
function choosePhases(phases, args) {
  if (args.length === 0) return phases;
  const names = [...new Set(phases.flat(2).map((step) => step.name))];
  const text = args[0] === '--only' ? args[1] : args[0]?.replace(/^--only=/, '');
  const wanted = (text ?? '').split(',');
  const usage = `Usage: npm test -- --only ${names.join(',')}`;
  const isUsed = args[0]?.startsWith('--only') && args.length <= 2;
  if (!isUsed || !wanted.every((name) => names.includes(name))) throw new SetupProblem(usage);
  return phases.map((lanes) => lanes.map((steps) => steps.filter((step) => wanted.includes(step.name))));
}

/**
 * Runs the steps to the end whatever fails, so that one run shows everything; only what needs a
 * build that failed is left out. What a failed step wrote follows its line.
 * @param {readonly Step[][][]} phases
 * @param {import('./bare/steps.mjs').Tools} tools
 * @returns {Promise<number>} how much failed
 */
async function runPhases(phases, tools) {
  let passed = 0;
  let failed = 0;
  /** @type {string[]} */
  const broken = [];
  /** @param {readonly Step[]} steps */
  const runLane = async (steps) => {
    for (const step of steps) {
      if (step.needsBuild && broken.includes('Build')) {
        say(`left out  ${step.title}: there is no build`);
        continue;
      }
      const start = Date.now();
      const outcome = await step.work(tools);
      passed += outcome.passed;
      failed += outcome.failed;
      report(step, outcome, Date.now() - start);
      if (outcome.failed > 0) broken.push(step.title, ...(outcome.titles ?? []).map((title) => `  ${title}`));
    }
  };
  for (const lanes of phases) await Promise.all(lanes.map(runLane));
  if (broken.length > 0) say(`Failed:\n${broken.join('\n')}`);
  say(`${String(passed)} passed, ${String(failed)} failed`);
  return failed;
}

/**
 * Prints the line of a step, and what it wrote when it failed.
 * @param {Step} step
 * @param {import('./bare/steps.mjs').Outcome} outcome
 * @param {number} ms
 */
function report({ title }, { passed, failed, output }, ms) {
  const count = passed + failed;
  const counts = count > 1 ? `, ${String(passed)} passed, ${String(failed)} failed` : '';
  say(`${failed === 0 ? 'ok    ' : 'FAILED'}    ${title} (${(ms / 1000).toFixed(1)} s${counts})`);
  if (failed > 0) say(`\n${output.trim()}\n`);
}
