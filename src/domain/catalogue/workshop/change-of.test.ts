import { describe, expect, it } from 'vitest';
import { catalogueSources } from '#tests/builders/catalogue-sources.ts';
import { correction, ELF, HUNTER_BASE, ORIGIN } from '#tests/builders/workshop.ts';
import { applyOverlay } from '../release/apply-overlay.ts';
import { baseUnit } from './base-unit.ts';
import { changeOf, isEmptyChange, targetOf } from './change-of.ts';
import { overlayOf } from './draft-faults.ts';
import { draftOf } from './draft-of.ts';
import { EMPTY_JOINED, EMPTY_ROLL, emptyRow, emptySkill, type WorkshopDraft } from './draft.ts';

const sources = catalogueSources();
const change = (part: Partial<WorkshopDraft>) => changeOf(correction(part), HUNTER_BASE);

describe('the change of a correction', () => {
  it('is empty while nothing is edited', () => {
    expect(isEmptyChange(change({}))).toBe(true);
    expect(targetOf(correction({}))).toBe('north/hunter');
  });

  it('says only what differs', () => {
    expect(change({ points: '25', names: { es: ' Cazadora ' } })).toEqual({
      fields: { points: 25 },
      names: { es: 'Cazadora' },
    });
  });

  it('takes away what is blank now', () => {
    expect(change({ names: {}, skills: [], companionOf: '' })).toEqual({
      fields: { skills: [], profile: { ...HUNTER_BASE.record.profile, skills: [] } },
      names: { es: null },
      skillTexts: { en: { Patience: null }, es: { Patience: null } },
    });
  });

  it('leaves out blanks around words and in their brackets', () => {
    expect(change({ keywords: [' Join ( Infantry, Orc )'] })).toEqual({
      fields: { keywords: ['Join (Infantry, Orc)'] },
    });
  });

  it('holds the whole profile when a value of it differs', () => {
    expect(change({ charge: '', mov: ['4', '2'] })).toEqual({
      fields: { profile: { ...HUNTER_BASE.record.profile, charge: null, mov: [4, 2] } },
    });
  });

  it('keeps a printed spelling, and moves the texts along with a new name', () => {
    const [skill = emptySkill('x', 'alone')] = correction({}).skills;
    expect(change({ skills: [{ ...skill, isLong: true }] })).toMatchObject({
      fields: { profile: { skills: [{ name: 'Patience', long: true }] }, skills: [{ long: true }] },
    });
    expect(change({ skills: [{ ...skill, name: 'Calm' }] })).toMatchObject({
      fields: { profile: { skills: [{ name: 'Calm' }] } },
      skillTexts: { en: { Patience: null, Calm: { text: 'It waits.' } } },
    });
  });

  it('names the half of a skill that both halves have', () => {
    const [skill = emptySkill('x', 'alone')] = correction({}).skills;
    const twin = { ...emptySkill('new', 'joined'), name: 'Patience', effect: 'Waits more.' };
    const texts = { es: { name: 'Paciencia', text: 'Espera más.' }, fr: { name: '', text: ' ' } };
    const both = change({ joined: { ...EMPTY_JOINED, conquest: '1' }, skills: [skill, { ...twin, texts }] });
    expect(both).toMatchObject({
      fields: { profile: { joined_skills: [{ kind: 'passive', name: 'Patience' }] } },
      skillTexts: { es: { 'Patience (joined)': { name: 'Paciencia', text: 'Espera más.' } } },
    });
    expect(both.skillTexts?.fr).toBeUndefined();
  });

  it('leaves a described skill unprinted that no half prints', () => {
    const files = structuredClone(sources);
    const record = files.factions[0]?.units.value[1];
    const skills = [...(record?.skills ?? []), { ...record?.skills?.[0], name: 'Hidden', half: 'joined' }];
    Object.assign(record ?? {}, { skills });
    const base = baseUnit(files, 'north/hunter');
    const draft = base === null ? ELF : { ...draftOf(base, ORIGIN), charge: '8' };
    expect(changeOf(draft, base).fields?.['profile']).toEqual({ ...HUNTER_BASE.record.profile, charge: 8 });
  });
});

describe('the change of a new unit', () => {
  it('holds all of it, under an id from its name', () => {
    expect(targetOf(ELF)).toBe('north/elf-guard');
    expect(changeOf(ELF, null)).toEqual({
      fields: {
        name: 'Élf Guard',
        type: 'Troop',
        points: 15,
        availability: 2,
        command: 0,
        highCommand: false,
        tournamentLegal: true,
        characteristics: ['Infantry'],
        keywords: [],
        specialRules: [],
        source: 'card: p. 3',
      },
    });
  });

  it('has rows, rolls and a joined half as a file has them', () => {
    const roll = { ...EMPTY_ROLL, dice: ['R'], stressMod: ['S'] } as const;
    const switches = [{ key: 'a', cost: ['!'], effect: ' add S ' }] as const;
    const draft: WorkshopDraft = {
      ...ELF,
      rows: [
        {
          ...emptyRow('a', ' 3+ '),
          ranged: { range: '10', ...roll },
          melee: { ...roll, switches },
          conquest: '1',
        },
      ],
      joined: {
        ...EMPTY_JOINED,
        mov: '4-2',
        willpower: ['+', 'O'],
        wounds: '+1',
        morale: '2',
        conquest: '+1',
        melee: roll,
      },
      skills: [
        {
          ...emptySkill('a', 'both'),
          name: 'Shout',
          kind: 'command',
          effect: 'Loud.',
          options: [{ id: 'one' }],
        },
      ],
    };
    const applied = applyOverlay(sources, overlayOf('north/elf-guard', changeOf(draft, null)));
    const made = applied.ok ? baseUnit(applied.value, 'north/elf-guard') : null;
    expect(made?.record.profile).toMatchObject({
      mov: null,
      profiles: [
        {
          troops: '3+',
          ranged: { range: 10, dice: ['R'], stress_mod: ['S'] },
          melee: { switches: [{ cost: ['!'], effect: 'add S' }] },
          defence: { dice: [] },
          conquest: 1,
        },
      ],
      joined: {
        mov: '4-2',
        willpower: ['+', 'O'],
        wounds: '+1',
        morale: 2,
        conquest: '+1',
        melee: { dice: ['R'] },
      },
      skills: [{ kind: 'command', name: 'Shout' }],
      joined_skills: [{ kind: 'command', name: 'Shout' }],
    });
    const back = made === null ? ELF : draftOf(made, draft.origin);
    expect(changeOf(back, made)).toEqual({});
    expect(back.rows[0]?.ranged?.range).toBe('10');
    expect(baseUnit(sources, 'north/elf-guard')).toBeNull();
  });
});
