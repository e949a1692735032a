import { describe, expect, it } from 'vitest';
import { documentWith, foreignEntry, smallCatalogue, unit } from '#tests/builders/catalogue.ts';
import { canAdd } from './allow.ts';
import { armyOf, toRosterUnit } from './army.ts';

const catalogue = smallCatalogue();
const hunters = toRosterUnit(unit());
const leader = (id: string) => toRosterUnit(unit({ id, highCommand: true, availability: 1 }));
const armyWith = (quantities: Record<string, number>) => armyOf(documentWith(quantities), catalogue);

describe('canAdd', () => {
  it('allows copies up to what the card prints, and says the number beyond', () => {
    expect(canAdd(armyWith({ 'orc-hunters': 2 }), hunters)).toEqual({ ok: true });
    expect(canAdd(armyWith({ 'orc-hunters': 3 }), hunters)).toEqual({
      ok: false,
      code: 'availability',
      max: 3,
    });
  });

  it('allows one High Command and refuses a second', () => {
    expect(canAdd(armyWith({ 'orc-hunters': 1 }), leader('alborc'))).toEqual({ ok: true });
    expect(canAdd(armyWith({ alborc: 1 }), leader('wrathmane'))).toEqual({
      ok: false,
      code: 'high-command-limit',
      max: 1,
    });
  });

  it('speaks of availability first when both stand in the way', () => {
    expect(canAdd(armyWith({ alborc: 1 }), leader('alborc'))).toMatchObject({ code: 'availability' });
  });

  it('does not refuse an unknown unit before its ninety-ninth copy is there', () => {
    const army = (quantity: number) =>
      armyOf(documentWith({}, { entries: [{ ...foreignEntry(), quantity }] }), catalogue);
    const unknown = { ...hunters, id: 'old-unit', known: false, availability: null };
    expect(canAdd(army(98), unknown)).toEqual({ ok: true });
    expect(canAdd(army(99), unknown)).toEqual({ ok: false, code: 'availability', max: 99 });
  });
});
