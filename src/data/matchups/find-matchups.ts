import { type MatchupQuestion, type Matchups, matchupsOf } from '#domain/matchups/matchups.ts';
import { askWorker } from '#platform/ask-worker.ts';

const startWorker = () => new Worker(new URL('./matchups-worker.ts', import.meta.url), { type: 'module' });

/**
 * Returns the average wounds of every unit of one list against every unit of the other. A worker
 * computes them, so that the page stays quick; where none can run, the page computes them itself.
 */
export async function findMatchups(question: MatchupQuestion): Promise<Matchups> {
  try {
    return await askWorker<Matchups>(startWorker, question);
  } catch {
    return matchupsOf(question);
  }
}
