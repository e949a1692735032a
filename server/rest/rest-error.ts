/**
 * A refusal as the table API words it: PostgREST's code, message, details and hint with the HTTP
 * status.
 */
export type RestError = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Text, or for an ambiguous relationship the list of candidates. */
  readonly details: string | readonly Readonly<Record<string, string>>[] | null;
  readonly hint: string | null;
};

export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: RestError };

/** The value that a step found. */
export function found<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** A step's refusal; details and hint are null where PostgREST gives none. */
export function refused(
  status: number,
  code: string,
  message: string,
  more: { readonly details?: RestError['details']; readonly hint?: string | null } = {},
): { readonly ok: false; readonly error: RestError } {
  return {
    ok: false,
    error: { status, code, message, details: more.details ?? null, hint: more.hint ?? null },
  };
}

/** Runs a function over each item in order; returns the first refusal, else all values. */
export function every<T, U>(items: readonly T[], step: (item: T) => Result<U>): Result<readonly U[]> {
  const values: U[] = [];
  for (const item of items) {
    const result = step(item);
    if (!result.ok) return result;
    values.push(result.value);
  }
  return found(values);
}
