/**
 * Decides which failed deployments are reported: of which sites, and for how long
 * (docs/product.md, "Failed builds").
 */

/** One deployment; `createdAt` is an ISO instant. */
export type Deployment = {
  readonly createdAt: string;
  /** The provider's word: `ready`, `error`, `building` … */
  readonly state: string;
  readonly siteName: string;
  readonly deployUrl: string;
};

/** The time for which a failure is news: 24 hours (docs/product.md, "Failed builds"). */
const WINDOW_MS = 24 * 3_600_000;

/** The newest deployment if it failed and is of one of `sites`, for the banner. Null otherwise. */
export function failedNewest(
  deployments: readonly Deployment[],
  sites: readonly string[],
): Deployment | null {
  const newest = deployments.reduce<Deployment | null>(
    (found, each) => (found === null || each.createdAt > found.createdAt ? each : found),
    null,
  );
  return newest?.state === 'error' && sites.includes(newest.siteName) ? newest : null;
}

/** A notice about a failed build. */
export type BuildNotice = {
  readonly id: string;
  /** Milliseconds. */
  readonly at: number;
  readonly siteName: string;
  readonly deployUrl: string;
  readonly isRead: boolean;
};

/** The notices of the last 24 hours about `sites`, newest first. `now` in milliseconds. */
export function freshNotices(
  notices: readonly BuildNotice[],
  now: number,
  sites: readonly string[],
): readonly BuildNotice[] {
  return notices
    .filter(({ at, siteName }) => now - at < WINDOW_MS && sites.includes(siteName))
    .toSorted((a, b) => b.at - a.at);
}
