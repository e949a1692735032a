/** A page that is hidden for so long hears nothing more until it is shown again. */
const HIDDEN_MS = 10_000;

/**
 * Keeps a connection while the page is in view, and for a moment longer. `connect` resolves to the
 * function that ends it. `look` is called whenever the page or the network may have come back: a
 * connection that could not be made is tried again then.
 */
export function connectInView(connect: () => Promise<() => void>) {
  let connection: Promise<() => void> | null = null;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(hiding);
    connection?.then(
      (disconnect) => disconnect(),
      () => undefined,
    );
    connection = null;
  };
  const look = () => {
    clearTimeout(hiding);
    if (document.visibilityState === 'hidden') {
      hiding = setTimeout(end, HIDDEN_MS);
      return;
    }
    connection ??= connect();
    connection.catch(() => {
      connection = null;
    });
  };
  return { look, end };
}
