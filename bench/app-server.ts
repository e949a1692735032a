import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/**
 * Starts the server of the built app on a free port. Returns its address and a function that stops
 * it.
 */
export async function startAppServer(dataDir: string): Promise<{ address: string; stop: () => void }> {
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: unknown[] = await Promise.race([
    once(createInterface(server.stdout), 'line'),
    once(server, 'exit').then(() => []),
  ]);
  const address = /http:\S+/.exec(String(lines[0]))?.[0];
  if (address === undefined) throw new Error('The server did not start.');
  return { address, stop: () => server.kill() };
}
