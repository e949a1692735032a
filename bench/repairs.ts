/**
 * Prints how long it takes to compute what mends a list, what fits it and what finishes it, how
 * many fixes of random lists do not hold, and how near the finished lists come to their points.
 */
import { performance } from 'node:perf_hooks';
import { complete, completionCommand } from '#domain/completion/complete.ts';
import { seededChance } from '#domain/completion/seeded-chance.ts';
import { FLAVOURS } from '#domain/completion/task.ts';
import { whatFits } from '#domain/completion/what-fits.ts';
import { applyCommand } from '#domain/roster/apply.ts';
import { checkRoster } from '#domain/roster/check.ts';
import { emptyDocument } from '#domain/roster/document.ts';
import { fixesFor } from '#domain/roster/repair/fixes.ts';
import { isNoWorse } from '#domain/roster/repair/mends.ts';
import { completionCases } from '#tests/builders/completion-case.ts';
import { tryFixes } from '#tests/builders/fix-faults.ts';
import { randomList } from '#tests/builders/random-lists.ts';

const LISTS = 5000;
/** Lists that are begun with one unit and finished in each flavour, for each size. */
const BEGUN = 40;
const SIZES = [300, 500, 800];

const { catalogue, taskOf } = completionCases();

/** Runs `work`, and adds the milliseconds that it took to `times`. */
function timed<Value>(times: number[], work: () => Value): Value {
  const start = performance.now();
  const value = work();
  times.push(performance.now() - start);
  return value;
}

function print(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);
  console.log(
    `${what.padEnd(28)} p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  most ${(sorted.at(-1) ?? 0).toFixed(1)} ms`,
  );
}

const fixTimes: number[] = [];
let fixes = 0;
let faults = 0;
for (let seed = 0; seed < LISTS; seed += 1) {
  const document = randomList(catalogue, seed);
  const before = checkRoster(document, catalogue);
  for (const finding of before) {
    fixes += timed(fixTimes, () => fixesFor(finding, { document, catalogue, before })).length;
  }
  faults += tryFixes(document, catalogue).faults.length;
}
console.log(`${LISTS} random lists, ${fixes} fixes: ${faults} do not hold`);
print('fixes of one finding', fixTimes);

const random = seededChance(20_261_126);
const fitTimes: number[] = [];
const finishTimes = new Map(FLAVOURS.map((flavour) => [flavour, [] as number[]]));
let finished = 0;
let short = 0;
let illegal = 0;
for (const { id: faction } of catalogue.factions.filter(({ published }) => published)) {
  const units = catalogue.unitsByFaction.get(faction) ?? [];
  for (const points of SIZES) {
    for (let begun = 0; begun < BEGUN; begun += 1) {
      const unit = units[Math.floor(random() * units.length)];
      const entries = unit === undefined ? [] : [{ unitId: unit.id, quantity: 1 }];
      const task = taskOf({ ...emptyDocument(faction), name: 'Begun', entries }, points);
      timed(fitTimes, () => whatFits(task, task.yardstick, points));
      for (const flavour of FLAVOURS) {
        const completion = timed(finishTimes.get(flavour) ?? [], () => complete(task, flavour, begun));
        if (completion === null) continue;
        finished += 1;
        if (completion.points < points) short += 1;
        const after = applyCommand(
          task.document,
          completionCommand(task.document, completion, points),
        ).document;
        if (!isNoWorse(task.before, checkRoster(after, catalogue))) illegal += 1;
      }
    }
  }
}
print('what fits', fitTimes);
for (const [flavour, times] of finishTimes) print(`finished, ${flavour}`, times);
console.log(`${finished} lists finished: ${illegal} illegal, ${short} below their points`);
