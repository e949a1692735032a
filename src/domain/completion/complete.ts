import { applyCommand } from '../roster/apply.ts';
import { armyOf } from '../roster/army.ts';
import { checkRoster } from '../roster/check.ts';
import { addition, commandOf } from '../roster/repair/fix.ts';
import { isNoWorse } from '../roster/repair/mends.ts';
import { totalsOf } from '../roster/totals.ts';
import type { Command, RosterDocument } from '../roster/types.ts';
import { candidatesOf } from './candidates.ts';
import { bestChoices, type Item } from './counted-choices.ts';
import { copiesOf, roundedChoice } from './rounded.ts';
import { seededChance } from './seeded-chance.ts';
import type { Completion, Flavour, Task } from './task.ts';

/** Another draw is tried so often when the checks refuse one. */
const DRAWS = 8;

/** The value of one copy: the flavour takes as much of it as it can. */
const VALUES: Readonly<Record<Flavour, number>> = { rounded: 0, many: 1, few: -1, random: 0 };

/**
 * Finishes a list in a flavour: it comes as near to the wanted points as its roster allows, never
 * above, and nothing in it is illegal that was not before. The same task and seed give the same
 * list, unless the time is up. Null when nothing can be added. docs/product.md, "What fits".
 */
export function complete(task: Task, flavour: Flavour, seed: number): Completion | null {
  const random = seededChance(seed);
  const before = totalsOf(armyOf(task.document, task.catalogue)).points;
  const items = itemsOf(task, VALUES[flavour], random);
  const best = bestChoices(items, task.points - before);
  for (let draw = 0; draw < DRAWS && best.points > 0; draw += 1) {
    const choice = flavour === 'rounded' ? roundedChoice(task, items, best, random) : best.draw(random);
    const completion = { added: copiesOf(items, choice), points: before + best.points };
    if (isLegal(task, completion)) return completion;
  }
  return null;
}

/** Returns the command that finishes a list; the points become its target. */
export function completionCommand(
  document: RosterDocument,
  { added }: Pick<Completion, 'added'>,
  points: number,
): Command {
  const target = document.target === points ? [] : [{ type: 'set-target' as const, target: points }];
  return commandOf([...addition(document, added), ...target]);
}

/** The units that may join and that tournaments admit, in an order drawn by chance. */
function itemsOf(task: Task, value: number, random: () => number): readonly Item[] {
  return candidatesOf(task)
    .filter(({ unit }) => unit.tournamentLegal && Number.isInteger(unit.points) && unit.points > 0)
    .map(({ unit, most }) => ({
      place: random(),
      item: { unitId: unit.id, points: unit.points, most, isLeader: unit.highCommand, value },
    }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

function isLegal({ document, catalogue, before, points }: Task, completion: Completion): boolean {
  const after = applyCommand(document, completionCommand(document, completion, points)).document;
  return isNoWorse(before, checkRoster(after, catalogue));
}
