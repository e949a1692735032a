import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect, prepare, seekRefusal } from './rounds.ts';
import { startContainerVictim, startServerVictim } from './server-victim.ts';
import type { Promises } from './victim.ts';

export type ContainerRound = {
  readonly round: number;
  /** The one of the two that runs first. */
  readonly first: 'machine' | 'container';
  /** The message of the second server while the first one lived. */
  readonly refusal: string;
  readonly written: number;
  /**
   * From the start until it served: it took over the lock of the one that the round before killed.
   */
  readonly openedMs: number;
  readonly lost: readonly string[];
};

/**
 * Starts a server beside a running one whose process id it cannot see, one of the two in a
 * container, and kills the first. Each round begins on the lock that the one before left behind.
 * Needs root on Linux.
 */
export async function runContainerTest(
  rounds: number,
  onRound: (round: ContainerRound) => void,
): Promise<readonly ContainerRound[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-containers-'));
  try {
    const owner = await prepare(dataDir);
    const promises: Promises = { lists: new Map(), counted: 0 };
    const done: ContainerRound[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const first = round % 2 === 0 ? 'machine' : 'container';
      const [one, other] =
        first === 'machine'
          ? [startServerVictim, startContainerVictim]
          : [startContainerVictim, startServerVictim];
      const before = promises.lists.size;
      const started = performance.now();
      let openedMs = 0;
      const timed: typeof one = (...place) => {
        const victim = one(...place);
        void victim.ready.then(
          () => (openedMs = Math.round(performance.now() - started)),
          () => undefined,
        );
        return victim;
      };
      const refusal = await seekRefusal(timed, { dataDir, owner, round, promises }, other);
      const { lost } = await inspect(dataDir, promises);
      const result = {
        round,
        first,
        refusal,
        written: promises.lists.size - before,
        openedMs,
        lost,
      } as const;
      done.push(result);
      onRound(result);
    }
    return done;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
