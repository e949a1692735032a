/** The table API's view of the database: a request can name nothing outside of it. */
export type Schema = {
  /** The schemas that requests may name, the default first. */
  readonly exposed: readonly string[];
  readonly tables: readonly Table[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly functions: readonly DatabaseFunction[];
};

/** A table or view of an exposed schema. */
export type Table = {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly Column[];
  /** Functions of a row that read as columns of it; `*` does not name them. */
  readonly computed: readonly Column[];
  /** Column names in key order, a view's as its table has it; empty without one. */
  readonly primaryKey: readonly string[];
  /** Column sets that are unique, the primary key among them. */
  readonly uniques: readonly (readonly string[])[];
  readonly isView: boolean;
  readonly insertable: boolean;
  readonly updatable: boolean;
  readonly deletable: boolean;
};

export type Column = {
  readonly name: string;
  /** As SQL writes it, such as `character varying(40)` or `timestamp with time zone`. */
  readonly type: string;
  /** The SQL expression of its default, from the catalogue; null without one. */
  readonly defaultSql: string | null;
};

/** A foreign key between two tables, or views that show its columns. */
export type ForeignKey = {
  readonly name: string;
  readonly schema: string;
  readonly table: string;
  readonly columns: readonly string[];
  readonly foreignSchema: string;
  readonly foreignTable: string;
  /** In the order of `columns`. */
  readonly foreignColumns: readonly string[];
};

export type DatabaseFunction = {
  readonly schema: string;
  readonly name: string;
  readonly args: readonly FunctionArgument[];
  readonly volatility: 'immutable' | 'stable' | 'volatile';
  /** The table or view whose row is its only argument; null for every other function. */
  readonly rowOf: { readonly schema: string; readonly name: string } | null;
  readonly returns: FunctionReturn;
};

export type FunctionArgument = {
  /** Empty when the function does not name it. */
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly variadic: boolean;
};

export type FunctionReturn = {
  readonly kind: 'void' | 'scalar' | 'composite';
  readonly set: boolean;
  /** A set of one row at most, as it says of itself. */
  readonly atMostOne: boolean;
  /** For a row of a known table or view, its schema and name. */
  readonly table: { readonly schema: string; readonly name: string } | null;
  /** For a composite: its columns, from the table or from the OUT and TABLE arguments. */
  readonly columns: readonly Column[];
};

/** Finds an exposed table or view; null when the schema has none of that name. */
export function findTable(schema: Schema, namespace: string, name: string): Table | null {
  return schema.tables.find((table) => table.name === name && table.schema === namespace) ?? null;
}

/** Finds a column by its exact name, a computed one too; null when the relation has none. */
export function findColumn(
  relation: { readonly columns: readonly Column[]; readonly computed: readonly Column[] },
  name: string,
): Column | null {
  const isIt = (column: Column) => column.name === name;
  return relation.columns.find(isIt) ?? relation.computed.find(isIt) ?? null;
}
