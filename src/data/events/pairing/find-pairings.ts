import { pairRound, type PairedRound, type RoundTask } from '#domain/events/pairing/pair-round.ts';
import { askWorker } from '#platform/ask-worker.ts';

const startWorker = () => new Worker(new URL('./pairing-worker.ts', import.meta.url), { type: 'module' });

/**
 * Pairs a round of an event. A worker does it, so that the page stays quick with 256 players; where
 * none can run, the page does it itself.
 */
export async function findPairings(task: RoundTask): Promise<PairedRound> {
  try {
    return await askWorker<PairedRound>(startWorker, task);
  } catch {
    return pairRound(task);
  }
}
