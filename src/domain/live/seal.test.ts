import { describe, expect, it } from 'vitest';
import { officer, troop } from '#tests/builders/games.ts';
import { ANNA, append, BERTA, event, lastRefusal, said, sharedGame } from '#tests/builders/live.ts';
import type { GameEvent } from '../game/events.ts';
import { checkReveal } from './check-reveal.ts';
import {
  courtesyUnits,
  isUnitSealed,
  LEAVES_OF_SHEET,
  revealUnit,
  rootOf,
  saltOf,
  sealList,
} from './seal.ts';
import { sealOf } from './sealed-lists.ts';
import type { LiveGame, SealedList } from './types.ts';

const owner = { game: 'g', player: 'anna' };
const salt = saltOf(Uint8Array.from({ length: 32 }, (_, at) => at)) ?? '';
const scout = troop('anna/scout/1', { unitId: 'scout', name: 'Scouts', keywords: ['Scout (8)'] });
const pup = troop('anna/pup/1', { unitId: 'pup', name: 'Pup', companionOf: 'scout' });
const [one, two] = [troop('anna/troop'), officer('anna/officer')];
const list: SealedList = { name: 'Army', faction: 'northern-tribes', units: [one, scout, two, pup] };
const leaves = sealList(owner, { salt, list });
const brought = (units: SealedList['units']): GameEvent => ({
  type: 'list-set',
  player: 'anna',
  list: { source: 'saved', name: 'Army', faction: 'northern-tribes', points: 0, command: 0, entries: [] },
  units,
  at: 0,
});
const start: GameEvent = { type: 'phase-changed', phase: 'game', at: 0 };
const arrival: GameEvent = { type: 'unit-added', player: 'anna', unit: scout, at: 0 };
const played = [brought([one, two]), start];

describe('a salt', () => {
  it('has 16 to 64 bytes', () => {
    expect(saltOf(new Uint8Array(16).fill(171))).toBe('ab'.repeat(16));
    expect([15, 65].map((length) => saltOf(new Uint8Array(length)))).toEqual([null, null]);
  });
});

describe('a seal', () => {
  it('has as many leaves for a short list as for a long one, in an order that tells nothing', () => {
    expect(leaves).toHaveLength(LEAVES_OF_SHEET);
    expect(leaves).toEqual(leaves.toSorted());
    const units = Array.from({ length: 32 }, (_, at) => troop(`anna/${at}`));
    const counts = [0, 31, 32].map(
      (end) => sealList(owner, { salt, list: { ...list, units: units.slice(0, end) } }).length,
    );
    expect(counts).toEqual([32, 32, 64]);
  });

  it('has this root, as other programs must compute it', () => {
    const empty = sealList(owner, { salt, list: { ...list, units: [] } });
    expect(rootOf(owner, empty)).toMatchInlineSnapshot(
      `"5d3da5734748c5fd104bc0ab5ad41a9d46a1d84ff1af2b2cf92d289006d5305a"`,
    );
  });

  it('shares no leaf with the same list of another game, player or salt', () => {
    const others = [
      sealList({ ...owner, game: 'h' }, { salt, list }),
      sealList({ ...owner, player: 'berta' }, { salt, list }),
      sealList(owner, { salt: salt.replace('00', '01'), list }),
    ];
    expect(others.flat().filter((leaf) => leaves.includes(leaf))).toEqual([]);
  });

  it('proves one unit without the salt of another', () => {
    const reveal = revealUnit({ salt, list }, scout.id) ?? { salt: '', unit: scout };
    expect(isUnitSealed(owner, leaves, reveal)).toBe(true);
    expect(isUnitSealed(owner, leaves, { ...reveal, unit: pup })).toBe(false);
    expect(revealUnit({ salt, list }, 'anna/nobody')).toBeNull();
  });

  it('leaves to the rival all but units that may be held back, and their companions', () => {
    expect(courtesyUnits(list)).toEqual([one, two]);
  });
});

