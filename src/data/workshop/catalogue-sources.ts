import { queryOptions } from '@tanstack/react-query';
import { applyOverlay, type CatalogueSources } from '#domain/catalogue/release/apply-overlay.ts';
import { readReleaseRow } from '#domain/catalogue/release/release-row.ts';
import { catalogueSources } from '../release/catalogue-sources.ts';
import { currentPatch } from '../release/kept-patch.ts';
import { keptRow } from '../release/kept-texts.ts';

/** The number of the release that drafts are made against; 0 for the files of the build. */
export const basedOn = (): number => currentPatch()?.number ?? 0;

/** Everything that a unit of the catalogue is checked against, fetched when first asked for. */
export function catalogueSourcesQuery() {
  return queryOptions({
    queryKey: ['catalogue-sources', basedOn()],
    queryFn: loadCatalogueSources,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/**
 * The catalogue as its files have it, with the release in place that this browser shows. Rejects
 * when a file cannot be loaded.
 */
async function loadCatalogueSources(): Promise<CatalogueSources> {
  const files = await catalogueSources();
  const patch = currentPatch();
  const read = patch === null ? null : readReleaseRow(await keptRow(), patch);
  if (read?.ok !== true) return files;
  const released = applyOverlay(files, read.release.overlay);
  return released.ok ? released.value : files;
}
