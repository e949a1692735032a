/** Tasks for the solver: a list of the product's catalogue to be finished, without a deadline. */
import { join } from 'node:path';
import { assembleCatalogue } from '#domain/catalogue/assemble.ts';
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import type { Task } from '#domain/completion/task.ts';
import { yardstickOf } from '#domain/completion/yardstick.ts';
import { checkRoster } from '#domain/roster/check.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { readCatalogue } from '#scripts/catalogue/catalogue-files.ts';

/** Returns a function that makes the task to finish a list to so many points. */
export function completionCases() {
  const read = readCatalogue(join(import.meta.dirname, '../..'));
  if (!read.ok) throw new Error('The catalogue has faults.');
  const data = assembleCatalogue(read.value);
  const catalogue = createCatalogue(data);
  const taskOf = (document: RosterDocument, points: number): Task => ({
    document,
    catalogue,
    before: checkRoster(document, catalogue),
    yardstick: yardstickOf(
      catalogue,
      document.faction,
      (faction, unit) => data.cards[unitKey(faction, unit)]?.profile ?? null,
    ),
    points,
    isLate: () => false,
  });
  return { catalogue, taskOf };
}
