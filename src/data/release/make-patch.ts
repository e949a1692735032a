import { assembleCatalogue } from '#domain/catalogue/assemble.ts';
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Parsed } from '#domain/catalogue/faults.ts';
import { applyOverlay } from '#domain/catalogue/release/apply-overlay.ts';
import { patchBetween } from '#domain/catalogue/release/patch.ts';
import type { CatalogueRelease } from '#domain/catalogue/release/release.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import type { Catalogue, Unit } from '#domain/catalogue/types.ts';
import { readyList } from '#domain/roster/ready-list.ts';
import { catalogue } from '../catalogue.ts';
import { catalogueSources } from './catalogue-sources.ts';
import type { KeptPatch } from './kept-patch.ts';
import type { KeptTexts } from './kept-texts.ts';

/** Former units that are kept at most: they are in local storage. */
const MOST_FORMER = 100;

/** A release as this browser keeps it. */
export type MadePatch = { readonly patch: KeptPatch; readonly texts: KeptTexts };

/**
 * Applies a release to the files of this build. Returns the faults when they do not take it.
 * Rejects when a file cannot be loaded.
 */
export async function makePatch(
  { overlay, number, publishedAt, note, notes, remarks }: CatalogueRelease,
  of: Pick<KeptPatch, 'sha256' | 'build' | 'origin'>,
): Promise<Parsed<MadePatch>> {
  const before = await catalogueSources();
  const after = applyOverlay(before, overlay);
  if (!after.ok) return after;
  const { facts, texts } = patchBetween(before, after.value);
  const now = createCatalogue(assembleCatalogue(after.value));
  const [oldList, list] = [readyList(createCatalogue(assembleCatalogue(before))), readyList(now)];
  const isSameList = JSON.stringify(oldList) === JSON.stringify(list);
  const name = { number, sha256: of.sha256 };
  return {
    ok: true,
    value: {
      patch: {
        ...facts,
        ...of,
        ...name,
        formerUnits: formerUnits(now),
        readyList: isSameList ? null : list,
      },
      texts: { ...texts, ...name, publishedAt, note, notes, remarks, missions: overlay.missions },
    },
  };
}

/** Returns the units that this browser knows, now or from before, and that `next` does not have. */
function formerUnits(next: Catalogue): readonly Unit[] {
  const known = [...catalogue.units, ...catalogue.formerUnits.values()];
  return known.filter(({ faction, id }) => !next.unitByKey.has(unitKey(faction, id))).slice(0, MOST_FORMER);
}
