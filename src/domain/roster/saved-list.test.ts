import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentWith, foreignEntry, smallCatalogue } from '#tests/builders/catalogue.ts';
import { documentArbitrary } from '#tests/builders/commands.ts';
import {
  dedupeSavedLists,
  documentFromSavedList,
  parseSavedList,
  type SavedList,
  toSavedList,
} from './saved-list.ts';
import type { RosterDocument } from './types.ts';
import { wasLowered } from './was-lowered.ts';

const catalogue = smallCatalogue();
const stamp = { id: 'list-1', createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-02T10:00:00.000Z' };

function saved(document: RosterDocument): SavedList {
  const result = toSavedList(document, catalogue, stamp);
  if (!result.ok) throw new Error(result.codes.join());
  return result.list;
}

function parsed(input: unknown): SavedList {
  const result = parseSavedList(input);
  if (!result.ok) throw new Error(result.reason);
  return result.list;
}

/** A list as the older app stored it: no target, no date of change. */
const old = {
  id: 'old-1',
  name: 'Old Raid',
  faction: 'Tribes',
  units: [{ id: 'orc_hunters', name: 'Orc Hunters', pointsCost: 20, quantity: 2 }],
  created_at: '2025-06-01T10:00:00.000Z',
};

describe('toSavedList', () => {
  it('holds back what is above the availability, which can be told', () => {
    const most = documentWith({ alborc: 1, 'orc-hunters': 9 });
    const kept = saved(most);
    expect(kept.units.find(({ id }) => id === 'orc-hunters')?.quantity).toBeLessThan(9);
    expect(wasLowered(kept, most)).toBe(true);
    const fair = documentWith({ alborc: 1, 'orc-hunters': 1 });
    expect(wasLowered(saved(fair), fair)).toBe(false);
  });

  it('writes a list under its trimmed name with its units, dates and target', () => {
    const list = saved(documentWith({ alborc: 1, 'orc-hunters': 2 }, { name: ' Winter Raid ', target: 200 }));
    expect(list).toMatchObject({
      id: 'list-1',
      name: 'Winter Raid',
      faction: 'northern-tribes',
      created_at: stamp.createdAt,
      updated_at: stamp.updatedAt,
      points_target: 200,
    });
    expect(list.units.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Alborc', 1],
      ['Orc Hunters', 2],
    ]);
  });

  it('says which posted list it was made from, and knows it again', () => {
    const basedOn = { id: 'post-1', name: 'Ice Line' };
    const list = saved(documentWith({ alborc: 1 }, { basedOn }));
    expect(list.based_on).toEqual(basedOn);
    expect(documentFromSavedList(list, catalogue).basedOn).toEqual(basedOn);
    expect(parsed({ ...list, based_on: 'post-1' })).not.toHaveProperty('based_on');
  });

  it('leaves a target out when there is none', () => {
    expect(saved(documentWith({ alborc: 1 }))).not.toHaveProperty('points_target');
  });

  it('refuses a list without name, units or faction, saying all that is missing', () => {
    const codesOf = (document: RosterDocument) => toSavedList(document, catalogue, stamp);
    expect(codesOf(documentWith({}, { name: ' ', faction: '' }))).toEqual({
      ok: false,
      codes: ['name-missing', 'list-empty', 'faction-unknown'],
    });
  });

  it('refuses units with fields that cannot be right, once', () => {
    const entries = [foreignEntry({ points: Number.NaN }), foreignEntry({ name: '' }, 'other')];
    expect(toSavedList(documentWith({}, { entries }), catalogue, stamp)).toEqual({
      ok: false,
      codes: ['unit-fields-invalid'],
    });
  });

  it('saves an illegal list and one of an unknown faction: they are the player’s', () => {
    expect(toSavedList(documentWith({ alborc: 1, wrathmane: 1 }), catalogue, stamp).ok).toBe(true);
    expect(toSavedList(documentWith({ alborc: 1 }, { faction: 'dragons' }), catalogue, stamp).ok).toBe(true);
  });
});

describe('parseSavedList', () => {
  it('reads what was written, whatever the list', () => {
    fc.assert(
      fc.property(documentArbitrary, (document) => {
        const result = toSavedList(document, catalogue, stamp);
        if (!result.ok) return;
        expect(parseSavedList(JSON.parse(JSON.stringify(result.list)))).toEqual({
          ok: true,
          list: result.list,
          dropped: 0,
        });
      }),
    );
  });

  it('reads a list of the older app, with its units as JSON text too', () => {
    expect(parsed(old).units).toHaveLength(1);
    expect(parsed({ ...old, units: JSON.stringify(old.units) })).toEqual(parsed(old));
    expect(parsed({ ...old, created_at: undefined }).created_at).toBe('');
  });

  it('counts units that are none, and leaves out those without a copy', () => {
    const units = [...old.units, null, { quantity: 3 }, { id: 'coal', quantity: 0 }];
    expect(parseSavedList({ ...old, units })).toMatchObject({ ok: true, list: parsed(old), dropped: 2 });
  });

  it.each([
    ['not-an-object', null],
    ['not-an-object', 'list'],
    ['id', { ...old, id: undefined }],
    ['id', []],
    ['name', { ...old, name: '  ' }],
    ['faction', { ...old, faction: null }],
    ['units', { ...old, units: 'none' }],
    ['units', { ...old, units: '{}' }],
    ['units', { ...old, units: undefined }],
  ])('finds no list for want of %s', (reason, input) => {
    expect(parseSavedList(input)).toEqual({ ok: false, reason });
  });

  it('never fails on what storage may hold', () => {
    const listLike = fc.record({
      id: fc.jsonValue(),
      name: fc.string(),
      faction: fc.string(),
      units: fc.oneof(fc.string(), fc.array(fc.jsonValue())),
    });
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), listLike), (input) => {
        const result = parseSavedList(input);
        const again = parseSavedList(result.ok ? result.list : null);
        expect(again).toEqual(result.ok ? { ...result, dropped: 0 } : { ok: false, reason: 'not-an-object' });
      }),
    );
  });
});

