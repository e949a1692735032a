import { describe, expect, it } from 'vitest';
import { CHARGES, chargeOf } from './heraldry.ts';

const plain = {
  type: 'Troop',
  highCommand: false,
  characteristics: [] as string[],
  keywords: [] as string[],
};

describe('chargeOf', () => {
  it('shows rank before anything else', () => {
    expect(chargeOf({ ...plain, type: 'Character', highCommand: true, characteristics: ['Cavalry'] })).toBe(
      'crown',
    );
  });

  it('reads keywords with and without a value in brackets', () => {
    expect(chargeOf({ ...plain, keywords: ['Scout (12)'] })).toBe('bow');
    expect(chargeOf({ ...plain, keywords: ['Spellcaster'], type: 'Named Character' })).toBe('staff');
  });

  it.each([
    [{ type: 'Companion' }, 'paw'],
    [{ characteristics: ['Cavalry', 'Orc'] }, 'horse'],
    [{ keywords: ['Large'] }, 'claw'],
    [{ characteristics: ['Risen'] }, 'bone'],
    [{ characteristics: ['Dead Flesh'] }, 'bone'],
    [{ characteristics: ['Red Cap'] }, 'cap'],
    [{ characteristics: ['Dwarf'] }, 'hammer'],
    [{ type: 'Support Character' }, 'scroll'],
    [{ type: 'Named Character' }, 'star'],
    [{ type: 'Character' }, 'helm'],
    [{ keywords: ['Ambusher'] }, 'bow'],
    [{ characteristics: ['Orc'] }, 'axe'],
    [{ characteristics: ['Varank'] }, 'axe'],
    [{ characteristics: ['Elf'] }, 'leaf'],
    [{}, 'spear'],
  ])('gives %j the charge %s', (part, charge) => {
    expect(chargeOf({ ...plain, ...part })).toBe(charge);
    expect(CHARGES).toContain(charge);
  });
});
