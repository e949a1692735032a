import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_OVERLAY, type Overlay } from '#domain/catalogue/release/overlay.ts';
import { checkCatalogue } from './check.ts';
import { pullRelease } from './pull-release.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const NORTH = 'catalogue/factions/northern-tribes/units.json';

/** A row of the table of releases, as the table API returns it. */
function row(overlay: Partial<Overlay>, fields: object = {}) {
  const texts = [{ ...EMPTY_OVERLAY, ...overlay }, EMPTY_OVERLAY].map((each) => JSON.stringify(each));
  return {
    number: 3,
    format: 1,
    published_at: '2026-11-20T10:00:00+00:00',
    note: 'Newer cards.',
    note_es: null,
    note_fr: null,
    overlay: texts[0],
    remarks: texts[1],
    sha256: createHash('sha256').update(texts.join('')).digest('hex'),
    ...fields,
  };
}

let folder: string;
const path = (file: string) => join(folder, file);
const read = (file: string) => readFileSync(path(file), 'utf8');
const env = {};
const addressOf = (input: string | URL | Request | undefined) => (input instanceof URL ? input.href : '');
const fetchNothing = () => Promise.reject(new Error('no network in this test'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pull-'));
  for (const part of ['catalogue', 'locales', 'supabase/seed', 'tests/facts/newer.json']) {
    mkdirSync(dirname(path(part)), { recursive: true });
    cpSync(join(ROOT, part), path(part), { recursive: true });
  }
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function pull(overlay: Partial<Overlay>, fields: object = {}) {
  writeFileSync(path('release.json'), JSON.stringify([row(overlay, fields)]));
  return pullRelease(folder, ['--file', 'release.json'], { env, fetch: fetchNothing, folder });
}

/** Lines of a file that are otherwise than in the repository. */
const newLines = (file: string) => {
  const before = readFileSync(join(ROOT, file), 'utf8').split('\n');
  return read(file)
    .split('\n')
    .filter((line, at) => line !== before[at]);
};

/** A unit as the repository has it now: a release may change it any day. */
const [unit] = JSON.parse(readFileSync(join(ROOT, NORTH), 'utf8')) as readonly [
  { readonly id: string; readonly name: string; readonly points: number },
];
const target = `northern-tribes/${unit.id}`;
const points = unit.points - 1;
const units = { [target]: { fields: { points }, names: { es: 'Nombre de prueba' } } };

describe('catalogue:pull', () => {
  it('writes what a release says, each change on its line, and the check passes', async () => {
    const report = await pull({ units });
    expect(report.lines.slice(0, 4)).toEqual([
      'Release 3 of 2026-11-20: Newer cards.',
      `Changed: ${target} (${unit.name})`,
      `  points: ${unit.points} → ${points}`,
      expect.stringMatching(/^ {2}names\.es: .* → Nombre de prueba$/u),
    ]);
    expect(newLines(NORTH)).toEqual([`    "points": ${points},`]);
    expect(newLines('locales/es/catalogue.json')).toEqual([`    "${unit.id}": "Nombre de prueba",`]);
    expect(newLines('supabase/seed/06_catalogue_units.sql')).toHaveLength(1);
    expect(JSON.parse(read('tests/facts/newer.json'))).toContain(target);
    expect(checkCatalogue(folder).code).toBe(0);
  });

  it('changes nothing when it is applied again', async () => {
    await pull({ units });
    const files = [NORTH, 'locales/es/catalogue.json', 'supabase/seed/06_catalogue_units.sql'];
    const before = files.map(read);
    expect(await pull({ units })).toEqual({
      code: 0,
      lines: [
        'Release 3 of 2026-11-20: Newer cards.',
        'The files say all of it already. Nothing was written.',
      ],
    });
    expect(files.map(read)).toEqual(before);
  });

  it('adds a faction, its first unit, and retires a unit with its names', async () => {
    const report = await pull({
      factions: { marsh: { fields: { name: 'Marsh', published: true }, names: { fr: 'Marais' } } },
      units: {
        'marsh/frog': {
          fields: {
            name: 'Frog',
            type: 'Troop',
            points: 10,
            availability: 3,
            command: 0,
            highCommand: false,
            tournamentLegal: true,
            characteristics: ['Infantry'],
            keywords: [],
            specialRules: [],
            source: 'card:en',
          },
        },
        [target]: { isRetired: true },
      },
    });
    expect(report.code).toBe(0);
    expect(report.lines).toContain('New: marsh/frog (Frog)');
    expect(report.lines).toContain(`Gone: ${target} (${unit.name})`);
    expect(JSON.parse(read('catalogue/factions/marsh/units.json'))).toMatchObject([
      { id: 'frog', points: 10 },
    ]);
    expect(read('catalogue/factions/marsh/faction.json')).toContain('  "name": "Marsh",\n');
    expect(read(NORTH)).not.toContain(`"${unit.id}"`);
    const codes = JSON.parse(read('catalogue/unit-codes.json')) as readonly { units: readonly string[] }[];
    expect(codes.at(-1)).toEqual({ id: 'marsh', units: ['frog'] });
    expect(codes[0]?.units).toContain(unit.id);
    expect(read('locales/fr/catalogue.json')).not.toContain(`"${unit.id}"`);
  });

  it('puts words of missions and names of terms into every file that has them', async () => {
    const report = await pull({
      terms: { 'states/vulnerable': { texts: { es: { name: 'Indefenso', text: 'Lo que hace.' } } } },
      missions: {
        'take-positions': {
          en: { 'rules.nowhere.text': 'Lost.', text: 'Four objectives.' },
          es: { 'setup.zones.text': 'Zonas de 8 pasos.', 'scoring.none-lost.name': 'Nada perdido' },
        },
      },
    });
    expect(report.code).toBe(0);
    expect(report.lines).toContain('Left out, as no mission has it: take-positions: en: rules.nowhere.text');
    expect(read('catalogue/missions/take-positions.json')).toContain('"text": "Four objectives."');
    const spanish: unknown = JSON.parse(read('locales/es/missions.json'));
    expect(spanish).toMatchObject({
      'take-positions': {
        setup: { zones: { name: 'Zonas', text: 'Zonas de 8 pasos.' } },
        scoring: { 'none-lost': 'Nada perdido' },
      },
    });
    expect(JSON.parse(read('locales/es/catalogue.json'))).toMatchObject({
      terms: { states: { vulnerable: 'Indefenso' } },
    });
  });

  it('puts numbers of missions and feats on their lines, and the check passes', async () => {
    const [mission, feat] = ['catalogue/missions/battle-lines.json', 'catalogue/feats/banner.json'];
    const missions = {
      'battle-lines': {
        en: { text: 'Three objectives.' },
        numbers: { rounds: 4, 'turns.3': 4, 'scoring.own-a.points': 3, 'scoring.own-a.pool': 3 },
      },
      banner: { numbers: { 'meters.glory.max': 12, rounds: 4 } },
    };
    const report = await pull({ missions });
    expect(report.code).toBe(0);
    expect(report.lines.filter((line) => line.startsWith('Left out'))).toEqual([
      'Left out, as no mission has it: battle-lines: numbers: scoring.own-a.pool',
      'Left out, as no mission has it: banner: numbers: rounds',
    ]);
    expect(newLines(mission)).toEqual([
      '  "text": "Three objectives.",',
      '  "rounds": 4,',
      '  "turns": [5, 5, 5, 4],',
      '    { "id": "own-a", "name": "You hold your own objective A", "points": 3 },',
    ]);
    expect(newLines(feat)).toEqual([expect.stringContaining('"max": 12')]);
    expect(checkCatalogue(folder).code).toBe(0);
    const before = [mission, feat].map(read);
    expect((await pull({ missions })).lines).toContain(
      'The files say all of it already. Nothing was written.',
    );
    expect([mission, feat].map(read)).toEqual(before);
  });

  it('names every fault and writes nothing when the outcome would not pass', async () => {
    const before = read(NORTH);
    const inFile = await pull({
      units: { [target]: { fields: { keywords: ['Zorgl'], points } } },
    });
    expect(inFile.code).toBe(1);
    expect(inFile.lines.join('\n')).toContain('Zorgl');
    // A word of a mission has other dice than the English text, which only the whole check sees.
    const mission = await pull({
      missions: { 'fog-of-death': { es: { 'rules.advance.text': 'Sin dados.' } } },
    });
    expect(mission.code).toBe(1);
    expect(mission.lines.at(-1)).toBe('Nothing was written.');
    expect(read(NORTH)).toBe(before);
    expect(existsSync(path(`${NORTH}.new`))).toBe(false);
  });

  it.each([
    ['with another hash', { sha256: 'a'.repeat(64) }, /hash does not fit/u],
    ['of a later format', { format: 2 }, /later version of Muster/u],
    ['with faults', { note: '' }, /has faults/u],
  ])('refuses a release %s', async (_what, fields, sentence) => {
    const report = await pull({ units }, fields);
    expect(report.code).toBe(1);
    expect(report.lines.join('\n')).toMatch(sentence);
    expect(report.lines.at(-1)).toBe('Nothing was written.');
  });

  it('asks the backend that a site names, with its public key', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async (input) =>
      addressOf(input).endsWith('/backend.json')
        ? Response.json({ url: 'https://api.example.org', anonKey: 'public' })
        : Response.json([row({ units })]),
    );
    const report = await pullRelease(folder, ['https://muster.example.org'], { env, fetch, folder });
    expect(report.code).toBe(0);
    const [, [url, init] = []] = fetch.mock.calls;
    expect(addressOf(url)).toMatch(
      /^https:\/\/api\.example\.org\/rest\/v1\/catalogue_releases\?select=.*limit=1$/u,
    );
    expect(init?.headers).toMatchObject({ apikey: 'public' });
  });

  it('asks a hosted project when the settings name one, and says when it has no release', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json([]));
    const hosted = { VITE_BACKEND_URL: 'https://x.supabase.co', VITE_BACKEND_ANON_KEY: 'public' };
    const report = await pullRelease(folder, [], { env: hosted, fetch, folder });
    expect(addressOf(fetch.mock.calls[0]?.[0])).toMatch(/^https:\/\/x\.supabase\.co\/rest\/v1\//u);
    expect(report).toEqual({ code: 0, lines: ['No release is published there. Nothing was written.'] });
  });

  it('says which site did not answer, and how the command is used', async () => {
    const context = { env, fetch: fetchNothing, folder };
    const [site, none] = await Promise.all([
      pullRelease(folder, ['https://muster.example.org'], context),
      pullRelease(folder, ['--file'], context),
    ]);
    expect(site.lines[0]).toBe('https://muster.example.org gave no release: no network in this test');
    expect(none.lines[0]).toMatch(/^Usage: /u);
  });
});
