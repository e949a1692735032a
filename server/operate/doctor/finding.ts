/** The state of one thing: `look` works, and should be looked at; `broken` does not work. */
export type Finding = {
  readonly state: 'ok' | 'look' | 'broken';
  readonly name: string;
  /** One sentence or two: what is wrong, and what to do. */
  readonly words: string;
};

/** Everything that the doctor is given from outside. */
export type DoctorParts = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
  readonly fetch: typeof globalThis.fetch;
  readonly version: string;
  /** The version of Node that runs this. */
  readonly node: string;
  /** The folder of the repository. */
  readonly root: string;
  /** The stamp of what the built app was made of, and of the sources now; null without a build. */
  readonly build: { readonly built: string | null; readonly sources: readonly string[] };
  /** The user that a file belongs to, by number. */
  readonly ownerOf: (file: string) => number;
};

export const MB = 1_000_000;
export const DAY_MS = 86_400_000;
/** The longest that anything outside may take to answer. */
export const TIMEOUT_MS = 5_000;

/** A thing that is as it should be. */
export const ok = (name: string, words: string): Finding => ({ state: 'ok', name, words });
/** A thing that works, and should be looked at. */
export const look = (name: string, words: string): Finding => ({ state: 'look', name, words });
/** A thing that does not work. */
export const broken = (name: string, words: string): Finding => ({ state: 'broken', name, words });
