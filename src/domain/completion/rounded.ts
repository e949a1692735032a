import type { Copies } from '../roster/repair/fix.ts';
import type { BestChoices, Choice, Item } from './counted-choices.ts';
import { lackOf, tallyOf } from './lack.ts';
import type { Task } from './task.ts';

/** So many choices are all tried. */
const MOST_TRIED = 4000;
/** Of more choices so many are drawn and improved. */
const STARTS = 40;
/** Lacks that differ by less are the same, but for rounding. */
const SAME = 1e-9;

/**
 * Returns the choice after which the list lacks least, for the points of `best`. Few choices are
 * all tried. Of many, some are drawn, and copies exchanged while that helps; the best one is
 * returned.
 */
export function roundedChoice(
  task: Task,
  items: readonly Item[],
  best: BestChoices,
  random: () => number,
): Choice {
  const lack = lackAfter(task, items);
  if (best.count <= MOST_TRIED) return leastOf(best.all(), lack);
  const improved: Choice[] = [];
  do improved.push(exchanged(task, items, best.draw(random)));
  while (improved.length < STARTS && !task.isLate());
  return leastOf(improved, lack);
}

/** Returns a choice as copies of units. */
export function copiesOf(items: readonly Item[], choice: Choice): readonly Copies[] {
  return items.flatMap(({ unitId }, at) => {
    const quantity = choice[at] ?? 0;
    return quantity > 0 ? [{ unitId, quantity }] : [];
  });
}

function leastOf(choices: Iterable<Choice>, lackOfChoice: (choice: Choice) => number): Choice {
  let least: Choice = [];
  let lack = Number.POSITIVE_INFINITY;
  for (const choice of choices) {
    const now = lackOfChoice(choice);
    if (now >= lack - SAME) continue;
    least = choice;
    lack = now;
  }
  return least;
}

function lackAfter({ yardstick, document }: Task, items: readonly Item[]) {
  return (choice: Choice) =>
    lackOf(yardstick, tallyOf(yardstick, [...document.entries, ...copiesOf(items, choice)]));
}

/** Exchanges one copy for another of the same points, the best exchange first, while that helps. */
function exchanged(task: Task, items: readonly Item[], start: Choice): Choice {
  const lack = lackAfter(task, items);
  let choice = start;
  while (!task.isLate()) {
    const next = leastOf(exchangesOf(items, choice), lack);
    if (next.length === 0 || lack(next) >= lack(choice) - SAME) break;
    choice = next;
  }
  return choice;
}

function* exchangesOf(items: readonly Item[], choice: Choice): Generator<Choice> {
  for (const [from, out] of items.entries()) {
    if ((choice[from] ?? 0) === 0) continue;
    for (const [to, item] of items.entries()) {
      if (to === from || item.points !== out.points || (choice[to] ?? 0) >= item.most) continue;
      const next = choice.map((copies, at) => copies + Number(at === to) - Number(at === from));
      if (leadersIn(items, next) <= 1) yield next;
    }
  }
}

function leadersIn(items: readonly Item[], choice: Choice): number {
  return items.reduce((sum, { isLeader }, at) => sum + (isLeader ? (choice[at] ?? 0) : 0), 0);
}
