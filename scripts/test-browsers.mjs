/**
 * npm run test:browsers: installs and builds what is missing, then plays the main journeys in
 * Firefox and WebKit.
 */
import { spawn } from 'node:child_process';
import { findOrInstallBrowsers } from './bare/browsers.mjs';
import { buildIfChanged } from './bare/build.mjs';
import { installIfNeeded } from './bare/install.mjs';
import { findNode, ROOT, stepEnvironment } from './bare/toolchain.mjs';
import { atTopLevel } from './bare/top-level.mjs';

await atTopLevel(async () => {
  await installIfNeeded();
  const node = findNode();
  const browsers = await findOrInstallBrowsers();
  await buildIfChanged(node);
  const args = ['tests/browsers/run.ts', ...process.argv.slice(2)];
  const child = spawn(node, args, { cwd: ROOT, env: stepEnvironment(node, browsers), stdio: 'inherit' });
  process.exitCode = await new Promise((resolve) => {
    child.once('close', (code) => resolve(code ?? 1));
  });
});
