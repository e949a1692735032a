import * as v from 'valibot';

/** Raised when a file of the new shape could not be read by the reader of the old one. */
export const FORMAT = 1;

const HEADER = '-- muster-backup ';
const END = '-- muster-backup-end sha256:';
/** PostgreSQL's end of the rows of a COPY. */
export const END_OF_ROWS = '\\.';

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const TOO_ODD = /[\u0000-\u001f\u007f\\]|\$muster\$/;
/** A text that is safe in a script: nothing in it can end its line, its text or its block. */
const Word = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.check((text) => !TOO_ODD.test(text)),
);
const Name = v.pipe(Word, v.minLength(1), v.maxLength(63));
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const TableSchema = v.strictObject({
  schema: Name,
  name: Name,
  columns: v.pipe(v.array(Name), v.minLength(1), v.maxLength(1600)),
  rows: Count,
});
const SequenceSchema = v.strictObject({
  schema: Name,
  name: Name,
  value: v.pipe(v.string(), v.regex(/^-?\d{1,19}$/)),
  called: v.boolean(),
});
const SeedSchema = v.strictObject({
  path: Word,
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  at: Word,
});
const HeaderSchema = v.strictObject({
  format: v.literal(FORMAT),
  /** The product's version that wrote it. */
  product: v.string(),
  /** The time of the backup, ISO 8601. */
  made: v.pipe(v.string(), v.isoTimestamp()),
  /** The version of the database that it came from. */
  postgres: v.string(),
  /** The versions of the project's migrations that had been applied, in order. */
  migrations: v.array(Word),
  /** Seed files whose content had been applied: the rows have it, or what became of it since. */
  seeds: v.array(SeedSchema),
  /** The tables in the order of the file: referenced ones come first. */
  tables: v.array(TableSchema),
  sequences: v.array(SequenceSchema),
  /** Tables whose rows are not in the file, for the information of a reader. */
  leftOut: v.array(v.string()),
});

export type BackupHeader = Readonly<v.InferOutput<typeof HeaderSchema>>;
export type BackupTable = Readonly<v.InferOutput<typeof TableSchema>>;
export type BackupSeed = Readonly<v.InferOutput<typeof SeedSchema>>;
export type BackupSequence = Readonly<v.InferOutput<typeof SequenceSchema>>;

export type HeaderResult =
  | { readonly ok: true; readonly header: BackupHeader }
  | { readonly ok: false; readonly reason: 'no-backup' | 'newer' | 'malformed' };

/** Returns the content of a backup as one comment line of SQL. */
export function headerLine(header: BackupHeader): string {
  return `${HEADER}${JSON.stringify(header)}`;
}

/** Reads the header line. `newer`: a format that this version does not know. */
export function parseHeader(line: string): HeaderResult {
  if (!line.startsWith(HEADER)) return { ok: false, reason: 'no-backup' };
  const content = parseJson(line.slice(HEADER.length));
  const format = v.safeParse(v.object({ format: Count }), content);
  if (format.success && format.output.format > FORMAT) return { ok: false, reason: 'newer' };
  const header = v.safeParse(HeaderSchema, content);
  return header.success ? { ok: true, header: header.output } : { ok: false, reason: 'malformed' };
}

/** The last line: a checksum of every byte before it. */
export function endLine(sha256: string): string {
  return `${END}${sha256}`;
}

/** Returns the checksum in a last line; null when the line is no such line. */
export function parseEnd(line: string): string | null {
  const sha256 = line.startsWith(END) ? line.slice(END.length) : '';
  return /^[0-9a-f]{64}$/.test(sha256) ? sha256 : null;
}

/** A name as SQL writes it. Throws for one that could break out of its line or its block. */
export function quoteName(name: string): string {
  return `"${harmless(name).replaceAll('"', '""')}"`;
}

/** A text as an SQL literal, under the same rule. */
export function quoteText(text: string): string {
  return `'${harmless(text).replaceAll("'", "''")}'`;
}

function harmless(text: string): string {
  if (TOO_ODD.test(text)) throw new Error(`${JSON.stringify(text)} cannot be written to a backup.`);
  return text;
}

/** A table or sequence as SQL writes it. */
export function quoteRelation({ schema, name }: { readonly schema: string; readonly name: string }): string {
  return `${quoteName(schema)}.${quoteName(name)}`;
}

/** The line that the rows of a table follow. */
export function copyLine(table: BackupTable): string {
  return `copy ${quoteRelation(table)} (${table.columns.map(quoteName).join(', ')}) from stdin;`;
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const MEANINGS: Readonly<Record<string, string>> = { '\\': '\\', n: '\n', r: '\r', t: '\t' };

/** One row in PostgreSQL's text format of COPY. */
export function rowLine(values: readonly (string | null)[]): string {
  return values
    .map((value) =>
      value === null ? '\\N' : value.replace(/[\\\n\r\t]/g, (found) => ESCAPES[found] ?? found),
    )
    .join('\t');
}

/** Returns a row of `columns` values; null for a line that rowLine cannot have written. */
export function parseRow(line: string, columns: number): readonly (string | null)[] | null {
  const fields = line.split('\t');
  if (fields.length !== columns || line.includes('\0')) return null;
  const values: (string | null)[] = [];
  for (const field of fields) {
    if (field !== '\\N' && !/^(?:[^\\\r]|\\[\\nrt])*$/.test(field)) return null;
    values.push(
      field === '\\N' ? null : field.replace(/\\(.)/g, (_all, found: string) => MEANINGS[found] ?? found),
    );
  }
  return values;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
