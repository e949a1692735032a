/**
 * Prints how many random lists come back from their codes, how long the codes are, and how many
 * slips of a finger a code does not notice.
 */
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Unit } from '#domain/catalogue/types.ts';
import { checkRoster } from '#domain/roster/check.ts';
import { emptyDocument } from '#domain/roster/document.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { readLetters } from '#domain/sharing/code/letters.ts';
import { listCode } from '#domain/sharing/code/list-code.ts';
import { readListCode } from '#domain/sharing/code/read-list-code.ts';
import { readUnitCodes } from '#scripts/catalogue/unit-codes.ts';
import { seededChance } from '#domain/completion/seeded-chance.ts';
import { shippedCatalogue } from '#tests/builders/shipped-catalogue.ts';

const LISTS = 100_000;
const SLIPS = 1_000_000;
const LETTERS = '2345678FKLMRW';

const table = readUnitCodes(join(import.meta.dirname, '..'));
if (!table.ok) throw new Error('the table of numbers has faults: npm run catalogue:check');
const catalogue = shippedCatalogue(12);
const codes = table.value;

const random = seededChance(20_261_128);
const below = (most: number) => Math.floor(random() * most);

/** A random list of a faction: legal in all but what a removal of its offenders mends. */
function randomList(): RosterDocument {
  const faction = catalogue.factions[below(catalogue.factions.length)];
  const units = catalogue.unitsByFaction.get(faction?.id ?? '') ?? [];
  const wanted = 1 + below(units.length);
  const chosen = new Set<Unit>();
  for (let tries = 0; tries < wanted; tries += 1) {
    const unit = units[below(units.length)];
    if (unit !== undefined) chosen.add(unit);
  }
  const entries = [...chosen].map(({ id, availability }) => ({
    unitId: id,
    quantity: 1 + below(availability),
  }));
  return { ...emptyDocument(faction?.id ?? ''), entries };
}

function isLegal(document: RosterDocument): boolean {
  return !checkRoster(document, catalogue).some(({ level }) => level === 'violation');
}

const text = ({ entries, faction }: RosterDocument) =>
  [faction, ...entries.map(({ unitId, quantity }) => `${quantity} ${unitId}`).toSorted()].join();

const made: string[] = [];
const lengths = new Map<number, number>();
let legal = 0;
let same = 0;
const start = performance.now();
for (let list = 0; list < LISTS; list += 1) {
  const document = randomList();
  const written = listCode(document, catalogue, codes);
  const code = written.ok ? written.code : '';
  const read = readListCode(code, catalogue, codes);
  if (read.ok && text(read.document) === text(document)) same += 1;
  if (isLegal(document)) legal += 1;
  lengths.set(code.length, (lengths.get(code.length) ?? 0) + 1);
  if (made.length < 5000) made.push(code);
}
const each = ((performance.now() - start) / LISTS).toFixed(3);
console.log(`${LISTS} random lists, ${legal} of them legal: ${same} came back the same, ${each} ms each`);
for (const [length, count] of [...lengths].toSorted(([one], [other]) => one - other))
  console.log(`  ${length} letters: ${count}`);

/** A code with one slip of a finger; the same code where the slip changes nothing. */
function slip(code: string): string {
  const at = below(code.length);
  const letter = LETTERS.charAt(below(LETTERS.length));
  const before = code.slice(0, at);
  const after = code.slice(at + 1);
  const kind = below(4);
  if (kind === 0) return before + letter + after;
  if (kind === 1) return before + code.charAt(at + 1) + code.charAt(at) + code.slice(at + 2);
  return kind === 2 ? before + after : before + letter + code.slice(at);
}

let tried = 0;
let missed = 0;
while (tried < SLIPS) {
  const code = made[below(made.length)] ?? '';
  const typed = slip(code);
  if (typed === code) continue;
  tried += 1;
  if (readLetters(typed).ok) missed += 1;
}
console.log(`${tried} codes with one letter wrong, swapped, missing or too many: ${missed} were read`);
