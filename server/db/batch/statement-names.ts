import { createHash } from 'node:crypto';

/** A statement with the name under which the database keeps it, or without one. */
export type NamedStatement = {
  /** Empty without a name. */
  readonly name: string;
  /** True when its text goes along; else the database has it. */
  readonly parse: boolean;
  /** Statements that the database may forget before. */
  readonly drops: readonly string[];
};

/**
 * The statements that one connection knows by name, so that a text that comes again need not be
 * read and planned again.
 */
export type StatementNames = {
  readonly use: (text: string) => NamedStatement;
  /** The database has read the statement of that name. */
  readonly parsed: (name: string) => void;
  /** Starts over, because the statements that the database keeps have become wrong. */
  readonly reset: () => void;
  /** No names any more: what stands between hands the database's connections to several. */
  readonly stop: () => void;
};

/** Each takes some ten kilobytes of the database's memory. */
const MOST_NAMED = 100;
/**
 * A text gets its name when it comes the second time: most of those that come once never come
 * again.
 */
const MOST_SEEN = 500;
/**
 * The longest statement that gets a name. A kept statement takes memory with its length, and
 * statements longer than the app's own are somebody's experiments.
 */
const LONGEST_NAMED = 8_000;

/**
 * The same for every connection and process: behind a pooler a name may be another's, and must mean
 * the same text there.
 */
function nameOf(text: string): string {
  return `muster_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
}

/** Names for the statements of a new connection. */
export function createStatementNames(): StatementNames {
  /** The least used first. */
  const named = new Map<string, { readonly name: string; isParsed: boolean }>();
  const seen = new Set<string>();

  let drops: string[] = [];
  let stopped = false;

  const remove = (text: string) => {
    const one = named.get(text);
    named.delete(text);
    if (one?.isParsed === true) drops.push(one.name);
  };
  const unnamed = (): NamedStatement => ({ name: '', parse: true, drops: [] });
  const reset = () => {
    for (const text of named.keys()) remove(text);
    seen.clear();
  };
  return {
    use: (text) => {
      if (stopped || text.length > LONGEST_NAMED) return unnamed();
      const known = named.get(text);
      if (known !== undefined) {
        named.delete(text);
        named.set(text, known);
        return { name: known.name, parse: !known.isParsed, drops: [] };
      }
      if (!seen.delete(text)) {
        seen.add(text);
        const [first] = seen;
        if (first !== undefined && seen.size > MOST_SEEN) seen.delete(first);
        return unnamed();
      }
      const name = nameOf(text);
      named.set(text, { name, isParsed: false });
      const [oldest] = named.keys();
      if (oldest !== undefined && named.size > MOST_NAMED) remove(oldest);
      const due = drops;
      drops = [];
      return { name, parse: true, drops: due };
    },
    parsed: (name) => {
      for (const one of named.values()) if (one.name === name) one.isParsed = true;
    },
    reset,
    stop: () => {
      reset();
      stopped = true;
    },
  };
}
