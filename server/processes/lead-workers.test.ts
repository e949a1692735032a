import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';

const PROGRAM = new URL('test-program.ts', import.meta.url);
let program: ChildProcess;

afterEach(() => void program.kill('SIGKILL'));

/** Starts the program and waits until its port is known. */
async function start(): Promise<(path?: string) => Promise<string>> {
  program = fork(PROGRAM, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const said: unknown[] = await once(program, 'message');
  const port = JSON.stringify(said[0]).match(/\d+/)?.[0] ?? '';
  return async (path = '/') => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
}

/** Asks until this number of processes have responded. */
async function answering(ask: () => Promise<string>, count: number): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  while (seen.size < count) {
    seen.add(await ask().catch(() => ''));
    seen.delete('');
  }
  return seen;
}

describe('several processes behind one port', () => {
  it('share the requests, and one that dies is replaced', async () => {
    const ask = await start();
    const before = await answering(ask, 2);
    const lost = once(program, 'message');
    await ask('/die').catch(() => undefined);
    expect((await lost)[0]).toEqual({ lost: 'SIGKILL' });
    const after = await answering(ask, 2);
    expect([...after].filter((pid) => before.has(pid))).toHaveLength(1);
  });

  it('finish what is under way when they are told to stop', async () => {
    const ask = await start();
    await answering(ask, 2);
    const slow = ask('/slow');
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    const end = once(program, 'exit');
    program.kill('SIGTERM');
    expect(await slow).toMatch(/^\d+$/);
    expect(await end).toEqual([0, null]);
  });

  it('end with the exit code of the first when it cannot start', async () => {
    program = fork(PROGRAM, {
      env: { ...process.env, FAILS: 'yes' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    expect(await once(program, 'exit')).toEqual([3, null]);
  });
});
