import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type StartVictim, wordsOf } from './victim.ts';

const WRITER = fileURLToPath(new URL('writer.ts', import.meta.url));

/**
 * A small process that holds the embedded database itself, and makes checkpoints between its
 * writes.
 */
export const startDatabaseVictim: StartVictim = (dataDir, owner, round, promises) => {
  const child = spawn(process.execPath, [WRITER, dataDir, owner, String(round)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const words = wordsOf(child);
  const lines = createInterface({ input: child.stdout });
  const read = once(lines, 'close');
  const ready = new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      const [kind, first = '', ...rest] = line.split(' ');
      if (kind === 'ready') resolve();
      if (kind === 'list') promises.lists.set(first, rest.join(' '));
      if (kind === 'count') promises.counted = Math.max(promises.counted, Number(first));
    });
    lines.on('close', () => reject(new Error(words())));
  });
  ready.catch(() => undefined);
  return {
    child,
    ready,
    settled: async () => {
      await read;
    },
  };
};
