import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { faultLine } from '#domain/catalogue/faults.ts';
import { buildSeed, readSeed, SEED_FOLDER } from './seed-files.ts';
import { uuidOf } from './uuid-of.ts';

const ROOT = join(import.meta.dirname, '../..');

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'muster-content-'));
  for (const path of ['catalogue/factions', 'catalogue/glossary']) {
    cpSync(join(ROOT, path), join(root, path), { recursive: true });
  }
  for (const path of ['en/catalogue', 'es/catalogue', 'es/glossary', 'fr/catalogue', 'fr/glossary']) {
    cpSync(join(ROOT, `locales/${path}.json`), join(root, `locales/${path}.json`));
  }
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: unknown) {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
}

function build() {
  const seed = buildSeed(root);
  expect(seed.ok ? [] : seed.faults.map(faultLine)).toEqual([]);
  return seed.ok ? seed.value : new Map<string, string>();
}

const faults = () => {
  const seed = buildSeed(root);
  return seed.ok ? [] : seed.faults.map(faultLine);
};

describe('the committed seed', () => {
  it('is what the catalogue makes; else run npm run seed:build', () => {
    const made = buildSeed(ROOT);
    expect(made.ok ? [] : made.faults.map(faultLine)).toEqual([]);
    const expected = made.ok ? made.value : new Map<string, string>();
    const held = readSeed(join(ROOT, SEED_FOLDER));
    const names = new Set([...expected.keys(), ...held.keys()]);
    // The names of stale files say enough; their texts are long.
    expect([...names].filter((name) => expected.get(name) !== held.get(name))).toEqual([]);
  });
});

describe('the seed', () => {
  it('has no file for what the catalogue does not have', () => {
    expect([...build().keys()]).toEqual([
      '01_factions.sql',
      '02_special_rules.sql',
      '06_catalogue_units.sql',
    ]);
  });

  it('has factions and special rules in three languages, a rule’s brackets explained', () => {
    const seed = build();
    expect(seed.get('01_factions.sql')).toContain(
      "('northern-tribes', 'Northern Tribes', 'Tribus del Norte', 'Tribus du Nord')",
    );
    const rules = seed.get('02_special_rules.sql') ?? '';
    expect(rules).toContain(`('${uuidOf('special_rules/attract')}', 'Attract', 'Atraer', `);
    expect(rules).toContain('\n\nDistance in strides.');
    expect(rules).toContain('\n\nDistancia en pasos.');
  });

  it('has chapters before sections, in the order of files and of the file', () => {
    const section = (id: string) => ({ id, title: `T ${id}`, text: `It's ${id}` });
    write('catalogue/rules/20-fight.json', { id: 'fight', title: 'Fight', sections: [section('hit')] });
    write('catalogue/rules/3-move.json', {
      id: 'move',
      title: 'Move',
      sections: [section('b'), section('a')],
    });
    write('locales/es/rules.json', {
      move: { title: 'Mover', sections: { a: { title: 'ES a', text: 'es' } } },
    });
    const sql = build().get('03_rules.sql') ?? '';
    const rows = sql.split('\n').filter((line) => line.startsWith("  ('"));
    const [move, fight] = [uuidOf('rules_chapters/move'), uuidOf('rules_chapters/fight')];
    expect(rows).toEqual([
      `  ('${move}', 'Move', 'Mover', null, 1),`,
      `  ('${fight}', 'Fight', null, null, 2)`,
      `  ('${uuidOf('rules_sections/move/b')}', '${move}', 'T b', null, null, 'It''s b', null, null, 1),`,
      `  ('${uuidOf('rules_sections/move/a')}', '${move}', 'T a', 'ES a', null, 'It''s a', 'es', null, 2),`,
      `  ('${uuidOf('rules_sections/fight/hit')}', '${fight}', 'T hit', null, null, 'It''s hit', null, null, 1)`,
    ]);
  });

  it('has a question and its answer for each entry of the FAQ', () => {
    const entries = [{ id: 'two-dice', question: 'Two dice?', answer: 'Yes.' }];
    write('catalogue/faq/1-dice.json', { id: 'dice', title: 'Dice', entries });
    write('locales/fr/faq.json', { entries: { 'two-dice': { question: 'Deux dés ?', answer: 'Oui.' } } });
    expect(build().get('04_faq.sql')).toContain(
      `('${uuidOf('faq_sections/two-dice')}', 'Two dice?', null, 'Deux dés ?', 'Yes.', null, 'Oui.', 1)`,
    );
  });

  it('names every fault of its sources', () => {
    const entry = { id: 'a', question: 'A?', answer: 'A.' };
    write('catalogue/faq/1-one.json', { id: 'one', title: 'One', entries: [entry] });
    write('catalogue/faq/2-two.json', { id: 'two', title: 'Two', entries: [entry] });
    write('locales/es/faq.json', { entries: { b: { question: 'B?', answer: 'B.' } } });
    write('catalogue/rules/1-move.json', { id: 'move', title: 'Move', sections: [] });
    write('locales/fr/rules.json', { move: { title: 'M', sections: { x: { title: 'X', text: 'x' } } } });
    expect(faults()).toEqual([
      'catalogue/faq: a: occurs twice',
      'locales/fr/rules.json: move.sections.x: translates something that the catalogue does not have',
      'locales/es/faq.json: b: translates something that the catalogue does not have',
    ]);
    write('catalogue/news/x.json', { id: 'x', date: 'yesterday', key: 'k', content: 'c' });
    write('locales/es/news.json', '{');
    expect(faults()).toEqual([
      expect.stringMatching(/^catalogue\/news\/x\.json: date: expected .*found "yesterday"$/),
      expect.stringMatching(/^locales\/es\/news\.json: is not JSON/),
    ]);
  });
});

describe('the id of a row', () => {
  it('is a UUID of its name, for ever', () => {
    expect(uuidOf('rules_chapters/move')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(uuidOf('rules_chapters/move')).not.toBe(uuidOf('rules_chapters/fight'));
    expect(uuidOf('special_rules/unstable')).toBe('9f49d606-9250-5307-b318-66ff049db351');
  });
});
