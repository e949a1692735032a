/**
 * The little of Deno that the entry files stand on, for the checks of this repository; Deno itself
 * brings its own types.
 */
declare const Deno: {
  readonly env: { readonly get: (name: string) => string | undefined };
  readonly serve: (handler: (request: Request) => Promise<Response>) => unknown;
};
