import { quoteName } from '#server/rest/sql/statement.ts';

/** A condition of a subscription on one column. */
export type ChangeFilter = {
  readonly column: string;
  readonly isNegated: boolean;
  readonly operator: FilterOperator;
  /** The texts to compare with: several for `in`, else one. */
  readonly values: readonly string[];
};

/** Operators of PostgREST that a hosted project knows here, as SQL. */
const OPERATORS = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  in: '= any',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  is: 'is',
  isdistinct: 'is distinct from',
} as const;

export type FilterOperator = keyof typeof OPERATORS;

const MOST_FILTERS = 10;
const MOST_VALUES = 100;
const IS_VALUES: readonly string[] = ['null', 'true', 'false', 'unknown'];
/** Operators whose other side is a text, whatever the column is. */
const OF_TEXT: ReadonlySet<FilterOperator> = new Set(['like', 'ilike', 'match', 'imatch']);

/** Reads `column=op.value` and more of them after commas. Returns null for what is malformed. */
export function readFilters(text: string): readonly ChangeFilter[] | null {
  const filters = splitOutside(text).map(readFilter);
  const isWhole = filters.every((filter) => filter !== null);
  return isWhole && filters.length <= MOST_FILTERS ? filters : null;
}

function readFilter(text: string): ChangeFilter | null {
  const {
    column = '',
    negation,
    name = '',
    value = '',
  } = /^(?<column>[^=]+)=(?<negation>not\.)?(?<name>[a-z]+)\.(?<value>.*)$/s.exec(text.trim())?.groups ?? {};
  if (!isOperator(name)) return null;
  const values = name === 'in' ? readList(value) : [unquote(value)];
  if (values === null || (name === 'is' && !IS_VALUES.includes(value.toLowerCase()))) return null;
  return { column, isNegated: negation !== undefined, operator: name, values };
}

function isOperator(name: string): name is FilterOperator {
  return Object.hasOwn(OPERATORS, name);
}

function readList(text: string): readonly string[] | null {
  if (!text.startsWith('(') || !text.endsWith(')')) return null;
  const values = splitOutside(text.slice(1, -1)).map(unquote);
  return values.length <= MOST_VALUES ? values : null;
}

/** Splits at the commas that are in no quotes and no parentheses. */
function splitOutside(text: string): readonly string[] {
  const pieces = [''];
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '"') isQuoted = !isQuoted;
    if (!isQuoted && letter === '(') depth += 1;
    if (!isQuoted && letter === ')') depth -= 1;
    const isEnd = letter === ',' && depth === 0 && !isQuoted;
    // A letter after a backslash in quotes means itself.
    const taken = isQuoted && letter === '\\' ? text.slice(at, (at += 1) + 1) : letter;
    if (isEnd) pieces.push('');
    else pieces[pieces.length - 1] += taken;
  }
  return pieces;
}

function unquote(text: string): string {
  const quoted = /^"(?<inner>.*)"$/s.exec(text.trim())?.groups?.['inner'];
  return quoted === undefined ? text : quoted.replaceAll(/\\(.)/gs, '$1');
}

/** The columns of a table with their SQL types, as `format_type` names them. */
export type ColumnTypes = ReadonlyMap<string, string>;

/**
 * SQL for a filter over a row `r` of the table, with the next parameters from `first` on. Null for
 * an unknown column.
 */
export function filterSql(filter: ChangeFilter, types: ColumnTypes, first: number) {
  const { column, isNegated, operator, values } = filter;
  const type = types.get(column);
  if (type === undefined) return null;
  const name = `(r).${quoteName(column)}`;
  const otherType = OF_TEXT.has(operator) ? 'text' : type;
  const operand = OF_TEXT.has(operator) ? `${name}::text` : name;
  const casts = values.map((_, at) => `cast($${String(first + at)}::text as ${otherType})`);
  if (operator === 'is') {
    const sql = `${name} is ${isNegated ? 'not ' : ''}${values[0]?.toLowerCase() ?? 'null'}`;
    return { sql, params: [], casts: [] };
  }
  const other = operator === 'in' ? `(array[${casts.join(', ')}])` : ` ${casts[0] ?? 'null'}`;
  const sql = `${operand} ${OPERATORS[operator]}${other}`;
  return { sql: isNegated ? `not (${sql})` : sql, params: values, casts };
}
