import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRecord } from '../is-record.ts';
import { editJson } from './edit-json.ts';

const FILE = `[
  {
    "id": "orc",
    "name": "Orc \\"of\\" the, {North}",
    "points": 20,
    "words": ["a", "b"],
    "skills": [
      { "name": "Run", "text": "Moves." },
      {"name": "Hide", "text": "Is not seen."}
    ],
    "profile": { "mov": [3, 2], "wounds": 2 }
  },
  {}
]
`;
const value = () => JSON.parse(FILE) as Record<string, unknown>[];
const changed = (fields: object) => editJson(FILE, value(), [{ ...value()[0], ...fields }, {}]);

describe('editJson', () => {
  it('leaves a file alone that says the same already', () => {
    expect(editJson(FILE, value(), value())).toBe(FILE);
  });

  it('writes one value anew and keeps every other character', () => {
    expect(changed({ points: 25 })).toBe(FILE.replace('20', '25'));
    expect(changed({ words: ['a', 'c'] })).toBe(FILE.replace('["a", "b"]', '["a", "c"]'));
    expect(changed({ profile: { mov: [3, 2], wounds: 3 } })).toBe(FILE.replace('"wounds": 2', '"wounds": 3'));
    expect(
      changed({
        skills: [
          { name: 'Run', text: 'Moves.' },
          { name: 'Hide', text: 'Gone.' },
        ],
      }),
    ).toBe(FILE.replace('{"name": "Hide", "text": "Is not seen."}', '{ "name": "Hide", "text": "Gone." }'));
  });

  it('puts a new field behind the one that it follows, and takes fields away', () => {
    const [orc] = value();
    const { points: _points, ...rest } = orc ?? {};
    const after = { id: 'orc', isNew: true, ...rest };
    expect(editJson(FILE, value(), [after, {}])).toBe(
      FILE.replace('"id": "orc",', '"id": "orc",\n    "isNew": true,').replace('    "points": 20,\n', ''),
    );
  });

  it('opens a line that has become too long', () => {
    const text = `Moves${' far'.repeat(30)}.`;
    expect(
      changed({
        skills: [
          { name: 'Run', text },
          { name: 'Hide', text: 'Is not seen.' },
        ],
      }),
    ).toContain(`      {\n        "name": "Run",\n        "text": "${text}"\n      },\n`);
  });

  it('finds entries by their id, and writes new ones as the file has them', () => {
    const wolf = { id: 'wolf', words: ['c'], profile: null };
    expect(
      editJson(
        '[\n  { "id": "a" },\n  {"id": "orc"}\n]\n',
        [{ id: 'a' }, { id: 'orc' }],
        [{ id: 'orc' }, wolf],
      ),
    ).toBe('[\n  {"id": "orc"},\n  {\n    "id": "wolf",\n    "words": ["c"],\n    "profile": null\n  }\n]\n');
  });

  it('keeps a list of plain values on its line', () => {
    const text = '{\n  "turns": [5, 5],\n  "tall": [\n    1,\n    2\n  ]\n}\n';
    const before: unknown = JSON.parse(text);
    expect(editJson(text, before, { turns: [5, 5, 4], tall: [1, 2, 3] })).toBe(
      '{\n  "turns": [5, 5, 4],\n  "tall": [\n    1,\n    2,\n    3\n  ]\n}\n',
    );
  });

  it('does not write what a reader added by itself', () => {
    const read = { name: 'Orc', points: 20, list: [] };
    expect(editJson('{"name": "Orc", "points": 20}', read, { ...read, points: 25 })).toBe(
      '{ "name": "Orc", "points": 25 }',
    );
  });

  it('empties a list and a record, and fills them', () => {
    expect(editJson('{\n  "a": { "b": 1 }\n}\n', { a: { b: 1 } }, { a: {} })).toBe('{\n  "a": {}\n}\n');
    expect(editJson('{}\n', {}, { a: [] })).toBe('{\n  "a": []\n}\n');
    expect(editJson('[]\n', [], [{ id: 'a' }])).toBe('[\n  {\n    "id": "a"\n  }\n]\n');
  });

  it('changes one line of a file of the catalogue when one number changes', () => {
    const root = join(import.meta.dirname, '../../../..', 'catalogue/factions');
    for (const faction of readdirSync(root)) {
      const text = readFileSync(join(root, faction, 'units.json'), 'utf8');
      const units: unknown = JSON.parse(text);
      const list = Array.isArray(units) ? units.filter(isRecord) : [];
      const after = list.map((unit, at) => (at === 0 ? { ...unit, points: 61 } : unit));
      const [old, now] = [text.split('\n'), editJson(text, list, after).split('\n')];
      const differing = now.filter((line, at) => line !== old[at]);
      expect(differing).toEqual(list.length === 0 ? [] : ['    "points": 61,']);
      expect(now).toHaveLength(old.length);
    }
  });
});
