/** npm start: installs what is missing, builds what changed, serves the app and says where. */
import { buildIfChanged } from './bare/build.mjs';
import { installIfNeeded } from './bare/install.mjs';
import { refuseTakenPort, serve } from './bare/serve.mjs';
import { findNode } from './bare/toolchain.mjs';
import { atTopLevel } from './bare/top-level.mjs';

await atTopLevel(async () => {
  await refuseTakenPort();
  await installIfNeeded();
  const node = findNode();
  await buildIfChanged(node);
  process.exitCode = await serve(node);
});
