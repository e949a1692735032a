import { describe, expect, it } from 'vitest';
import { missionEdits } from './mission-edits.ts';

const ENGLISH = {
  id: 'fog',
  name: 'Fog',
  text: 'It comes.',
  rules: [
    { id: 'advance', name: 'Advance', text: 'It moves.' },
    { id: 'stay', name: 'Stay', text: 'It waits.' },
  ],
  scoring: [{ id: 'hold', name: 'You hold it', points: 1 }],
};
const SPANISH = {
  fog: {
    name: 'Niebla',
    text: 'Viene.',
    rules: { advance: { name: 'Avanza', text: 'Se mueve.' } },
    scoring: { hold: 'La tienes' },
    odd: 3,
  },
};
const files = new Map<string, unknown>([
  ['catalogue/missions/fog.json', ENGLISH],
  ['locales/es/missions.json', SPANISH],
]);

describe('words of a release in the files of missions', () => {
  it('go into the English file by the id of their entry', () => {
    const { edits, strays } = missionEdits(
      { fog: { en: { text: 'It is here.', 'rules.advance.text': 'It runs.', 'scoring.hold.name': 'Held' } } },
      files,
    );
    expect(edits).toEqual([
      {
        file: 'catalogue/missions/fog.json',
        before: ENGLISH,
        after: {
          ...ENGLISH,
          text: 'It is here.',
          rules: [{ id: 'advance', name: 'Advance', text: 'It runs.' }, ENGLISH.rules[1]],
          scoring: [{ id: 'hold', name: 'Held', points: 1 }],
        },
      },
    ]);
    expect(strays).toEqual([]);
  });

  it('go into the file of another language in its form', () => {
    const { edits } = missionEdits(
      {
        fog: {
          es: { name: 'La niebla', 'rules.stay.text': 'Espera.', 'scoring.hold.name': 'Es tuya' },
        },
      },
      files,
    );
    expect(edits.map(({ after }) => after)).toEqual([
      {
        fog: {
          ...SPANISH.fog,
          name: 'La niebla',
          rules: { ...SPANISH.fog.rules, stay: { text: 'Espera.' } },
          scoring: { hold: 'Es tuya' },
        },
      },
    ]);
  });

  it.each([
    ['an unknown mission', { mist: { en: { text: 'x' } } }, 'mist: en: text'],
    ['an unknown entry', { fog: { en: { 'rules.other.text': 'x' } } }, 'fog: en: rules.other.text'],
    [
      'a field that has no words',
      { fog: { en: { 'scoring.hold.points': 'x' } } },
      'fog: en: scoring.hold.points',
    ],
    ['a section that has no words', { fog: { es: { 'odd.hold.name': 'x' } } }, 'fog: es: odd.hold.name'],
    ['a place that is no section', { fog: { en: { id: 'x' } } }, 'fog: en: id'],
    ['a language without a file', { fog: { fr: { id: 'x' } } }, 'fog: fr: id'],
  ])('are named and left out at %s', (_what, missions, stray) => {
    expect(missionEdits(missions, files)).toEqual({ edits: [], strays: [stray] });
  });

  it('are left out where a translation has something else in their place', () => {
    const odd = new Map(files).set('locales/es/missions.json', { fog: { rules: 3 } });
    expect(missionEdits({ fog: { es: { 'rules.stay.text': 'x' } } }, odd).strays).toEqual([
      'fog: es: rules.stay.text',
    ]);
    const name = new Map(files).set('locales/es/missions.json', { fog: { rules: { stay: 'y' } } });
    expect(missionEdits({ fog: { es: { 'rules.stay.text': 'x' } } }, name).strays).toHaveLength(1);
  });
});
