/**
 * The facts found at a start of the app. Versions are texts such as `0.7.1`; null when there is no
 * version.
 */
type StartFacts = {
  /** The server's current version; null when the server did not say. */
  readonly fetched: string | null;
  /** The version that ran here last. */
  readonly stored: string | null;
  /** The form of this app's sessions, and the form of the stored ones. */
  readonly tokens: string;
  readonly storedTokens: string | null;
};

/**
 * The steps of a start: nothing, remember the version, or clear the cache, remember the version and
 * reload.
 */
type StartPlan = {
  readonly version:
    { readonly kind: 'same' } | { readonly kind: 'first-run' | 'changed'; readonly version: string };
  /** Sessions of another kind than this app's are of no use and go. */
  readonly clearsTokens: boolean;
};

/**
 * Compares the versions of a start (docs/product.md, "Updates and start"). A version that is not
 * told changes nothing.
 */
export function planStart({ fetched, stored, tokens, storedTokens }: StartFacts): StartPlan {
  const clearsTokens = storedTokens !== null && storedTokens !== tokens;
  if (fetched === null || fetched === stored) return { version: { kind: 'same' }, clearsTokens };
  return { version: { kind: stored === null ? 'first-run' : 'changed', version: fetched }, clearsTokens };
}

/** The `version` of a parsed version.json; null for anything else. */
export function versionIn(record: unknown): string | null {
  if (typeof record !== 'object' || record === null || !('version' in record)) return null;
  const { version } = record;
  return typeof version === 'string' && /^\d+\.\d+\.\d+/.test(version) ? version : null;
}
