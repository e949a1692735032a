import type { Completion } from '#domain/completion/task.ts';
import { answer, type Question } from './answer.ts';

/**
 * Returns the units that finish a list; null when nothing can be added. A worker searches, so that
 * the page stays quick; where none can run, the page searches itself.
 */
export async function findCompletion(question: Question): Promise<Completion | null> {
  try {
    return await askWorker(question);
  } catch {
    return answer(question);
  }
}

async function askWorker(question: Question): Promise<Completion | null> {
  const worker = new Worker(new URL('./completion-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Completion | null>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Completion | null>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('The worker cannot run.')));
      worker.postMessage(question, []);
    });
  } finally {
    worker.terminate();
  }
}
