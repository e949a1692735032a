import { describe, expect, it } from 'vitest';
import { faultLine } from './faults.ts';
import { parseFactionFile, parseLocaleFile, parseUnitFile } from './schema.ts';

const FILE = 'catalogue/factions/north/units.json';
const unit = {
  id: 'warg-riders',
  name: 'Warg Riders',
  type: 'Troop',
  points: 35,
  availability: 2,
  command: 0,
  highCommand: false,
  tournamentLegal: true,
  characteristics: ['Cavalry', 'Orc'],
  keywords: ['Raging'],
  specialRules: ['Place (3)'],
  source: 'card:en',
};
const profile = {
  card_ref: null,
  mov: [4, 3],
  charge: 12,
  wounds: 3,
  willpower: ['O'],
  morale: 2,
  role: null,
  models: 3,
  profiles: [{ troops: '2+', melee: { dice: ['R', 'S'] }, defence: { dice: [] }, conquest: 1 }],
  skills: [{ kind: 'passive', name: 'Howl' }],
};
const skill = {
  half: 'alone',
  kind: 'passive',
  long: false,
  name: 'Howl',
  timing: null,
  target: null,
  cost: null,
  effect: 'Stress -1.',
  uncertain: false,
};

const faultsOf = (change: object) => {
  const parsed = parseUnitFile([{ ...unit, ...change }], FILE);
  return parsed.ok ? [] : parsed.faults.map(faultLine);
};

describe('parseUnitFile', () => {
  it('answers a file in order value for value', () => {
    const units = [
      unit,
      { ...unit, id: 'pup', type: 'Companion', companionOf: 'warg-riders', profile, skills: [skill] },
    ];
    expect(parseUnitFile(units, FILE)).toEqual({ ok: true, value: units });
  });

  it('is lenient with what older data writes', () => {
    const older = {
      ...unit,
      tournamentLegal: 'false',
      highCommand: 'true',
      keywords: [{ name: 'Raging', description: 'Angry.' }, 'Scout'],
    };
    const parsed = parseUnitFile([older], FILE);
    expect(parsed.ok && parsed.value).toEqual([
      { ...unit, tournamentLegal: false, highCommand: true, keywords: ['Raging', 'Scout'] },
    ]);
  });

  it.each([
    [{ points: '35' }, 'points: expected a whole number from 0 to 60, found "35"'],
    [{ points: 61 }, 'points: expected a whole number from 0 to 60, found 61'],
    [{ points: 12.5 }, 'points: expected a whole number from 0 to 60, found 12.5'],
    [{ availability: 0 }, 'availability: expected a whole number from 1 to 3, found 0'],
    [{ command: 4 }, 'command: expected a whole number from 0 to 3, found 4'],
    [
      { type: 'Hero' },
      'type: expected Troop, Character, Named Character, Support Character, Companion, found "Hero"',
    ],
    [{ highCommand: 'yes' }, 'highCommand: expected true or false, found "yes"'],
    [{ name: ' Riders' }, 'name: expected a text without spaces around it, found " Riders"'],
    [{ source: undefined }, 'source: is missing'],
    [{ keywords: ['Raging', 7] }, 'keywords[1]: expected a printed word, found 7'],
    [{ colour: 'grey' }, 'colour: this field does not exist here'],
    [
      { companionOf: 'Somebody' },
      'companionOf: expected an id of a-z, 0-9 and single hyphens, found "Somebody"',
    ],
    [{ profile: { ...profile, mov: [4] } }, 'profile.mov[1]: is missing'],
    [{ profile: { ...profile, points: 35 } }, 'profile.points: this field does not exist here'],
    [
      { profile: { ...profile, profiles: [{ ...profile.profiles[0], melee: { dice: ['R', 'Z'] } }] } },
      'profile.profiles[0].melee.dice[1]: expected a die (R, O, Y, G, B, K) or a symbol (S, s, D, d, !, i), found "Z"',
    ],
    [
      { profile: { ...profile, joined: { conquest: 'one' } } },
      'profile.joined.conquest: expected a number, or +1 for one that is added, found "one"',
    ],
    [
      { skills: [{ ...skill, half: 'both?' }] },
      'skills[0].half: expected ("alone" | "joined" | "both"), found "both?"',
    ],
  ])('names the file, the unit and the field of %j', (change, line) => {
    expect(faultsOf(change)).toEqual([`${FILE}: warg-riders: ${line}`]);
  });

  it('names a unit without an id by its position, and every fault at once', () => {
    const parsed = parseUnitFile(
      [unit, { ...unit, id: 'Äpfel', points: 99 }, { ...unit, id: 3 }, 'unit'],
      FILE,
    );
    expect(parsed.ok ? [] : parsed.faults.map(({ unit: name, field }) => [name, field])).toEqual([
      ['Äpfel', 'id'],
      ['Äpfel', 'points'],
      ['#3', 'id'],
      ['#4', ''],
    ]);
  });

  it('refuses anything but a list', () => {
    expect(parseUnitFile({ units: [] }, FILE)).toEqual({
      ok: false,
      faults: [{ file: FILE, unit: '', field: '', message: 'expected a list of units' }],
    });
  });
});

describe('parseFactionFile', () => {
  it('answers a faction with its note', () => {
    const faction = { id: 'north', name: 'North', published: false, note: 'Only a mercenary so far.' };
    expect(parseFactionFile(faction, FILE)).toEqual({ ok: true, value: faction });
  });

  it('refuses a faction without a name', () => {
    const parsed = parseFactionFile({ id: 'north', published: true }, 'faction.json');
    expect(parsed.ok ? [] : parsed.faults.map(faultLine)).toEqual(['faction.json: name: is missing']);
  });
});

describe('parseLocaleFile', () => {
  it('answers the names that exist; all but the language itself may be absent', () => {
    const names = {
      language: 'Español',
      units: { alula: 'Álula' },
      terms: { keywords: { aim: 'Puntería' } },
    };
    expect(parseLocaleFile(names, 'es')).toEqual({ ok: true, value: names });
    expect(parseLocaleFile({ language: 'English' }, 'en').ok).toBe(true);
  });

  it('refuses an unknown kind of terms and an empty name', () => {
    const parsed = parseLocaleFile({ language: 'X', terms: { spells: {} }, units: { alula: '' } }, 'x');
    expect(parsed.ok ? [] : parsed.faults.map((fault) => fault.field)).toEqual([
      'units.alula',
      'terms.spells',
    ]);
  });
});
