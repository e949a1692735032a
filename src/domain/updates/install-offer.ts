/** The facts that decide about offering to install the app (docs/product.md, "Installing"). */
export type InstallFacts = {
  /** The app runs in a window of its own already. */
  readonly isInstalled: boolean;
  /** It was offered on this device before. */
  readonly wasOffered: boolean;
  /** This browser keeps a list of the player. */
  readonly hasLists: boolean;
  readonly isFirstVisit: boolean;
  /** Milliseconds since the page was opened. */
  readonly sinceStartMs: number;
  readonly isAtTable: boolean;
  /** The way to install on this device; null when the browser has none that we know. */
  readonly way: InstallWay | null;
};

/** `prompt`: the browser asks itself. `apple`: by hand, in the share menu of an iPhone or iPad. */
export type InstallWay = 'prompt' | 'apple';

const FIRST_VISIT_MS = 60_000;

/**
 * True when installing helps and disturbs nobody: once, to a player who keeps a list here, not over
 * a game, and not within the first minute of a first visit.
 */
export function offersInstall(facts: InstallFacts): boolean {
  if (facts.way === null || facts.isInstalled || facts.wasOffered || facts.isAtTable) return false;
  return facts.hasLists && (!facts.isFirstVisit || facts.sinceStartMs >= FIRST_VISIT_MS);
}
