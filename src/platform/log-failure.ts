/**
 * Notes for whoever looks for a fault that something failed which the page goes on without (spec
 * section 8, "logged").
 */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes to the browser's console
  console.error(what, error);
}
