import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * A made-up catalogue on disk, to read, spoil and import into. `path` stands where the repository's
 * folder would.
 */
export type CatalogueFolder = {
  readonly path: string;
  /** Writes a file of the folder again: data as JSON, a text as it is. */
  readonly write: (file: string, content: unknown) => void;
  readonly remove: () => void;
};

export const ORC = {
  id: 'orc',
  name: 'Orc',
  type: 'Troop',
  points: 20,
  availability: 3,
  command: 0,
  highCommand: false,
  tournamentLegal: true,
  characteristics: ['Infantry'],
  keywords: ['Join (Infantry)'],
  specialRules: ['Slowed'],
  source: 'card:en',
};

const term = (id: string, name: string) => [{ id, name, text: `What ${name} does.` }];
const text = { text: 'Lo que hace.' };

const FILES: Readonly<Record<string, unknown>> = {
  'catalogue/factions/north/faction.json': { id: 'north', name: 'North', published: true },
  'catalogue/factions/north/units.json': [ORC],
  'catalogue/glossary/keywords.json': term('join', 'Join'),
  'catalogue/glossary/characteristics.json': term('infantry', 'Infantry'),
  'catalogue/glossary/special-rules.json': term('place', 'Place'),
  'catalogue/glossary/states.json': term('slowed', 'Slowed'),
  'locales/en/catalogue.json': { language: 'English' },
  'locales/es/catalogue.json': {
    language: 'Español',
    units: { orc: 'Orco' },
    terms: { keywords: { join: 'Unirse' } },
  },
  'locales/es/glossary.json': {
    keywords: { join: { name: 'Unirse', ...text } },
    characteristics: { infantry: text },
    'special-rules': { place: text },
    states: { slowed: text },
  },
};

/**
 * Makes a small catalogue without faults: one faction `north` with one unit, in English and
 * Spanish. Remove it when done.
 */
export function catalogueFolder(): CatalogueFolder {
  const path = mkdtempSync(join(tmpdir(), 'catalogue-'));
  const write = (file: string, content: unknown) => {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  for (const [file, content] of Object.entries(FILES)) write(file, content);
  return { path, write, remove: () => rmSync(path, { recursive: true, force: true }) };
}
