import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { troop } from '#tests/builders/games.ts';
import type { GameEvent } from '../game/events.ts';
import type { UnitSetup } from '../game/types.ts';
import { canonicalJson } from './canonical-text.ts';
import { checkReveal } from './check-reveal.ts';
import { courtesyUnits, isUnitSealed, revealUnit, saltOf, sealList } from './seal.ts';
import type { ListReveal, SealedList, UnitReveal } from './types.ts';

/** Each run tries every kind of forgery: more than 1,000 in all. */
const RUNS = { numRuns: 150 };
const owner = { game: 'game-1', player: 'anna' };

const words = fc.constantFrom('Orc', 'Hunters', 'Orc Hunters', 'Elite', 'Scout (8)', 'Ambusher', '', '","');
const anyUnit = fc
  .record({
    name: words,
    points: fc.nat(99),
    characteristics: fc.array(words, { maxLength: 3 }),
    keywords: fc.array(words, { maxLength: 3 }),
    highCommand: fc.boolean(),
  })
  .map((facts) => troop('', { ...facts, unitId: facts.name, card: null }));
const listed = fc.array(anyUnit, { minLength: 1, maxLength: 6 }).map((units): SealedList => ({
  name: 'Army',
  faction: 'northern-tribes',
  units: units.map((one, at) => ({ ...one, id: `anna/${at}` })),
}));
const salts = fc.uint8Array({ minLength: 16, maxLength: 32 }).map((bytes) => saltOf(bytes) ?? '');

/** A number that picks a part to forge. */
const pick = fc.nat();
const at = (items: readonly unknown[], number: number): number => number % items.length;

function withUnit(list: SealedList, number: number, change: (unit: UnitSetup) => UnitSetup): SealedList {
  const place = at(list.units, number);
  return { ...list, units: list.units.map((one, index) => (index === place ? change(one) : one)) };
}

/** Changes that leave the letters of a list as they are and move a boundary between its fields. */
const MOVES: readonly ((unit: UnitSetup) => UnitSetup)[] = [
  (one) => ({ ...one, characteristics: [...one.characteristics, ...one.keywords], keywords: [] }),
  (one) => ({ ...one, characteristics: [], keywords: [...one.characteristics, ...one.keywords] }),
  (one) => ({ ...one, keywords: [one.keywords.join('')] }),
  (one) => ({ ...one, keywords: [one.keywords.join('","')] }),
  (one) => ({ ...one, name: `${one.name}${one.keywords[0] ?? 'x'}`, keywords: one.keywords.slice(1) }),
  (one) => ({ ...one, id: one.id.slice(0, -1), unitId: `${one.id.slice(-1)}${one.unitId}` }),
];

/** Each way to forge a reveal: the reveal to show, from the true one and a number of chance. */
const FORGERIES: Readonly<Record<string, (true_: ListReveal, number: number) => ListReveal>> = {
  'a changed unit': ({ salt, list }, number) => ({
    salt,
    list: withUnit(list, number, (one) =>
      number % 2 === 0
        ? { ...one, points: one.points + 1 }
        : { ...one, keywords: [...one.keywords, 'Fearless'] },
    ),
  }),
  'a swapped salt': ({ salt, list }, number) => {
    const place = number % salt.length;
    const other = ((Number.parseInt(salt.charAt(place), 16) + 1 + (number % 15)) % 16).toString(16);
    return { salt: salt.slice(0, place) + other + salt.slice(place + 1), list };
  },
  'a longer salt': ({ salt, list }) => ({ salt: `${salt}00`, list }),
  'another count': ({ salt, list }, number) => {
    const one = list.units[at(list.units, number)] ?? troop('anna/x');
    return { salt, list: { ...list, units: [...list.units, { ...one, id: 'anna/more', copy: 2 }] } };
  },
  'a moved boundary': ({ salt, list }, number) => {
    const move = MOVES[at(MOVES, number)] ?? ((one: UnitSetup) => one);
    return { salt, list: withUnit(list, number, move) };
  },
  'another order': ({ salt, list }, number) => {
    const place = at(list.units, number);
    return { salt, list: { ...list, units: [...list.units.slice(place), ...list.units.slice(0, place)] } };
  },
  'a truncated list': ({ salt, list }, number) => ({
    salt,
    list: { ...list, units: list.units.slice(0, at(list.units, number)) },
  }),
  'another heading': ({ salt, list }, number) => ({
    salt,
    list:
      number % 2 === 0 ? { ...list, name: 'Armyn', faction: 'orthern-tribes' } : { ...list, name: 'army' },
  }),
};

