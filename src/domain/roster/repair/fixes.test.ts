import { describe, expect, it } from 'vitest';
import { documentWith, foreignEntry, smallCatalogue } from '#tests/builders/catalogue.ts';
import { tryFixes } from '#tests/builders/fix-faults.ts';
import { randomList } from '#tests/builders/random-lists.ts';
import { shippedCatalogue } from '#tests/builders/shipped-catalogue.ts';
import { applyCommand } from '../apply.ts';
import { checkRoster } from '../check.ts';
import type { FindingCode, RosterDocument } from '../types.ts';
import type { Fix } from './fix.ts';
import { fixesFor } from './fixes.ts';

const catalogue = shippedCatalogue();
const LISTS = 250;

function offered(document: RosterDocument, code: FindingCode): readonly Fix[] {
  const before = checkRoster(document, catalogue);
  const finding = before.find((each) => each.code === code);
  if (finding === undefined) throw new Error(`The list has no ${code}.`);
  return fixesFor(finding, { document, catalogue, before });
}

/** A fix in short: the kind, what goes out and what comes in. */
function inShort({ kind, removed, added, target }: Fix): string {
  const copies = (all: Fix['removed'], sign: string) =>
    all.map(({ unitId, quantity }) => `${sign}${quantity} ${unitId}`);
  return [kind, ...copies(removed, '-'), ...copies(added, '+'), ...(target === null ? [] : [target])].join(
    ' ',
  );
}

const shortOf = (...args: Parameters<typeof offered>) => offered(...args).map(inShort);

describe('fixes', () => {
  it(`of ${LISTS} random lists mend what they say, harm nothing else and can be undone`, () => {
    const trials = Array.from({ length: LISTS }, (_, seed) =>
      tryFixes(randomList(catalogue, seed), catalogue),
    );
    expect(trials.flatMap(({ faults }) => faults)).toEqual([]);
    // The name field itself says what to do, and units of several factions fit into none.
    expect(new Set(trials.flatMap(({ unmended }) => unmended))).toEqual(
      new Set(['name-missing', 'faction-unknown']),
    );
    expect(trials.filter(({ fixes }) => fixes > 0).length).toBeGreaterThan(LISTS / 2);
  });

  it('keep either commander, or swap one for the unit that is nearest in points', () => {
    expect(shortOf(documentWith({ alborc: 1, wrathmane: 1 }), 'high-command-limit')).toEqual([
      'remove -1 wrathmane',
      'remove -1 alborc',
      'swap -1 wrathmane +1 prime-warrior',
      'swap -1 wrathmane +1 darkmaster',
      'swap -1 wrathmane +1 eskold-the-executioner',
    ]);
  });

  it('take out what is beyond the availability, or swap it', () => {
    const [first, ...others] = shortOf(documentWith({ 'ice-archers': 2 }), 'availability-exceeded');
    expect(first).toBe('remove -1 ice-archers');
    expect(others).toHaveLength(3);
    expect(others.every((each) => each.startsWith('swap -1 ice-archers +'))).toBe(true);
  });

  it('say what they change in points, command and units', () => {
    const [swap] = offered(documentWith({ alborc: 1, wrathmane: 1 }), 'high-command-limit').slice(2);
    expect(swap?.change).toEqual({ points: 0, command: -1, units: 0 });
  });

  it('bring the partner that a card asks for, or let both go', () => {
    const embersig = documentWith(
      { 'naergon-caladren': 1, corporal: 1 },
      { faction: 'hegemony-of-embersig' },
    );
    expect(shortOf(embersig, 'partner-missing').slice(0, 2)).toEqual([
      'add +1 nayra-caladren',
      'remove -1 naergon-caladren',
    ]);
  });

  it('raise the target along with a partner that leads over it', () => {
    const list = documentWith({ coal: 1, 'orc-hunters': 1 }, { target: 50 });
    expect(shortOf(list, 'companion-without-owner')[0]).toBe('add +1 iriavik-restless-pup 70');
  });

  it('raise no target beyond what the builder takes', () => {
    const entries = [
      { unitId: 'coal', quantity: 1 },
      { ...foreignEntry({ points: 9960 }, 'dear'), quantity: 1 },
    ];
    const list = documentWith({}, { entries, target: 9999 });
    expect(shortOf(list, 'companion-without-owner')[0]).toBe('remove -1 coal');
  });

  it('take a companion out together with its owner', () => {
    const list = documentWith({ 'iriavik-restless-pup': 1, coal: 1, 'orc-hunters': 1 }, { target: 60 });
    expect(shortOf(list, 'over-target')).toContain('remove -1 iriavik-restless-pup -1 coal');
  });

  it('take all that tournaments do not admit out at once, or swap each of them', () => {
    const [remove, swap = ''] = shortOf(documentWith({ vercana: 1, ormuk: 1 }), 'not-tournament-legal');
    expect(remove).toBe('remove -1 vercana -1 ormuk');
    expect(swap).toMatch(/^swap -1 vercana -1 ormuk \+1 \S+ \+1 \S+$/u);
  });

  it('raise the target, take out the cheapest that is enough, or swap for what leaves least unused', () => {
    const list = documentWith({ alborc: 1, 'battle-scarred': 1, 'orc-hunters': 3 }, { target: 140 });
    expect(shortOf(list, 'over-target')).toEqual([
      'raise-target 150',
      'remove -1 orc-hunters',
      'remove -1 battle-scarred',
      'remove -1 alborc',
      'swap -1 alborc +1 mounted-wrathmane',
      'swap -1 alborc +1 njord-the-merciless',
      'swap -1 battle-scarred +1 tundra-marauders',
    ]);
  });

  it('keep what was added first when no single unit is enough', () => {
    const list = documentWith({ alborc: 1, 'orc-hunters': 2, 'ice-archers': 1 }, { target: 45 });
    expect(shortOf(list, 'over-target')).toEqual(['raise-target 115', 'remove -1 alborc -1 ice-archers']);
  });

  it('make a list with units of another faction one of that faction when it knows them all', () => {
    const factionsOf = (units: Parameters<typeof documentWith>[0]) =>
      offered(documentWith(units), 'unit-of-other-faction').flatMap(({ faction }) => faction ?? []);
    expect(factionsOf({ hetman: 1, vercana: 1 })).toEqual(['hegemony-of-embersig']);
    expect(factionsOf({ hetman: 1, alborc: 1 })).toEqual([]);
  });

  it('find the faction of a list whose own is not known, and keep its units', () => {
    const list = documentWith({}, { faction: 'nowhere', entries: [foreignEntry({ name: 'Hetman' }, 'h1')] });
    const [fix] = offered(list, 'faction-unknown');
    expect(fix?.faction).toBe('hegemony-of-embersig');
    if (fix === undefined) return;
    expect(applyCommand(list, fix.command).document.entries).toEqual([{ unitId: 'hetman', quantity: 1 }]);
  });

  it('give an entry with impossible values the card of the catalogue', () => {
    const entries = [{ ...foreignEntry({ points: -4 }, 'alborc'), quantity: 1 }];
    expect(shortOf(documentWith({}, { entries }), 'unit-fields-invalid')[0]).toBe('correct');
  });

  it('offer no unit that the small catalogue does not have', () => {
    const small = smallCatalogue();
    expect(tryFixes(documentWith({ alborc: 1, wrathmane: 1, coal: 1 }), small).faults).toEqual([]);
  });
});
