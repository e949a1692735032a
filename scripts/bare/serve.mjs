import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { ROOT, SetupProblem, stepEnvironment } from './toolchain.mjs';

/**
 * Throws a SetupProblem when the port that PORT and HOST name is taken, before minutes go into
 * installing and building. What else may be wrong with the settings the server itself says.
 * @returns {Promise<void>}
 */
export async function refuseTakenPort() {
  const port = Number(process.env['PORT'] || 8080);
  const host = process.env['HOST'] || '127.0.0.1';
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return;
  const code = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ cause) => resolve(cause.code));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
  if (code !== 'EADDRINUSE') return;
  const other = port < 65_535 ? port + 1 : 8080;
  throw new SetupProblem(
    `Port ${String(port)} is already in use. Choose another one: PORT=${String(other)} npm start`,
  );
}

/**
 * Runs the server until it ends or this process is told to stop; the server itself says where it
 * is.
 * @param {string} node
 * @returns {Promise<number>} its exit code
 */
export function serve(node) {
  // The channel ('ipc') ends with this process, whatever ended it, and the server stops when it
  // does.
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
    cwd: ROOT,
    env: stepEnvironment(node),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // Ctrl+C reaches the server by itself; this process only waits for it to finish.
  process.on('SIGINT', () => child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
