import { refused } from './rest-error.ts';

/** The most that one request may ask for. Each is a setting (docs/operating.md). */
export type Bounds = {
  /** Columns and embedded tables of a request, those of `*` and of embedded tables among them. */
  readonly outputs: number;
  /**
   * Times that a request may select one column, whole or a piece of its JSON: each is read and
   * written again.
   */
  readonly repeats: number;
  /**
   * Tables embedded in one another: where each level leads to many rows, the next one multiplies
   * them.
   */
  readonly embedding: number;
  /** Bytes of the rows of an answer. The database gives up as soon as there are more. */
  readonly answerBytes: number;
};

export const DEFAULT_BOUNDS: Bounds = {
  outputs: 500,
  repeats: 16,
  embedding: 5,
  answerBytes: 16_777_216,
};

/** PostgreSQL's own errors for too much are of class 54, for which PostgREST returns 413. */
const STATUS = 413;

/** Returns the refusal of a request that selects more columns and tables than `outputs`. */
export function tooManyOutputs({ outputs }: Bounds): ReturnType<typeof refused> {
  return refused(STATUS, '54011', `A request may select ${String(outputs)} columns at most`, {
    hint: 'Select fewer columns, or read them in several requests.',
  });
}

/** Returns the refusal of a request that selects one column more often than `repeats`. */
export function tooManyRepeats({ repeats }: Bounds, column: string): ReturnType<typeof refused> {
  const message = `The column "${column}" may be selected ${String(repeats)} times at most in one request`;
  return refused(STATUS, '54000', message, {
    hint: 'Select the column once and take its pieces from the answer.',
  });
}

/** Returns the refusal of tables that are embedded deeper than `embedding`. */
export function tooDeep(embedding: number): ReturnType<typeof refused> {
  return refused(STATUS, '54001', `Tables may be embedded ${String(embedding)} deep at most`, {
    hint: 'Read the inner tables in a request of their own.',
  });
}

/** Returns the refusal of an answer of more than `answerBytes`. */
export function answerTooLarge({ answerBytes }: Bounds): ReturnType<typeof refused> {
  return refused(STATUS, '54000', `The answer would be larger than ${String(answerBytes)} bytes`, {
    hint: 'Ask for fewer rows (limit) or fewer columns (select).',
  });
}
