import type { ChildProcess } from 'node:child_process';

/** The database's promises to keep data, as far as they were reported. */
export type Promises = {
  /** Lists that were stored: id and name. */
  readonly lists: Map<string, string>;
  /** The highest number that the counting list was given. */
  counted: number;
};

/** The list whose name counts up: its number only ever grows. */
export const COUNTER = '00000000-0000-4000-8000-000000000000';

/** A process that writes as fast as it can until it is killed. */
export type Victim = {
  readonly child: ChildProcess;
  /** It serves and begins to write; rejects with what it said when it cannot. */
  readonly ready: Promise<void>;
  /** All that was written has been noted in `promises`, once the child is dead. */
  readonly settled: () => Promise<void>;
};

export type StartVictim = (dataDir: string, owner: string, round: number, promises: Promises) => Victim;

/** The name of a list; the round stands in it so that the report can say what was lost when. */
export function listName(round: number, at: number): string {
  return `round ${String(round)} list ${String(at)}`;
}

/** Ten units, so that a row has some weight. */
export const UNITS = JSON.stringify(
  Array.from({ length: 10 }, (_unit, at) => ({
    id: `unit-${String(at)}`,
    name: `Unit ${String(at)}`,
    pointsCost: at,
  })),
);

/** All that a child says on its standard error, for the report of one that failed. */
export function wordsOf(child: ChildProcess): () => string {
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-2_000);
  });
  return () => words.trim();
}
