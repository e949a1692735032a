import { useQuery } from '@tanstack/react-query';
import {
  catalogueFilesQuery,
  newestReleaseQuery,
  openChangesQuery,
  type ReviewedChange,
} from '#data/admin/catalogue-review.ts';
import type { CatalogueSources } from '#domain/catalogue/release/apply-overlay.ts';
import { EMPTY_CONTENT, withAccepted } from '#domain/catalogue/release/compose-release.ts';
import { type Judgement, judgeChange } from '#domain/catalogue/release/judge-change.ts';
import { EMPTY_OVERLAY, type Overlay } from '#domain/catalogue/release/overlay.ts';
import type { CatalogueRelease } from '#domain/catalogue/release/release.ts';

/** The newest release, null before the first, and the functions that judge changes. */
export type Judge = {
  readonly newest: CatalogueRelease | null;
  /** Over the newest release. */
  readonly judge: (changes: Overlay) => Judgement;
  /** Over the next release as it is so far, so that a companion may follow its accepted unit. */
  readonly judgeNext: (changes: Overlay) => Judgement;
};

/** Fetches the catalogue's files, the newest release and accepted changes; what `Loaded` takes. */
export function useJudge() {
  const files = useQuery(catalogueFilesQuery());
  const release = useQuery(newestReleaseQuery());
  const open = useQuery(openChangesQuery());
  const isThere = files.data !== undefined && release.data !== undefined;
  const data: Judge | undefined = isThere
    ? judgeOf(files.data, release.data, open.data?.filter(({ state }) => state === 'accepted') ?? [])
    : undefined;
  return {
    data,
    error: files.error ?? release.error,
    isPending: !isThere && files.error === null && release.error === null,
    refetch: () => {
      void files.refetch();
      void release.refetch();
    },
  };
}

/** Returns what several changes say together. */
export function overlayOf(changes: readonly ReviewedChange[], before: Overlay = EMPTY_OVERLAY): Overlay {
  return withAccepted(
    before,
    changes.map(({ section, target, change }) => ({ part: section, target, change })),
  );
}

function judgeOf(
  files: CatalogueSources,
  newest: CatalogueRelease | null,
  accepted: readonly ReviewedChange[],
): Judge {
  const released = (newest ?? EMPTY_CONTENT).overlay;
  const judge = (changes: Overlay, before = released) => judgeChange(files, before, changes);
  return {
    newest,
    judge: (changes) => judge(changes),
    judgeNext: (changes) => {
      const next = overlayOf(accepted, released);
      // Accepted changes that do not fit together are no fault of another one.
      return accepted.length === 0 || !judge(EMPTY_OVERLAY, next).ok ? judge(changes) : judge(changes, next);
    },
  };
}
