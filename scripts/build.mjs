/** Builds the app into dist, always, and shows the build's own report: npm run build. */
import { installIfNeeded } from './bare/install.mjs';
import { build } from './bare/build.mjs';
import { findNode, say } from './bare/toolchain.mjs';
import { atTopLevel } from './bare/top-level.mjs';

await atTopLevel(async () => {
  await installIfNeeded();
  const { code, output } = await build(findNode());
  say(output.trim());
  process.exitCode = code;
});
