/** The catalogue as files to take away. */
import { FACT_COLUMNS } from '#domain/catalogue/import/import-columns.ts';
import type { CatalogueSources } from '#domain/catalogue/release/apply-overlay.ts';
import type { CatalogueRelease } from '#domain/catalogue/release/release.ts';
import type { UnitRecord } from '#domain/catalogue/schema.ts';
import { type Cell, csvOf } from '#domain/units/export.ts';

/** A version of the catalogue: the files with a release in place, or the files alone. */
export type Version = {
  readonly release: Pick<CatalogueRelease, 'number' | 'publishedAt' | 'note' | 'notes' | 'remarks'> | null;
  readonly sources: CatalogueSources;
  /** Missions, feats and their words in other languages, by path. */
  readonly missions: ReadonlyMap<string, unknown>;
};

/** The form of the JSON document; another number for what programs would misread. */
const FORMAT = 1;

const LICENCE = [
  'Texts: MIT licence, copyright the Muster contributors.',
  'Facts of printed cards are stated as facts. The names of the game, its factions, units and keywords',
  'belong to their owners. Unofficial: not made, endorsed or supported by the publisher of the game.',
].join(' ');

/** Returns the whole catalogue as JSON: its files as they are, under their names. */
export function catalogueJson({ release, sources, missions }: Version): string {
  const { factions, locales, glossary, glossaryTexts, skillTexts } = sources;
  const ofFolder = (folder: string) =>
    [...missions].filter(([file]) => file.startsWith(`catalogue/${folder}/`)).map(([, value]) => value);
  const languages = locales.map(({ language, value }) => ({
    language,
    words: {
      names: value,
      glossary: glossaryTexts.find((each) => each.language === language)?.value ?? {},
      skills: skillTexts.find((each) => each.language === language)?.value ?? {},
      missions: missions.get(`locales/${language}/missions.json`) ?? {},
    },
  }));
  return `${JSON.stringify({
    format: FORMAT,
    // 0 for the files alone.
    release: release?.number ?? 0,
    publishedAt: release?.publishedAt ?? null,
    note: release?.note ?? null,
    notes: release?.notes ?? {},
    licence: LICENCE,
    factions: factions.map(({ faction, units }) => ({ ...faction.value, units: units.value })),
    glossary: Object.fromEntries(glossary.map(({ kind, value }) => [kind, value])),
    missions: ofFolder('missions'),
    feats: ofFolder('feats'),
    languages: Object.fromEntries(languages.map(({ language, words }) => [language, words])),
    remarks: release?.remarks ?? {},
  })}\n`;
}

/**
 * Returns the units with their facts as a table, under the titles that `catalogue:import` reads.
 */
export function catalogueCsv({ sources }: Pick<Version, 'sources'>): string {
  const others = sources.locales.filter(({ language }) => language !== 'en');
  const titles = [
    'faction_id',
    'id',
    ...FACT_COLUMNS.map(([column]) => column),
    ...others.map(({ language }) => `name_${language}`),
  ];
  return csvOf({
    columns: titles.map((title) => ({ key: title, label: title })),
    rows: sources.factions.flatMap(({ folder, units }) =>
      units.value.map((unit) => [
        folder,
        unit.id,
        ...FACT_COLUMNS.map(([, field]) => cellOf(unit[field])),
        ...others.map(({ value }) => value.units?.[unit.id] ?? null),
      ]),
    ),
  });
}

function cellOf(value: UnitRecord[(typeof FACT_COLUMNS)[number][1]]): Cell {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' ? value.join(';') : (value ?? null);
}
