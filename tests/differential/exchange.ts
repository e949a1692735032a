/** One request that both servers are asked. */
export type Ask = {
  readonly method: string;
  /** Below the API, with its query, encoded as it is sent: `lists?id=eq.1`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** The subject of a signed-in user; null for nobody. */
  readonly as: string | null;
};

/** One server's response. */
export type Answer = {
  readonly status: number;
  /** By lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/**
 * Headers that belong to the answer; others (dates, lengths, server names) say nothing about it.
 */
const HEADERS = [
  'allow',
  'content-location',
  'content-profile',
  'content-range',
  'content-type',
  'location',
  'preference-applied',
  'www-authenticate',
  'x-pot',
] as const;

/** The keys in the body of a refusal. */
const ERROR_KEYS = ['code', 'message', 'details', 'hint'] as const;

/**
 * Something about an answer that may differ. `bytes`: the same JSON values, written in another way.
 */
export type Field = 'status' | 'body' | 'bytes' | (typeof HEADERS)[number] | (typeof ERROR_KEYS)[number];

/** Compares two responses and names all fields that differ; empty for equal responses. */
export function differingFields(real: Answer, ours: Answer): readonly Field[] {
  const fields: Field[] = real.status === ours.status ? [] : ['status'];
  for (const name of HEADERS) {
    if ((real.headers[name] ?? '') !== (ours.headers[name] ?? '')) fields.push(name);
  }
  return [...fields, ...differingBody(real, ours)];
}

function differingBody(real: Answer, ours: Answer): readonly Field[] {
  if (real.body === ours.body) return [];
  const values = [jsonOf(real.body), jsonOf(ours.body)] as const;
  if (values[0] === undefined || values[1] === undefined) return ['body'];
  const errors = [errorOf(real), errorOf(ours)] as const;
  const [first, second] = errors;
  if (first !== null && second !== null) {
    return ERROR_KEYS.filter((key) => canonical(first[key]) !== canonical(second[key]));
  }
  return canonical(values[0]) === canonical(values[1]) ? ['bytes'] : ['body'];
}

/** Returns the parts of a refusal; null for any other response. */
export function errorOf({ status, body }: Answer): Readonly<Record<string, unknown>> | null {
  const value = status >= 300 ? jsonOf(body) : null;
  return typeof value === 'object' && value !== null && 'code' in value ? { ...value } : null;
}

/** Returns the value of a JSON text; undefined when it cannot be parsed. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A JSON value as a text in which the order of keys and the spacing say nothing. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
