import type { Completion } from '#domain/completion/task.ts';
import { askWorker } from '#platform/ask-worker.ts';
import { answer, type Question } from './answer.ts';

const startWorker = () => new Worker(new URL('./completion-worker.ts', import.meta.url), { type: 'module' });

/**
 * Returns the units that finish a list; null when nothing can be added. A worker searches, so that
 * the page stays quick; where none can run, the page searches itself.
 */
export async function findCompletion(question: Question): Promise<Completion | null> {
  try {
    return await askWorker<Completion | null>(startWorker, question);
  } catch {
    return answer(question);
  }
}
