/**
 * Returns the answer of a worker that gets one question. The worker ends afterwards. Rejects where
 * no worker can run.
 */
export async function askWorker<Answer>(start: () => Worker, question: unknown): Promise<Answer> {
  const worker = start();
  try {
    return await new Promise<Answer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('The worker cannot run.')));
      worker.postMessage(question, []);
    });
  } finally {
    worker.terminate();
  }
}
