import type { Body } from '../parse/body.ts';
import type { JsonStep } from '../parse/fields.ts';
import type { Operation } from '../parse/operation.ts';
import type { RowRange } from '../parse/range.ts';
import type { SelectedAggregate } from '../parse/select.ts';
import type { Column, DatabaseFunction, ForeignKey, FunctionArgument, Table } from '../schema.ts';

/** The source of rows: a table, a view, or the rows of a function. */
export type Relation = {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly Column[];
  readonly computed: readonly Column[];
};

/** A column of the schema with the way into its JSON. */
export type PlannedField = {
  readonly column: Column;
  readonly path: readonly JsonStep[];
};

export type Output =
  | {
      readonly kind: 'column';
      /** The key in the answer, which the request may have chosen. */
      readonly name: string;
      readonly field: PlannedField;
      /** A type from the list of those that may be cast to. */
      readonly cast: string | null;
      readonly aggregate: PlannedAggregate | null;
    }
  /** The number of rows, `count()`. */
  | { readonly kind: 'count'; readonly name: string; readonly aggregate: PlannedAggregate }
  | { readonly kind: 'join'; readonly name: string; readonly join: Join }
  /** Columns of an embedded table among those of its parent, each under its own key. */
  | { readonly kind: 'spread'; readonly name: string; readonly join: Join };

/** The aggregate of a group of rows: all that are alike in the other columns. */
export type PlannedAggregate = {
  readonly name: SelectedAggregate['name'];
  /** The type of what it makes, from the list of those that may be cast to. */
  readonly cast: string | null;
};

export type PlannedFilter =
  | {
      readonly kind: 'filter';
      readonly field: PlannedField;
      readonly not: boolean;
      readonly operation: Operation;
    }
  | {
      readonly kind: 'group';
      readonly op: 'and' | 'or';
      readonly not: boolean;
      readonly parts: readonly PlannedFilter[];
    }
  /** True when an embedded table has rows for this one: `author=not.is.null`. */
  | { readonly kind: 'exists'; readonly not: boolean; readonly join: Join };

export type PlannedOrder = {
  readonly field: PlannedField;
  /** The to-one join whose row holds the field; null for the relation itself. */
  readonly join: Join | null;
  readonly direction: 'asc' | 'desc' | null;
  readonly nulls: 'first' | 'last' | null;
};

/** A related table to embed. */
export type Join = {
  readonly kind: 'one' | 'many';
  readonly inner: boolean;
  /**
   * Pairs of columns that must be equal: the parent's, then the child's; for a junction the
   * parent's, then its own.
   */
  readonly on: readonly ColumnPair[];
  /** The table between the two, and its columns with the child's; null for a plain foreign key. */
  readonly junction: { readonly table: Relation; readonly on: readonly ColumnPair[] } | null;
  /** The function of the parent's row that returns the child's rows; null for a foreign key. */
  readonly call: { readonly schema: string; readonly name: string } | null;
  readonly rows: ReadPlan;
};

export type ColumnPair = readonly [own: Column, other: Column];

export type ReadPlan = {
  /** Unique within the request. */
  readonly id: number;
  /** The relation's name in the statement, other than those of the rows that it is embedded in. */
  readonly alias: string;
  readonly relation: Relation;
  readonly outputs: readonly Output[];
  readonly filters: readonly PlannedFilter[];
  readonly orders: readonly PlannedOrder[];
  readonly range: RowRange;
};

export type WritePlan = {
  readonly kind: 'insert' | 'put' | 'update' | 'delete';
  readonly table: Table;
  readonly columns: readonly Column[];
  readonly body: Body;
  /** Keys that a row lacks take the column's default instead of null. */
  readonly defaults: boolean;
  readonly conflict: { readonly columns: readonly Column[]; readonly action: 'merge' | 'ignore' } | null;
  readonly filters: readonly PlannedFilter[];
  /** Columns that the answer needs from the rows written. */
  readonly returning: readonly Column[];
  /** The rows of the answer; null when only their number matters. */
  readonly rows: ReadPlan | null;
  /** Columns for the Location header; empty without one. */
  readonly location: readonly Column[];
};

export type CallPlan = {
  readonly function: DatabaseFunction;
  readonly args: readonly FunctionArgument[];
  /** The function takes the whole body as its one unnamed argument. */
  readonly wholeBody: boolean;
  readonly body: Body;
  /** The rows of a composite answer; null for a scalar one. */
  readonly rows: ReadPlan | null;
  /** Columns of a composite answer that its rows are made from. */
  readonly columns: readonly Column[];
  readonly range: RowRange;
};

export type Plan =
  | { readonly kind: 'read'; readonly read: ReadPlan }
  | { readonly kind: 'write'; readonly write: WritePlan }
  | { readonly kind: 'call'; readonly call: CallPlan };

/** A way from one relation to another, seen from the first. */
export type Relationship = {
  readonly kind: 'one' | 'many';
  readonly target: Table;
  readonly way:
    | {
        readonly by: 'key';
        readonly cardinality: 'many-to-one' | 'one-to-many' | 'one-to-one';
        readonly key: ForeignKey;
        readonly parentColumns: readonly string[];
        readonly childColumns: readonly string[];
      }
    | {
        readonly by: 'junction';
        readonly table: Table;
        /** Its keys to the parent and to the child. */
        readonly keys: readonly [ForeignKey, ForeignKey];
      }
    | { readonly by: 'function'; readonly function: DatabaseFunction };
};
