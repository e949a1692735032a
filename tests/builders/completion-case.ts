/** Tasks for the solver: a list of the product's catalogue to be finished, without a deadline. */
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import type { Task } from '#domain/completion/task.ts';
import { yardstickOf } from '#domain/completion/yardstick.ts';
import { checkRoster } from '#domain/roster/check.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { shippedData } from './shipped-catalogue.ts';

/** Returns a function that makes the task to finish a list to so many points. */
export function completionCases() {
  const data = shippedData();
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
    ready: null,
    isLate: () => false,
  });
  return { catalogue, taskOf };
}
