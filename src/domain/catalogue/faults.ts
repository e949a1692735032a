import * as v from 'valibot';

/**
 * A fault of a catalogue file, for the person who edits it: file, unit (its id, or `#4` by
 * position), field.
 */
export type Fault = {
  readonly file: string;
  /** Empty when the fault is the file's own. */
  readonly unit: string;
  /**
   * A path such as `profile.profiles[0].melee.dice[2]`; empty when the fault is the whole entry's.
   */
  readonly field: string;
  readonly message: string;
};

export type Parsed<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly faults: readonly Fault[] };

/**
 * Parses a whole file against a schema and names what does not fit, with the unit or entry left
 * empty. `at` is where inside the file `input` stands, for parts of a larger file.
 */
export function parseFile<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  at: { readonly file: string; readonly unit?: string },
): Parsed<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const faults = result.issues.map((issue) => ({
    file: at.file,
    unit: at.unit ?? '',
    field: fieldPath(issue),
    message: faultMessage(issue),
  }));
  return { ok: false, faults };
}

/** One line for a terminal: `units.json: hersir: points: expected …`. */
export function faultLine({ file, unit, field, message }: Fault): string {
  return [file, unit, field, message].filter((part) => part !== '').join(': ');
}

function fieldPath(issue: v.BaseIssue<unknown>): string {
  const steps = (issue.path ?? []).map(({ key }) =>
    typeof key === 'number' ? `[${key}]` : `.${String(key)}`,
  );
  return steps.join('').replace(/^\./u, '');
}

function faultMessage(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'this field does not exist here';
  if (issue.input === undefined) return 'is missing';
  // The library's own sentence starts so; ours say what is expected.
  const expected = issue.message.startsWith('Invalid ') ? (issue.expected ?? 'another value') : issue.message;
  return `expected ${expected}, found ${JSON.stringify(issue.input)}`;
}
