/**
 * SQL text with its values apart. Values are text of no stated type: the database reads them as the
 * place demands.
 */
export type Statement = {
  readonly text: string;
  readonly params: readonly string[];
};

/** Collects the values of one statement while its text is built. */
export class Parameters {
  readonly values: string[] = [];

  /** Takes a value and returns its placeholder in the text. */
  bind(value: string): string {
    this.values.push(value);
    return `$${String(this.values.length)}`;
  }
}

/**
 * Returns a name as SQL writes it: of the schema, or a key that a request gives its response.
 * Nothing else of a request becomes part of SQL. A name holds no NUL, which would end the text of
 * the statement (readQuoted refuses it).
 */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A name of the schema as a text constant. */
export function quoteText(text: string): string {
  const quoted = `'${text.replaceAll("'", "''")}'`;
  return quoted.includes('\\') ? `E${quoted.replaceAll('\\', '\\\\')}` : quoted;
}

/** A table, view or function with its schema. */
export function quotePlace({ schema, name }: { readonly schema: string; readonly name: string }): string {
  return `${quoteName(schema)}.${quoteName(name)}`;
}

/** Texts as the one value of a text[] parameter. */
export function arrayLiteral(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
