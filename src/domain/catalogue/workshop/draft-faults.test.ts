import { describe, expect, it } from 'vitest';
import { catalogueSources } from '#tests/builders/catalogue-sources.ts';
import { correction, ELF, HUNTER_BASE, ORIGIN } from '#tests/builders/workshop.ts';
import type { CatalogueSources } from '../release/apply-overlay.ts';
import { baseUnit, type BaseUnit } from './base-unit.ts';
import { draftOf } from './draft-of.ts';
import { draftFaults, faultsAt } from './draft-faults.ts';
import { EMPTY_JOINED, emptyDraft, emptyRow, emptySkill, type WorkshopDraft } from './draft.ts';
import { faultReason } from './fault-reason.ts';
import { numberBounds } from './number-bounds.ts';

const sources = catalogueSources();
const faultCodes = (draft: WorkshopDraft, base: BaseUnit | null = null, files: CatalogueSources = sources) =>
  draftFaults(draft, base, files).map(({ field, reason }) => `${field} ${reason.code}`);

describe('the faults of a draft', () => {
  it('are none where the catalogue takes it', () => {
    expect(faultCodes(ELF)).toEqual([]);
    expect(faultCodes(correction({ points: '30' }), HUNTER_BASE)).toEqual([]);
  });

  it('name every field that is missing', () => {
    expect(faultCodes(emptyDraft('', ''))).toEqual([
      'faction missing',
      'name missing',
      'type missing',
      'points missing',
      'availability missing',
      'command missing',
      'tournamentLegal missing',
      'note missing',
    ]);
  });

  it('say the bounds of numbers, also where a row has none', () => {
    const draft = {
      ...ELF,
      points: '61',
      wounds: 'two',
      mov: ['3', ''] as const,
      rows: [emptyRow('a', '3 or more')],
    };
    expect(draftFaults(draft, null, sources)).toContainEqual({
      field: 'points',
      reason: { code: 'number', from: 0, to: 60 },
    });
    expect(faultCodes(draft).slice(1)).toEqual([
      'profile.mov[1] missing',
      'profile.wounds number',
      'profile.profiles[0].troops troops',
      'profile.profiles[0].conquest missing',
    ]);
    expect(faultsAt(draftFaults(draft, null, sources), 'profile.profiles[0]')).toHaveLength(2);
    expect(faultsAt(draftFaults(draft, null, sources), 'profile.mov')).toHaveLength(1);
  });

  it.each<[string, Partial<WorkshopDraft>, string]>([
    ['a word without a term', { keywords: ['Fly'] }, 'keywords unknown-word'],
    ['a name that the faction has', { name: 'Orc' }, 'name same-name'],
    ['a companion of nobody', { type: 'Companion' }, 'companionOf no-owner'],
    ['a companion of a stranger', { type: 'Companion', companionOf: 'troll' }, 'companionOf unknown-owner'],
    ['an owner of no companion', { companionOf: 'orc' }, 'companionOf not-companion'],
    ['a half without conquest', { joined: EMPTY_JOINED }, 'profile.joined.conquest missing'],
    [
      'a half with a wrong number',
      { joined: { ...EMPTY_JOINED, conquest: 'x' } },
      'profile.joined.conquest added',
    ],
    ['a skill without words', { skills: [emptySkill('a', 'alone')] }, 'skills[0].name missing'],
    ['a long page', { origin: { ...ORIGIN, page: 'x'.repeat(101) } }, 'page too-long'],
    ['a long reason', { origin: { ...ORIGIN, note: 'x'.repeat(1001) } }, 'note too-long'],
  ])('name %s', (_, part, fault) => {
    expect(faultCodes({ ...ELF, ...part })).toContain(fault);
  });

  it('name the skill and language of a faulty text', () => {
    const skill = { ...emptySkill('a', 'alone'), name: 'Shout', effect: 'Loud.' };
    const texts = { es: { name: 'Grito', text: '{LOUD}' } };
    expect(draftFaults({ ...ELF, skills: [{ ...skill, texts }] }, null, sources)).toEqual([
      { field: 'skillTexts.es.Shout', reason: { code: 'token', token: 'LOUD' } },
    ]);
    const gloss = { es: { name: 'Grito', text: '' } };
    expect(faultCodes({ ...ELF, skills: [{ ...skill, texts: gloss }] })).toEqual([
      'skillTexts.es.Shout missing',
    ]);
  });

  it('name a correction that takes the name of a unit before or behind it', () => {
    expect(faultCodes(correction({ name: 'Orc' }), HUNTER_BASE)).toEqual(['name same-name']);
    const orc = baseUnit(sources, 'north/orc');
    const renamed = orc === null ? ELF : { ...draftOf(orc, ORIGIN), name: 'Hunter' };
    expect(faultCodes(renamed, orc)).toEqual(['name same-name']);
  });

  it('say that a correction without a difference changes nothing', () => {
    expect(faultCodes(correction({}), HUNTER_BASE)).toEqual([' missing']);
  });

  it('say what another unit of the faction would lose', () => {
    const files = structuredClone(sources);
    Object.assign(files.factions[0]?.units.value[0] ?? {}, { type: 'Companion', companionOf: 'hunter' });
    const south = { ...files.factions[0], folder: 'south' } as CatalogueSources['factions'][number];
    const two = {
      ...files,
      factions: [
        ...files.factions,
        { ...south, faction: { file: 'south', value: { ...south.faction.value, id: 'south' } } },
      ],
    };
    expect(faultCodes(correction({ name: 'Huntress' }), HUNTER_BASE, two)).toContain('name other-name');
  });
});

describe('the reasons of faults', () => {
  it('are read from the sentences of the parser, others are kept', () => {
    expect(faultReason('expected a text of at most 80 characters, found "x"')).toEqual({
      code: 'too-long',
      most: 80,
    });
    expect(faultReason('the sky falls')).toEqual({ code: 'other', message: 'the sky falls' });
  });

  it('have the bounds of the parser', () => {
    expect(numberBounds('points')).toEqual({ from: 0, to: 60 });
    expect(numberBounds('profile.profiles[4].conquest')).toEqual({ from: 0, to: 9 });
    expect(numberBounds('profile.mov[1]')).toEqual({ from: 0, to: 30 });
    expect(numberBounds('name')).toBeNull();
  });
});
