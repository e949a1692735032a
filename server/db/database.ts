/**
 * A value that a query is given. It travels as text and gets the type that the statement asks for.
 */
export type Param = string | number | boolean | null;

/**
 * One answered statement. Values are as `batch.ts` parses them: numbers, truth values and JSON are
 * parsed; everything else, timestamps, bigints and numerics among them, is the database's own text.
 */
export type QueryResult = {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** Rows that an insert, update or delete touched; 0 for other statements. */
  readonly affected: number;
};

/**
 * The calls that are allowed inside a transaction. A failed statement throws a DatabaseError and
 * ends the transaction.
 */
export type Session = {
  /**
   * One statement; `$1`, `$2` … are its parameters. With `last` it commits as well, in the same
   * message: nothing may follow, and what it did stays even when `run` throws afterwards.
   */
  readonly query: (
    text: string,
    params?: readonly Param[],
    options?: { readonly last?: boolean },
  ) => Promise<QueryResult>;
};

/**
 * A transaction of the server itself: migrations, accounts. Never handed to anything that a request
 * can steer.
 */
export type OwnerSession = {
  /** Any number of statements without parameters. */
  readonly script: (text: string) => Promise<void>;
} & Session;

/** The role and the options with which one request of the API uses the database. */
export type RequestContext = {
  /**
   * A role that `authenticator` is a member of: `anon`, `authenticated`, `service_role`. Others are
   * refused with 42501.
   */
  readonly role: string;
  /** The verified claims of the token, null when there was none. */
  readonly claims: Readonly<Record<string, unknown>> | null;
  readonly readOnly: boolean;
  /** Longest time of one statement; by default 3 s for anon (embedded 1 s), else 8 s. */
  readonly timeoutMs?: number;
  /** More settings of this transaction, for example `search_path` or `request.method`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Undo everything at the end, whatever was answered (`Prefer: tx=rollback`). */
  readonly rollback?: boolean;
};

export type OwnerOptions = {
  readonly timeoutMs?: number;
  /** Every statement sees the database as it was at the first one, and none changes it. */
  readonly isSnapshot?: boolean;
};

/** A listener to notifications. It must not throw. */
export type Listener = {
  readonly onNotice: (payload: string) => void;
  /** Called when notifications may have been missed; it hears again from then on. */
  readonly onGap: () => void;
};

/**
 * The database as the server sees it, embedded or not. Each call is one transaction from its first
 * statement on: it commits when `run` returns and rolls back when it throws. Do not call one inside
 * another, and wait for nothing but the database inside `run`: the embedded database runs one
 * transaction after the other.
 */
export type Database = {
  readonly withRequest: <T>(context: RequestContext, run: (session: Session) => Promise<T>) => Promise<T>;
  /**
   * A transaction that is always undone: what `prepare` does as the owner is there for `run`, which
   * has the role of the context.
   */
  readonly withTrial: <T>(
    context: RequestContext,
    prepare: (session: Session) => Promise<void>,
    run: (session: Session) => Promise<T>,
  ) => Promise<T>;
  /** Past row-level security, as the owner of the tables. */
  readonly withOwner: <T>(run: (session: OwnerSession) => Promise<T>, options?: OwnerOptions) => Promise<T>;
  /**
   * Hears what transactions NOTIFY on a channel, from now on and after their commit. The channel is
   * a plain name. One listener for a channel.
   */
  readonly listen: (channel: string, listener: Listener) => Promise<void>;
  /** Waits for what is under way, then closes. Later calls fail. */
  readonly close: () => Promise<void>;
};
