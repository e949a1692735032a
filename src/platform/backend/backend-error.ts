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
