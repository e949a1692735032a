/** Random lists of the product's catalogue, most of them illegal, the same for the same seed. */
import type { Catalogue, Unit } from '#domain/catalogue/types.ts';
import { seededChance } from '#domain/completion/seeded-chance.ts';
import { armyOf } from '#domain/roster/army.ts';
import { emptyDocument } from '#domain/roster/document.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import type { Entry, RosterDocument } from '#domain/roster/types.ts';

const MOST_UNITS = 14;
/** Out of so many units one is not of the list's own roster. */
const STRANGERS = 25;

/** Returns a list with units at random: too many copies, partners missing, a target too low. */
export function randomList(catalogue: Catalogue, seed: number): RosterDocument {
  const random = seededChance(seed);
  const chance = (of: number) => random() * of < 1;
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  const faction = chance(40) ? 'nowhere' : (pick(catalogue.factions)?.id ?? '');
  const own = catalogue.unitsByFaction.get(faction) ?? catalogue.units;
  const entries = new Map<string, Entry>();
  const wanted = 1 + Math.floor(random() * MOST_UNITS);
  for (let made = 0; made < wanted; made += 1) {
    const unit = chance(STRANGERS) ? pick(catalogue.units) : pick(own);
    if (unit === undefined) continue;
    const quantity = chance(6) ? 1 + Math.floor(random() * 5) : 1;
    entries.set(unit.id, chance(STRANGERS) ? strange(unit, quantity, made) : { unitId: unit.id, quantity });
  }
  const document = {
    ...emptyDocument(faction),
    name: chance(10) ? '' : 'Random',
    entries: [...entries.values()],
  };
  const { points } = totalsOf(armyOf(document, catalogue));
  const target = chance(2) ? Math.max(1, Math.round((points * (0.7 + random())) / 5) * 5) : null;
  return { ...document, target };
}

/** An entry that describes itself, now and then with a value that is not possible. */
function strange({ id, name, points, command, highCommand }: Unit, quantity: number, made: number): Entry {
  const foreign = { name, points, command, highCommand, keywords: [] };
  if (made % 3 === 0) return { unitId: id, quantity, foreign: { ...foreign, points: -points - 1 } };
  return {
    unitId: made % 3 === 1 ? `old-${id}` : id,
    quantity,
    foreign: { ...foreign, name: `Old ${name}` },
  };
}
