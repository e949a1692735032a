/**
 * Runs what it is given one after the other, in the order of asking. A failure is its own asker's
 * and stops nobody else.
 */
export function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
}
