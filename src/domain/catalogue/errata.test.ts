import { describe, expect, it } from 'vitest';
import { unit } from '#tests/builders/catalogue.ts';
import { correctUnits } from './errata.ts';
import { checkCorrection, readUnitErrata } from './read-errata.ts';

const hersir = unit({ id: 'hersir', faction: 'northern-tribes', points: 30, availability: 2 });
const rowOf = (changes: unknown, target = 'northern-tribes/hersir') => ({
  target,
  changes,
  note: 'Costs less.',
  note_es: 'Cuesta menos.',
  note_fr: null,
  updated_at: '2026-11-21T10:00:00Z',
});

describe('a correction to a unit', () => {
  it('takes the place of the printed facts and leaves all others', () => {
    const other = unit({ id: 'other', faction: 'northern-tribes' });
    const errata = readUnitErrata([rowOf({ points: 25 })], [hersir, other]);
    const [corrected, same] = correctUnits([hersir, other], errata);
    expect(corrected).toEqual({ ...hersir, points: 25 });
    expect(same).toBe(other);
    expect(errata['northern-tribes/hersir']?.notes).toEqual({ es: 'Cuesta menos.' });
  });

  it.each([
    [{ points: 61 }, 'points'],
    [{ availability: 0 }, 'availability'],
    [{ command: 'two' }, 'command'],
    [{ keywords: [''] }, 'keywords[0]'],
    [{ name: 'Another' }, 'name'],
  ])('is refused where the catalogue’s own parser finds a fault: %j', (changes, field) => {
    const checked = checkCorrection(hersir, changes);
    expect(checked.ok ? [] : checked.faults.map((fault) => fault.field)).toEqual([field]);
  });

  it('says only what differs', () => {
    expect(checkCorrection(hersir, { points: 30, availability: 3 })).toEqual({
      ok: true,
      changes: { availability: 3 },
    });
  });

  it('reaches no player when it is broken, about no unit, or empty', () => {
    const rows = [rowOf({ points: 99 }), rowOf({ points: 1 }, 'feudom/nobody'), rowOf({ points: 30 }), null];
    expect(readUnitErrata(rows, [hersir])).toEqual({});
  });
});
