/** All that a function stands on. The hosted runtime and our own server hand over the same. */
export type FunctionContext = {
  /** A setting or a secret by its name; undefined when it is not set. */
  readonly env: (name: string) => string | undefined;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
};

/** Handles one request; never rejects. */
export type FunctionHandler = (request: Request) => Promise<Response>;

/** A setting without the spaces around it; null when it is missing or blank. */
export function setting(parts: FunctionContext, name: string): string | null {
  return parts.env(name)?.trim() || null;
}
