import { describe, expect, it } from 'vitest';
import { faultLine } from './faults.ts';
import { parseUnitCodes, withMissingUnits } from './unit-codes.ts';

const faultsOf = (input: unknown) => {
  const parsed = parseUnitCodes(input, 'unit-codes.json');
  return parsed.ok ? [] : parsed.faults.map(faultLine);
};

describe('the table of unit numbers', () => {
  it('is factions with the ids of their units', () => {
    const table = [{ id: 'syenann', units: ['druid', 'alula'] }];
    expect(parseUnitCodes(table, 'unit-codes.json')).toEqual({ ok: true, value: table });
  });

  it('holds nothing but ids', () => {
    expect(faultsOf([{ id: 'syenann', units: ['Grand Captain'] }])).toEqual([
      expect.stringMatching(/\[0\]\.units\[0\]: expected an id/),
    ]);
    expect(faultsOf({})).toHaveLength(1);
  });

  it('names a unit and a faction that stand twice', () => {
    const syenann = { id: 'syenann', units: ['druid', 'alula', 'druid'] };
    expect(faultsOf([syenann, { ...syenann, units: [] }])).toEqual([
      'unit-codes.json: syenann: stands twice',
      'unit-codes.json: druid: stands twice',
    ]);
  });
});

describe('withMissingUnits', () => {
  const table = [{ id: 'syenann', units: ['druid', 'alula'] }];

  it('adds new units and factions at the ends, and moves none', () => {
    const after = withMissingUnits(table, [
      { faction: 'feudom', units: ['vercana'] },
      { faction: 'syenann', units: ['aoidos', 'alula'] },
    ]);
    expect(after).toEqual([
      { id: 'syenann', units: ['druid', 'alula', 'aoidos'] },
      { id: 'feudom', units: ['vercana'] },
    ]);
  });

  it('keeps the numbers of units that the catalogue no longer has', () => {
    expect(withMissingUnits(table, [{ faction: 'syenann', units: [] }])).toEqual(table);
  });
});
