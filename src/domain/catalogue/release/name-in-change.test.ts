import { describe, expect, it } from 'vitest';
import { nameInChange } from './name-in-change.ts';

describe('the name in a change', () => {
  it.each<[string, unknown, string | null]>([
    ['a unit or faction, translated', { fields: { name: 'Orc' }, names: { es: 'Orco' } }, 'Orco'],
    ['a term, translated', { fields: { name: 'Aim' }, texts: { es: { name: 'Puntería' } } }, 'Puntería'],
    ['one without a translation', { fields: { name: 'Orc' }, names: { fr: 'Orque', es: null } }, 'Orc'],
    ['a term whose text goes', { fields: { name: 'Aim' }, texts: { es: null } }, 'Aim'],
    ['another value', { fields: { points: 3 } }, null],
    ['words of a mission', { es: { name: 'Torre' } }, null],
    ['something inherited', { fields: [], texts: 'x' }, null],
    ['nothing', null, null],
  ])('is found for %s', (_, change, name) => {
    expect(nameInChange(change, 'es')).toBe(name);
  });
});
