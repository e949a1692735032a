import { normaliseFactionId } from '../faction-id.ts';
import { readHeader } from '../import/import-columns.ts';
import { catalogueOf } from '../import/locate-row.ts';
import type { CsvRow } from '../import/parse-csv.ts';
import { cellText } from '../import/read-rows.ts';
import { applyOverlay, type CatalogueSources } from '../release/apply-overlay.ts';
import { EMPTY_OVERLAY, type FactionChange } from '../release/overlay.ts';
import { termId } from '../texts/term.ts';

/** The factions of a table that its units alone do not settle. */
export type TableFactions = {
  /** Ids that no faction has. */
  readonly unknown: readonly string[];
  /** Ids of factions without a published list. */
  readonly unpublished: readonly string[];
};

/** The choices that a player makes for a table. */
export type FactionChoices = {
  /** English names of unknown factions by id, as typed. */
  readonly names: Readonly<Record<string, string>>;
  /** Unpublished factions whose list is whole with this table. */
  readonly whole: readonly string[];
};

/** Finds the factions that a table adds, or whose list it may make whole. */
export function tableFactions(
  sources: CatalogueSources,
  [titles, ...rows]: readonly CsvRow[],
): TableFactions {
  const languages = sources.locales.map(({ language }) => language);
  const read = readHeader(titles?.cells ?? [], languages);
  const columns = read.ok ? read.columns : [];
  const catalogue = catalogueOf(sources);
  const ids = [...new Set(rows.map((row) => cellText(row, columns, 'faction_id') ?? ''))];
  return {
    // Another spelling of a known faction is a fault of its row.
    unknown: ids.filter((id) => id !== '' && termId(id) === id && normaliseFactionId(id, catalogue) === null),
    unpublished: ids.filter((id) => catalogue.factionById.get(id)?.published === false),
  };
}

/** Returns the changes of factions that a table proposes, by id. */
export function factionChanges(
  { unknown, unpublished }: TableFactions,
  { names, whole }: FactionChoices,
): Readonly<Record<string, FactionChange>> {
  const named = unknown.flatMap((id): readonly [string, FactionChange][] => {
    const name = names[id]?.trim() ?? '';
    return name === '' ? [] : [[id, { fields: { name, published: true } }]];
  });
  const published = unpublished
    .filter((id) => whole.includes(id))
    .map((id): [string, FactionChange] => [id, { fields: { published: true, note: null } }]);
  return Object.fromEntries<FactionChange>([...named, ...published]);
}

/** Returns the catalogue with the factions in place; as it was when it would refuse them. */
export function withFactions(
  sources: CatalogueSources,
  factions: Readonly<Record<string, FactionChange>>,
): CatalogueSources {
  const applied = applyOverlay(sources, { ...EMPTY_OVERLAY, factions });
  return applied.ok ? applied.value : sources;
}
