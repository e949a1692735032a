import { complete } from '#domain/completion/complete.ts';
import type { Completion, Flavour, Task } from '#domain/completion/task.ts';

/** A list to be finished, as plain values that a worker can be given. */
export type Question = Omit<Task, 'isLate'> & { readonly flavour: Flavour; readonly seed: number };

/** The search stops then with the best answer so far (docs/product.md, "What fits"). */
const DEADLINE_MS = 300;

/** Returns the units that finish a list; null when nothing can be added. */
export function answer({ flavour, seed, ...task }: Question): Completion | null {
  const end = performance.now() + DEADLINE_MS;
  return complete({ ...task, isLate: () => performance.now() > end }, flavour, seed);
}
