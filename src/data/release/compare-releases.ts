/** Versions of the catalogue side by side: fetched only where somebody looks at them. */
import * as v from 'valibot';
import { applyOverlay, type CatalogueSources } from '#domain/catalogue/release/apply-overlay.ts';
import { type ChangedField, type Difference, differences } from '#domain/catalogue/release/differences.ts';
import { catalogueGaps, type FactionGaps, namesOf } from '#domain/catalogue/release/gaps.ts';
import { EMPTY_OVERLAY, type Overlay } from '#domain/catalogue/release/overlay.ts';
import { nameRow, readReleaseRow } from '#domain/catalogue/release/release-row.ts';
import type { CatalogueRelease } from '#domain/catalogue/release/release.ts';
import type { Language, Names } from '#domain/catalogue/types.ts';
import type { PlacedNumbers } from '#domain/catalogue/release/mission-numbers.ts';
import type { DescribedFeat, DescribedMission } from '#domain/game/missions/mission-library.ts';
import { namesOfPlaces, wordsOf } from '#domain/game/missions/placed-words.ts';
import { numbersOf, withNumbers } from '#domain/game/missions/placed-numbers.ts';
import { bundledMissions } from '../missions.ts';
import { catalogueSources } from './catalogue-sources.ts';
import { fetchRow } from './release-table.ts';
import { keepReleaseRow, keptReleaseRow } from './kept-rows.ts';

/** A target that two versions have otherwise, with its names in other languages. */
export type ShownDifference = Omit<Difference, 'kind'> & {
  readonly kind: Difference['kind'] | 'mission';
  readonly names: Names;
  /** Names of a mission's entries by their place, for `fieldWords`; empty for other targets. */
  readonly placeNames: Readonly<Record<string, string>>;
};

/** A release that is not there, did not arrive whole, or does not fit the files of this app. */
export class ReleaseUnreadable extends Error {
  constructor(release: number) {
    super(`release ${release} of the catalogue cannot be read`);
  }
}

/** Rejects with `ReleaseUnreadable`, or as `callRest` does where nobody could be asked. */
export async function compareReleases(
  from: number,
  to: number,
  language: Language,
): Promise<readonly ShownDifference[]> {
  const [before, after, files] = await Promise.all([overlayOf(from), overlayOf(to), catalogueSources()]);
  const [old, now] = [applied(files, before, from), applied(files, after, to)];
  const targets = differences(old, now).map((each) => ({
    ...each,
    names: shownNames(each, old, now),
    placeNames: {},
  }));
  return [...targets, ...(await missionDifferences(before.missions, after.missions, language))];
}

/** As `compareReleases`. */
export async function overviewOf(
  number: number,
  language: Language,
): Promise<{ readonly gaps: readonly FactionGaps[]; readonly contributors: readonly string[] }> {
  const [release, files] = await Promise.all([releaseAt(number), catalogueSources()]);
  const remarks = Object.values(release?.remarks ?? {}).flatMap((targets) => Object.values(targets));
  return {
    gaps: catalogueGaps(applied(files, release?.overlay ?? EMPTY_OVERLAY, number), language),
    contributors: [...new Set(remarks.flatMap(({ by }) => by))].toSorted((one, other) =>
      one.localeCompare(other, language),
    ),
  };
}

/** The files of the catalogue as a release left them. As `compareReleases`. */
export async function sourcesAt(number: number): Promise<CatalogueSources> {
  const [overlay, files] = await Promise.all([overlayOf(number), catalogueSources()]);
  return applied(files, overlay, number);
}

async function overlayOf(number: number): Promise<Overlay> {
  return (await releaseAt(number))?.overlay ?? EMPTY_OVERLAY;
}

/** Null for 0. */
async function releaseAt(number: number): Promise<CatalogueRelease | null> {
  if (number === 0) return null;
  // A release never changes but for the name of a deleted account.
  const row = await fetchRow(number).catch(async (cause: unknown) => {
    const kept = await keptReleaseRow(number);
    if (kept === null) throw cause;
    return kept;
  });
  const name = v.safeParse(nameRow, row);
  const read = name.success && name.output.number === number ? readReleaseRow(row, name.output) : null;
  if (read?.ok !== true) throw new ReleaseUnreadable(number);
  await keepReleaseRow(number, row);
  return read.release;
}

function applied(files: CatalogueSources, overlay: Overlay, number: number): CatalogueSources {
  const result = applyOverlay(files, overlay);
  if (!result.ok) throw new ReleaseUnreadable(number);
  return result.value;
}

function shownNames({ kind, target, what }: Difference, old: CatalogueSources, now: CatalogueSources): Names {
  const sources = what === 'removed' ? old : now;
  if (kind === 'unit') return namesOf(sources, 'units', target.split('/')[1] ?? '');
  return kind === 'faction' ? namesOf(sources, 'factions', target) : {};
}

/**
 * The words and numbers of missions that differ; where a release says nothing, those of the files
 * hold.
 */
async function missionDifferences(
  before: Overlay['missions'],
  after: Overlay['missions'],
  language: Language,
): Promise<readonly ShownDifference[]> {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (ids.length === 0) return [];
  const { missions, feats } = await bundledMissions(language);
  return ids.flatMap((id): readonly ShownDifference[] => {
    const item = [...missions, ...feats].find((each) => each.id === id);
    if (item === undefined) return [];
    const words = wordsOf(item, language);
    const [old, now] = [before[id]?.[language], after[id]?.[language]];
    const places = new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})]);
    const fields = [...places].flatMap((place): readonly ChangedField[] => {
      const versions = { before: old?.[place] ?? words[place], after: now?.[place] ?? words[place] };
      return versions.before === versions.after ? [] : [{ field: place, ...versions }];
    });
    const all = [...fields, ...numberDifferences(item, before[id]?.numbers, after[id]?.numbers)];
    if (all.length === 0) return [];
    const { name, names } = item;
    const placeNames = namesOfPlaces(item, language);
    return [{ kind: 'mission', target: id, name, names, placeNames, what: 'changed', fields: all }];
  });
}

/** The numbers that differ; turns of a round that is no longer played are not named. */
function numberDifferences(
  item: DescribedMission | DescribedFeat,
  before: PlacedNumbers = {},
  after: PlacedNumbers = {},
): readonly ChangedField[] {
  const [old, now] = [numbersOf(withNumbers(item, before)), numbersOf(withNumbers(item, after))];
  return Object.entries(now).flatMap(([place, number]) =>
    old[place] === number ? [] : [{ field: `numbers.${place}`, before: old[place], after: number }],
  );
}
