/** Too much is waiting to be drawn already. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

/**
 * Runs pieces of work one after another, and the same piece once for all who ask while it runs.
 * Rejects with TooManyWaiting when `most` are waiting, so that a burst of requests cannot fill the
 * memory.
 */
export function createDrawingQueue<Value>(most: number) {
  const running = new Map<string, Promise<Value>>();
  let last: Promise<unknown> = Promise.resolve();
  return (name: string, work: () => Promise<Value>): Promise<Value> => {
    const known = running.get(name);
    if (known !== undefined) return known;
    if (running.size >= most) return Promise.reject(new TooManyWaiting());
    const result = last.then(work).finally(() => running.delete(name));
    last = result.catch(() => null);
    running.set(name, result);
    return result;
  };
}
