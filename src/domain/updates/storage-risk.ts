/** The facts that decide about a browser's promise to keep what this site stores. */
export type LastingFacts = {
  /** The browser has promised to delete nothing by itself. */
  readonly isPersisted: boolean;
  /** The app runs in a window of its own. */
  readonly isInstalled: boolean;
  /** WebKit deletes what a site stored after seven days without a visit. */
  readonly isWebKit: boolean;
  /** The browser was asked for that promise on this device. */
  readonly wasAsked: boolean;
  /** False in browsers, and on addresses without TLS, where nobody can ask for it. */
  readonly canAsk: boolean;
};

/**
 * The way in which a browser may delete lists: after seven days without a visit, when the device
 * runs out of room, or none.
 */
export type StorageRisk = 'unvisited' | 'no-room' | 'none';

/** Returns the risk that is worth a warning. An installed app is never cleared by itself. */
export function storageRisk(facts: LastingFacts): StorageRisk {
  if (facts.isPersisted || facts.isInstalled) return 'none';
  if (facts.isWebKit) return 'unvisited';
  return facts.wasAsked || !facts.canAsk ? 'no-room' : 'none';
}
