import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { faultLine } from '#domain/catalogue/faults.ts';
import { textParts } from '#domain/reader/text-tokens.ts';
import { readCatalogue } from './catalogue-files.ts';
import { MISSION_FOLDERS, missionSources, readMissions } from './mission-files.ts';
import { pairTermFaults, translatedTerms } from '../texts/text-terms.ts';

const ROOT = join(import.meta.dirname, '../..');
const LOOT = 'catalogue/missions/loot.json';
const SPANISH = 'locales/es/missions.json';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'missions-'));
  for (const source of missionSources(ROOT)) cpSync(join(ROOT, source), join(folder, source));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

type Json = Record<string, unknown>;

function change(file: string, edit: (content: Json) => Json): void {
  const content = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Json;
  writeFileSync(join(folder, file), JSON.stringify(edit(content)));
}

function faults(): readonly string[] {
  const read = readMissions(folder);
  return read.ok ? [] : read.faults.map(faultLine);
}

describe('readMissions', () => {
  it('finds the missions and feats of this repository in order', () => {
    const read = readMissions(ROOT);
    expect(read.ok && [read.value.missions.length, read.value.feats.length]).toEqual([13, 5]);
  });

  it('names a value that does not fit, an unknown field and a file that is not JSON', () => {
    change(LOOT, (loot) => ({ ...loot, rounds: '3', colour: 'gold' }));
    writeFileSync(join(folder, 'catalogue/feats/track.json'), '{');
    expect(faults()).toEqual([
      `${LOOT}: rounds: expected a whole number from 1 to 20, found "3"`,
      `${LOOT}: colour: this field does not exist here`,
      expect.stringMatching(/^catalogue\/feats\/track\.json: is not JSON/u),
    ]);
  });

  it('names a file that is called by another name, and rounds without turns', () => {
    change(LOOT, (loot) => ({ ...loot, rounds: 4 }));
    cpSync(join(folder, 'catalogue/feats/banner.json'), join(folder, 'catalogue/feats/flag.json'));
    expect(faults()).toEqual([
      'catalogue/feats/flag.json: id: the file of banner is called banner.json',
      'catalogue/feats/flag.json: id: banner is the id of another mission or feat',
      `${LOOT}: turns: expected one number for each of 4 rounds`,
    ]);
  });

  it('names boxes, formulas and ends that point nowhere', () => {
    const edit = (extra: Json) => (content: Json) => ({
      ...content,
      scoring: (content['scoring'] as Json[]).map((box, index) => (index === 0 ? { ...box, ...extra } : box)),
    });
    change(
      LOOT,
      edit({ implies: ['gold'], excludes: [{ who: 'rival', box: 'silver' }], side: 'left', markers: ['x'] }),
    );
    change('catalogue/feats/banner.json', edit({ formula: { kind: 'meter-higher', meter: 'fame' } }));
    change('catalogue/missions/tree-mother.json', (tree) => ({
      ...tree,
      endConditions: [{ code: 'pieces', pieces: ['bush'], state: 'burnt' }],
    }));
    expect(faults()).toEqual([
      `${LOOT}: scoring.one.excludes: points to the box silver, which is not there`,
      `${LOOT}: scoring.one.implies: points to the box gold, which is not there`,
      `${LOOT}: scoring.one.markers: points to the piece x, which is not there`,
      `${LOOT}: scoring.one.side: points to the side left, which is not there`,
      'catalogue/missions/tree-mother.json: endConditions[0]: points to the piece bush, which is not there',
      'catalogue/missions/tree-mother.json: endConditions[0]: points to the state burnt, which is not there',
      'catalogue/feats/banner.json: scoring.rival-lost.formula: points to the meter fame, which is not there',
    ]);
  });

  it('names a map that leaves the table, and a length that runs across', () => {
    change(LOOT, (loot) => ({
      ...loot,
      map: {
        zones: [
          { company: 'red', at: [0, 0], size: [60, 8] },
          { company: 'blue', at: [0, 55], size: [60, 8] },
        ],
        markers: [
          { id: 'loot', kind: 'objective', at: [3, 3] },
          { id: 'loot', kind: 'objective', at: [9, 9] },
        ],
        distances: [{ from: [0, 0], to: [3, 4] }],
      },
    }));
    expect(faults()).toEqual([
      `${LOOT}: map.zones[1]: leaves the table`,
      `${LOOT}: map.markers: loot is there twice`,
      `${LOOT}: map.distances[0]: expected a line along one axis`,
    ]);
  });

  it('asks a community mission for its creator', () => {
    change(LOOT, (loot) => ({ ...loot, kind: 'community' }));
    expect(faults()).toEqual([`${LOOT}: creator: a community mission names its creator`]);
  });

  it('names what a language lacks, has for nothing or says with other dice', () => {
    change(SPANISH, ({ track: _track, ...words }) => ({
      ...words,
      ghost: words['banner'],
      loot: {
        ...(words['loot'] as Json),
        scoring: { one: 'Tienes {BLU} {gold}', more: 'Más', none: 'Nada' },
      },
    }));
    expect(faults()).toEqual([
      `${SPANISH}: ghost: is translated into es but is not there in English`,
      `${SPANISH}: loot: scoring.rival-none: is missing`,
      `${SPANISH}: loot: scoring.none: is not there in English`,
      `${SPANISH}: loot: scoring.one: {gold} is no die or symbol`,
      `${SPANISH}: loot: scoring.one: shows other dice or symbols than the English text`,
      `${SPANISH}: track: is missing in es`,
    ]);
  });

  it('misses the words of a whole language', () => {
    rmSync(join(folder, SPANISH));
    expect(faults()).toEqual([`${SPANISH}: this file is missing`]);
  });
});

describe('the texts of missions and feats', () => {
  it.each(['es', 'fr'])('call every term in %s what its glossary calls it', (language) => {
    const catalogue = readCatalogue(ROOT);
    if (!catalogue.ok) throw new Error('The catalogue has faults of its own.');
    const pairs = textPairs(language);
    expect(pairs.length).toBe(18);
    const allowed = [
      // French for a spot, and for room; the term is Placer.
      { kind: 'english-word', term: 'Place', language: 'fr' },
    ] as const;
    expect(pairTermFaults(pairs, language, translatedTerms(catalogue.value, language), allowed)).toEqual([]);
  });

  it('hold no markup but paragraphs, lists, dice and symbols', () => {
    for (const source of missionSources(ROOT)) {
      const texts = stringsOf(JSON.parse(readFileSync(join(ROOT, source), 'utf8')));
      for (const text of texts) {
        expect(textParts(text).some(({ kind }) => kind === 'unknown' || kind === 'diagram')).toBe(false);
        expect(text.match(/[<>`_#*]|\n{3,}/u)?.[0]).toBeUndefined();
      }
    }
  });
});

/** All words of each mission and feat, in English and in one language. */
function textPairs(language: string) {
  const words = JSON.parse(readFileSync(join(ROOT, `locales/${language}/missions.json`), 'utf8')) as Json;
  return missionSources(ROOT)
    .filter((source) => MISSION_FOLDERS.some((name) => source.startsWith(name)))
    .map((source) => {
      const {
        map: _map,
        creator: _creator,
        ...file
      } = JSON.parse(readFileSync(join(ROOT, source), 'utf8')) as Json;
      const id = String(file['id']);
      return { at: id, english: stringsOf(file).join('\n'), local: stringsOf(words[id]).join('\n') };
    });
}

function stringsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
