import { describe, expect, it } from 'vitest';
import { correction, ELF, HUNTER_BASE } from '#tests/builders/workshop.ts';
import { changeOf } from './change-of.ts';
import {
  EMPTY_JOINED,
  EMPTY_ROLL,
  emptyDraft,
  emptyRow,
  emptySkill,
  withHighCommand,
  type WorkshopDraft,
} from './draft.ts';
import { missingFields } from './missing-fields.ts';
import { parseDraft } from './parse-draft.ts';
import { previewOf } from './preview-of.ts';

describe('the preview of a draft', () => {
  it('shows what is known as the card would', () => {
    const draft = correction({ role: 'Officer', cardRef: '' });
    const { unit, card, texts } = previewOf(draft, HUNTER_BASE, 'es');
    expect(unit).toMatchObject({ id: 'hunter', faction: 'north', points: 20, names: { es: 'Cazador' } });
    expect(card.profile).toMatchObject({ mov: [3, 2], role: 'Officer', card_ref: null });
    expect(card.skills).toMatchObject([{ name: 'Patience', timing: null }]);
    expect(texts).toEqual({ hunter: { 'Patience (alone)': { text: 'Espera.' } } });
  });

  it('leaves out what is not known', () => {
    const { unit, card } = previewOf({ ...emptyDraft('north', 'Elf'), names: { es: ' ' } }, null, 'fr');
    expect(unit).toMatchObject({ id: 'elf', points: 0, type: 'Troop', companionOf: null, names: {} });
    expect(card).toEqual({ profile: null, skills: [] });
  });

  it('holds every roll, also of a row without numbers and of a joined half', () => {
    const roll = {
      ...EMPTY_ROLL,
      stressMod: ['O'],
      switches: [{ key: 'a', cost: ['S'], effect: 'add S' }],
    } as const;
    const half = { mov: '3', wounds: '+1', willpower: ['O'], morale: '1', conquest: '' } as const;
    const skill = { ...emptySkill('a', 'joined'), timing: 'Always', texts: { en: { name: 'x', text: 'Y' } } };
    const draft: WorkshopDraft = {
      ...ELF,
      type: 'Companion',
      companionOf: 'orc',
      willpower: ['O'],
      cardRef: 'W1',
      rows: [{ ...emptyRow('a', 'all'), ranged: { range: '', ...roll } }],
      joined: { ...EMPTY_JOINED, ...half, ranged: roll, melee: roll, defence: roll },
      skills: [skill, emptySkill('b', 'alone')],
    };
    const { unit, card, texts } = previewOf(draft, null, 'en');
    expect(unit.companionOf).toBe('orc');
    expect(card.profile).toMatchObject({
      profiles: [{ ranged: { range: 0, stress_mod: ['O'] }, conquest: 0 }],
      joined: { mov: '3', ranged: { switches: [{ cost: ['S'] }] } },
    });
    expect(texts['elf-guard']).toEqual({ ' (joined)': { name: 'x', text: 'Y' } });
    const bare = previewOf({ ...ELF, joined: EMPTY_JOINED }, null, 'en').card.profile?.joined;
    expect(bare).toEqual({ conquest: '' });
  });
});

describe('a draft', () => {
  it('is of High Command by its characteristics', () => {
    expect(withHighCommand(ELF, true).characteristics).toEqual(['Infantry', 'High Command']);
    expect(withHighCommand(withHighCommand(ELF, true), false).characteristics).toEqual(['Infantry']);
    expect(changeOf(withHighCommand(ELF, true), null).fields?.['highCommand']).toBe(true);
  });

  it('names what is blank, in the order of a card', () => {
    expect(missingFields(ELF)).toEqual([
      'mov',
      'charge',
      'wounds',
      'willpower',
      'morale',
      'models',
      'rows',
      'skills',
    ]);
    expect(missingFields(emptyDraft('', ''))[0]).toBe('faction');
  });

  it('is read back as it was kept, and refused when it is something else', () => {
    expect(parseDraft(JSON.parse(JSON.stringify(ELF)))).toEqual(ELF);
    expect(parseDraft({ ...ELF, points: 15 })).toBeNull();
    expect(parseDraft(null)).toBeNull();
  });
});
