import type { Param } from '#server/db/database.ts';
import type { SampleName } from './samples.ts';

/** The arguments of one call. `me` is the player who asks; a visitor has none. */
export type Row = Readonly<Record<string, unknown>>;

type Call = {
  /** A table, or `rpc/` and a function. */
  readonly path: string;
  readonly method?: 'POST' | 'PATCH' | 'DELETE';
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly prefer?: string;
};

/** One query of the product. */
export type Query = {
  readonly name: string;
  /** The arguments that it is called with. */
  readonly of: SampleName;
  /** Rows that a call may read where 20,000 are too few. */
  readonly mostRows?: number;
} & (
  | { readonly call: (row: Row) => Call }
  /** A statement that the server runs by itself. What it writes is undone. */
  | { readonly sql: string; readonly params?: (row: Row) => readonly Param[] }
);