describe('the check of a revealed list', () => {
  const check = (revealed: Partial<SealedList>, events: readonly GameEvent[] = played, by = salt) =>
    checkReveal(owner, leaves, { salt: by, list: { ...list, ...revealed } }, events);
  const differs = (...differences: readonly object[]) => ({ kind: 'differs', differences });

  it('matches the list that was sealed, whatever arrived', () => {
    expect(check({})).toEqual({ kind: 'matches' });
    expect(check({}, [...played, arrival])).toEqual({ kind: 'matches' });
    expect(check({}, [brought([scout]), ...played])).toEqual({ kind: 'matches' });
    expect(check({}, [brought([pup]), { type: 'list-removed', player: 'anna', at: 0 }, ...played])).toEqual({
      kind: 'matches',
    });
  });

  it('says when nothing is under the seal', () => {
    expect(check({}, played, salt.replace('00', '01'))).toEqual(differs({ code: 'nothing-matches' }));
  });

  it('names another heading, a changed unit and hashes of units that are missing', () => {
    expect(check({ name: 'Other' })).toEqual(
      differs({ code: 'heading-not-sealed' }, { code: 'hashes-left-over', count: 1 }),
    );
    expect(check({ units: [one, { ...scout, points: 1 }, two, pup] })).toEqual(
      differs({ code: 'unit-not-sealed', unit: 'Scouts' }, { code: 'hashes-left-over', count: 1 }),
    );
    expect(check({ units: [one, scout, two] })).toEqual(
      differs({ code: 'heading-not-sealed' }, { code: 'hashes-left-over', count: 2 }),
    );
  });

  it('names a unit that was played and is not in the list, or was played otherwise', () => {
    const stranger = troop('anna/stranger', { name: 'Stranger' });
    expect(check({}, [...played, brought([stranger])])).toEqual(
      differs({ code: 'played-not-in-list', unit: 'Stranger' }),
    );
    const strong = { ...one, points: 1, keywords: ['Elite'] };
    expect(check({}, [brought([strong, two]), start])).toEqual(
      differs({ code: 'played-otherwise', unit: 'Orc Hunters', fields: ['points', 'keywords'] }),
    );
  });

  it('names a unit that was held back without the right to it', () => {
    expect(check({}, [brought([one]), start])).toEqual(differs({ code: 'held-back', unit: 'Chieftain' }));
    const added: GameEvent = { type: 'unit-added', player: 'anna', unit: two, at: 0 };
    expect(check({}, [brought([one]), start, added])).toEqual(
      differs({ code: 'held-back', unit: 'Chieftain' }),
    );
  });

  it('names two units under one id, of which either could have been played', () => {
    const twins: SealedList = { ...list, units: [one, { ...one, name: 'Twin', points: 90 }] };
    const sealed = sealList(owner, { salt, list: twins });
    expect(checkReveal(owner, sealed, { salt, list: twins }, [brought([one]), start])).toMatchObject(
      differs({ code: 'unit-twice', unit: 'Twin' }, { code: 'played-otherwise' }),
    );
  });
});

describe('seals in a shared game', () => {
  const seal = said({ kind: 'seal', leaves });
  const reveal = said({ kind: 'reveal-list', salt, list });
  const proof = said({
    kind: 'reveal-unit',
    at: 0,
    ...(revealUnit({ salt, list }, scout.id) ?? { salt, unit: scout }),
  });
  const shared = sharedGame();
  const sealed = append(shared, ANNA, seal);
  const annas = (live: LiveGame) => sealOf(live, 'anna');
  const bring = (units: SealedList['units']) => event(brought(units));

  it('keep their place and time, and are not replaced once the game left setup', () => {
    expect(annas(sealed)).toMatchObject({ n: 14, at: 14 * 60_000, root: rootOf(owner, leaves), check: null });
    expect(lastRefusal(append(sealed, ANNA, seal))).toBe('sealed-before');
    const back = append(sealed, BERTA, event({ type: 'phase-changed', phase: 'setup' }));
    expect(lastRefusal(append(back, ANNA, seal))).toBe('sealed-before');
    const early = append({ ...shared, hasLeftSetup: false }, ANNA, seal, seal);
    expect(annas(early)?.n).toBe(15);
  });

  it('let a unit in that was held back only with its proof', () => {
    const arrived = append(sealed, ANNA, proof);
    expect(annas(arrived)?.revealed).toEqual([scout.id]);
    expect(arrived.state.units[scout.id]).toMatchObject({ player: 'anna', place: 'table' });
    expect(lastRefusal(append(arrived, ANNA, proof))).toBe('unit-exists');
    expect(lastRefusal(append(sealed, ANNA, event(arrival)))).toBe('needs-proof');
    expect(append(shared, ANNA, event(arrival)).state.units[scout.id]?.place).toBe('table');
    expect(lastRefusal(append(shared, ANNA, proof))).toBe('no-seal');
    expect(lastRefusal(append(append(shared, BERTA, seal), BERTA, proof))).toBe('not-in-seal');
    expect(lastRefusal(append(sealed, ANNA, said({ kind: 'reveal-unit', at: 0, salt, unit: scout })))).toBe(
      'not-in-seal',
    );
  });

  it('keep the result of the check, and a match for good', () => {
    expect(lastRefusal(append(shared, ANNA, reveal))).toBe('no-seal');
    const wrong = append(sealed, ANNA, said({ kind: 'reveal-list', salt, list: { ...list, name: 'Other' } }));
    expect(annas(wrong)?.check).toMatchObject({ n: 15, result: { kind: 'differs' } });
    const right = append(wrong, ANNA, reveal);
    expect(annas(right)?.check).toEqual({ n: 16, result: { kind: 'matches' } });
    expect(lastRefusal(append(right, ANNA, reveal))).toBe('no-change');
    const swapped = append(sealed, ANNA, bring([one, two, troop('anna/new', { name: 'New' })]), reveal);
    expect(annas(swapped)?.check?.result).toEqual({
      kind: 'differs',
      differences: [{ code: 'played-not-in-list', unit: 'New' }],
    });
  });
});
