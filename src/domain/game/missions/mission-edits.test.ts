import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editJson } from '#domain/catalogue/import/edit-json.ts';
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

const LINES = 'catalogue/missions/battle-lines.json';
const BANNER = 'catalogue/feats/banner.json';
const text = (file: string) => readFileSync(file, 'utf8');
const real = new Map<string, unknown>([LINES, BANNER].map((file) => [file, JSON.parse(text(file))]));

/** The lines of a file that numbers change, as a hand would write them. */
function newLines(id: string, file: string, numbers: Readonly<Record<string, number>>) {
  const { edits, strays } = missionEdits({ [id]: { numbers } }, real);
  const [edit] = edits;
  if (edit === undefined) return { lines: [], strays };
  const before = new Set(text(file).split('\n'));
  const after = editJson(text(file), edit.before, edit.after).split('\n');
  return { lines: after.filter((line) => !before.has(line)), strays };
}

describe('numbers of a release in the files of missions', () => {
  it('go to their place, and nothing else changes', () => {
    expect(newLines('battle-lines', LINES, { rounds: 4, 'turns.3': 4, 'scoring.own-a.points': 3 })).toEqual({
      lines: [
        '  "rounds": 4,',
        '  "turns": [5, 5, 5, 4],',
        '    { "id": "own-a", "name": "You hold your own objective A", "points": 3 },',
      ],
      strays: [],
    });
    expect(
      newLines('banner', BANNER, { 'meters.glory.max': 12, 'scoring.higher.points': 3 }).lines.map((line) =>
        line.trim(),
      ),
    ).toEqual([expect.stringContaining('"max": 12'), '"points": 3,']);
  });

  it('that a file leaves out stand where a hand writes them, and stay out when they are as usual', () => {
    expect(newLines('battle-lines', LINES, { 'scoring.b.most': 2, 'control.bonus': 1 }).lines).toEqual([
      '    { "id": "b", "name": "You hold objective B", "points": 1, "most": 2, "share": "one" },',
      '  "control": {',
      '    "range": 3,',
      '    "bonus": 1',
    ]);
    expect(newLines('battle-lines', LINES, { 'scoring.b.most': 1, 'control.range': 3, rounds: 3 })).toEqual({
      lines: [],
      strays: [],
    });
  });

  it('of fewer rounds take turns away', () => {
    expect(newLines('battle-lines', LINES, { rounds: 2, 'turns.2': 4 })).toEqual({
      lines: ['  "rounds": 2,', '  "turns": [5, 5],'],
      strays: [],
    });
  });

  it('are named and left out in a place that the mission does not have', () => {
    expect(newLines('battle-lines', LINES, { listPoints: 200, 'scoring.x.points': 2 })).toEqual({
      lines: [],
      strays: ['battle-lines: numbers: listPoints', 'battle-lines: numbers: scoring.x.points'],
    });
    expect(missionEdits({ fog: { numbers: { rounds: 2 } } }, real).strays).toEqual(['fog: numbers: rounds']);
    expect(newLines('banner', BANNER, { rounds: 4, 'turns.0': 3 }).strays).toHaveLength(2);
  });

  it('change nothing once they are in the files', () => {
    const places = ['rounds', 'turns.1', 'turns.3', 'scoring.b.most', 'scoring.both.points', 'control.range'];
    const numbers = fc.dictionary(fc.constantFrom(...places), fc.integer({ min: 1, max: 20 }));
    fc.assert(
      fc.property(numbers, (says) => {
        const { edits } = missionEdits({ 'battle-lines': { numbers: says } }, real);
        const after = new Map(real);
        for (const edit of edits) after.set(edit.file, edit.after);
        expect(missionEdits({ 'battle-lines': { numbers: says } }, after).edits).toEqual([]);
      }),
    );
  });
});