/** The forgeries of a reveal by their kind, without those that happen to change nothing. */
function forgeriesOf(real: ListReveal, number: number): readonly (readonly [kind: string, ListReveal])[] {
  const all = Object.entries(FORGERIES).map(([kind, forge]) => [kind, forge(real, number)] as const);
  return all.filter(([, fake]) => canonicalJson(fake) !== canonicalJson(real));
}

/** The rival saw what the forged list wants to have been: only the seal speaks against it. */
function eventsFor(list: SealedList): readonly GameEvent[] {
  const { name, faction } = list;
  const brought = { source: 'saved', name, faction, points: 0, command: 0, entries: [] } as const;
  return [{ type: 'list-set', player: 'anna', list: brought, units: courtesyUnits(list), at: 0 }];
}

describe('a forged list', () => {
  it('never passes as the one that was sealed, and the true one always does', () => {
    const tried: string[] = [];
    fc.assert(
      fc.property(listed, salts, pick, (list, salt, number) => {
        const real: ListReveal = { salt, list };
        const leaves = sealList(owner, real);
        for (const [kind, fake] of forgeriesOf(real, number)) {
          tried.push(kind);
          expect(checkReveal(owner, leaves, fake, eventsFor(fake.list)).kind).toBe('differs');
        }
        expect(checkReveal(owner, leaves, real, eventsFor(real.list)).kind).toBe('matches');
      }),
      RUNS,
    );
    expect(new Set(tried)).toEqual(new Set(Object.keys(FORGERIES)));
    expect(tried.length).toBeGreaterThan(1_000);
  });

  it('never passes with a seal of another game or player', () => {
    const elsewhere = fc.constantFrom(
      { game: 'game-2', player: 'anna' },
      { game: 'game-1', player: 'berta' },
      { game: 'game-', player: '1anna' },
      { game: 'game-1anna', player: '' },
    );
    fc.assert(
      fc.property(listed, salts, elsewhere, (list, salt, other) => {
        const leaves = sealList(owner, { salt, list });
        const replayed = checkReveal(other, leaves, { salt, list }, []);
        expect(replayed).toMatchObject({
          differences: expect.arrayContaining([{ code: 'nothing-matches' }]),
        });
      }),
      { numRuns: 100 },
    );
  });

  it('never passes with a seal that was cut, extended or mixed from two lists', () => {
    fc.assert(
      fc.property(listed, listed, salts, pick, (list, other, salt, number) => {
        const [leaves, others] = [sealList(owner, { salt, list }), sealList(owner, { salt, list: other })];
        const place = at(leaves, number);
        const seals = [
          leaves.toSpliced(place, 1),
          [...new Set([...leaves, ...others, 'f'.repeat(64)])].toSorted(),
          leaves.with(place, '0'.repeat(64)),
          leaves.with(place, leaves[place - 1] ?? 'f'),
          [...leaves, ...leaves.slice(place)],
        ];
        for (const seal of seals)
          expect(checkReveal(owner, seal, { salt, list }, eventsFor(list)).kind).toBe('differs');
      }),
      { numRuns: 100 },
    );
  });
});

/** Reveals of single units that nobody could make honestly from what was sealed. */
function forgedUnits(real: ListReveal, fake: ListReveal): readonly UnitReveal[] {
  const honest = real.list.units.flatMap(({ id }) => revealUnit(real, id) ?? []);
  const known = new Set(honest.map(canonicalJson));
  return [
    ...[...fake.list.units, ...real.list.units].flatMap(({ id }) => revealUnit(fake, id) ?? []),
    ...honest.flatMap(({ salt }) => [...real.list.units, ...fake.list.units].map((unit) => ({ salt, unit }))),
    ...real.list.units.map((unit) => ({ salt: real.salt, unit })),
  ].filter((reveal) => !known.has(canonicalJson(reveal)));
}

describe('a forged unit', () => {
  it('never passes, whatever was changed in it or in its salt', () => {
    fc.assert(
      fc.property(listed, salts, pick, (list, salt, number) => {
        const real: ListReveal = { salt, list };
        const leaves = sealList(owner, real);
        const fakes = forgeriesOf(real, number).flatMap(([, fake]) => forgedUnits(real, fake));
        expect(fakes.filter((reveal) => isUnitSealed(owner, leaves, reveal))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('never passes under the seal of another game or player', () => {
    fc.assert(
      fc.property(listed, salts, pick, (list, salt, number) => {
        const leaves = sealList(owner, { salt, list });
        const id = list.units[at(list.units, number)]?.id ?? '';
        const reveal = revealUnit({ salt, list }, id) ?? { salt, unit: troop(id) };
        const owners = [owner, { ...owner, game: 'game-2' }, { ...owner, player: 'berta' }];
        expect(owners.map((one) => isUnitSealed(one, leaves, reveal))).toEqual([true, false, false]);
      }),
      { numRuns: 100 },
    );
  });
});
