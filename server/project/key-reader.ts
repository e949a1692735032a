import { seconds } from './duration.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads a file's values by their key, such as `auth.email.otp_length`. A missing or faulty one
 * gives the fallback.
 */
export type KeyReader = {
  readonly text: <T extends string | null>(key: string, fallback: T) => string | T;
  readonly flag: (key: string, fallback: boolean) => boolean;
  readonly whole: (key: string, fallback: number, range: Range) => number;
  readonly list: (key: string, fallback: readonly string[]) => readonly string[];
  /** A duration such as `1h30m`, in seconds. */
  readonly duration: <T extends number | null>(key: string, fallback: T) => number | T;
  readonly choice: <T extends string>(key: string, fallback: T, choices: readonly T[]) => T;
  /** Notes a problem that only the caller can see. */
  readonly refuse: (key: string, expected: string) => void;
  /** The problems so far, a sentence each. */
  readonly problems: readonly string[];
};

export type Range = {
  readonly least: number;
  readonly most: number;
};

/** A value with the words that name it in a sentence. */
type Found = {
  readonly value: unknown;
  /** It came out of the environment, where everything is text. */
  readonly isText: boolean;
  readonly says: string;
};

type Table = Readonly<Record<string, unknown>>;

const LONGEST = 100;

/**
 * A reader of the tables of `file`. As the hosted CLI does it, a value is overridden by the
 * environment's `SUPABASE_AUTH_SITE_URL` (for `auth.site_url`), and `env(NAME)` stands for a
 * variable of the environment.
 */
export function createKeyReader(file: string, tables: Table, env: Environment): KeyReader {
  const problems: string[] = [];
  const note = (problem: string) => {
    if (!problems.includes(problem)) problems.push(problem);
  };
  const find = createFinder(file, tables, env, note);
  const read = <T, F>(key: string, fallback: F, expected: string, parse: (found: Found) => T | null) => {
    const found = find(key);
    if (found === null) return fallback;
    const value = parse(found);
    if (value === null) note(`${found.says}: it must be ${expected}.`);
    return value ?? fallback;
  };

  return {
    text: (key, fallback) => read(key, fallback, 'a text', ({ value }) => asText(value)),
    flag: (key, fallback) => read(key, fallback, 'true or false', asFlag),
    whole: (key, fallback, { least, most }) =>
      read(key, fallback, `a whole number from ${String(least)} to ${String(most)}`, (found) => {
        const value = asNumber(found);
        return value !== null && Number.isInteger(value) && value >= least && value <= most ? value : null;
      }),
    list: (key, fallback) => read(key, fallback, 'a list of texts', asList),
    duration: (key, fallback) =>
      read(key, fallback, 'a duration such as "30s" or "1h30m"', ({ value }) =>
        typeof value === 'string' ? seconds(value) : null,
      ),
    choice: (key, fallback, choices) => {
      const expected = `one of ${choices.map((each) => JSON.stringify(each)).join(', ')}`;
      return read(key, fallback, expected, ({ value }) => choices.find((each) => each === value) ?? null);
    },
    refuse: (key, expected) => {
      note(`${find(key)?.says ?? `${file}: ${key} is not set`}: it must be ${expected}.`);
    },
    problems,
  };
}

/**
 * Creates a function that looks values up. A missing value is null, as is one that cannot be read,
 * which is reported to `note`.
 */
function createFinder(file: string, tables: Table, env: Environment, note: (problem: string) => void) {
  return (key: string): Found | null => {
    const variable = `SUPABASE_${key.toUpperCase().replaceAll('.', '_')}`;
    const override = env[variable];
    if (override !== undefined && override !== '') return fromText(override, variable);

    const steps = key.split('.');
    let value: unknown = tables;
    for (const [at, step] of steps.entries()) {
      if (!isTable(value)) {
        note(`${file}: ${steps.slice(0, at).join('.')} is ${shown(value)}: it must be a table.`);
        return null;
      }
      value = Object.hasOwn(value, step) ? value[step] : undefined;
      if (value === undefined) return null;
    }
    const name = typeof value === 'string' ? /^env\((.*)\)$/.exec(value)?.[1] : undefined;
    if (name === undefined) return { value, isText: false, says: `${file}: ${key} is ${shown(value)}` };
    const held = env[name];
    if (held !== undefined && held !== '') return fromText(held, `${file}: ${key}, from env(${name}),`);
    note(`${file}: ${key} is "env(${name})": that variable must be set in the environment.`);
    return null;
  };
}

function fromText(value: string, name: string): Found {
  return { value, isText: true, says: `${name} is ${shown(value)}` };
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

function shown(value: unknown): string {
  const text = value instanceof Date ? value.toISOString() : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function asFlag({ value, isText }: Found): boolean | null {
  if (typeof value === 'boolean') return value;
  if (!isText) return null;
  return value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : null;
}

function asNumber({ value, isText }: Found): number | null {
  if (typeof value === 'number') return value;
  return isText && typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : null;
}

/** A text with commas is a list too, as the CLI reads it. */
function asList({ value }: Found): readonly string[] | null {
  const parts: unknown = typeof value === 'string' ? value.split(',').map((part) => part.trim()) : value;
  if (!Array.isArray(parts)) return null;
  const texts = parts.filter((part): part is string => typeof part === 'string');
  return texts.length === parts.length ? texts.filter((part) => part !== '') : null;
}
