import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { makeApiKey } from '#server/keys/api-keys.ts';
import { openKeys } from '#server/keys/open-keys.ts';
import { COUNTER, listName, type Promises, type StartVictim, UNITS, type Victim, wordsOf } from './victim.ts';

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const TOGETHER = 8;

/**
 * A container as far as process ids go: a namespace of its own, the same host name. Making one
 * takes root.
 */
const CONTAINER = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];

/** The server itself; lists are saved over its API as fast as it takes them. */
export const startServerVictim = startIn([]);

/** The same server in a container. */
export const startContainerVictim = startIn(CONTAINER);

function startIn(prefix: readonly string[]): StartVictim {
  return (dataDir, owner, round, promises) => start(prefix, dataDir, { owner, round, promises });
}

function start(prefix: readonly string[], dataDir: string, work: Work): Victim {
  const [command, ...args] = [...prefix, process.execPath, MAIN] as const;
  const child = spawn(command, args, {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const words = wordsOf(child);
  const lines = createInterface({ input: child.stdout });
  const address = new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const found = /^Muster is ready: (\S+)$/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    lines.on('close', () => reject(new Error(words())));
  });
  const writing = address.then((url) => writeAll(url, dataDir, work));
  writing.catch(() => undefined);
  return {
    child,
    ready: address.then(() => undefined),
    // Killed before it was ready, it wrote nothing; whatever it answered badly is a fault of the
    // test.
    settled: () =>
      address.then(
        () => writing,
        () => undefined,
      ),
  };
}

type Work = {
  readonly owner: string;
  readonly round: number;
  readonly promises: Promises;
};

/** Writes until the server is gone. */
async function writeAll(url: string, dataDir: string, { owner, round, promises }: Work): Promise<void> {
  const keys = await openKeys({ dataDir, jwtSecret: null, jwtKeysFile: null });
  const token = await makeApiKey(keys, 'service_role', new Date());
  const headers = { authorization: `Bearer ${token}`, apikey: token, 'content-type': 'application/json' };
  const lists = `${url}/rest/v1/army_lists`;
  const units: unknown = JSON.parse(UNITS);

  const save = async (method: 'POST' | 'PATCH', address: string, body: object): Promise<boolean> => {
    const answer = await fetch(address, { method, headers, body: JSON.stringify(body) }).catch(() => null);
    if (answer !== null && !answer.ok)
      throw new Error(`${method}: ${String(answer.status)} ${await answer.text()}`);
    return answer !== null;
  };
  let at = 0;
  const writeLists = async () => {
    for (;;) {
      at += 1;
      const [id, name] = [randomUUID(), listName(round, at)];
      if (!(await save('POST', lists, { id, user_id: owner, name, faction: 'northern-tribes', units })))
        return;
      promises.lists.set(id, name);
    }
  };
  const count = async () => {
    for (;;) {
      const next = promises.counted + 1;
      if (!(await save('PATCH', `${lists}?id=eq.${COUNTER}`, { name: String(next) }))) return;
      promises.counted = next;
    }
  };
  await Promise.all([count(), ...Array.from({ length: TOGETHER }, writeLists)]);
}
