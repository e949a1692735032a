/**
 * There is no way to the backend: its address or the code that talks to it cannot be had, as when a
 * first use is offline.
 */
export class BackendUnavailable extends Error {
  override readonly name = 'BackendUnavailable';
  constructor(options?: ErrorOptions) {
    super('The backend cannot be reached', options);
  }
}

/**
 * A call to the backend that was refused or never answered. Queries decide by `status` whether they
 * try again.
 */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The service's own code, such as `42501` or `PGRST116`; null without one. */
  readonly code: string | null;

  constructor(message: string, status: number, code: string | null) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The part of a table response that matters here. */
type TableAnswer<Data> = {
  readonly data: Data | null;
  readonly error: { readonly message: string; readonly code?: string } | null;
  readonly status: number;
};

/**
 * The data of a table's answer; null where there is none, as after a write that asks for no rows.
 * Throws BackendError for a refusal or when there was no answer.
 */
export function answerOf<Data>({ data, error, status }: TableAnswer<Data>): Data | null {
  if (error === null) return data;
  throw new BackendError(error.message, status, error.code ?? null);
}