describe('documentFromSavedList', () => {
  it('brings back what was saved', () => {
    const { entries } = documentWith({ 'orc-hunters': 3, alborc: 1 });
    const document = documentWith(
      {},
      { target: 150, entries: [foreignEntry({ keywords: ['Scout'] }), ...entries] },
    );
    const expected = { ...document, currentName: 'Winter Raid', savedId: 'list-1' };
    expect(documentFromSavedList(parsed(saved(document)), catalogue)).toEqual(expected);
  });

  it('finds units by spelled ids and by names in any language', () => {
    const units = [
      { id: 'orc_hunters', name: '?' },
      { id: '6f1c', name: 'Tizón' },
      { id: '7a2b', name: 'ice-archers' },
    ];
    const document = documentFromSavedList(parsed({ ...old, units }), catalogue);
    expect(document.faction).toBe('northern-tribes');
    expect(document.entries).toEqual([
      { unitId: 'orc-hunters', quantity: 1 },
      { unitId: 'coal', quantity: 1 },
      { unitId: 'ice-archers', quantity: 1 },
    ]);
  });

  it('makes one entry of a unit that was stored twice, so that no limit is passed unseen', () => {
    const units = [
      { id: 'alborc', name: 'Alborc' },
      { id: 'alborc_2', name: 'Alborc' },
    ];
    expect(documentFromSavedList(parsed({ ...old, units }), catalogue).entries).toEqual([
      { unitId: 'alborc', quantity: 2 },
    ]);
  });

  it('keeps two unknown units of one id apart, and two of the same together', () => {
    const one = { id: 'x', name: 'Old Unit', pointsCost: 30 };
    const units = [one, { ...one, name: 'Other Unit' }, one];
    const { entries } = documentFromSavedList(parsed({ ...old, units }), catalogue);
    expect(entries.map(({ unitId, quantity, foreign }) => [unitId, quantity, foreign?.name])).toEqual([
      ['x', 2, 'Old Unit'],
      ['x#2', 1, 'Other Unit'],
    ]);
  });

  it('keeps the list of a faction that is not known, with all its units as stored', () => {
    const document = documentFromSavedList(parsed({ ...old, faction: 'Dragons' }), catalogue);
    expect(document.faction).toBe('Dragons');
    expect(document.entries).toEqual([
      {
        unitId: 'orc_hunters',
        quantity: 2,
        foreign: { name: 'Orc Hunters', points: 20, command: 0, highCommand: false, keywords: [] },
      },
    ]);
  });
});

describe('dedupeSavedLists', () => {
  const list = (id: string, part: Partial<SavedList>): SavedList => ({ ...parsed(old), id, ...part });

  it('shows the newest of each name, by its latest change, newest first', () => {
    const lists = [
      list('a', { created_at: '2026-01-01T00:00:00.000Z' }),
      list('b', { created_at: '2025-01-01T00:00:00.000Z', updated_at: '2026-06-01T00:00:00.000Z' }),
      list('c', { name: 'Summer Raid', created_at: '2026-07-01T00:00:00.000Z' }),
    ];
    expect(dedupeSavedLists(lists).map(({ id }) => id)).toEqual(['c', 'b']);
  });

  it('never hides a list behind one of another faction', () => {
    const lists = [list('a', {}), list('b', { faction: 'feudom' })];
    expect(dedupeSavedLists(lists)).toEqual(lists);
  });

  it('keeps the first of two equally new ones', () => {
    expect(dedupeSavedLists([list('a', {}), list('b', {})]).map(({ id }) => id)).toEqual(['a']);
  });

  it('keeps one list for each name and faction, whatever is stored', () => {
    const any = fc.record({
      name: fc.constantFrom('A', 'B'),
      faction: fc.constantFrom('feudom', 'syenann'),
      created_at: fc.constantFrom('', '2026-01-01', '2026-01-02'),
    });
    fc.assert(
      fc.property(fc.array(any), (parts) => {
        const lists = parts.map((part, index) => list(String(index), part));
        const kept = dedupeSavedLists(lists);
        expect(kept).toHaveLength(new Set(lists.map(({ name, faction }) => `${name}/${faction}`)).size);
        expect(dedupeSavedLists(kept)).toEqual(kept);
      }),
    );
  });
});
