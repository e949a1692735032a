/**
 * Logs a failure that the page survives, for the person who looks for its cause (docs/product.md,
 * "Messages").
 */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes to the browser's console
  console.error(what, error);
}
