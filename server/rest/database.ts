import type { TurnRefusal } from '../limits/turns.ts';
import type { Statement } from './sql/statement.ts';

/**
 * The role and the settings of a request's transaction: the database decides on rights, the gateway
 * does not.
 */
export type TransactionContext = {
  /** For SET LOCAL ROLE: `anon`, `authenticated`, `service_role`. */
  readonly role: string;
  /** Begins READ ONLY. */
  readonly readOnly: boolean;
  /** For set_config(name, value, true), `search_path` and `request.jwt.claims` among them. */
  readonly settings: Readonly<Record<string, string>>;
};

/** A line of an answer: every column as text, absent or null without a value. */
export type Line = Readonly<Record<string, string | null | undefined>>;

export type DatabaseFault =
  | {
      readonly kind: 'sql';
      readonly code: string;
      readonly message: string;
      readonly detail: string | null;
      readonly hint: string | null;
      /** The place in its source where the database raised it; null when it does not say. */
      readonly routine: string | null;
    }
  /** The database cannot be reached. */
  | { readonly kind: 'down'; readonly detail: string | null }
  /** It was not this visitor's turn, or nobody's. */
  | ({ readonly kind: 'busy' } & TurnRefusal);

export type DatabaseAnswer =
  { readonly ok: true; readonly line: Line } | { readonly ok: false; readonly fault: DatabaseFault };

/**
 * The one thing that the table API needs of a database: a statement in its own transaction. It
 * sends every parameter as text without a type (no client-side conversion), returns the statement's
 * first line, and commits only when `keeps` accepts that line. Without `keeps` (null) it commits in
 * every case, which takes less time.
 */
export type RestDatabase = {
  run(
    context: TransactionContext,
    statement: Statement,
    keeps: ((line: Line) => boolean) | null,
  ): Promise<DatabaseAnswer>;
};
