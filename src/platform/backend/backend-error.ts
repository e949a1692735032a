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

/** Codes for functions, tables and columns that a backend does not have. */
const UNKNOWN_HERE = /^(?:PGRST20[0245]|42703|42883|42P01)$/;

/**
 * True when the backend does not have what the app asked for: one of them is older than the other.
 * The same call may succeed after an update, so nothing that waits may be given up for it.
 */
export function isOtherVersion(error: unknown): boolean {
  return error instanceof BackendError && UNKNOWN_HERE.test(error.code ?? '');
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
  /** Words of the table API besides its code; empty without any. */
  readonly details: string;
  readonly hint: string;

  constructor(
    message: string,
    status: number,
    code: string | null,
    { details, hint }: { readonly details: string; readonly hint: string } = { details: '', hint: '' },
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.hint = hint;
  }
}
